// Leases and the papers that change them.
import type { TypeContext, TypeRule } from "@/lib/extract/rules/doc-type/type-rule";

const lets: readonly [RegExp, number] = [
  /\b(?:lease(?:d|s)?(?:,| and)? (?:and )?lets?|leased?,? (?:and )?demised?|demise[ds]?,? (?:and )?(?:to farm )?(?:lease|let)|grants?,? (?:and )?(?:demises?,? )?(?:leases?|lets?))\b/i,
  2,
];

const OIL_LEASE = /\b(?:OIL|GAS|MINERALS?|O\.? ?& ?G|PETROLEUM)\b.{0,45}\bL ?E ?A ?S ?E\b|PRODUCERS 88|PAID[- ]UP LEASE|\bMINERAL LEASE/;
/** "LEASE FOR OIL AND GAS", "LEASE OF UNDIVIDED OIL AND GAS INTEREST". */
const LEASE_OF_OIL = /\bLEASE (?:OF|FOR|ON|COVERING|TO|CONTRACT|AGREEMENT)\b.{0,40}\b(?:OIL|GAS|MINERALS?|PETROLEUM)\b/;
const lettingWords = /\b(?:leases?|leased|lets?|demises?|demised)\b[^.;]{0,90}\b(?:to|unto|exclusively|the|his|her|its|our|my|their|all)\b/i;
const forOil =
  /\b(?:explor|prospect|drill|bor(?:e|ing)|dig|operat|produc|mining|search|sought)\w*[^.;]{0,120}\b(?:oil|gas)\b|\b(?:oil|gas)\b[^.;]{0,80}\b(?:explor|prospect|drill|produc|sought)\w*/i;
const royaltyDue =
  /\broyalt(?:y|ies)\b|\b(?:\d{1,2}\/\d{1,2}|eighth|(?:one|two|three)[- ](?:third|fourth|quarter|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|sixteenth|twentieth)s?)\b[^.;]{0,60}\b(?:of|for) (?:all )?(?:the )?(?:oil|gas|production|what)/i;

const notForOil = /SURFACE|GRAZING|COAL|WIND|SOLAR|GROUND|FARM LEASE/;
/** "called the Lessor, … do for $80.00 lease to A, called the Lessee", with whatever title. */
const letsTo = /\blessors?\b(?:[^.;]|\.\d){0,260}\b(?:do|does|hereby)\b(?:[^.;]|\.\d){0,40}\b(?:leases?|lets?) (?:un)?to\b/i;

/** A paper called a lease, or one in which a lessor lets, that is for oil or gas and owes a royalty. */
function letsForOil(c: TypeContext): number {
  if (notForOil.test(c.title) || !forOil.test(c.text) || !royaltyDue.test(c.text)) return 0;
  if (/\bLEASE\b/.test(c.title)) return lettingWords.test(c.text) ? 6 : 0;
  return letsTo.test(c.opening) ? 9 : 0;
}

/** The granting words themselves let, from a lessor to a lessee. */
const LEASES = /^(?:do |does |hereby |have |has |this day )*(?:exclusively )?(?:lease[sd]?|lets?|demise[sd]?)\b/i;
const lettingByGrant = (c: TypeContext): number =>
  LEASES.test(c.granting) && !notForOil.test(c.title) && /\blessors?\b/i.test(c.opening) && /\blessees?\b/i.test(c.opening) ? 7 : 0;

/** "all the oil and gas in and under", by the granting words of a deed. */
const GRANTS_OIL = /^[\s\S]{0,260}?\b(?:all|any|the|right to|privilege of)\b[^.;]{0,60}\b(?:oil|gas|petroleum)\b/i;
/** The taker's duties, which a deed of minerals lays on nobody: a part of the product, and a well or money for delay. */
const YIELDS =
  /\b(?:deliver\w*|yield\w*|render\w*|pay\w*|sav(?:e|es|ing)|except\w*|reserv\w*|giv(?:e|es|ing))\b[^.;]{0,110}\b(?:eighth|sixth|tenth|twelfth|sixteenths?|\d\/\d{1,2})\b[^.;]{0,40}\b(?:oil|gas|petroleum|produc\w+|production)\b/i;
const WELL_OR_DELAY =
  /\b(?:no|a|any|first|one|such) (?:test )?wells?\b[^.;]{0,50}\b(?:commenced|completed|begun|started|drilled|put down|sunk)\b|\b(?:year|month|quarter|time)s? of delay\b|\bdelay in\b[^.;]{0,40}\bwell|\bsurrender (?:up )?(?:this|the) (?:lease|grant)\b/i;
const WHILE_PRODUCED = /\b(?:so|as) long (?:after|thereafter|as)\b[^.;]{0,60}\b(?:oil|gas|it|they|same|either|produc\w+|found)\b/i;

