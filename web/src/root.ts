// The page's root on its host: "/", or a path such as "/games/" behind a proxy. The server writes it into the document.
export const root = globalThis.document?.querySelector<HTMLMetaElement>("meta[name=root]")?.content ?? "/";

/** A path such as "/table/x" as the browser must request it. */
export const below_root = (path: string) => root + path.slice(1);

/** A path of the browser, without the root. */
export const path_below = (root: string, path: string) => (`${path}/`.startsWith(root) ? `/${path.slice(root.length)}` : path);

/** The page's full address, without a slash at the end. */
export const page_address = () => location.origin + root.slice(0, -1);
