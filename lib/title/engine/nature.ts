// Before an instrument runs: clauses that mix royalty and minerals are sorted by the law of the tract.
import type { Interest as Words } from "@/lib/contracts/aspects/conveyance";
import { type Nature, type NatureFacts, natureRules } from "@/lib/title/rules/conveyance/nature";
import { decide } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { liveLeases } from "./live-leases";
import { evidenceAt, type Matter } from "./matter";

const inMineralRights = (w: Words) =>
  w.readings.some((r) => r.rule.includes("mineral") || r.estate_type === "mineral") ||
  /royalty (?:interest|rights?) in[^.;]{0,40}(?:mineral rights|minerals)\b/i.test(w.text);

const ofOilAndGas = (w: Words) => /\b(?:oil|gas|minerals)\b/i.test(w.text) && !/royalt/i.test(w.text);

/** Nothing but a share of royalty is left of the minerals: no power to lease, no bonus. */
const stripped = (w: Words) => w.executive === false && (w.attributes?.bonus === false || w.benefits != null);

const IN_PLACE = /\bin place\b|\b(?:in|on),? (?:and|on,? and) under\b/i;

/** Neither the right to develop nor the power to lease, bonus or rentals go with it, and no words put it in and under the land. */
const bare = (w: Words) =>
  !IN_PLACE.test(w.text) && w.executive === false && w.attributes?.development === false && w.attributes.bonus === false && w.attributes.delay_rental === false;

/** "12½ per cent interest and royalty in and to all oil and gas in, upon or under": the substances themselves, where they lie. */
const interestInPlace = (w: Words) =>
  /\binterests?(?: and royalt(?:y|ies))? in and to all\b[^.;]{0,40}\b(?:oil|gas|minerals)\b[^.;]{0,90}\b(?:in|upon|on)\b[^.;]{0,30}\bunder\b/i.test(w.text);

/** "1/8 of all the oil and gas in and underlying said tract that may be produced therefrom". */
const usualEighth = (w: Words) =>
  w.estate_type === "mineral" && w.fraction?.fraction === "1/8" && w.of === "whole" && /\b(?:oil|gas)\b[^.;]{0,90}\bproduced\b/i.test(w.text);

const mixes = (w: Words) =>
  (w.estate_type === "royalty" && (inMineralRights(w) || ofOilAndGas(w) || interestInPlace(w))) ||
  (w.estate_type === "mineral" && (stripped(w) || usualEighth(w)));

function factsOf(w: Words, leased: boolean, kept: boolean): NatureFacts {
  return {
    read: w.estate_type === "royalty" ? "royalty" : "mineral",
    inMineralRights: w.estate_type === "royalty" && inMineralRights(w),
    ofProduction: /produced|saved|\bproduction\b/i.test(w.text) || (w.of === "royalty" && !/\broyalty (?:interests?|rights?) (?:in|of)\b/i.test(w.text)),
    leased,
    stripped: stripped(w),
    bare: bare(w),
    ofOilAndGas: ofOilAndGas(w),
    interestInPlace: interestInPlace(w),
    usualEighth: kept && usualEighth(w),
    nonParticipating: w.executive === false || w.attributes?.bonus === false,
  };
}

/** The clause as the estate it is. A royalty left of stripped minerals is a share of whatever royalty a lease yields. */
function asNature(w: Words, nature: Nature): Words {
  if (nature === "mineral") return { ...w, estate_type: "mineral", floating: null, readings: [] };
  if (nature === "production") return { ...w, estate_type: "royalty", of: "whole", floating: false, executive: null, benefits: null, readings: [] };
  return { ...w, estate_type: "royalty", of: "royalty", floating: true, fraction: w.benefits ?? w.fraction, benefits: null, readings: [] };
}

/** The matter with each mixed clause as the estate it is in this tract. */
export function sortedByNature(kase: Case, matter: Matter, tract: string): Matter {
  const list = [...matter.conveyance.grants, ...matter.conveyance.reservations];
  if (!list.some(mixes)) return matter;
  const leased = kase
    .ledger(tract)
    .of(matter.from)
    .some((i) => liveLeases(kase, i).length > 0);
  const ofLand = matter.conveyance.grants.some((g) => g.estate_type === "fee" && g.of === "whole");
  const sort = (kind: "grants" | "reservations") =>
    matter.conveyance[kind].map((w, n) => {
      if (!mixes(w)) return w;
      const evidence = evidenceAt(matter, "conveyance", `/${kind}/${n}`);
      const facts = factsOf(w, leased, kind === "reservations" && ofLand);
      const d = decide(natureRules, facts, kase.place(tract, matter), [input("words", w.text.slice(0, 120), evidence)], (a) => ({ name: "nature", value: a }));
      const changed = d !== null && d.answer !== facts.read;
      if (changed || facts.inMineralRights)
        kase.issue("MINERAL_OR_ROYALTY", matter, { tract, evidence, detail: `The words mix royalty and minerals; read as ${d?.answer ?? facts.read}.` });
      if (!changed) return w;
      kase.natures.set(`${matter.id}/${kind}/${n}`, d.steps);
      return asNature(w, d.answer);
    });
  return { ...matter, conveyance: { ...matter.conveyance, grants: sort("grants"), reservations: sort("reservations") } };
}
