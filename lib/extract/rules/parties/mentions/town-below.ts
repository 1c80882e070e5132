// A town and State on the line below a name: "ADA VENN / Bay Springs, Mississippi".
import { isGivenName } from "@/lib/names/given-names";
import type { Mention } from "./mention";
import { cityEnd } from "./place";
import { type State, tokenAt } from "./reading-state";

/** End of "Bay Springs, Mississippi" on the line below the name; the place itself where none stands there, or a person. */
export function townBelow(s: State, last: Mention): number {
  const below = /^ *$/.test(s.text.slice(last.span.end, s.at)) && s.tokens[tokenAt(s, s.at)]?.text === "¶";
  return below && !isGivenName(/^\w+/.exec(s.text.slice(s.at, s.at + 30))?.[0] ?? "") ? cityEnd(s.text, s.at - 1, last.span.start) : s.at;
}
