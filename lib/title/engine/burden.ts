// Who bears royalties of others when a deed parts the minerals under them.
import { compare, isZero, sum } from "@/lib/fraction/rational";
import type { EffectDraft } from "@/lib/title/recorder/recorder";
import { type Bearer, burdenRules } from "@/lib/title/rules/royalty/burden";
import { decide } from "@/lib/title/rules/rule";
import { input } from "./case";
import type { Deed, Reckoning } from "./convey-land";
import { tellsOfRoyalty } from "./disclosed-royalty";
import { asRoyaltyOfRecord } from "./excepted-royalty";
import { mineralsOf } from "./land-words";
import { type Clause, clauses, evidenceAt } from "./matter";

/** Words on to the deed, which name no lease on the way: what a lessor keeps is the royalty of the owners themselves. */
const ON = "(?:(?!\\bleas(?:es?|ed|ing)\\b|\\blessors?\\b)(?:[^.;]|(?<=\\b(?:[A-Z]|[Vv]ol|[Nn]o|[Bb]k))\\.))";
/** A royalty named by the deed that made it; one that all owners bear, as the State's, one of a lease, or in words that share it, is none such. */
const NAMED_ROYALTY = new RegExp(
  `\\broyalt\\w+${ON}{0,80}\\b(?:contained|reserved|retained|created|conveyed|set out) (?:in|by)\\b${ON}{0,40}\\bdeed\\b|\\broyalt\\w+ (?:interests? )?(?:reservations?|reserved|excepted|conveyed|deeds?|grants?)\\b${ON}{0,80}\\b(?:book|volume|vol|page|deed)\\b`,
  "i",
);
/** "and the half here granted is charged with the whole of them", "which the interest hereby conveyed shall bear alone". */
const CHARGED =
  /\b(?:charged|burdened|laden) with (?:the whole|all|the entire|the entirety)\b|\b(?:bears?|to bear|carr(?:y|ies)|be borne by) (?:the whole|all|the entire|them alone|it alone|alone|solely)\b/i;
const SHARED = /\bstate\b|\beach\b|\bproportion\w*|\bits (?:part|share)\b|\brateabl[ey]\b/i;

/** An undivided share of the land or minerals is granted, nothing is kept by words, and the grant is "subject to" a royalty that it names. */
function shareGrantedUnderIt(d: Deed): boolean {
  const kept = [...clauses(d.matter, "exceptions", d.tract), ...clauses(d.matter, "reservations", d.tract)].some((c) => c.words.estate_type !== "royalty");
  const part = d.group.clauses.some((c) => c.words.fraction !== null && c.words.fraction.fraction !== "1" && c.words.of === "whole");
  return part && !kept && d.matter.conveyance.subject_to.some((s) => NAMED_ROYALTY.test(s.text) && (CHARGED.test(s.text) || !SHARED.test(s.text)));
}

/** Who alone bears the royalties by the words of the deed; null where they do not say, or lay more on one side than its minerals yield. */
function saidBearer(d: Deed, r: Reckoning, charges: readonly string[]): "grantor_alone" | "grantee_alone" | null {
  const said = (d.matter.conveyance.facts ?? []).find((f) => f.value?.startsWith("royalty_borne_by_"))?.value;
  if (!said || !d.keeps) return null;
  const royalties = d.kase.ledger(d.tract).current();
  const size = sum(royalties.filter((i) => i.estate === "royalty" && charges.includes(i.charges[0] ?? "")).map((i) => i.share));
  const grantor = said === "royalty_borne_by_grantor";
  return compare(grantor ? r.quantum.kept : r.quantum.passes, size) < 0 ? null : grantor ? "grantor_alone" : "grantee_alone";
}

/** Who bears the outstanding royalties after a deed of a part of the minerals under them; null where there are none. */
export function bearerOf(d: Deed, r: Reckoning, draft: EffectDraft): Bearer | null {
  const charges = [...new Set(mineralsOf(d.sources).flatMap((i) => i.charges))];
  if (!charges.length) return null;
  const isRoyalty = (c: Clause) => c.words.estate_type === "royalty" || asRoyaltyOfRecord(d.kase, d.matter, d.tract, d.place, c) !== null;
  const excepted = clauses(d.matter, "exceptions", d.tract).some((c) => isRoyalty(c) || /royalt/i.test(c.words.text));
  const facts = {
    warranted: r.facts.warranted,
    grantorKeeps: !isZero(r.quantum.kept),
    disclosed: excepted || d.matter.conveyance.subject_to.some((s) => tellsOfRoyalty(s.text)),
    shareGrantedUnderIt: shareGrantedUnderIt(d),
    byWords: saidBearer(d, r, charges),
    charged: true,
  };
  const inputs = [
    input("royalties of others", String(charges.length)),
    input("warranted", facts.warranted, evidenceAt(d.matter, "conveyance", "/warranty")),
    input("grantor keeps minerals", facts.grantorKeeps),
    input("royalty disclosed", facts.disclosed),
    input("laid on by words", facts.byWords ?? "nobody"),
  ];
  const decision = decide(burdenRules, facts, d.place, inputs, (a) => ({ name: "borne by", value: a }));
  if (!decision) return null;
  draft.step(...decision.steps);
  const parted = facts.grantorKeeps && !isZero(r.quantum.passes);
  if (parted)
    d.kase.issue("NPRI_BURDEN_ALLOCATION", d.matter, {
      tract: d.tract,
      effects: [draft.effect],
      detail: "Minerals under an outstanding royalty were parted; who bears it turns on the law of the state.",
    });
  return decision.answer;
}
