// Minerals kept for one who owned nothing, where the law of the state lets that one take.
import { mul, rational } from "@/lib/fraction/rational";
import { sameHolder } from "@/lib/title/ledger/interest";
import type { EffectDraft } from "@/lib/title/recorder/recorder";
import { type StrangerAnswer, type StrangerFacts, strangerRules } from "@/lib/title/rules/conveyance/stranger-reservation";
import { decide } from "@/lib/title/rules/rule";
import { input } from "./case";
import type { Deed } from "./convey-land";
import { actorsFor, type Clause, clauses, evidenceAt } from "./matter";

/** Shares what owners kept in this deed with strangers whom a reservation names beside them, in equal parts. */
export function strangersTake(d: Deed, draft: EffectDraft): void {
  for (const c of clauses(d.matter, "reservations", d.tract)) if (c.words.estate_type === "mineral") shareWith(d, draft, c);
}

function shareWith(d: Deed, draft: EffectDraft, c: Clause): void {
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
  d.kase.issue("STRANGER_TO_TITLE_SPOUSE", d.matter, {
    tract: d.tract,
    parties: strangers.map((s) => s.party_id),
    effects: [draft.effect],
    detail: `${strangers.map((s) => s.name).join(", ")} owned nothing before the deed and takes by the intent of the reservation.`,
  });
}
