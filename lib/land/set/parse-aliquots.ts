// The inverse of printAliquots: "N/2 SE/4, NE/4" → region.
import { lexLand } from "@/lib/land/lex/lex-land";
import { plainText } from "@/lib/land/lex/plain-text";
import { readChains } from "@/lib/land/plss/read-chains";
import { chainRegion } from "./aliquot-codes";
import { EMPTY, type Region, union, WHOLE } from "./region";

/** `parseAliquots("N/2 SE/4")` → region; "ALL" → the whole; "" → nothing. Null where the text holds anything but aliquots. */
export function parseAliquots(text: string): Region | null {
  if (text.trim() === "") return EMPTY;
  if (/^\s*all\s*$/i.test(text)) return WHOLE;
  let region: Region = EMPTY;
  for (const item of text.split(",")) {
    const tokens = lexLand(plainText(item));
    const read = tokens[0]?.kind === "AL" ? readChains(tokens, 0) : null;
    if (!read || read.next !== tokens.length) return null;
    for (const c of read.chains) {
      const r = chainRegion(c.pieces);
      if (r === null) return null;
      region = union(region, r);
    }
  }
  return region;
}
