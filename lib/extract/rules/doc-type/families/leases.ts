// Leases and the papers that change them.
import type { TypeRule } from "@/lib/extract/rules/doc-type/type-rule";

const lets: readonly [RegExp, number] = [
  /\b(?:lease(?:d|s)?(?:,| and)? (?:and )?lets?|leased?,? (?:and )?demised?|demise[ds]?,? (?:and )?(?:to farm )?(?:lease|let)|grants?,? (?:demises?,? )?leases?)\b/i,
  2,
];

export const leases: readonly TypeRule[] = [
  {
    type: "memorandum_of_lease",
    title: /\bMEMORANDUM\b.{0,40}\bLEASE|NOTICE OF (?:OIL (?:AND|&) GAS )?LEASE|SHORT FORM (?:OF )?LEASE/,
    not: /\b(?:EXERCISE|ELECTION|TERMINATION|EXPIRATION|PAYMENT) OF\b/,
  },
  { type: "top_lease", title: /\bTOP[- ]?LEASE\b/, acts: [[/\bthis (?:lease )?is a top lease\b/i, 4]] },
  {
    type: "ratification",
    title: /\bRATIFICATION\b|\bRATIFY|\bADOPTION OF\b/,
    acts: [[/\b(?:hereby |does |do )+(?:adopts?,? )?(?:ratif(?:y|ies)|ratify and confirm)/i, 3]],
  },
  {
    type: "lease_extension",
    title:
      /\b(?:EXTENSION|RENEWAL|EXTENDING|RENEWING)\b.{0,40}\bLEASE|LEASE (?:EXTENSION|RENEWAL)|EXTENSION OF (?:PRIMARY )?TERM|\b(?:OPTION|ELECTION) TO EXTEND|\b(?:EXERCISE|ELECTION)\b.{0,30}\b(?:OPTION|EXTENSION)/,
    acts: [[/\bprimary term\b[^.;]{0,60}\b(?:is|be|was) (?:\w+ )?(?:extended|prolonged|continued)\b/i, 5]],
    not: /MEMORANDUM OF OIL|^AFFIDAVIT OF (?:EXTENSION|RENEWAL)/,
  },
  {
    type: "lease_amendment",
    title:
      /\b(?:AMENDMENT|MODIFICATION|AMENDATORY|AMENDING|AMENDED|MODIFYING|CHANGING|CHANGE|CORRECTION|SUPPLEMENT\w*)\b.{0,40}\bLEASE|LEASE (?:AMENDMENT|MODIFICATION|SUPPLEMENT)/,
    acts: [[/\b(?:lease is|agree to|hereby) amend(?:ed|s)?\b.{0,200}\blease\b/i, 2]],
  },
  {
    type: "federal_oil_gas_lease",
    title: /\bUNITED STATES\b.{0,80}\bLEASE|LEASE OF OIL AND GAS LANDS|OFFER TO LEASE|BUREAU OF LAND MANAGEMENT/,
    acts: [
      [/\bmineral leasing act\b/i, 2],
      [/\bunited states\b.{0,160}\b(?:lessor|leases to)|serial n(?:o|umber)/i, 2],
    ],
  },
  {
    type: "state_oil_gas_lease",
    title: /\bSTATE (?:OF [A-Z ]{4,20})?(?:[A-Z ]{0,30})?(?:OIL|MINERAL).{0,20}LEASE|STATE LEASE/,
    acts: [
      [/\b(?:commissioner of (?:the general land office|public lands|state lands)|state land (?:office|board)|state mineral board)\b.{0,400}\blessor\b/i, 3],
    ],
  },
  { type: "coalbed_methane_lease", title: /\bCOAL ?BED (?:METHANE|GAS)\b.{0,20}LEASE/ },
  { type: "coal_lease", title: /\bCOAL\b.{0,20}LEASE/, not: /\bRELEASE|ASSIGNMENT/ },
  {
    type: "mining_lease",
    title: /\bMINING LEASE|\b(?:STONE|CLAY|GRAVEL|SAND|LIMESTONE|IRON|URANIUM|LIGNITE|SULPHUR)\b.{0,25}LEASE/,
    not: /OIL|RELEASE|ASSIGNMENT/,
  },
  { type: "surface_lease", title: /\bSURFACE LEASE|GRAZING LEASE|FARM LEASE|AGRICULTURAL LEASE|WIND.{0,20}LEASE|SOLAR.{0,20}LEASE|GROUND LEASE/ },
  {
    type: "oil_gas_lease",
    title: /\b(?:OIL|GAS|MINERALS?|O\.? ?& ?G|PETROLEUM)\b.{0,45}\bL ?E ?A ?S ?E\b|PRODUCERS 88|PAID[- ]UP LEASE|\bMINERAL LEASE/,
    acts: [
      lets,
      [/\b(?:purpose|right) of\b.{0,140}\b(?:exploring|prospecting|drilling|mining)\b.{0,120}\b(?:oil|gas)\b/i, 2],
      [/\blessors?\b[^.;]{0,160}\bgrants?(?:,? (?:and )?conveys?)? (?:un)?to (?:the |said )*lessees?\b/i, 4],
      [/\bless(?:or|ee)\b/i, 1],
      [/\bprimary term\b|as long thereafter as (?:oil|gas)/i, 1],
    ],
    not: /\bRELEASE|ASSIGNMENT|RATIFICATION|AMEND|MODIFY|CHANGING|MEMORANDUM|EXTENSION|EXTENDING|RENEW|SURRENDER|AFFIDAVIT|ASSIGN/,
  },
  { type: "lease", weakTitle: /\bLEASE\b/, acts: [lets], not: /\bRELEASE|ASSIGN|ROYALTY|\b(?:EXERCISE|ELECTION) OF\b/ },
];
