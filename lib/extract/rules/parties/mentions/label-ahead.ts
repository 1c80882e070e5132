// A label in front of a name: "Lessor, A. Roe, a widower. Lessee, ELM OIL CO.", "Grantor ADA VENN and husband", "the Lessee ELM OIL CO.".
import { matchName } from "./name-matcher";
import { type State, tokenAt } from "./reading-state";

const ROLE =
  "(?:[Ll]essors?|[Ll]essees?|[Gg]rantors?|[Gg]rantees?|[Aa]ssignors?|[Aa]ssignees?|[Ss]ellers?|[Bb]uyers?|[Pp]urchasers?|[Vv]endors?|[Vv]endees?|[Tt]ransferors?|[Tt]ransferees?|[Dd]onors?|[Dd]onees?|[Mm]ortgagors?|[Mm]ortgagees?|[Ff]armors?|[Ff]armees?|[Rr]eleasors?|[Rr]eleasees?|LESSORS?|LESSEES?|GRANTORS?|GRANTEES?|ASSIGNORS?|ASSIGNEES?|SELLERS?|BUYERS?|PURCHASERS?|VENDORS?|VENDEES?)";
const AHEAD = new RegExp(
  `(?:(?:The|the|THE) )?(?:undersigned |said )?(${ROLE})(?:\\(s\\))?(?:,|, (?:is|are)|:| (?:is|are):?)? (?=(?:the |The |THE )?["']?[A-Z])`,
  "y",
);
/** Where a label may stand in front: at the beginning, behind a mark that ends what was said before, behind the words that lead to a party. */
const OPENS = /(?:^|[.;:)\]] ?|\b(?:to|unto|and|from|by|between|that),? )$/;
/** "Lessor Shall", "Lessee May": a heading in capitals says what the party does. */
const NO_NAME =
  /^(?:The |THE )?(?:Shall|May|Will|Agrees?|Has|Have|Does|Owns?|Is|Are|Warrants?|Reserves?|Covenants?|Acknowledges?|Address|Name|Mailing|And|Or|Of|In|By|For)\b/i;
/** Between names of one group behind the label. */
const TOGETHER = /^[,;]? ?(?:(?:and|&) )?(?:(?:his|her) (?:wife|husband),? |(?:wife|husband),? )?$/;

/** Reads a label with the name behind it into the state, which gives it to the names to come; false where none stands. */
export function takeLabelAhead(s: State, opens: boolean): boolean {
  AHEAD.lastIndex = s.at;
  const m = AHEAD.exec(s.text);
  if (!m || !(opens || OPENS.test(s.text.slice(Math.max(0, s.at - 10), s.at)))) return false;
  const start = s.at + m[0].length;
  const name = NO_NAME.test(s.text.slice(start, start + 16)) ? null : matchName(s.tokens, s.text, tokenAt(s, start));
  const first = s.tokens[name?.from ?? -1];
  if (!name || first === undefined || first.start - start > 1 || !name.name.includes(" ")) return false;
  s.pendingLabel = (m[1] ?? "").toLowerCase();
  s.labelAhead = s.pendingLabel;
  s.at = start;
  return true;
}

/** The label of the group that the name at `start` goes on, where one stood in front of it. */
export function labelOfGroup(s: State, start: number): string | null {
  const last = s.mentions.at(-1);
  const goesOn = last !== undefined && last.label === s.labelAhead && TOGETHER.test(s.text.slice(s.saidUntil, start));
  if (!goesOn) s.labelAhead = null;
  return s.labelAhead;
}
