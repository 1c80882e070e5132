// Issues of the chain that one paper shows by its kind, its land or its words.
import type { IssueCode } from "@/lib/title/issues/catalogue";
import type { Case } from "./case";
import { HARD_TOLD } from "./hard-minerals";
import { evidenceAt, type Matter } from "./matter";
import { mixedHeading } from "./mixed-words";
import { isNoticeOfLapse } from "./signs";
import { meetsStrip } from "./strip-words";
import { isTaxSale } from "./tax-title";

type Raise = (code: IssueCode, detail: string) => void;

/** Raises what kind, land and words of an instrument show. */
export function raiseTitleIssues(kase: Case, m: Matter): void {
  const tract = m.covers[0]?.tract ?? null;
  const raise: Raise = (code, detail) => kase.issue(code, m, { tract, detail, evidence: evidenceAt(m, "conveyance", "/grants").slice(0, 2) });
  const state = kase.tracts.get(tract ?? "")?.state ?? null;
  sovereign(m, raise);
  byKind(kase, m, state, raise);
  land(kase, m, raise);
  grants(m, raise);
  hardMinerals(kase, m, tract, raise);
}

/** What the grants of one paper show beside each other and beside its heading. */
function grants(m: Matter, raise: Raise): void {
  const given = m.conveyance.grants;
  const mixed = mixedHeading(m.doc.title, given);
  if (mixed) raise("MINERAL_OR_ROYALTY", mixed);
  const share = (estate: string) => given.find((g) => g.estate_type === estate && g.fraction && g.of !== "grantor_interest")?.fraction?.fraction;
  const [minerals, royalty] = [share("mineral"), share("royalty")];
  if (minerals && royalty && minerals !== royalty) raise("CONFLICTING_FRACTIONS", `One paper gives ${minerals} of the minerals and ${royalty} of the royalty.`);
}

/** A later paper deals in coal, ore or stone that an earlier severance of "other minerals" does not name. */
function hardMinerals(kase: Case, m: Matter, tract: string | null, raise: Raise): void {
  const c = m.conveyance;
  const told = [m.doc.title, c.granting_clause, ...[...c.grants, ...c.exceptions, ...(c.facts ?? [])].map((x) => x.text)].join(" ");
  const substance = HARD_TOLD.exec(told)?.[0].toLowerCase();
  if (!tract || !substance) return;
  const severedWithout = (name: string) =>
    kase
      .papers()
      .covering(tract)
      .some(
        (x) =>
          x.id !== m.id &&
          [...x.conveyance.grants, ...x.conveyance.reservations].some(
            (w) => w.estate_type === "mineral" && /\bminerals?\b/i.test(w.text) && !w.text.toLowerCase().includes(name),
          ),
      );
  // Of uranium alone: Moser leaves near-surface iron, coal and lignite with the surface.
  if (kase.tracts.get(tract)?.state === "TX" && /\buranium\b/i.test(told) && severedWithout("uranium"))
    raise(
      "SURFACE_DAMAGE_COMPENSATION",
      "The severance does not name uranium. Made after June 8, 1983 it carries uranium, whose owner pays for destruction of the surface (Moser v. United States Steel Corp., 676 S.W.2d 99 (Tex. 1984)); one made before turns on whether taking it would have destroyed the surface (Friedman v. Texaco, Inc., 691 S.W.2d 586 (Tex. 1985)).",
    );
  if (severedWithout(substance))
    raise("OTHER_MINERALS_SCOPE", `Minerals were severed in general words; whether ${substance} is among them turns on the law of the state.`);
}

function sovereign(m: Matter, raise: Raise): void {
  const kept = [...m.conveyance.reservations, ...m.conveyance.exceptions].some((r) => r.estate_type === "mineral" || r.estate_type === "royalty");
  const patent = m.type === "us_patent" || m.type === "state_patent";
  const state = m.type === "state_deed" || m.from.some((f) => /^(?:the )?(?:state|commonwealth) of /i.test(f.name));
  if ((patent || state) && kept) raise("SOVEREIGN_RESERVATION", "The sovereign's grant keeps minerals or royalty in the sovereign.");
  if (!patent && m.from.some((f) => /\brailroad\b|\brailway\b|\br\.? ?r\.? co/i.test(f.name)) && kept)
    raise("RAILROAD_RESERVATION", "The railroad's deed keeps minerals.");
  if (!patent && m.conveyance.action === "convey" && state)
    raise("STATE_DEED_IN_CHAIN", "The State conveys land it had taken or held; a statute may reserve minerals.");
}

