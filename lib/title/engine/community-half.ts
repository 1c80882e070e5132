// Before a will runs: the half of the community that is the surviving spouse's own, though the deed bears the testator's name alone.
import { mul, rational } from "@/lib/fraction/rational";
import { type Interest, sameHolder } from "@/lib/title/ledger/interest";
import { type CommunityAnswer, type CommunityFacts, communityRules } from "@/lib/title/rules/marital/community-half";
import { decide } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { isGratuitous } from "./character";
import { type Actor, evidenceAt, type Matter } from "./matter";

const HALF = "(?:one[- ]half|1/2|half)";
/** "my one-half of our lands", "my community half", "his share of the community". */
const OWN_HALF = new RegExp(
  `\\b(?:my|his|her) (?:own |undivided |community |said ){0,3}${HALF}\\b|\\b(?:my|his|her) (?:undivided )?(?:part|share|portion|interest) (?:of|in) (?:the |our |said )?community\\b|\\b(?:my|his|her) community (?:share|part|interest)\\b`,
  "i",
);
const SPOUSE = /spouse|wife|husband|widow/i;

const wordsOf = (m: Matter): string => [...m.conveyance.grants.map((g) => g.text), ...(m.conveyance.facts ?? []).map((f) => f.text)].join(" ");

/** The spouse whom the will names, by relation or right after the word. */
function spouseOf(m: Matter, testator: Actor): Actor | null {
  const text = wordsOf(m).toUpperCase();
  const near = (a: Actor) =>
    /\b(?:WIFE|HUSBAND),? $/.test(text.slice(Math.max(0, text.indexOf(a.name.toUpperCase()) - 12), Math.max(0, text.indexOf(a.name.toUpperCase()))));
  const others = [...m.actors.values()].filter((a) => !sameHolder(a, testator));
  return others.find((a) => a.party.spouse_of === testator.local || SPOUSE.test(a.party.relation ?? "")) ?? others.find(near) ?? null;
}

const LANDED = ["fee", "mineral", "surface"];

/** Gives the surviving spouse the half that the will of the other leaves out of account. Errs on the side of the record: a silent will gives none. */
export function partCommunity(kase: Case, m: Matter, tract: string): void {
  const [testator] = m.from;
  if (m.conveyance.action !== "devise" || !testator) return;
  const ledger = kase.ledger(tract);
  const list = ledger.of([testator]).filter((i) => LANDED.includes(i.estate) && i.survivorship === null && i.term === null);
  if (!list.length) return;
  const spouse = spouseOf(m, testator);
  const facts = (i: Interest): CommunityFacts => ({
    ownHalf: OWN_HALF.test(wordsOf(m)),
    spouse: spouse !== null && !ledger.of([spouse]).some((x) => LANDED.includes(x.estate)),
    gratuitous: isGratuitous(i.by ? kase.matters.get(i.by) : undefined),
  });
  const inputs = [
    input("spouse", spouse?.name ?? "none named"),
    input("words of the will", OWN_HALF.exec(wordsOf(m))?.[0] ?? "silent", evidenceAt(m, "conveyance", "/grants").slice(0, 1), m.id),
  ];
  for (const i of list) {
    const d = decide<CommunityFacts, CommunityAnswer>(communityRules, facts(i), kase.place(tract, m), inputs, (a) => ({ name: "community", value: a }));
    if (d?.answer !== "half is the spouse's" || !spouse) return;
    const half = mul(i.share, rational(1, 2));
    const holder = { party_id: spouse.party_id, name: spouse.name };
    const draft = kase.open(m, { kind: "descend", estate: i.estate, tract, pointer: "/grants" });
    ledger.change(
      draft,
      [i],
      [
        { seed: { ...i, share: half }, relation: "retained", sources: [i] },
        { seed: { ...i, share: half, holder }, relation: "descended", sources: [i] },
      ],
    );
    draft.from = [i.holder];
    draft.to = [{ holder, share: half }];
    draft.quantum = half;
    draft.ofWhole = half;
    draft.step(...d.steps);
    kase.remember(tract, holder, m);
    kase.issue("PROPERTY_CHARACTER_NEEDED", m, {
      tract,
      parties: [spouse.party_id],
      share: half,
      detail: `One half is taken as ${spouse.name}'s of the community, by the words of the will.`,
    });
  }
}
