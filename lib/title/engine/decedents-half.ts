// Before a death runs: the half of the community that was the decedent's own, though the deed bears the survivor's name alone.
import { mul, rational } from "@/lib/fraction/rational";
import type { Holder } from "@/lib/title/ledger/interest";
import { type DecedentsHalfAnswer, type DecedentsHalfFacts, decedentsHalfRules } from "@/lib/title/rules/marital/decedents-half";
import { decide } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { characterOf, isGratuitous } from "./character";
import type { Succession } from "./family";
import { evidenceAt, type Matter } from "./matter";

const LANDED = new Set(["fee", "mineral", "surface"]);

/** In the land that a paper on a death covers, parts off the decedent's half of what the spouse holds alone and the paper calls community. */
export function partDecedentsHalf(kase: Case, paper: Matter, s: Succession, dead: Holder, day: string | null): void {
  const spouse = s.spouse ? paper.actors.get(s.spouse) : undefined;
  if (!spouse) return;
  for (const { tract } of paper.covers) {
    const ledger = kase.ledger(tract);
    const state = kase.tracts.get(tract)?.state ?? s.state;
    const survivorAlone = !ledger.of([dead]).some((x) => LANDED.has(x.estate)) && !kase.everHeld(tract, [dead]);
    for (const i of ledger.of([spouse])) {
      if (!LANDED.has(i.estate) || ledger.heldJointly(i) || i.term !== null) continue;
      const by = i.by ? kase.matters.get(i.by) : undefined;
      const known = characterOf(kase, paper, s, i);
      const facts: DecedentsHalfFacts = {
        community: known.known && known.character === "community",
        survivorAlone,
        gratuitous: isGratuitous(by),
      };
      if (!facts.community) continue;
      const inputs = [
        input("of record", spouse.name, by ? evidenceAt(by, "conveyance", "/grants").slice(0, 1) : [], by?.id ?? null),
        input("character of the land", known.character ?? "not told", evidenceAt(paper, "parties", "/succession").slice(0, 2), paper.id),
      ];
      const d = decide<DecedentsHalfFacts, DecedentsHalfAnswer>(decedentsHalfRules, facts, { state, date: day }, inputs, (a) => ({
        name: "community",
        value: a,
      }));
      if (d?.answer !== "half is the decedent's") continue;
      const half = mul(i.share, rational(1, 2));
      const draft = kase.open(paper, {
        kind: "descend",
        estate: i.estate,
        tract,
        effective: day,
        evidence: evidenceAt(paper, "parties", "/succession").slice(0, 2),
      });
      ledger.change(
        draft,
        [i],
        [
          { seed: { ...i, share: half }, relation: "retained", sources: [i] },
          { seed: { ...i, share: half, holder: dead }, relation: "descended", sources: [i] },
        ],
      );
      draft.from = [i.holder];
      draft.to = [{ holder: dead, share: half }];
      draft.quantum = half;
      draft.ofWhole = half;
      draft.step(...d.steps);
      kase.remember(tract, dead, paper);
    }
  }
}
