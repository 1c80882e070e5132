// Terms that differ from lessor to lessor in one paper: rows of a schedule of leases, or "the royalty on the interest of A is 1/5, on that of B 1/4".
import type { LeaseTerms } from "@/lib/contracts/aspects/conveyance";
import { namedIn, sideIds } from "@/lib/extract/rules/conveyance/people";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { monthsOf } from "@/lib/extract/rules/conveyance/phrases/term";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { toWire } from "@/lib/fraction/rational";

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

/** "the royalty on the interest of", "royalty payable to": the lessor's name follows. */
const ROYALTY_OF = /\broyalt(?:y|ies) (?:\w+ ){0,3}?(?:of|on|to|for)\b/;
const OF_LESSOR = /\broyalt(?:y|ies)\b/i;

/** "The royalty on the interest of A is 1/5. The royalty on the interest of B is 1/4." → one entry each. */
function fromWords(scene: Scene, lessors: Scene["parties"]["parties"]): LessorTerms[] {
  const out: LessorTerms[] = [];
  for (const s of scene.sentences) {
    if (!OF_LESSOR.test(s.text)) continue;
    let from = 0;
    for (const share of findShares(s.text)) {
      const stretch = s.text.slice(from, share.start);
      const at = ROYALTY_OF.exec(stretch);
      const named = at ? namedIn(stretch.slice(at.index + at[0].length), lessors) : [];
      from = share.end;
      const [id] = named;
      if (named.length === 1 && id && !out.some((o) => o.lessor === id)) out.push({ lessor: id, royalty: toWire(share.value), primary_term_months: null });
    }
  }
  return out;
}

/** Terms of each lessor, empty unless at least two lessors have royalties of their own that differ. */
export function lessorTerms(scene: Scene): LessorTerms[] {
  const ids = sideIds(scene.parties, "from");
  if (ids.length < 2) return [];
  const lessors = scene.parties.parties.filter((p) => ids.includes(p.id));
  const rows = fromRows(scene, lessors);
  const words = rows.length > 1 ? [] : fromWords(scene, lessors);
  const told = words.length === lessors.length ? words : rows;
  return new Set(told.map((t) => t.royalty?.fraction)).size > 1 ? told : [];
}
