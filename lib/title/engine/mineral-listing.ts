// Deeds that part minerals from land in Kansas: void where they were neither recorded nor listed for taxation in time.
import { type Holder, sameHolder } from "@/lib/title/ledger/interest";
import { type ListingAnswer, type ListingFacts, listingRules } from "@/lib/title/rules/recording/mineral-listing";
import { decide, type Step } from "@/lib/title/rules/rule";
import { addDays } from "./calendar";
import { type Case, input } from "./case";
import type { Group } from "./deed-groups";
import { mineralsOf, surfaceOf } from "./land-words";
import { evidenceAt, type Matter } from "./matter";

const OF_MINERALS = /\b(?:minerals?|oil|gas)\b/i;
/** What puts a thing on the tax books, as a verb or its noun. */
const LISTED =
  /\b(?:list(?:ed|s|ing|ings)?|unlisted|assess(?:ed|es|ment|ments)?|(?:enter(?:ed|s)?|entry|entries|return(?:ed|s)?|render(?:ed|s|ing)?|rendition|report(?:ed|s)?|extend(?:ed|s)?|carr(?:y|ied|ies)|set (?:down|up|out|apart)|plac(?:ed|ing)|put|appear(?:s|ed|ing)?|show(?:s|n|ed|ing)?|f(?:ou|i)nd|charged|valued|taxed|taxation|mention(?:ed|s)?)\b(?=[^.;]{0,120}\b(?:tax(?:es|ed|ation|able)?|rolls?|assess\w*|county clerk|separate\w*|minerals?)\b))/gi;
/** A denial in the same breath, ahead of the listing or right behind it: "in none of these years", "escaped", "nothing". */
const DENIES =
  /\b(?:not|never|nor|neither|no|none|nobody|nothing|nowhere|without|fail(?:s|ed|ure|ing)?|omit(?:s|ted|ting)?|omission|neglect(?:ed|s)?|absent|absence|escaped?|lack(?:s|ed|ing)?|n't|unlisted)\b/i;
/** Where another breath begins: a contrast, or a word of what was done. */
const BREATH = /\b(?:which|but|although|though|however|whereas|while|that (?:was|were|is|are))\b/i;
const DENIED_BEHIND =
  /^[^.;]{0,60}?\b(?:(?:was|were|is|are|has been|have been) (?:never|not|nowhere|omitted|lacking|absent|wanting)|did not|does not|never|nowhere|none)\b/i;

/** "omitted from the tax rolls", "escaped taxation". */
const LEFT_OFF =
  /\b(?:omitted|missing|absent|left|dropped|wanting|escap(?:ed|ing))\b[^.;]{0,30}\b(?:tax(?:ation|es)? ?(?:rolls?|lists?|books?|schedules?)?|(?:assess\w*|county) (?:rolls?|lists?|books?)|rolls?|assessment)\b/i;

/** Whether a sentence denies that something was put on the tax books: "neither A. B. Roe nor anyone for him caused the right to be listed", "no separate entry". */
function deniesListing(s: string): boolean {
  return (
    LEFT_OFF.test(s) ||
    [...s.matchAll(LISTED)].some((m) => {
      const before = s.slice(Math.max(0, m.index - 200), m.index + m[0].length).replace(/\b([A-Z])\./g, "$1");
      const breath = before.split(/[.;]/).at(-1)?.split(BREATH).at(-1) ?? "";
      return DENIES.test(breath) || (/^(?:list|entr|assess|rend)/i.test(m[0]) && DENIED_BEHIND.test(s.slice(m.index + m[0].length)));
    })
  );
}
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
        if (!OF_MINERALS.test(s) || ofAnother(kase, tract, group, s)) continue;
        if (deniesListing(s)) return { listed: "no", paper: m };
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
