// An override that the owner of land keeps out of a deed of the land: it burdens no lease of his and is a royalty under another name.
import type { Found } from "./interest";

const OWNED = new Set(["fee", "mineral", "surface"]);
/** A lease that stands, whose working interest could bear an override. */
const OF_A_LEASE =
  /\b(?:said|that certain|existing|present|the|under an?|under (?:his|her|its|their)|leasehold) (?:oil(?:,| and| &) gas (?:and mineral )?)?leases?\b(?! (?:or leases )?(?:hereafter|to be (?:made|given)|that may|which may))|\bworking interests?\b|\bleasehold\b/i;

/** `f` as a royalty where it is an override out of granted land and the paper speaks of no lease that it could burden; else as it was. */
export function overrideOfOwner(f: Found, grants: readonly Found[], text: string): Found {
  if (f.interest.estate_type !== "overriding_royalty" || !grants.length || !grants.every((g) => OWNED.has(g.interest.estate_type))) return f;
  if (OF_A_LEASE.test(text)) return f;
  return { ...f, interest: { ...f.interest, estate_type: "royalty" } };
}
