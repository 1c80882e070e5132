// Terms that differ from lessor to lessor in one paper: rows of a schedule of leases, or "the royalty on the interest of A is 1/5, on that of B 1/4".
import type { LeaseTerms } from "@/lib/contracts/aspects/conveyance";
import { namedIn, sideIds } from "@/lib/extract/rules/conveyance/people";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { monthsOf } from "@/lib/extract/rules/conveyance/phrases/term";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { compare, fromWire, ONE, sum, toWire } from "@/lib/fraction/rational";
import { MOST_ROYALTY } from "./lessors-part";

type LessorTerms = NonNullable<LeaseTerms["by_lessor"]>[number];

const HEAD = /\blessors?\b.*\broyalt(?:y|ies)\b/i;
const ROYALTY_FIRST = /\broyalt(?:y|ies)\b.*\binterest\b/i;

/** Rows under a head that names lessor and royalty: of the shares of a row the last is the royalty, the first where the head says so. */
function fromRows(scene: Scene, lessors: Scene["parties"]["parties"]): LessorTerms[] {
  const lines = scene.anatomy.view.lines.map((l) => scene.text.slice(l.start, l.end));
  const head = lines.findIndex((l) => HEAD.test(l) && !findShares(l).length);
  if (head < 0) return [];
  const first = ROYALTY_FIRST.test(lines[head] ?? "");
  return lines.slice(head + 1).flatMap((row): LessorTerms[] => {
    const [id] = namedIn(row.slice(0, 80), lessors);
    const shares = findShares(row);
    const royalty = first ? shares[0] : shares.at(-1);
    return id && royalty ? [{ lessor: id, royalty: toWire(royalty.value), primary_term_months: monthsOf(row) }] : [];
  });
}

const ROYALTY = /\broyalt(?:y|ies)\b/i;
/** "the undivided half of A": the part of the land or minerals that is his, no royalty. */
const HIS_PART =
  /^\W{0,2}(?:(?:undivided|part|share|interest|mineral|of the (?:minerals?|land|premises)|in the (?:minerals?|land|premises)) ?)*(?:\b(?:belonging|owned|held|which|that|of (?!all|the (?:oil|gas)|oil|gas|what|everything|production|proceeds))|\binterest\b)/i;

/** The lessor whom the words between two royalties name alone; with none before it, the one named behind ("1/8 to A, 1/4 to B"). */
function ofWhom(before: string, after: string, lessors: Scene["parties"]["parties"]): string | null {
  const told = namedIn(before, lessors);
  const named = told.length ? told : namedIn(after, lessors);
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** "The royalty on the interest of A is 1/5. Upon the half belonging to B, who took ten dollars an acre, the royalty is 1/4." → one entry each. */
function fromWords(scene: Scene, lessors: Scene["parties"]["parties"]): LessorTerms[] {
  const out: LessorTerms[] = [];
  for (const s of scene.sentences) {
    if (!ROYALTY.test(s.text)) continue;
    const shares = findShares(s.text).filter((x) => !HIS_PART.test(s.text.slice(x.end, x.end + 40)));
    for (const [i, share] of shares.entries()) {
      const before = s.text.slice(shares[i - 1]?.end ?? 0, share.start);
      const lessor = ofWhom(before, s.text.slice(share.end, shares[i + 1]?.start ?? s.text.length), lessors);
      if (lessor && !out.some((o) => o.lessor === lessor)) out.push({ lessor, royalty: toWire(share.value), primary_term_months: null });
    }
  }
  return out;
}

/** "A 1/4, B 3/4": shares that come to one, or are more than a royalty ever is, are what the lessors own or how they divide it. */
function areParts(told: readonly LessorTerms[]): boolean {
  const rates = told.flatMap((t) => (t.royalty ? [fromWire(t.royalty)] : []));
  return compare(sum(rates), ONE) >= 0 || rates.some((r) => compare(r, MOST_ROYALTY) > 0);
}

/** Terms of each lessor, empty unless at least two lessors have royalties of their own that differ. */
export function lessorTerms(scene: Scene): LessorTerms[] {
  const ids = sideIds(scene.parties, "from");
  if (ids.length < 2) return [];
  const lessors = scene.parties.parties.filter((p) => ids.includes(p.id));
  const rows = fromRows(scene, lessors);
  const words = rows.length > 1 ? [] : fromWords(scene, lessors);
  const told = words.length === lessors.length ? words : rows;
  const rates = new Set(told.map((t) => t.royalty?.fraction));
  return rates.size > 1 && !areParts(told) ? told : [];
}