/** A grant of oil and gas for a time, on the duties of a lessee: the leases of the first decades were written so. Errs to a deed where one of the marks is missing. */
const grantsOnLeaseTerms = (c: TypeContext): number => {
  const own = c.text.slice(0, c.anatomy.acknowledgments[0]?.start ?? c.text.length);
  return !notForOil.test(c.title) && GRANTS_OIL.test(c.granting) && YIELDS.test(own) && WELL_OR_DELAY.test(own) && WHILE_PRODUCED.test(own) ? 12 : 0;
};

export const leases: readonly TypeRule[] = [
  {
    type: "memorandum_of_lease",
    title: /\bMEMORANDUM\b.{0,40}\bLEASE|NOTICE OF (?:OIL (?:AND|&) GAS )?LEASE|SHORT FORM (?:OF )?LEASE/,
    not: /\b(?:EXERCISE|ELECTION|TERMINATION|EXPIRATION|PAYMENT) OF\b/,
  },
  { type: "top_lease", title: /\bTOP[- ]?LEASE\b/, acts: [[/\bthis (?:lease )?is a top lease\b/i, 4]] },
  {
    type: "ratification",
    title: /\bRATIFICATION\b|\bRATIFY|\bADOPTION OF\b|\bJOINDER (?:IN|TO|OF)\b.{0,30}\bLEASE/,
    acts: [[/\b(?:hereby |does |do )+(?:adopts?,? )?(?:ratif(?:y|ies)|ratify and confirm)/i, 3]],
  },
  {
    type: "lease_extension",
    title:
      /\b(?:EXTENSION|RENEWAL|EXTENDING|RENEWING)\b.{0,40}\bLEASE|LEASE (?:EXTENSION|RENEWAL)|EXTENSION OF (?:PRIMARY )?TERM|^(?:AGREEMENT OF )?EXTENSION(?: AGREEMENT)?\W*$|\b(?:OPTION|ELECTION) TO EXTEND|\b(?:EXERCISE|ELECTION)\b.{0,30}\b(?:OPTION|EXTENSION)/,
    acts: [
      [/\b(?:do(?:es)?|hereby|I|[Ww]e|agrees? to|presents)(?: hereby)? (?:extend|prolong|lengthen)s?\b[^.;]{0,40}\b(?:term|lease|life|time)\b/, 5],
      [/\bprimary term\b[^.;]{0,60}\b(?:is|be|was) (?:\w+ )?(?:extended|prolonged|continued)\b/i, 5],
    ],
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
    not: /\bRELEASE|RELINQUISH|SURRENDER|ASSIGN|CANCELLATION|AFFIDAVIT|CERTIFICATE OF|EXTENSION|AMENDMENT|RECEIPT/,
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
    title: OIL_LEASE,
    judge: (c) => (OIL_LEASE.test(c.title) ? 0 : LEASE_OF_OIL.test(c.title) ? 8 : Math.max(letsForOil(c), lettingByGrant(c), grantsOnLeaseTerms(c))),
    acts: [
      lets,
      [/\blets?\b[^.;]{0,90}\b(?:to|for) explor\w+[^.;]{0,60}\bproduc\w+[^.;]{0,40}\b(?:oil|gas)\b/i, 2],
      [/\b(?:purpose|right) of\b.{0,140}\b(?:exploring|prospecting|drilling|mining)\b.{0,120}\b(?:oil|gas)\b/i, 2],
      [/\blessors?\b[^.;]{0,160}\bgrants?(?:,? (?:and )?conveys?)? (?:un)?to (?:the |said )*lessees?\b/i, 4],
      [/\bless(?:or|ee)\b/i, 1],
      [/^.{0,400}\bthis (?:paid-?up )?(?:oil,? (?:and |& )?gas|gas|mineral)(?:,? (?:and |& )?(?:other )?minerals?)? (?:mining )?lease\b/is, 3],
      [/\bprimary term\b|as long thereafter as (?:oil|gas)/i, 1],
    ],
    not: /\bRELEASE|\bDESIGNATION|ASSIGNMENT|RATIFICATION|AMEND|MODIFY|CHANGING|MEMORANDUM|EXTENSION|EXTENDING|RENEW|SURRENDER|RELINQUISH|EXPIRATION|FORFEITURE|JOINDER|CANCELLATION|AFFIDAVIT|ASSIGN/,
  },
  {
    type: "lease",
    weakTitle: /\bLEASE\b/,
    acts: [lets],
    not: /\bRELEASE|EXPIRATION|FORFEITURE|RELINQUISH|JOINDER|AFFIDAVIT|ASSIGN|ROYALTY|\b(?:EXERCISE|ELECTION) OF\b/,
  },
];
