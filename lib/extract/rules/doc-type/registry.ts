// Every rule of type, most specific family first: where two titles fit, the earlier rule wins. Adding a type: a rule in its family file, nothing here.
import { affidavits } from "./families/affidavits";
import { agreements } from "./families/agreements";
import { assignments, overrideByAct } from "./families/assignments";
import { courts } from "./families/courts";
import { deaths } from "./families/deaths";
import { deeds } from "./families/deeds";
import { disclaimers } from "./families/disclaimers";
import { leases } from "./families/leases";
import { liens } from "./families/liens";
import { patents } from "./families/patents";
import { releases } from "./families/releases";
import { wellReports } from "./families/well-reports";
import type { TypeRule } from "./type-rule";

export const typeRules: readonly TypeRule[] = [
  ...patents,
  ...disclaimers,
  ...releases,
  overrideByAct,
  ...assignments,
  ...liens,
  ...agreements,
  ...courts,
  ...deaths,
  ...affidavits,
  ...wellReports,
  ...leases,
  ...deeds,
];
