// Takers of a deed that gives item by item: "To ELM OIL CO.: one-fourth in Tract 1. To B ROE: …", "To my son A Doe, called Ab, I give the N/2".
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import { nameKey } from "@/lib/names/name-key";

const REACH = 4000;
const KIN = "(?:(?:my|our|his|her) (?:(?:said|beloved|eldest|youngest|only|older|younger) )*[a-z-]+,? )";
/** An item opens a line or sentence with a capital "To"; "To have and to hold" names nobody. */
const ITEM = new RegExp(`(?:[.;:]|\\n|\\s{3})\\s*(?:\\(?[\\w]{1,4}[.)]\\s*)?(?:To|TO|Unto|UNTO) (?:(?:the )?said )?${KIN}?(?=[A-Z][\\w.'’-]*\\s+[A-Z(&])`, "g");

/** Between the names of one item: "To A, B and C". */
const JOINED = /^,?\s+(?:(?:and|&)\s+)?(?:(?:his|her)\s+wife,?\s+|wife,?\s+|husband,?\s+)?$/i;

/** Those to whom the items of such a list give, each once; empty for fewer than two items. */
export function rowTakers(a: Anatomy): Mention[] {
  const { text, blocks } = a.view;
  const from = a.granting?.start ?? a.body.start;
  const end = Math.min(from + REACH, a.testimonium?.start ?? text.length, a.acknowledgments[0]?.start ?? text.length);
  const items = [...text.slice(from, end).matchAll(ITEM)].flatMap((m) => {
    const start = from + m.index + m[0].length;
    const { mentions } = parseMentions(text, start, Math.min(end, start + 300), blocks);
    const first = mentions[0];
    if (!first || first.span.start - start >= 3) return [];
    const apart = mentions.findIndex((x, i) => i > 0 && !JOINED.test(text.slice(mentions[i - 1]?.span.end ?? 0, x.span.start)));
    return apart < 0 ? mentions : mentions.slice(0, apart);
  });
  const once = items.filter((m, i) => items.findIndex((o) => nameKey(o.name) === nameKey(m.name)) === i);
  return items.length > 1 ? once : [];
}
