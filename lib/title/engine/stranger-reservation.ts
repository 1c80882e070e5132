// Minerals kept for one who owned nothing, where the law of the state lets that one take.
import { compare, fromWire, isZero, mul, rational, sub } from "@/lib/fraction/rational";
import { sameHolder } from "@/lib/title/ledger/interest";
import type { EffectDraft } from "@/lib/title/recorder/recorder";
import { type StrangerAnswer, type StrangerFacts, strangerRules } from "@/lib/title/rules/conveyance/stranger-reservation";
import { decide } from "@/lib/title/rules/rule";
import { input } from "./case";
import type { Deed } from "./convey-land";
import { keptApart } from "./kept-apart";
import { type Actor, actorsFor, type Clause, clauses, evidenceAt } from "./matter";
import { keepers } from "./reserve-royalty";
import { type Taker, takers } from "./takers";

/** Shares what owners kept in this deed with strangers whom a reservation names beside them, in equal parts. */
export function strangersTake(d: Deed, draft: EffectDraft): void {
  for (const c of clauses(d.matter, "reservations", d.tract)) if (c.words.estate_type === "mineral") shareWith(d, draft, c);
}

/**
 * Gives the spouse who owned nothing the share that the deed keeps for him or her beside that of the owner: "to each of us one half of it".
 * Where the root is only assumed nobody says that the one of the couple owned all, and the deed's own words part what is kept.
 */
function ownShare(d: Deed, draft: EffectDraft, c: Clause): void {
  const [spouse, ...others] = actorsFor(d.matter, c.words.to, []);
  const said = c.words.fraction ? fromWire(c.words.fraction) : null;
  if (!spouse || others.length || !said || d.sources.some((i) => sameHolder(i.holder, spouse))) return;
  const owner = d.matter.from.find((g) => g.party.spouse_of === spouse.local || spouse.party.spouse_of === g.local);
  const ledger = d.kase.ledger(d.tract);
  const kept = owner ? ledger.of([owner]).find((i) => i.estate === "mineral" && i.effects.at(-1) === draft.effect) : undefined;
  const inputs = [input("kept for", spouse.name, evidenceAt(d.matter, "conveyance", c.pointer))];
  const facts = { spouse: owner !== undefined, named: true };
  const assumed = owner !== undefined && d.sources.every((i) => i.assumed);
  const decision = assumed
    ? null
    : decide<StrangerFacts, StrangerAnswer>(strangerRules, facts, d.place, inputs, (a) => ({ name: "spouse", value: a.replace("_", " ") }));
  if (decision) draft.step(...decision.steps);
  if (!(assumed || decision?.answer === "takes") || !kept || compare(said, kept.share) > 0) return;
  const made = [
    { seed: { ...kept, holder: { party_id: spouse.party_id, name: spouse.name }, share: said }, relation: "reserved" as const, sources: [kept] },
    { seed: { ...kept, share: sub(kept.share, said) }, relation: "reserved" as const, sources: [kept] },
  ];
  ledger.change(
    draft,
    [kept],
    made.filter((x) => !isZero(x.seed.share)),
  );
}

/** "for as long as they or either of them shall live": meant for each of the two. */
const FOR_BOTH = /\b(?:either|both|each|surviv\w+|longer liver|last to die)\b/i;

/** Who holds a life estate that a deed keeps: the owners who keep it, and a spouse who owned nothing where it is meant for the two and the law of the state lets her take. */
export function lifeTenants(d: Deed, draft: EffectDraft, c: Clause): Taker[] {
  const own = keepers(d, c);
  const named = actorsFor(d.matter, c.words.to, []);
  const [stranger, more] = named.filter((n) => !own.some((o) => sameHolder(o.holder, n)));
  if (!stranger || more || named.length < 2 || d.sources.every((i) => i.assumed)) return own;
  const gives = d.matter.from.some((f) => sameHolder(f, stranger));
  const spouse = gives && named.some((n) => n.party.spouse_of === stranger.local || stranger.party.spouse_of === n.local);
  const facts: StrangerFacts = { spouse, named: FOR_BOTH.test(c.words.text) || c.words.text.toUpperCase().includes(stranger.party.name.toUpperCase()) };
  const inputs = [input("kept for", named.map((n) => n.name).join(", "), evidenceAt(d.matter, "conveyance", c.pointer))];
  const decision = decide<StrangerFacts, StrangerAnswer>(strangerRules, facts, d.place, inputs, (a) => ({ name: "stranger", value: a.replace("_", " ") }));
  if (decision?.answer !== "takes") return own;
  draft.step(...decision.steps);
  tellOfStrangers(d, draft, [stranger]);
  return takers(named);
}

function shareWith(d: Deed, draft: EffectDraft, c: Clause): void {
  if (keptApart(d.matter, c)) {
    ownShare(d, draft, c);
    return;
  }
  const named = actorsFor(d.matter, c.words.to, []);
  const owners = d.sources.map((i) => i.holder);
  const strangers = named.filter((a) => !owners.some((o) => sameHolder(o, a)));
  // Where nobody named owned of record, the first of the givers is only assumed to be the owner.
  if (!strangers.length || strangers.length === named.length || d.sources.every((i) => i.assumed)) return;
  const spouse = strangers.every(
    (s) => d.matter.from.some((f) => sameHolder(f, s)) && named.some((n) => n.party.spouse_of === s.local || s.party.spouse_of === n.local),
  );
  const facts: StrangerFacts = {
    spouse,
    named: c.words.survivorship === true || strangers.every((s) => c.words.text.toUpperCase().includes(s.party.name.toUpperCase())),
  };
  const inputs = [input("kept for", named.map((n) => n.name).join(", "), evidenceAt(d.matter, "conveyance", c.pointer))];
  const decision = decide<StrangerFacts, StrangerAnswer>(strangerRules, facts, d.place, inputs, (a) => ({ name: "stranger", value: a.replace("_", " ") }));
  if (!decision) return;
  draft.step(...decision.steps);
  if (decision.answer !== "takes") return;
  const ledger = d.kase.ledger(d.tract);
  const kept = ledger.current().filter((i) => i.estate === "mineral" && i.effects.at(-1) === draft.effect && named.some((n) => sameHolder(n, i.holder)));
  if (!kept.length) return;
  const part = rational(1, named.length);
  ledger.change(
    draft,
    kept,
    kept.flatMap((i) =>
      named.map((n) => ({
        seed: {
          ...i,
          holder: { party_id: n.party_id, name: n.name },
          share: mul(i.share, part),
          survivorship: c.words.survivorship ? `${draft.effect}.kept` : null,
        },
        relation: "reserved" as const,
        sources: [i],
      })),
    ),
  );
  tellOfStrangers(d, draft, strangers);
}

function tellOfStrangers(d: Deed, draft: EffectDraft, strangers: readonly Actor[]): void {
  d.kase.issue("STRANGER_TO_TITLE_SPOUSE", d.matter, {
    tract: d.tract,
    parties: strangers.map((s) => s.party_id),
    effects: [draft.effect],
    detail: `${strangers.map((s) => s.name).join(", ")} owned nothing before the deed and takes by the intent of the reservation.`,
  });
}
