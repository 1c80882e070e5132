// Whether one named in a list of kin lives, by the words beside the name.
import type { Span } from "@/lib/text/view";

/** What stands right behind a name, up to the next: "(deceased)", ", who is living". */
export function livingBeside(text: string, p: Span, died: boolean): boolean | null {
  const rest = text.slice(p.end, p.end + 140).replace(/\b(?:when|until|till|before|after|since) (?:he|she|they|decedent|the decedent)(?: had)? died\b/gi, "");
  const own =
    rest.split(
      /[;.]|,? and (?:by )?(?:[A-Z]|an?\b|his\b|her\b|the\b|one\b|two\b|three\b)|, [A-Z]{2}|, (?:an?|his|her|one) (?:\w+ )?(?:brother|sister|son|daughter|child)\b/,
    )[0] ?? "";
  if (/\b(?:deceased|died|predeceased|having died|killed|drowned|lost (?:his|her) life)\b/i.test(own)) return false;
  if (died && /^,? in (?:[A-Z]\w+,? )?\d{4}\b/.test(rest)) return false;
  if (/\b(?:living|resid|surviv)/i.test(own)) return true;
  return /^[^.;]{0,160}?\b(?:both|all|each)(?: of whom)?(?: \w+){0,3} (?:living|alive|survive|of (?:full |legal )?age)/i.test(rest) ? true : null;
}
