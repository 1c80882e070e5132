// Royalties that the rule against perpetuities strikes down: on the record, without effect.
import type { Holder, Interest } from "@/lib/title/ledger/interest";
import { perpetuityRules, type SpringingAnswer, type SpringingFacts } from "@/lib/title/rules/conveyance/perpetuities";
import { decide } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { liveLeases } from "./live-leases";
import { type Clause, evidenceAt, type Matter } from "./matter";

/** "royalty of the lease now on the land": not of leases to come alone. */
const STANDING = /\b(?:existing|present|current|said|that certain|outstanding) (?:[\w&,]+ ){0,5}leases?\b|\blease (?:now|dated|made|of record|recorded)\b/i;

/** "in and under the land": words of minerals, which vest at once. */
const IN_PLACE = /\bin place\b|\b(?:in|on|upon),? (?:and|on,? and|or) under\b/i;

/** A royalty without end of land that is not leased, given by its owners: it can only be paid under leases yet to be made. */
const ofFutureLeases = (kase: Case, c: Clause, minerals: readonly Interest[]): boolean =>
  c.words.estate_type === "royalty" &&
  (c.words.term === null || c.words.term.kind === "perpetual") &&
  minerals.length > 0 &&
  minerals.every((i) => liveLeases(kase, i).length === 0) &&
  !STANDING.test(c.words.text) &&
  !(IN_PLACE.test(c.words.text) && !/\bproduced and saved\b/i.test(c.words.text));

/** Whether a grant of royalty is void as too remote: it is to arise when one held by production ends, or under leases yet to be made. */
export function tooRemote(kase: Case, matter: Matter, tract: string, c: Clause, from: readonly Holder[], minerals: readonly Interest[]): boolean {
  const springs = c.words.effective_when !== null && c.words.effective_when !== undefined && c.words.effective_when !== "";
  const futureLeases = ["convey", "assign"].includes(matter.conveyance.action) && ofFutureLeases(kase, c, minerals);
  const place = kase.place(tract, matter);
  if (!springs && !(futureLeases && place.state === "KS")) return false;
  const charges = new Set(minerals.flatMap((i) => i.charges));
  const earlier = kase
    .ledger(tract)
    .current()
    .filter((i) => i.estate === "royalty" && i.charges.some((x) => charges.has(x)));
  const facts: SpringingFacts = { springs, uncertainEnd: earlier.some((i) => i.term?.kind === "so_long_as"), vested: false, futureLeases };
  const evidence = evidenceAt(matter, "conveyance", c.pointer);
  const inputs = [input(springs ? "takes effect" : "royalty of leases to come", (c.words.effective_when || c.words.text).slice(0, 120), evidence)];
  const d = decide<SpringingFacts, SpringingAnswer>(perpetuityRules, facts, place, inputs, (a) => ({ name: "interest", value: a }));
  if (springs || d?.answer === "void")
    kase.issue("PERPETUITIES_CHECK", matter, { tract, evidence, detail: d?.steps.at(-1)?.because ?? "The interest springs up later." });
  if (d?.answer !== "void") return false;
  if (!springs)
    kase.issue("MINERAL_OR_ROYALTY", matter, {
      tract,
      evidence,
      detail: "Minerals in place would have stood; the words are read as a royalty, which is void.",
    });
  const draft = kase.open(matter, { kind: "convey", estate: "royalty", tract, pointer: c.pointer });
  draft.status = "ineffective";
  draft.from = from.map((f) => ({ party_id: f.party_id, name: f.name }));
  draft.step(...d.steps);
  return true;
}
