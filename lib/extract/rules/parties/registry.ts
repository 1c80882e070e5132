// Which reader reads the parties of which type.
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import { instrumentCategory } from "@/lib/contracts/instrument-types";
import { readAssignment } from "./families/assignment";
import { readCertificate } from "./families/certificate";
import { readCorrectionParties } from "./families/correction";
import { readDeathAffidavit } from "./families/death-affidavit";
import { readDeathDeed } from "./families/death-deed";
import { readDecree } from "./families/decree";
import { readDeedLike } from "./families/deed-like";
import { readDisclaimer } from "./families/disclaimer";
import { readDistribution } from "./families/distribution";
import { readDivorce } from "./families/divorce";
import { readAffidavit, readHeirship } from "./families/heirship";
import { readJudgment, readPartitionSuit } from "./families/judgment";
import { readLeaseParties } from "./families/lease";
import { readLeaseChange } from "./families/lease-change";
import { readOrder } from "./families/order";
import { readPatent } from "./families/patent";
import { readReleaseOfLease } from "./families/release-of-lease";
import { readRatificationParties, readSeveralSided } from "./families/several-sided";
import { readUnitParties } from "./families/unit";
import { readWill } from "./families/will";
import type { PartyReader } from "./reading";

const readers: Partial<Record<InstrumentType, PartyReader>> = {
  partition_deed: readSeveralSided,
  exchange_deed: readSeveralSided,
  stipulation_of_interest: readSeveralSided,
  divorce_decree: readDivorce,
  correction_deed: readCorrectionParties,
  merger_certificate: readCertificate,
  ratification: readRatificationParties,
  lease_amendment: readLeaseChange,
  lease_extension: readLeaseChange,
  judgment: readJudgment,
  partition_decree: readPartitionSuit,
  quiet_title_judgment: readJudgment,
  us_patent: readPatent,
  state_patent: readPatent,
  will: readWill,
  deed_of_distribution: readDistribution,
  disclaimer: readDisclaimer,
  affidavit_of_heirship: readHeirship,
  small_estate_affidavit: readHeirship,
  court_findings_heirship: readHeirship,
  affidavit_of_death: readDeathAffidavit,
  transfer_on_death_designation_affidavit: readDeathDeed,
  affidavit_of_surviving_joint_tenant: readDeathAffidavit,
  release_of_lease: readReleaseOfLease,
  partial_release_of_lease: readReleaseOfLease,
  unit_designation: readUnitParties,
  forced_pooling_order: readOrder,
  spacing_order: readOrder,
};

/** The reader of a type; of its category where the type has none of its own. */
export function readerFor(type: InstrumentType): PartyReader {
  const own = readers[type];
  if (own) return own;
  const category = instrumentCategory[type];
  if (category === "probate") return readDecree;
  if (category === "affidavit") return readAffidavit;
  if (category === "assignment") return readAssignment;
  if (category === "lease") return readLeaseParties;
  return readDeedLike;
}
