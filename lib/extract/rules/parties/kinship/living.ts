// Whether one named in a list of kin lives, by the words beside the name.

import { noneDead } from "@/lib/extract/rules/parties/succession/no-death";
import { DYING } from "@/lib/text/dying-words";
import type { Span } from "@/lib/text/view";

/** Where what is said of one ends and another begins. */
const NEXT =
  /[;.]|,? but\b|,? while\b|,? (?:and|nor|or) (?:by )?(?!(?:who|whose|is|was|are|were|has|had|have|now|then|later|since|long|both|all|each|being|died|dead|deceased|living|alive|resid\w+|survives?|of)\b)|,? (?:leaving|having|without|with) (?:no|any|nor)\b|,? (?:and )?no (?:child|other|issue|one|heir)\b|, [A-Z]{2}|, [A-Z][a-z]+ [A-Z]|, (?:an?|his|her|one) (?:\w+ )?(?:brother|sister|son|daughter|child)\b/;
const DEAD = new RegExp(
  `\\b(?:${DYING}|deceased|dead|died|predeceased|having died|went first|went before|(?:did|does|has|is|was|were|do|are) not (?:(?:now|then|so|himself|herself|themselves) )?(?:surviv\\w+|outliv\\w+|living|alive)|no longer (?:living|alive)|failed to survive|(?:who|but|and) did not(?=[,.;]|$)|killed|drowned|lost (?:his|her) life|dec['’]?d)\\b|\\b(?:d|dec)\\. ?(?:in |about |abt\\.? |ca\\. )?(?:[A-Z][a-z]+\\.? |\\d{1,2}[ /-])?\\d`,
  "i",
);
/** "both of his parents being dead": said of others. */
const OF_KIN = /\b(?:(?:both|all) of )?(?:his|her|their|whose) (?:\w+ )?(?:parents?|father|mother|husband|wife|children|brothers?|sisters?)\b.*$/i;
/** ", the only child of his deceased daughter": she is dead, not the child. */
const BORN_OF = /\b(?:children|child|sons?|daughters?|issue|widow(?:er)?|wife|husband|brothers?|sisters?) of\b.*$/i;
const ALL_DEAD =
  /^[^.;]{0,60}?\b(?:both|all|each)(?: of whom)?(?: (?:are|were|being|is|now|then|long|also|since|had|have|having)){0,3} (?:dead|deceased|died|predeceased|preceded|passed away)\b/i;
const ALL_LIVE = /^[^.;]{0,160}?\b(?:both|all|each)(?: of whom)?(?: \w+){0,3} (?:living|alive|survive|of (?:full |legal )?age)/i;

/** What stands right behind a name, up to the next at `next`: "(deceased)", ", who is living". */
export function livingBeside(text: string, p: Span, died: boolean, next = text.length): boolean | null {
  const rest = text.slice(p.end, p.end + 140).replace(/\b(?:when|until|till|before|after|since) (?:he|she|they|decedent|the decedent)(?: had)? died\b/gi, "");
  if (noneDead(rest) !== null) return true;
  const own = (rest.split(NEXT)[0] ?? "")
    .replace(OF_KIN, "")
    .replace(BORN_OF, "")
    .slice(0, Math.max(0, next - p.end));
  if (DEAD.test(own)) return false;
  if (died && /^,? in (?:[A-Z]\w+,? )?\d{4}\b/.test(rest)) return false;
  if (/\b(?:living|alive|resid|surviv)/i.test(own)) return true;
  if (ALL_DEAD.test(rest)) return false;
  return ALL_LIVE.test(rest) ? true : null;
}
