// Who is meant where the verb has a pronoun or "the said company" for its subject: one whom the recital names ahead.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { mentionsBetween } from "@/lib/extract/rules/parties/mentions/mentions-between";
import { oneWithinOther } from "@/lib/extract/rules/parties/same-party";
import { isOrganisation } from "@/lib/names/entity-type";
import { nameKey } from "@/lib/names/name-key";
import { groupAt } from "./group-before";

const HOUSE =
  "(?:corporation|company|bank|partnership|association|firm|railway|railroad|trust|syndicate|board|commission|department|authority|district|university|college|church|diocese|society|lodge|foundation|hospital)";
/** "acting by its Chairman", "by and through its duly elected President". */
const BY_OFFICER = "(?:,? (?:acting )?(?:herein )?(?:by|through)(?: and through)? (?:its|the) [^.;]{2,80}?,)?";
/** "he hereby transfers", "the said corporation, as Assignor, sells": one named before gives. */
const ANAPHOR = new RegExp(
  `(?:\\b(he|she|it)|\\b(?:(?:the|that|this) said|said|the|that) (${HOUSE}))${BY_OFFICER},?(?: as (?:assignor|grantor|lessor|seller|vendor),?)?(?: (?:do|does|did|has|have|hereby|herewith|now|therefore|also|further|accordingly|by these presents),?){0,6} $`,
  "i",
);
const RECITAL_OPENS =
  /\b(?:[Ww]hereas|WHEREAS),? (?:[Oo]n (?:or about )?(?:the )?(?:[A-Z][a-z]+ \d{1,2}|\d{1,2}\w* (?:day )?of [A-Z][a-z]+),? (?:A\. ?D\.,? )?\d{4},? )?(?:[Tt]he )?(?=[A-Z])/g;

/** Whom such a word means: the house of that kind that is named ahead, else who opens the last recital. */
export function meantAhead(a: Anatomy, verb: number): Mention[] {
  const { text } = a.view;
  const m = ANAPHOR.exec(text.slice(Math.max(0, verb - 180), verb));
  const recitals = m ? [...text.slice(a.body.start, verb).matchAll(RECITAL_OPENS)].map((r) => a.body.start + r.index + r[0].length) : [];
  const [opening, last] = [recitals[0], recitals.at(-1)];
  if (!m || opening === undefined || last === undefined) return [];
  const kind = m[2];
  if (kind) {
    const named = mentionsBetween(a, opening, verb).filter((x) => new RegExp(`\\b${kind}\\b`, "i").test(x.name));
    const longest = named.toSorted((x, y) => y.name.length - x.name.length)[0];
    return longest && named.every((x) => oneWithinOther(nameKey(x.name), nameKey(longest.name))) ? [longest] : [];
  }
  const first = groupAt(a, last, verb)[0];
  return first && (/^it$/i.test(m[1] ?? "") ? isOrganisation(first.name) : !isOrganisation(first.name)) ? [first] : [];
}
