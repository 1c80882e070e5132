// Deeds that part minerals from land in Kansas: void where they were neither recorded nor listed for taxation in time.
import { type Holder, sameHolder } from "@/lib/title/ledger/interest";
import { type ListingAnswer, type ListingFacts, listingRules } from "@/lib/title/rules/recording/mineral-listing";
import { decide, type Step } from "@/lib/title/rules/rule";
import { addDays } from "./calendar";
import { type Case, input } from "./case";
import type { Group } from "./deed-groups";
import { mineralsOf, surfaceOf } from "./land-words";
import { evidenceAt, type Matter } from "./matter";

const LISTING = /\b(?:list(?:ed|ing)?|entered|assess(?:ed|ment)|tax(?:ed|es|ation)|rolls?)\b/i;
const OF_MINERALS = /\b(?:mineral|oil|gas)\b/i;
/** "neither A. B. Roe nor anyone for him caused the mineral right to be listed", "never listed", "no separate entry of any mineral right". */
const NOT_LISTED =
  /\b(?:not|never|nor|neither|no|nobody|without|fail(?:ed|ure)?)\b(?:(?!\b(?:which|but|although|though|that (?:was|were|is|are))\b)(?:[^.;]|(?<=\b[A-Z])\.)){0,160}?\b(?:list(?:ed|ing)?|assessed|(?:rendered|returned|placed) for tax|(?:entered|entry|entries)\b[^.;]{0,60}\b(?:tax\w*|rolls?|assess\w*|county clerk|separate\w*|minerals?))\b|\bunlisted\b/i;
/** A judgment or lien, a listing for sale: another thing than a listing for taxation. */
const OTHER_ENTRY = /\b(?:judgments?|liens?|suits?|orders?|decrees?|appearances?)\b[^.;]{0,40}\b(?:entered|entry)\b|\blist(?:ed|ing) (?:for sale|with)\b/gi;
const WAS_LISTED =
  /\b(?:was|were|been|is|are|and|then|duly)\s+(?:duly |also |promptly |so )?(?:listed|entered|returned|rendered)\b[^.;]{0,80}\b(?:tax|assess|roll|clerk)/i;

/** The sentence speaks of minerals of another than the takers of the deed. */
function ofAnother(kase: Case, tract: string, group: Group, sentence: string): boolean {
  const upper = sentence.toUpperCase();
  const named = (h: Holder) => upper.includes(h.name.toUpperCase());
  const owners = kase.ledger(tract).history();
  return (
    !group.to.some(named) &&
    owners.some((p) => p.interest.estate === "mineral" && !group.from.some((f) => sameHolder(f, p.interest.holder)) && named(p.interest.holder))
  );
}

/** What the papers of the land say of listing these minerals for taxation: a denial counts before an assertion, which may tell of later years. */
function listedBy(kase: Case, tract: string, group: Group): { listed: ListingFacts["listed"]; paper: Matter | null } {
  let yes: Matter | null = null;
  for (const m of kase.papers().covering(tract))
    for (const f of m.conveyance.facts ?? [])
      for (const said of f.text.split(/(?<=[.;])\s+|\n{2,}/)) {
        const s = said.replace(OTHER_ENTRY, "");
        if (!LISTING.test(s) || !OF_MINERALS.test(s) || ofAnother(kase, tract, group, s)) continue;
        if (NOT_LISTED.test(s)) return { listed: "no", paper: m };
        if (WAS_LISTED.test(s)) yes ??= m;
      }
  return { listed: yes ? "yes" : null, paper: yes };
}

/** Whether the land above belongs to the grantors, who part the minerals from it by this deed. */
function severs(kase: Case, tract: string, group: Group): boolean {
  const minerals = group.clauses.length > 0 && group.clauses.every((c) => c.words.estate_type === "mineral");
  const held = kase.ledger(tract).of(group.from);
  return minerals && mineralsOf(held).some((i) => i.estate === "fee") && surfaceOf(kase.ledger(tract).of(group.to)).length === 0;
}

/** Steps by which the statute strikes a deed of minerals down, or null where it stands. */
export function voidForListing(kase: Case, matter: Matter, tract: string, group: Group): Step[] | null {
  const place = kase.place(tract, matter);
  const { day, recorded } = matter;
  if (place.state !== "KS" || matter.conveyance.action !== "convey" || !day || !recorded || !severs(kase, tract, group)) return null;
  const late = recorded > (addDays(day, 90) ?? recorded);
  if (!late) return null;
  const march = `${day.slice(5) < "03-01" ? day.slice(0, 4) : Number(day.slice(0, 4)) + 1}-03-01`;
  const said = listedBy(kase, tract, group);
  const facts: ListingFacts = { severs: true, late, byMarch: recorded <= march, listed: said.listed };
  const inputs = [
    input("executed", day, evidenceAt(matter, "dates", "/executed").slice(0, 1), matter.id),
    input("recorded", recorded, evidenceAt(matter, "dates", "/recorded").slice(0, 1), matter.id),
    input(
      "listed for taxation",
      said.listed ?? "not told",
      said.paper ? evidenceAt(said.paper, "conveyance", "/facts").slice(0, 1) : [],
      said.paper?.id ?? null,
    ),
  ];
  const d = decide<ListingFacts, ListingAnswer>(listingRules, facts, place, inputs, (a) => ({ name: "deed", value: a }));
  kase.issue("UNLISTED_MINERAL_DEED", matter, {
    tract,
    parties: group.to.map((t) => t.party_id),
    evidence: evidenceAt(matter, "dates", "/recorded").slice(0, 1),
    detail: d?.steps.at(-1)?.because ?? "The deed came late on record.",
  });
  return d?.answer === "void" ? d.steps : null;
}
