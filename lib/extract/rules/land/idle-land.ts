// Land that a paper on a well names only to say that nothing is produced there: "in Section 9 there has been no well". The production that it tells of lies elsewhere.
import { landMarks } from "@/lib/land/named/land-marks";

/** A clause; the points of short forms end none. */
const CLAUSE = /(?:[^.;]|\.(?!\s)|(?<=\b(?:[A-Z]|Co|Inc|Corp|Ltd|No|Nos|Sec|Secs|T|R|Vol|Twp|Rge|Blk|Bk|p|pp|Ry))\.)+[.;]?/g;
const WELL = "(?:wells?|drill\\w*|spudd?\\w*|produc\\w*|operations?|bored?|sunk|rigs?|units?|pooled)";
const IDLE = new RegExp(
  `\\b(?:no|not|never|nothing|none|nor|neither|without|free of|undrilled|idle)\\b[^.;]{0,80}?\\b${WELL}\\b|\\b(?:undrilled|undeveloped|unproductive|unassigned|unallocated)\\b|\\b${WELL}\\b[^.;]{0,40}?\\b(?:never|not)\\b`,
  "i",
);
const ACTIVE =
  /\b(?:has|have|is|was|been|being|continuously|still|now|began|commenced|completed)\b[^.;]{0,60}\b(?:produc(?:ed|es|ing)|sold|selling|made|pump(?:s|ed|ing)|flow(?:s|ed|ing)|completed|sales)\b/i;

/** The text with its rows and paragraphs closed, every place as it was. Points that lead the eye to a figure end no clause: "not assigned to any well ........ the NW/4". */
const ofRows = (raw: string): string => raw.replace(/\n(?=[^\S\n]*\n|[^\n]*\.{3})/g, ";").replace(/\.{3,}|(?:\. ){3,}/g, (points) => " ".repeat(points.length));

/** The text with such clauses blanked out, every place as it was; as it is where no other clause names land. A clause that also tells of production stays. */
export function withoutIdleLand(raw: string): string {
  const clauses = [...ofRows(raw).matchAll(CLAUSE)].flatMap((m) => {
    const cut = /,? (?:and|while|but)(?: that)? (?=(?:(?:as to|in|on|upon|under|within) )|no |there )/gi;
    const at = [0, ...[...m[0].matchAll(cut)].map((c) => c.index), m[0].length];
    return at.slice(1).map((end, i) => ({ start: m.index + (at[i] ?? 0), end: m.index + end }));
  });
  const named = clauses.filter((c) => landMarks(raw.slice(c.start, c.end)).length > 0);
  const idle = named.filter((c) => IDLE.test(raw.slice(c.start, c.end)) && !ACTIVE.test(raw.slice(c.start, c.end).replace(IDLE, " ")));
  // A unit of all of the section holds what lies in it, well or no well: its production is that of the idle piece, too.
  const inUnit = idle.some(
    (c) =>
      /\bunit\b[\s\S]*\ball of (?:said )?section/i.test(raw) &&
      /\bsection\b/i.test(raw.slice(c.start, c.end)) &&
      !/\bunits?\b/i.test(raw.slice(c.start, c.end)),
  );
  if (inUnit || !idle.length || idle.length === named.length) return raw;
  return idle.reduce((text, c) => text.slice(0, c.start) + text.slice(c.start, c.end).replace(/\S/g, " ") + text.slice(c.end), raw);
}
