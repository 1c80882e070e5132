// Lists of a decree of divorce: a head that names who gets, and items in sentences of their own behind it.
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import { placesByRole } from "./role-places";

/** What opens a list for one: "Petitioner is awarded …:", "HUSBAND'S PROPERTY", "Property to Wife." */
const HEAD =
  /:\s*(?:[A-Z]{1,2}-?\d{1,2}[.:)]?|\(?(?:\d{1,2}|[A-Za-z])[.)])?\s*$|\b(?:the following|as follows|these (?:items|things|properties))\b[^.;]{0,80}$/;
const HEADING =
  /^\W*(?:[A-Z]{1,2}-?\d{0,2}[.:)] )?(?:(?:[A-Z]\w*\.?|[Tt]he|[Aa]warded|[Pp]roperty|[Ee]state|[Ss]et|[Aa]side|[Oo]f|[Tt]o|[Ii]tems?|[Pp]art|[Ss]hare|[Ss]eparate)(?: |(?=[.:]?\s*$))){1,9}[.:]?\s*$/;
const HEAD_WORDS = /\b(?:property|award(?:s|ed)?|share|estate|part|items?|set aside)\b|^\W*to\b/i;
/** "H-1. The surface", "W-2: accounts", "(a) the farm": an item. */
export const ITEM_OF_DECREE = /^\W*(?:[A-Z]{1,2}-?\d{1,2}[.:)]?|\(?(?:\d{1,2}|[A-Za-z])[.)]) ?/;
/** Things and payments that are no land. */
export const PERSONAL = /\b(?:automobile|vehicle|pickup|furniture|household|bank account|retirement|pension|custody|child support|attorney|lawyer)\b/i;
const DIVESTED = /,? and (?:the )?[A-Z][\w. ]{2,60}? is (?:hereby )?divested\b[^:]{0,300}?(?=:)/;

const ORDERS_ANEW = /^\W*(?:(?:it is|the court|this (?:decree|judgment|order)|each|both|neither|the parties|all other)\b)/i;
const TELLS_DUTY = /\b(?:shall|must|will|may|ordered|paid|recorded)\b/i;

/** Whether a sentence behind a head is an item of its list: one with a label, or a thing told without a verb of duty. */
export const isItemOfList = (s: Sentence): boolean => !PERSONAL.test(s.text) && (ITEM_OF_DECREE.test(s.text) || !TELLS_DUTY.test(s.text));
/** Whether a sentence ends a list: the court speaks anew. */
export const endsList = (s: Sentence): boolean => ORDERS_ANEW.test(s.text);

/** Who gets what stands in the sentences behind; null where the sentence opens no list, or for more than one. */
export function opensListFor(s: Sentence, scene: Scene): string | null {
  const text = s.text
    .replace(DIVESTED, "")
    .replace(/['’]s?\b|['’](?= )/gi, "")
    .trim();
  const heading = text.length < 90 && HEAD_WORDS.test(text) && HEADING.test(text);
  if (!HEAD.test(text) && !heading) return null;
  const named = [...new Set(placesByRole(text, scene).map((p) => p.id))];
  return named.length === 1 ? (named[0] ?? null) : null;
}
