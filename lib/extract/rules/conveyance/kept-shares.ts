// One reservation that gives each of several grantors his own share: "reserved to A an undivided 1/4, and to B an undivided 1/4, of all of the minerals".
import type { Parties } from "@/lib/contracts/aspects/parties";
import { readAllotment } from "@/lib/extract/rules/shares/allotment";
import { type NameAt, readShareList, type ShareGroup, totalOf } from "@/lib/extract/rules/shares/share-list";
import { div, equals, fromWire, mul, ONE, type Rational, rational, toWire } from "@/lib/fraction/rational";
import type { Found } from "./interest";
import { isLeadingPart } from "./kept-by-each";
import { placesOf, sideIds } from "./people";
import { findShares } from "./phrases/share";

const GIVERS = "(?:the )?(?:said )?(?:grantors?|assignors?|parties of the first part|first parties|them|us|vendors?|sellers?)";
/** "each of the grantors shall have one-half of the interest reserved", "the interest so reserved to be owned by grantors in equal shares". */
const EQUALLY = new RegExp(
  `\\beach of ${GIVERS}\\b[^.;]{0,90}\\b(?:have|has|retains?|owns?|keeps?|holds?|reserves?|takes?|being entitled)\\b[^.;]{0,60}\\b(?:reserv\\w+|retained|kept|excepted|thereof|same)\\b` +
    `|\\b(?:reserv\\w+|retained|kept)\\b[^.;]{0,80}\\b(?:to be|shall be|being|is|are) (?:held|owned|shared|divided|kept)\\b[^.;]{0,60}\\b(?:equally|in equal (?:undivided )?shares|share and share alike|(?:one-half|one-third|one-fourth|half|1\\/2|1\\/3|1\\/4)(?: \\([\\d\\/]+\\))?(?: to| by)? each)\\b` +
    `|\\b(?:reserv\\w+|retain\\w*|except\\w*|keep|kept)\\b(?:[^.;]|(?<=\\b(?:[A-Z]|Jr|Sr|Mrs|Mr))\\.){0,120},? (?:in equal (?:undivided )?(?:shares|parts|portions|moieties)|equally|share and share alike)\\b`,
  "i",
);

/** What all keep together, in equal shares where the words behind say so: "each of said parties shall retain a one-half interest in the reservation". */
export function keptEqually(found: readonly Found[], words: string): Found[] {
  const [only] = found;
  const ids = only?.interest.to ?? [];
  const size = only?.interest.fraction;
  if (!only || found.length !== 1 || ids.length < 2 || !size || !EQUALLY.test(words)) return [...found];
  const said = findShares(EQUALLY.exec(words)?.[0] ?? "");
  if (said.some((s) => !equals(s.value, rational(1, ids.length)))) return [...found];
  const fraction = toWire(div(fromWire(size), rational(ids.length)));
  return ids.map((id) => ({ ...only, interest: { ...only.interest, fraction, readings: [], to: [id] }, parted: true }));
}

const EACH = /\b(?:to each of|each|apiece)\b/i;

/** "three-eighths, of which two-thirds is A's and one-third B's": shares of what is kept. */
const OF_WHICH =
  /\b(?:of which|thereof|to be (?:divided|shared|held|owned)|in the proportions?|in shares|of (?:what|that which|the (?:interest|share|part)) (?:is )?(?:so )?(?:reserved|kept|retained|withheld))\b/i;

/** The same share for each of its people, or once for those who keep it together. */
const apart = (f: Found, g: ShareGroup): Found[] =>
  (g.each ? g.ids.map((id) => [id]) : [g.ids]).map((to) => ({ ...f, interest: { ...f.interest, fraction: toWire(g.value), readings: [], to } }));

/** Whether a thing's size is so much of another fraction: the 1/2 of "together one-half of the usual one-eighth royalty". */
const isShareOf = (f: Found, sum: Rational, clause: string, start: number): boolean =>
  findShares(clause).some((s) => f.fraction !== null && s.factors.length === 2 && start + s.start === f.fraction.start && equals(s.factors[0] ?? ONE, sum));

/** The sum told ahead of its parts, which are of the same thing: "3/4 of the royalty, of which A 1/4 and B 1/2". */
const isAheadOf = (all: Found, parts: readonly Found[]): boolean =>
  parts.every(
    (p) => p.interest.estate_type === all.interest.estate_type && all.fraction !== null && p.fraction !== null && all.fraction.end <= p.fraction.start,
  );

/** The share of each in the list of a clause; told behind each name with words between them ("A to own one-eighth of the royalties and B one-eighth") too. */
function ownShares(clause: string, places: readonly NameAt[]): ShareGroup[] {
  const list = readShareList(clause, places);
  if (list.length > 1) return list;
  const first = Math.min(...places.map((p) => p.start));
  const behind = Number.isFinite(first)
    ? readAllotment(
        clause.slice(first),
        places.map((p) => ({ ...p, start: p.start - first, end: p.end - first })),
      )
    : [];
  return behind.length > 1 ? behind.map((a) => ({ ...a, estate: null, start: a.start + first, end: a.end + first })) : list;
}

/**
 * What a clause keeps, each share with the grantor named beside it; as it was where the words do not say who keeps which share.
 * "to ANN an undivided 1/4, and to BEN an undivided 1/8, of the oil" → 1/4 to Ann, 1/8 to Ben; "three-eighths, being 1/4 to Ann and 1/8 to Ben" likewise. `start`: where the clause stands in the paper.
 */
export function keptByEach(found: readonly Found[], clause: string, start: number, parties: Parties): Found[] {
  const givers = sideIds(parties, "from");
  if (givers.length < 2 || isLeadingPart(found[0], found[1])) return [...found];
  const pool = parties.parties.filter((p) => givers.includes(p.id));
  const groups = ownShares(clause, placesOf(clause, pool));
  if (groups.length < 2 && !EACH.test(clause)) return [...found];
  const groupOf = (f: Found) => groups.find((g) => f.fraction !== null && start + g.start === f.fraction.start);
  const first = found[0];
  const parted = first && groups.length > 1 && !groupOf(first) && equals(totalOf(groups), ONE) && OF_WHICH.test(clause);
  if (parted && first.interest.fraction) {
    const kept = fromWire(first.interest.fraction);
    return groups.flatMap((g) => apart(first, { ...g, value: mul(kept, g.value) }));
  }
  const sum = groups.length > 1 ? totalOf(groups) : null;
  const eighths = sum && found.find((f) => !groupOf(f) && isShareOf(f, sum, clause, start));
  if (sum && eighths?.interest.fraction) {
    const rate = div(fromWire(eighths.interest.fraction), sum);
    return groups.flatMap((g) => apart(eighths, { ...g, value: mul(rate, g.value) }));
  }
  const total = toWire(totalOf(groups)).fraction;
  const all = found.find((f) => !groupOf(f) && f.interest.fraction?.fraction === total);
  const own = found.filter((f) => groupOf(f));
  if (all && (own.length < groups.length || isAheadOf(all, own))) return groups.flatMap((g) => apart(all, g));
  return own.length < groups.length
    ? [...found]
    : found.flatMap((f) => {
        const group = groupOf(f);
        return group ? apart(f, group) : f === all ? [] : [f];
      });
}
