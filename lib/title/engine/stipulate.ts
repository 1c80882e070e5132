// Stipulations of interest: with words of present conveyance they convey; without them they are evidence only.
import { fromWire, isZero, type Rational, sum, ZERO } from "@/lib/fraction/rational";
import type { Holder, Interest } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import { type Case, input } from "./case";
import { mineralsOf } from "./land-words";
import { clauses, evidenceAt, type Matter } from "./matter";

const GRANTS = /\b(?:grant|convey|assign|transfer|cross-?convey|quitclaim)s?\b/i;

/** Applies a stipulation that conveys to the shares of those who signed; else records that it moves nothing. */
export function stipulate(kase: Case, matter: Matter, tract: string): void {
  const words = `${matter.conveyance.granting_clause ?? ""} ${clauses(matter, "grants", tract)
    .map((c) => c.words.text)
    .join(" ")}`;
  const conveys = matter.conveyance.action !== "none" && GRANTS.test(words);
  const draft = kase.open(matter, { kind: conveys ? "convey" : "ratify", estate: "mineral", tract, pointer: "/granting_clause" });
  draft.step({
    rule: conveys ? "stipulation.conveys" : "stipulation.evidence-only",
    cites: ["ConocoPhillips Co. v. Hahn, 704 S.W.3d 515 (Tex. 2024)", "Concho Res., Inc. v. Ellison, 627 S.W.3d 226 (Tex. 2021)"],
    outcome: "applied",
    inputs: [input("words of conveyance", conveys, evidenceAt(matter, "conveyance", "/granting_clause"))],
    output: { name: "effect", value: conveys ? "conveys to the stated shares" : "none on title" },
    because: conveys
      ? "The parties stipulate and presently convey to each other what makes the stated shares true."
      : "Without words of conveyance a stipulation states what the parties believe and moves nothing.",
  });
  draft.from = matter.from.map((a) => ({ party_id: a.party_id, name: a.name }));
  kase.issue(conveys ? "STIPULATION_WITH_CROSS_CONVEYANCE" : "STIPULATION_WITHOUT_CONVEYANCE", matter, {
    tract,
    effects: [draft.effect],
    detail: conveys ? "The stipulation is applied as a conveyance." : "The stipulation has no words of conveyance.",
  });
  if (conveys) restate(kase, matter, tract, draft);
}

/** Sets the minerals of those who signed to the stated shares, where these sum to what they hold together. */
function restate(kase: Case, matter: Matter, tract: string, draft: ReturnType<Case["open"]>): void {
  const stated: { holder: Holder; share: Rational }[] = [];
  for (const c of clauses(matter, "grants", tract)) {
    if (c.words.estate_type !== "mineral" || !c.words.fraction) continue;
    const holder = matter.actors.get(c.words.to[0] ?? "");
    if (holder) stated.push({ holder, share: fromWire(c.words.fraction) });
  }
  const ledger = kase.ledger(tract);
  const held = mineralsOf(ledger.of([...matter.from, ...matter.to])).filter((i) => i.estate === "mineral");
  const total = sum(held.map((i) => i.share));
  const said = sum(stated.map((s) => s.share));
  if (!stated.length || isZero(total) || said.n * total.d !== total.n * said.d) return;
  const model = held[0] as Interest;
  ledger.change(
    draft,
    held,
    stated
      .filter((s) => !isZero(s.share))
      .map((s) => ({
        seed: {
          ...(held.find((i) => sameHolder(i.holder, s.holder)) ?? model),
          holder: { party_id: s.holder.party_id, name: s.holder.name },
          share: s.share,
          by: matter.id,
        },
        relation: "conveyed" as const,
        sources: held,
      })),
  );
  draft.to = stated.map((s) => ({ holder: s.holder, share: s.share }));
  draft.quantum = total;
  draft.ofWhole = total ?? ZERO;
}
