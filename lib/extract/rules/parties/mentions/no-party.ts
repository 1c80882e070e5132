// Names in the premises of a lease or its assignment that are none of its parties.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { literal } from "@/lib/text/literal";
import type { Mention } from "./mention";

/** "ELM GAS CORP., Oklahoma City ("Assignor")", "lawful money of the United States", "A. Roe, Notary Public": a place beside a name, who coins the price, the notary and the heading of a clause are no parties. */
export const isNoParty = (a: Anatomy, m: Mention): boolean =>
  /^(?:,? (?:a )?notary| clauses?)\b/i.test(a.view.text.slice(m.span.end, m.span.end + 12)) ||
  (/^[A-Z][a-z]+ City$/.test(m.name) && /, $/.test(a.view.text.slice(Math.max(0, m.span.start - 2), m.span.start))) ||
  /\b(?:money|currency|coin) of (?:the )?$/i.test(a.view.text.slice(Math.max(0, m.span.start - 16), m.span.start));

/** "(unsigned) ____ Vera Pyle", "Vera Pyle did not sign": named in the premises of a paper that binds each as he signs it, but not signing. */
export function didNotSign(a: Anatomy, m: Mention): boolean {
  const { text, lines } = a.view;
  const name = literal(m.name);
  const before = new RegExp(`\\b(?:unsigned|not signed|no signature|signature (?:wanting|missing|blank))\\)?[\\s_:.-]{0,60}${name}`, "i");
  const behind = new RegExp(`${name}[\\s_:,.-]{0,40}\\(?(?:unsigned|not signed|no signature|did not sign|has not signed|never signed)\\b`, "i");
  return lines.some((l) => {
    const line = text.slice(l.start, l.end);
    return before.test(line) || (behind.test(line) && !line.slice(line.search(behind)).includes("___"));
  });
}
