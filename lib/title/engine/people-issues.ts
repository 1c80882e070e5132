// Issues of persons that one paper shows: authority, marriage, probate elsewhere, form.
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import type { IssueCode } from "@/lib/title/issues/catalogue";
import { addMonths } from "./calendar";
import type { Case } from "./case";
import { evidenceAt, type Matter } from "./matter";

const COMMUNITY = new Set(["TX", "LA", "NM", "CA", "AZ", "ID", "NV", "WA", "WI"]);
const HOMESTEAD = new Set(["TX", "OK", "KS", "AR", "ND"]);

/** Raises what the parties and their capacities show. */
export function raisePeopleIssues(kase: Case, m: Matter): void {
  const tract = m.covers[0]?.tract ?? null;
  const raise = (code: IssueCode, detail: string, party: string | null = null, pointer = "/parties") =>
    kase.issue(code, m, { tract, detail, parties: [party], evidence: evidenceAt(m, "parties", pointer).slice(0, 2) });
  authority(kase, m, raise);
  marriage(kase, m, raise);
  probate(kase, m, raise);
  form(m, raise);
}

type Raise = (code: IssueCode, detail: string, party?: string | null, pointer?: string) => void;
const has = (kase: Case, type: InstrumentType) => kase.papers().ofType(type).length > 0;

function authority(kase: Case, m: Matter, raise: Raise): void {
  for (const a of m.from) {
    const capacity = a.party.capacity ?? "";
    if (/\btrustee\b/i.test(capacity) && !has(kase, "trust_agreement") && m.type !== "deed_of_trust")
      raise("TRUST_AUTHORITY_MISSING", `${a.name} acts as trustee; no trust or certification is of record.`, a.party_id);
    if (/attorney[- ]in[- ]fact|power of attorney/i.test(capacity) && !has(kase, "power_of_attorney"))
      raise("POA_MISSING_OR_EXPIRED", `${a.name} acts under a power that is not of record.`, a.party_id);
    if (/guardian|conservator/i.test(capacity)) raise("GUARDIAN_AUTHORITY_MISSING", `${a.name} acts for a ward; the order of the court is needed.`, a.party_id);
    if (/receiver/i.test(capacity)) raise("RECEIVER_OR_UNKNOWN_OWNER", `${a.name} acts as receiver for owners who are missing.`, a.party_id);
    if (/bankruptcy|debtor in possession/i.test(capacity)) raise("BANKRUPTCY", `${a.name} acts in a bankruptcy.`, a.party_id);
    if (/\bde?funct\b|dissolved|forfeited charter/i.test(capacity)) raise("ENTITY_AUTHORITY_OR_EXISTENCE", `${a.name}'s existence is in question.`, a.party_id);
  }
}

function marriage(kase: Case, m: Matter, raise: Raise): void {
  const state = kase.tracts.get(m.covers[0]?.tract ?? "")?.state ?? null;
  if (!state || !["convey", "lease"].includes(m.conveyance.action)) return;
  const words = `${m.conveyance.granting_clause ?? ""} ${m.conveyance.habendum ?? ""}`;
  for (const a of m.from) {
    if (a.party.entity_type !== "individual" || a.party.spouse_of || a.party.capacity) continue;
    const status = a.party.marital_status ?? "";
    if (/^married/i.test(status) && COMMUNITY.has(state) && !/separate|sole/i.test(`${status} ${words}`))
      raise("SPOUSE_NON_JOINDER_COMMUNITY", `${a.name} is married and signs alone.`, a.party_id);
    if (/^married/i.test(status) && HOMESTEAD.has(state) && !/homestead/i.test(words))
      raise("SPOUSE_NON_JOINDER_HOMESTEAD", `${a.name} is married and signs alone; the land may be homestead.`, a.party_id);
    if (/divorced/i.test(status) && !has(kase, "divorce_decree"))
      raise("DIVORCE_NOT_OF_RECORD", `${a.name} is divorced; the decree is not of record.`, a.party_id);
  }
}

function probate(kase: Case, m: Matter, raise: Raise): void {
  const state = kase.tracts.get(m.covers[0]?.tract ?? "")?.state ?? null;
  const own = m.doc.doc_type.resolved.recording.state?.toUpperCase() ?? null;
  if (["will", "probate_decree"].includes(m.type) && state && own && own !== state)
    raise("FOREIGN_PROBATE_NOT_FILED", `The probate is of ${own}; the land lies in ${state}.`);
  for (const a of m.actors.values()) {
    const died = a.party.died;
    if (state === "OK" && died && died < "2010-01-01" && (addMonths(died, 120) ?? "") > kase.asOf)
      raise("ESTATE_TAX_LIEN", `${a.name} died within ten years; an estate tax lien may stand.`, a.party_id);
  }
  if (m.type !== "affidavit_of_heirship") return;
  const dead = [...m.actors.values()].find((a) => a.party.role === "decedent");
  const rival = [...kase.papers().ofType("will"), ...kase.papers().ofType("probate_decree")].find(
    (x) => x.actors.size > 0 && [...x.actors.values()].some((a) => a.party.role === "decedent" && dead && a.party_id !== null && a.party_id === dead.party_id),
  );
  if (rival)
    raise(
      "NOTICE_BY_RECORDED_AFFIDAVIT",
      "A recorded affidavit states heirs of one whose will or decree names other takers; later takers have notice of the claim.",
    );
}

function form(m: Matter, raise: Raise): void {
  const d = m.doc.dates.resolved;
  const late = d.executed ? addMonths(d.executed, 60) : null;
  if (late && m.recorded && m.recorded > late) raise("DELIVERY_DATE_ANOMALY", `The instrument of ${d.executed} was recorded on ${m.recorded}.`);
  const no = m.doc.doc_type.resolved.recording.instrument_no ?? "";
  const year = /^(\d{4})[-\s]/.exec(no)?.[1];
  if (!m.recorded && late && year && `${year}` > late.slice(0, 4)) raise("DELIVERY_DATE_ANOMALY", `The instrument of ${d.executed} was recorded in ${year}.`);
}
