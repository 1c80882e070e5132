// Which reader reads which paper. Adding a family: one file, one line here.
import { type InstrumentType, instrumentCategory } from "@/lib/contracts/instrument-types";
import { settle } from "@/lib/extract/rules/conveyance/account/settle";
import type { Draft } from "@/lib/extract/rules/conveyance/draft";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { passesDebt } from "@/lib/extract/rules/lease-act/passes-debt";
import { readAssignment } from "./assignment";
import { readCorrection } from "./correction";
import { readDeathDeed } from "./death-deed";
import { byOfficer, readOfficersDeed, readTrusteesDeed } from "./debtor";
import { readDecree, readDetermination } from "./decree";
import { readDeed } from "./deed";
import { readDisclaimer } from "./disclaimer";
import { readDistributionDeed } from "./distribution-deed";
import { readDivorce } from "./divorce";
import { readJudgment } from "./judgment";
import { readLease } from "./lease";
import { royaltyChange, termChange, termUntil, withTermEnd } from "./lease-changes";
import { mutualGrants } from "./mutual-grants";
import { readPartition } from "./partition";
import { readPartitionDecree } from "./partition-decree";
import { readPatent } from "./patent";
import { readRelease } from "./release";
import { readRightOfWay } from "./right-of-way";
import {
  readAffidavit,
  readDivisionOrder,
  readEntityChange,
  readHeirship,
  readLien,
  readNothing,
  readRatification,
  readStipulation,
  readSubordination,
  readSurfaceRight,
} from "./statement";
import { readTaxTitle } from "./tax";
import { readPooling, readSpacing } from "./unit";
import { readWill } from "./will";
import { inWordsOfItsOwn } from "./words-of-its-own";

type Reader = (scene: Scene) => Draft;

/** An amendment or extension changes terms of a lease in being; it leases anew only where it lets land with terms of its own. */
function readAmendment(scene: Scene): Draft {
  const lease = readLease(scene);
  const [royalty, term, until] = [royaltyChange(scene), termChange(scene), termUntil(scene)];
  const anew = /\b(?:hereby|does|do|presents)\b[^.;]{0,60}\b(?:leases? and lets?|demises?)\b/i.test(scene.text);
  if (anew && !royalty && !term && !until) return lease;
  const found = lease.lease;
  if (!found) return { ...lease, action: "ratify", grants: [], granting: null };
  const clauses = [...withTermEnd(found.terms.clauses ?? [], until), ...(!until && term ? [{ kind: `term_${term.counts}`, text: term.text }] : [])];
  const terms = {
    ...found.terms,
    ...(royalty ? { royalty: royalty.royalty } : {}),
    ...(term ? { primary_term_months: term.months } : {}),
    ...(clauses.length ? { clauses } : {}),
  };
  const spans = { ...found.spans, ...(royalty ? { royalty: royalty.span } : {}), ...(term ? { primary_term_months: term.span } : {}) };
  return { ...lease, action: "ratify", grants: [], granting: null, lease: { terms, spans } };
}

const ASSIGNS = /\b(?:assigns?|transfers?|conveys?)\b[^;]{0,160}?\bleases?\b/i;
const POOLED = /\b(?:are|is|be|has|have|hereby|been|being)\b[^.;]{0,40}\b(?:pooled|unitized|communitized)\b|\b(?:forms?|creates?|pools?)\b[^.;]{0,80}\bunit\b/i;

/** A paper that declares a unit and in the same breath assigns a lease to another: "this instrument does two things". */
function readUnitWithLease(scene: Scene): Draft {
  const pooled = readPooling(scene);
  const assigned = scene.parties.to.length > 0 && ASSIGNS.test(scene.text) ? readAssignment(scene) : null;
  return assigned?.grants.length ? { ...assigned, unit: pooled.unit, facts: pooled.facts } : pooled;
}

