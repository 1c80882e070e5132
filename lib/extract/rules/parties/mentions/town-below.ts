// A town and State on the line below a name: "ADA VENN / Bay Springs, Mississippi".
import { isOrganisation } from "@/lib/names/entity-type";
import { isGivenName } from "@/lib/names/given-names";
import type { Mention } from "./mention";
import { cityEnd } from "./place";
import { type State, tokenAt } from "./reading-state";

/** End of "Bay Springs, Mississippi" on the line below the name; the place itself where none stands there, or a person. */
function townBelow(s: State, last: Mention): number {
  const below = /^ *$/.test(s.text.slice(last.span.end, s.at)) && s.tokens[tokenAt(s, s.at)]?.text === "¶";
  return below && !isGivenName(/^\w+/.exec(s.text.slice(s.at, s.at + 30))?.[0] ?? "") ? cityEnd(s.text, s.at - 1, last.span.start) : s.at;
}

/**
 * End of the town and State that stand beside a name, or on the line below it; the present place itself where none do.
 * Behind a house words may stand between them: "PEL, INC., a Texas corporation, La Grange, Texas". Behind a person they may lead to the next one.
 */
export const townBeside = (s: State, last: Mention): number =>
  s.sinceName === 0 || isOrganisation(last.name) ? Math.max(cityEnd(s.text, s.at, last.span.start), townBelow(s, last)) : s.at;
