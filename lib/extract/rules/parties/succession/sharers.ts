// People to whom a decree or will says shares: "A, his wife, one-third; B and C, children, one-third each".
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { withoutToldOf } from "@/lib/extract/rules/conveyance/phrases/told-of";
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import { kinBeside } from "@/lib/extract/rules/parties/kinship/kin-beside";
import { relationWord } from "@/lib/extract/rules/parties/kinship/kin-words";
import { emptyMention, type Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { breathsOf } from "@/lib/extract/rules/shares/breath";
import { readShareList, totalOf } from "@/lib/extract/rules/shares/share-list";
import { equals, ONE } from "@/lib/fraction/rational";
import { findPeople } from "./find-people";

export type Sharer = { mention: Mention; relation: string };

/** Everyone in a list of shares that make the whole, once, with the kin said beside the name; the dead is none of them. */
export function sharersIn(paper: string, decedent: string): Sharer[] {
  const out: Sharer[] = [];
  const text = withoutToldOf(paper);
  for (const breath of breathsOf(text)) {
    if (findShares(text.slice(breath.start, breath.end)).length === 0) continue;
    const people = findPeople(text, breath.start, breath.end).filter((p) => !sameFirstAndLast(p.name, decedent));
    const names = people.map((p) => ({ id: p.name.toUpperCase(), start: p.start - breath.start, end: p.end - breath.start }));
    const groups = readShareList(text.slice(breath.start, breath.end), names);
    if (!groups.length || !equals(totalOf(groups), ONE)) continue;
    const told = groups.flatMap((g) => g.ids);
    for (const p of people.filter((x) => told.includes(x.name.toUpperCase()))) {
      if (out.some((o) => sameFirstAndLast(o.mention.name, p.name))) continue;
      const beside = kinBeside(text, { span: p });
      out.push({ mention: emptyMention(p.name, { start: p.start, end: p.end }), relation: beside ? relationWord(beside) : "heir" });
    }
  }
  return out;
}
