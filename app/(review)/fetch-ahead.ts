import { headers } from "next/headers";
import { preload } from "react-dom";

/**
 * Lets the browser ask for these addresses while it still loads the page's scripts, which will ask for the same. Only for a page that is opened as a
 * document: one that is come to inside the app asks by itself, or has the answers already.
 */
export async function fetchAhead(...addresses: string[]): Promise<void> {
  if ((await headers()).get("sec-fetch-dest") !== "document") return;
  for (const address of addresses) preload(address, { as: "fetch", crossOrigin: "anonymous" });
}
