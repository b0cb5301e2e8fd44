// The addresses at which other devices reach the server.
import { useEffect, useState } from "preact/hooks";
import { get_house } from "./api.ts";
import { page_address } from "./root.ts";

export function is_this_machine(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}

/** The page's own address, unless it is local to this machine. */
export function addresses_for(origin: string, host: string, known: string[]): string[] {
  if (!is_this_machine(host)) return [origin];
  const wider = known.filter((address) => !is_this_machine(new URL(address).hostname)).map((address) => address.replace(/\/$/, ""));
  return wider.length ? wider : [origin];
}

/** The address to give to other devices; `local`: no other device can open it. */
export function useAddress(): { address: string; local: boolean } {
  const [address, set_address] = useState(page_address);
  useEffect(() => {
    get_house().then(
      (house) => set_address(addresses_for(page_address(), location.hostname, house.addresses ?? [])[0]!),
      () => undefined,
    );
  }, []);
  return { address, local: is_this_machine(new URL(address).hostname) };
}
