// A death of one whose will is not in the package, but told of in a paper of record: those take whom the paper names.
import { rational, toText } from "@/lib/fraction/rational";
import type { Holder } from "@/lib/title/ledger/interest";
import { type Case, input } from "./case";
import { pour } from "./descend";
import type { Succession } from "./family";
import { evidenceAt, type Matter } from "./matter";

/** Gives what the dead held to those whom the paper names as takers under the will, in equal shares; false where it names none. */
export function devisedAsTold(kase: Case, matter: Matter, tract: string, s: Succession, dead: Holder, day: string | null): boolean {
  const devisees = s.heirs.filter((h) => h.relation === "devisee").map((h) => matter.actors.get(h.party));
  const known = devisees.filter((a) => a !== undefined);
  if (s.testate !== true || !known.length || known.length < devisees.length) return false;
  const ledger = kase.ledger(tract);
  const list = ledger.of([dead]).filter((i) => !ledger.heldJointly(i) && !["lien", "easement", "life_estate"].includes(i.estate));
  for (const i of list) {
    const taken = known.map((a) => ({ holder: { party_id: a.party_id, name: a.name }, share: rational(1, known.length) }));
    pour(kase, matter, tract, i, taken, day, [
      {
        rule: "succession.will-told",
        cites: [],
        outcome: "assumed",
        inputs: [input("taker under the will", known.map((a) => a.name).join(", "), evidenceAt(matter, "parties", "/succession").slice(0, 2), matter.id)],
        output: { name: "passes", value: toText(i.share) },
        because: "A paper of record tells of the will and who took under it; the will itself is not of record here and is taken to say so.",
      },
    ]);
    kase.issue("FOREIGN_PROBATE_NOT_FILED", matter, {
      tract,
      parties: [dead.party_id],
      share: i.share,
      detail: `${dead.name}'s will is told of, and no copy of it or of its probate lies in the package.`,
    });
  }
  return list.length > 0;
}