function byKind(kase: Case, m: Matter, state: string | null, raise: Raise): void {
  const words = `${m.doc.title ?? ""} ${(m.conveyance.facts ?? []).map((f) => f.text).join(" ")} ${m.conveyance.granting_clause ?? ""}`;
  const taxes =
    isTaxSale(m) ||
    /tax (?:sale|deed|forfeit)|forfeit\w* (?:to the state )?for (?:the )?(?:non-?payment of |unpaid |delinquent )?taxes|delinquent (?:for )?taxes/i.test(words);
  if (taxes) raise("TAX_FORFEITURE_IN_CHAIN", "Title passed for unpaid taxes; severed minerals, notice and redemption must be checked.");
  if (taxes && state === "PA") raise("TITLE_WASH_TAX_SALE", "Unseated land sold for taxes may have carried unreported minerals.");
  if (m.type === "contract_for_deed") {
    const merged = [...kase.matters.values()].some(
      (x) =>
        x.day !== null &&
        m.day !== null &&
        x.day > m.day &&
        x.conveyance.action === "convey" &&
        x.from.some((f) => m.from.some((g) => g.party_id === f.party_id)),
    );
    raise(
      merged ? "CONTRACT_FOR_DEED_MERGED" : "CONTRACT_FOR_DEED_OPEN",
      merged ? "A later deed took the place of the contract." : "The contract is not shown to have been performed.",
    );
  }
  if (m.type === "top_lease") raise("TOP_LEASE", "A lease made while another stood takes effect when that one ends.");
  if (state === "LA" && m.conveyance.action === "convey" && m.conveyance.reservations.some((r) => r.estate_type === "mineral"))
    raise("PRESCRIPTION_OF_NONUSE", "The minerals kept are a servitude; ten years without use end it.");
  if (m.type === "lis_pendens" || m.type === "petition_quiet_title") raise("LIS_PENDENS_OR_SUIT", "A suit about the land is of record.");
  if (
    isNoticeOfLapse(m) ||
    /dormant mineral|notice of lapse|abandonment of (?:the )?mineral|mineral interests? (?:to be |be |is |are )?abandoned|preserv\w+ (?:the |a |said )?mineral interest/i.test(
      words,
    )
  )
    raise("DORMANT_MINERAL_CLAIM", "A paper claims that severed minerals lapsed by non-use.");
  if (
    /adverse(?:ly)? possess|adverse possession|paid .{0,80}royalt|royalt\w* .{0,80}paid|payments? .{0,60}royalt|claims? .{0,60}by possession/i.test(words) &&
    (m.type.startsWith("affidavit") || m.doc.doc_type.resolved.category === "court")
  )
    raise("ADVERSE_POSSESSION_OF_MINERALS", "A claim to minerals rests on possession or payment; only operations on the minerals possess them.");
  if (m.type === "materials_agreement")
    raise("OTHER_MINERALS_SCOPE", "Whether the substance taken belongs to the surface or the minerals turns on the law of the state.");
  if (m.type === "surface_use_agreement" || /surface (?:use )?waiver|waives? .{0,40}surface/i.test(words))
    raise("SURFACE_ACCESS_WAIVED", "Use of the surface is waived or limited.");
  if (/bankruptcy/i.test(words) && m.doc.doc_type.resolved.category === "court") raise("BANKRUPTCY", "A bankruptcy touches the title.");
}

/** An instrument that deals in one layer of land divided by depth. */
function byDepth(m: Matter, raise: Raise): void {
  const limited = [...m.conveyance.grants, ...m.conveyance.reservations, ...m.conveyance.exceptions].find((w) => w.depths !== null);
  if (!limited || !m.covers.some((c) => c.depths)) return;
  raise("DEPTH_SEVERANCE", `Rights are divided by depth: ${limited.depths}.`);
  if (m.conveyance.action === "release") raise("PARTIAL_LEASE_TERMINATION", `The lease ended in ${limited.depths}.`);
}

/** "560 acres in Elm and Fern Counties", "part of it in each of Elm, Fern and Oak Counties"; not "with the line between Elm and Fern Counties". */
const SEVERAL_COUNTIES =
  /(?<!\b(?:lines?|boundar(?:y|ies)|corners?|between|dividing)\b[^.;,]{0,20})\b((?:[A-Z][\w.'’-]+,? ){1,8}(?:and|&|AND) [A-Z][\w.'’-]+(?: [A-Z][\w.'’-]+)?) (?:Counties|COUNTIES|Parishes|PARISHES)\b/;

function land(kase: Case, m: Matter, raise: Raise): void {
  const tracts = m.doc.land.resolved.tracts;
  const acres = (t: (typeof tracts)[number]) => (t.acres_stated ?? t.acres_computed ?? null) && Number(t.acres_stated ?? t.acres_computed);
  const given = m.conveyance.grants.some((g) => /\bstrip of (?:land|ground)\b/i.test(g.text));
  if (m.conveyance.action === "convey" && (given || tracts.some((t) => meetsStrip(t.text.slice(0, 1200), acres(t) || null))))
    raise("STRIP_AND_GORE", "A narrow strip adjoins; a deed of the adjoining land may carry it.");
  if (tracts.some((t) => /\bmeanders?\b|\baccretion|\bthread of\b|\bbank of (?:the|said)\b/i.test(t.text)))
    raise("BOUNDARY_WATER_OR_ACCRETION", "A boundary runs on water.");
  const counties = new Set(tracts.map((t) => t.county).filter(Boolean));
  const told = tracts.map((t) => SEVERAL_COUNTIES.exec(t.text)?.[1]).find((names) => names !== undefined);
  if (counties.size > 1 || told) raise("MULTI_COUNTY_RECORDING", `The land lies in ${counties.size > 1 ? [...counties].join(" and ") : `${told} Counties`}.`);
  for (const t of tracts) {
    const [a, b] = [Number(t.acres_stated), Number(t.acres_computed)];
    if (a > 0 && b > 0 && Math.abs(a - b) / b > 0.05)
      raise("ACREAGE_OR_FRACTION_CONFLICT", `${t.acres_stated} acres are stated where ${t.acres_computed} are described.`);
  }
  byDepth(m, raise);
  for (const c of m.covers.filter((x) => !x.certain)) {
    raise("LEGAL_DESCRIPTION_DEFECT", "The land of the instrument lies within or across a tract without a line that divides it.");
    kase.gap({
      kind: "ambiguous_land",
      severity: "high",
      tract_id: c.tract,
      message: "The land of this instrument cannot be placed exactly in the tract.",
      suggestion: "Obtain a survey or a better description.",
      document_ids: [m.id],
      evidence: evidenceAt(m, "land", "/tracts").slice(0, 2),
    });
  }
  if ((m.conveyance.warnings ?? []).some((w) => w.code === "FRACTION_CONFLICT"))
    raise("CONFLICTING_FRACTIONS", "Words and figures of a fraction differ; the words are followed.");
}
