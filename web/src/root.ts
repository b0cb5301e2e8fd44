// Where the page is on its host: at "/", or below a path such as "/games/" that a proxy gives it. The server writes it into the document.
export const root = globalThis.document?.querySelector<HTMLMetaElement>("meta[name=root]")?.content ?? "/";

/** A path of the page or of the server, "/table/x", as the browser must ask for it. */
export const below_root = (path: string) => root + path.slice(1);

/** A path of the browser as the page knows it. */
export const path_below = (root: string, path: string) => (`${path}/`.startsWith(root) ? `/${path.slice(root.length)}` : path);

/** The page's address as others write it, without a slash at its end. */
export const page_address = () => location.origin + root.slice(0, -1);
