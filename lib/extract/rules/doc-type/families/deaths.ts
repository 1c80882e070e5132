// Papers of death, heirs and estates.
import type { TypeRule } from "@/lib/extract/rules/doc-type/type-rule";

const court =
  /\b(?:IN THE )?(?:PROBATE|COUNTY|DISTRICT|CIRCUIT|SURROGATE'?S|ORPHANS'?|SUPERIOR|CHANCERY|COMMON PLEAS)\b.{0,40}\bCOURT\b|COURT OF (?:PROBATE|COMMON PLEAS|CHANCERY)|SITTING IN PROBATE|ESTATE OF [A-Z ,.]+,? DECEASED/;

/** "His heirs are two children and nobody else": who inherits is told beside the death. */
const TELLS_HEIRS =
  /\b(?:(?:his|her|their|the decedent's|only|sole) (?:only |sole )?heirs?(?: at law)? (?:is|are|was|were)|(?:left|leaving|survived by)\b[^.;]{0,60}\b(?:heirs?|children|child))\b/i;

/** The head of a suit between parties: "ANN ROE, Plaintiff, vs. BO DOE, heir of CY DOE, deceased, Defendant". */
const SUIT = /\bplaintiffs?\b[\s,:)/-]{0,6}(?:v|vs|versus)\b.{3,700}\bdefendants?\b/is;

/** "I, ANN ROE, declare this my will", "My will is this:", "the following is my will": the testator speaks, whatever order of a court stands behind. */
const FIRST_PERSON =
  /(?<!["“'‘])\bI, [A-Z][^;]{2,160}?,? (?:do )?(?:hereby )?(?:make|declare|publish|ordain|write|establish)\b[^.;]{0,60}\b(?:my|a|as) (?:last )?will\b|\b(?:My|MY) (?:last )?will is (?:this|as follows|that)\b|\bthe following (?:is|to be) my (?:last )?will\b/;

/** "Will. I, ANN ROE, …", "I, ANN ROE, want my land to go like this when I die": so too in a layman's words. */
const WISHES =
  /(?<!["“'‘])(?:\b[Ww]ill\. I, [A-Z]|\bI, [A-Z][^;.]{2,80}, (?:want|wish|desire|direct|ask)\b[^.;]{0,90}\b(?:when I (?:die|am (?:dead|gone))|(?:after|at|upon) (?:my (?:death|passing)|I (?:die|am (?:dead|gone)))))\b/;

export const deaths: readonly TypeRule[] = [
  {
    type: "certificate_of_transfer",
    title: /\bCERTIFICATE (?:OF|FOR|ON) (?:THE )?TRANSFER|TRANSFER OF REAL ESTATE/,
    acts: [[/\bcertif\w+\b.{0,500}\bdied (?:in)?testate\b.{0,900}\bpersons inheriting\b/i, 4]],
  },
  {
    type: "letters_testamentary",
    title:
      /\bLETTERS\b.{0,20}\b(?:TESTAMENTARY|OF ADMINISTRATION|OF AUTHORITY|ADMINISTRATION|(?:OF|TO) (?:AN? |THE )?(?:PERSONAL REPRESENTATIVE|EXECUT(?:OR|RIX)|ADMINISTRAT(?:OR|RIX)|GUARDIAN))/,
    acts: [[/\bletters (?:testamentary|of administration)\b.{0,200}(?:issued|granted|full force)/i, 1]],
  },
  { type: "muniment_of_title", title: /\bMUNIMENT OF TITLE/, acts: [[/\bas a muniment of title\b/i, 4]] },
  {
    type: "determination_of_heirship",
    title:
      /\b(?:DETERMINATION|JUDGMENT DECLARING|DECREE DETERMINING|ORDER DETERMINING|JUDGMENT DETERMINING)\b.{0,25}\b(?:HEIRSHIP|HEIRS)\b(?!.{0,60}DISTRIBUTION)|DECREE OF HEIRSHIP/,
  },
  { type: "death_certificate", title: /\bCERTIFICATE OF DEATH|DEATH CERTIFICATE/ },
  {
    type: "will",
    title: /\bLAST WILL\b|\bWILL AND TESTAMENT|^WILL\b|\bCODICIL\b|\bHOLOGRAPHIC WILL/,
    acts: [
      [/\b(?:this )?(?:to be )?my last will\b|\bmake (?:and )?(?:publish|declare)\b.{0,60}\bwill\b/i, 5],
      [/\bI (?:hereby )?(?:give|will|devise)(?! (?:no|not|notice|warrant\w*|defend|also warrant)\b)(?:,? (?:devise|give|bequeath|and|will))*/, 3],
      [
        /\bI, [A-Z][^.;]{2,80}, (?:do )?(?:hereby )?(?:give|will|devise|leave|bequeath)\b(?!,? (?:and |& )?(?:do )?(?:hereby )?(?:grant|sell|convey|bargain|deed|deliver))/,
        5,
      ],
      [
        /\b(?:what|how) I (?:want|wish|would like)\b[^.;]{0,30}\b(?:done|things|to go|divided)\b[^.;]{0,30}\b(?:when|after) I (?:am|have|die|pass)\b|\b(?:done|become) (?:with|of) (?:what|all|my)\b[^.;]{0,40}\b(?:when|after) I (?:am (?:dead|gone)|die|pass)\b|\bthis is (?:to be )?my (?:last )?will\b/i,
        5,
      ],
      [FIRST_PERSON, 6],
      [WISHES, 8],
      [/\badmitted to probate as (?:his|her|the) (?:last )?will\b/i, 4],
      [/\b(?:testator|testatrix)\b/i, 1],
    ],
    judge: (c) => (/\bDECREE/.test(c.title) && !FIRST_PERSON.test(c.text.slice(0, 1500)) ? -40 : 0),
    not: /AFFIDAVIT|LETTERS TEST/,
  },
  {
    type: "probate_decree",
    title:
      /\b(?:DECREE|ORDER|JUDGMENT|FINAL (?:ORDER|DECREE))\b.{0,60}\b(?:DISTRIBUTION|PROBAT(?:E|ING)|FINAL ACCOUNT|HEIRS|ADMITTING|SUMMARY ADMINISTRATION|ASSIGNMENT OF|SETTLEMENT|DESCENT|DESCENDING|DEVIS\w+)|\bFINAL DECREE|JOURNAL ENTRY.{0,40}ESTATE|INVENTORY|ORDER OF SUMMARY|^SUMMARY ADMINISTRATION/,
    judge: (c) =>
      (/\bplaintiffs?\b/i.test(c.text) && /\bdefendants?\b/i.test(c.text) && /\b(?:quieted|quieting)\b/i.test(c.text)) || SUIT.test(c.text.slice(0, 1200))
        ? -8
        : court.test(`${c.text.slice(0, 700)} ${c.opening.slice(0, 700)}`.toUpperCase()) &&
            (/\b(?:ordered|orders|adjudged|decreed|decrees)\b/i.test(c.text) || /\b(?:DECREE|ORDER|JOURNAL ENTRY|JUDGMENT|SETTLEMENT)\b/.test(c.title)) &&
            /\b(?:estates? of|deceased|decedent|probate (?:no|case|\d+)|admitted to probate|(?:died|dying),? (?:in)?testate)\b/i.test(
              `${c.text.slice(0, 500)} ${c.opening}`,
            ) &&
            /\b(?:heirs?|distribut|devis|vest|assign|descend|(?:the|his|her|said) will\b|(?:in)?testate\b)/i.test(c.text)
          ? 5
          : 0,
    not: /\bDEED\b|AFFIDAVIT|PARTITION/,
  },
  {
    type: "affidavit_of_heirship",
    title:
      /\bHEIRSHIP\b|IDENTITY OF HEIRS|\bAFFIDAVIT\b.{0,60}\bHEIRS\b|DEATH AND (?:HEIRSHIP|FAMILY)|FAMILY HISTORY|\b(?:STATEMENT|FACTS?|HISTORY|PROOF)\b.{0,40}\bFAMILY\b|\bAFFIDAVIT\b.{0,60}\b(?:INHERITED|INHERITANCE|DESCENT)\b|\bPROOF OF (?:DEATH.{0,30}\b)?HEIRS?\b/,
    not: /JUDGMENT|DECREE|DETERMINATION/,
    judge: (c) =>
      TELLS_HEIRS.test(c.text) && /\b(?:sworn|swore|oath|deposes?|swears?)\b/i.test(c.text) && /\bPROOF OF DEATH\b/.test(c.title)
        ? 9
        : /\b(?:sworn|oath|deposes?|swears?|affirm(?:s|ed))\b/i.test(c.text) &&
            (/\bAFFIDAVIT|RELATING TO TITLE|\bSTATEMENT\b|\bPROOF OF (?:DEATH|HEIR)|\bDECEASED\b/.test(c.title) ||
              (c.title === "" && (c.granting === "" || /\b(?:knew|know|acquainted with|related to)\b/i.test(c.text)))) &&
            /\b(?:died|departed this life|passed away|date of death)\b/i.test(c.text) &&
            /\b(?:heirs?|children|child born|intestate|survived by|brothers?|sisters?|(?:no|without (?:leaving )?(?:a|any)) (?:will|testament))\b/i.test(
              c.text,
            ) &&
            !/DEATH|NON-?PRODUCTION|PRODUCTION|SURVIV|\bNAMES?\b/.test(c.title)
          ? 6
          : 0,
  },
  {
    type: "affidavit_of_surviving_joint_tenant",
    title: /\bTERMINAT\w+ (?:OF )?(?:THE )?JOINT TENANCY|\bSURVIV(?:ING|ORSHIP)\b.{0,25}\b(?:JOINT TENANT|TENANT|SPOUSE|AFFIDAVIT)|AFFIDAVIT.{0,30}SURVIV/,
  },
  { type: "small_estate_affidavit", title: /\bSMALL ESTATE/ },
  { type: "transfer_on_death_designation_affidavit", title: /\bTRANSFER[- ]ON[- ]DEATH|\bT\.?O\.?D\.?\b.{0,20}(?:DEED|DESIGNATION|AFFIDAVIT)/ },
  {
    type: "affidavit_of_death",
    title:
      /\bAFFIDAVIT\b.{0,30}\b(?:DEATH|DECEASE\b)|\bAFF(?:IDAVIT)? ?DEATH|TERMINATION OF LIFE ESTATE|DEATH OF (?:LIFE TENANT|JOINT)|PROOF OF DEATH(?!.{0,30}\bHEIRS?\b)/,
    judge: (c) =>
      /\bAFFIDAVIT\b/.test(c.title) &&
      /\b(?:sworn|deposes)\b/i.test(c.opening) &&
      /\bdied on\b/i.test(c.text) &&
      /\blife (?:estate|tenant)\b|\bjoint tenan|survivorship/i.test(c.text) &&
      !/\bheirs at law|intestate/i.test(c.text)
        ? 6
        : 0,
  },
];