/** An assignment that also tells of the unit into which its lease is pooled. */
function readLeaseWithUnit(scene: Scene): Draft {
  const assigned = readAssignment(scene);
  const unit = POOLED.test(scene.text) ? readPooling(scene).unit : null;
  return unit?.unit.acres ? { ...assigned, unit } : assigned;
}

/** Each gives to the other; where the parties of one side only give, and those of the other only take, the paper is one of the two deeds. */
function readExchange(scene: Scene): Draft {
  const { from, to } = scene.parties;
  const oneWay = from.length > 0 && to.length > 0 && !from.some((id) => to.includes(id));
  return oneWay || mutualGrants(scene).length > 1 ? readDeed(scene) : readPartition(scene);
}

const byType: Partial<Record<InstrumentType, Reader>> = {
  us_patent: readPatent,
  state_patent: readPatent,
  sheriffs_deed: readOfficersDeed,
  trustees_deed: readTrusteesDeed,
  fiduciary_deed: readTrusteesDeed,
  divorce_decree: readDivorce,
  judgment: readJudgment,
  quiet_title_judgment: readJudgment,
  transfer_on_death_designation_affidavit: readDeathDeed,
  correction_deed: readCorrection,
  partition_deed: readPartition,
  partition_decree: readPartitionDecree,
  exchange_deed: readExchange,
  tax_deed: readTaxTitle,
  stipulation_of_interest: readStipulation,
  right_of_way_deed: readRightOfWay,
  dedication: readSurfaceRight,
  deed_of_distribution: readDistributionDeed,
  ratification: readRatification,
  lease_amendment: readAmendment,
  lease_extension: readAmendment,
  will: readWill,
  disclaimer: readDisclaimer,
  letters_testamentary: readNothing,
  death_certificate: readAffidavit,
  affidavit_of_heirship: readHeirship,
  small_estate_affidavit: readHeirship,
  determination_of_heirship: readDetermination,
  court_findings_heirship: readDetermination,
  subordination: readSubordination,
  forced_pooling_order: readPooling,
  spacing_order: readSpacing,
  unit_designation: readUnitWithLease,
  pooling_agreement: readUnitWithLease,
  unitization_agreement: readPooling,
  communitization_agreement: readPooling,
  division_order: readDivisionOrder,
  merger_certificate: readEntityChange,
  materials_agreement: readSurfaceRight,
  surface_use_agreement: readSurfaceRight,
  contract_for_deed: readDeed,
};

const byCategory: Record<string, Reader> = {
  conveyance: readDeed,
  lease: readLease,
  assignment: readLeaseWithUnit,
  release: readRelease,
  lien: readLien,
  probate: readDecree,
  affidavit: readAffidavit,
  court: readDecree,
  survey: readNothing,
  agreement: readNothing,
};

/** Reader by the words of the paper where its type is not known: a lease, an assignment or a deed by its granting clause, else a statement. */
function byWords(scene: Scene): Reader {
  const granting = scene.anatomy.granting ? scene.text.slice(scene.anatomy.granting.start, scene.anatomy.granting.start + 300) : "";
  if (/\bleases? and lets?\b|\bdemise|\bleases exclusively/i.test(granting)) return readLease;
  if (/\bassign\w*\b[^.;]{0,120}\b(?:leases?|overrid)/i.test(granting)) return readAssignment;
  return !granting ? readAffidavit : passesDebt(scene.anatomy) ? readNothing : readDeed;
}

/** Draft of the paper by its type, its shares in account; without a type, by the words of its granting clause. */
export function readFamily(scene: Scene): Draft {
  const type = scene.docType;
  const reader = type ? (byType[type] ?? byCategory[instrumentCategory[type]]) : undefined;
  const read = reader === readDeed && byOfficer(scene) ? readOfficersDeed : (reader ?? byWords(scene));
  const first = read(scene);
  const mayGive = type !== null && type !== "farmout" && ["conveyance", "assignment"].includes(instrumentCategory[type]);
  return settle(scene, mayGive ? inWordsOfItsOwn(scene, first, read) : first);
}
