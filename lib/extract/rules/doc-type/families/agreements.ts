// Units, agreements, powers, plats and certificates.
import type { TypeRule } from "@/lib/extract/rules/doc-type/type-rule";

/** A form of a commission on oil and gas, told at its head. */
const commissionsPaper =
  /\b(?:(?:railroad|corporation|conservation|industrial|oil (?:and|&) gas(?: conservation)?) commission|(?:oil (?:and|&) gas|conservation) division|division of (?:oil|conservation))\b(?=.{0,240}\b(?:form [A-Z]{1,3}-?\d{1,3}|statement of|report of|certificate of|designation of acreage|acreage|plat)\b)/is;
/** A form on the acreage of wells, told by its number and its commission in either order: "FORM P-15 (certified copy from the files of the Railroad Commission)". */
const acreageForm = (head: string): boolean => /\bform (?:no\. )?P-?1[2456]\b/i.test(head) && /\bcommission\b/i.test(head);
/** "acres assigned to each well", "acreage dedicated to the proration unit": what an operator reports, and grants to nobody. */
const acresToWells =
  /\b(?:acres|acreage|land|lands)\b(?: \w+){0,6} (?:assigned|allocated|dedicated|attributed|allotted|designated)\b(?:[^.;]{0,60}\b(?:wells?|proration units?|drilling units?)\b)?|\b(?:assigned|allocated|dedicated|attributed|allotted)\b[^.;]{0,40}\b(?:wells?|proration units?|drilling units?)\b/i;

export const agreements: readonly TypeRule[] = [
  {
    type: "unit_designation",
    title:
      /\b(?:DESIGNATION|DECLARATION|CREATION|NOTICE|AMENDED DESIGNATION)\b.{0,40}\b(?:UNIT|POOL(?:ED|ING))|(?:DECLARATION|NOTICE|DESIGNATION) OF (?:LEASE )?CONSOLIDATION|UNIT (?:DESIGNATION|DECLARATION)|POOLING DECLARATION|UNIT OPERATION NOTICE|\b(?:CONSOLIDATION|POOLING|COMBINATION) OF (?:OIL (?:AND|&) GAS |GAS )?LEASES\b/,
    acts: [[/\b(?:pool|designate)s?\b.{0,200}\b(?:into|as|to form)\b.{0,60}\b(?:gas|oil|pooled|production|drilling)? ?unit\b/i, 3]],
    not: /AFFIDAVIT|ORDER NO|DISSOLUTION|DISSOLVING|TERMINATION|TERMINATING|RELEASE|CANCELLATION/,
  },
  { type: "communitization_agreement", title: /\bCOMMUNITI[SZ]ATION/ },
  {
    type: "unitization_agreement",
    title:
      /\bUNITI[SZ]ATION|\bUNIT AGREEMENT|\bAGREEMENT (?:FOR|OF|CREATING|FORMING|AS TO) (?:THE |AN? )?(?:(?!CONDOMINIUM|APARTMENT|DWELLING|SALE|PURCHASE|EXCHANGE|SURFACE|INTEREST|LEASE|EASEMENT|OPTION|MORTGAGE|BOUNDARY).){3,50}\bUNIT\b/,
    acts: [
      [/\brelief(?: sought)?: ?uniti[sz]ation\b/i, 8],
      [/\bcommission\b.{0,1500}\bplan of uniti[sz]ation\b/i, 5],
    ],
    // An order of spacing or pooling makes no such unit; one that unitizes a reservoir for enhanced recovery does.
    not: /^(?!.*\b(?:RELIEF(?: SOUGHT)?: ?UNITI|UNITI[SZ]ATION FOR|PLAN OF UNITI|ENHANCED RECOVERY|SECONDARY RECOVERY|ORDER (?:CREATING|FORMING|APPROVING) (?!.*(?:SPACING|DRILLING|POOL)).*\bUNIT)).*ORDER|POOL|OPERATING/s,
  },
  { type: "pooling_agreement", title: /\bPOOLING AGREEMENT/ },
  { type: "division_order", title: /\bDIVISION ORDER|TRANSFER ORDER/, not: /OPINION/ },
  { type: "surface_use_agreement", title: /\bSURFACE (?:USE|DAMAGE|WAIVER|ACCESS)/, not: /\bOIL\b.{0,24}\bLEASE\b.{0,24}SURFACE/ },
  { type: "power_of_attorney", title: /\bPOWER OF ATTORNEY/, acts: [[/\b(?:make,? )?constitute and appoint\b.{0,200}\battorney[- ]in[- ]fact/i, 4]] },
  { type: "joint_operating_agreement", title: /\bOPERATING AGREEMENT/ },
  {
    type: "contract_for_deed",
    title:
      /\b(?:LAND CONTRACT|CONTRACT (?:OF|FOR) (?:THE )?(?:SALE|PURCHASE|DEED)|CONTRACT TO SELL|(?:REAL ESTATE|EARNEST MONEY) (?:SALES? )?CONTRACT|INSTALLMENT LAND|ARTICLES OF AGREEMENT|BOND FOR (?:TITLE|A?\s?DEED)|TITLE BOND|(?:REAL ESTATE |LAND )?PURCHASE AGREEMENT|AGREEMENT (?:FOR DEED|(?:FOR|OF) (?:THE )?(?:SALE|PURCHASE)(?: AND (?:SALE|PURCHASE))?|TO SELL))/,
    acts: [
      [/\bagrees? to (?:sell|convey)\b.{0,200}\bagrees? to (?:buy|purchase|take)\b/i, 5],
      [
        /\b(?:when|upon|on|after)\b[^.;]{0,50}\b(?:last|final|full|all(?: the)?)\b[^.;]{0,40}\bpa(?:id|yments?)\b(?:(?!\b(?:releas|reconvey|satisf))[^.;]){0,120}\bdeed\b(?! of (?:release|trust|reconveyance|satisfaction)\b)[^.;]{0,80}\bshall (?:then )?be (?:made|given|delivered|executed)\b/i,
        5,
      ],
      [
        /\b(?:upon|on|after|when)\b[^.;]{0,30}\b(?:full|final|last)\b[^.;]{0,60}\bshall (?:make|execute|deliver|give)\b(?:(?!\b(?:releas|reconvey|satisf))[^.;]){0,60}\bdeed\b(?! of (?:release|trust|reconveyance|satisfaction)\b)/i,
        3,
      ],
    ],
    not: /ASSIGNMENT|LEASE|OPTION|TIMBER|\bGAS\b|BUSINESS|CRUDE/,
  },
  {
    type: "trust_agreement",
    title: /\bTRUST AGREEMENT|DECLARATION OF TRUST|(?:CERTIFICATION|CERTIFICATE|MEMORANDUM|ABSTRACT|AFFIDAVIT) OF (?:THE )?TRUST\b|TRUST INDENTURE/,
  },
  {
    type: "merger_certificate",
    title:
      /\b(?:CERTIFICATE|ARTICLES|PLAN)\b.{0,25}\b(?:MERGER|CONVERSION|CONSOLIDATION|AMENDMENT|NAME)|NAME CHANGE|CHANGE OF (?:CORPORATE )?NAME|\b(?:AFFIDAVIT|NOTICE|STATEMENT|EVIDENCE|RECITAL)\b.{0,25}\b(?:MERGER|CORPORATE NAME|CONVERSION OF)\b/,
    acts: [
      [/\b(?:articles|certificate|plan) of (?:ownership and )?(?:merger|consolidation|conversion)\b/i, 5],
      [/\barticles of (?:incorporation|organization)\b.{0,200}\bname of (?:the|said) (?:corporation|company)\b/i, 4],
      [
        /\b(?:inc\.|company|corporation|corp\.|ll?c|l\.l\.c\.|l\.?p\.?),? (?:has been |was |is |were )?(?:merged|converted|consolidated)\b.{0,40}\b(?:into|to|under)\b/i,
        4,
      ],
      [/\bname of [^.;]{3,90} (?:has been|was|is) (?:duly )?changed to\b/i, 4],
      [/\bamend(?:ed|ing|s)? (?:its|the) (?:articles|certificate|charter)\b.{0,160}\bname\b/i, 5],
      [/\bits (?:corporate )?name (?:is|shall be|was|has been) (?:now|hereafter|henceforth|hereby|changed|thereby)/i, 4],
      [/\bsecretary of state\b.{0,900}\b(?:merg(?:er|ed)|conver(?:sion|ted)|agreement of consolidation|consolidated into|chang\w+ (?:its|the) name)/i, 5],
    ],
  },
  {
    type: "materials_agreement",
    title:
      /\b(?:MATERIALS?|GRAVEL|CALICHE|SAND|STONE|ROCK|CLAY|BORROW|DIRT|LIMESTONE)\b(?:,? (?:AND |& )?[A-Z]+){0,3} (?:AGREEMENT|CONTRACT|PERMIT)\b|PERMIT TO (?:DIG|TAKE|REMOVE|QUARRY)/,
    acts: [
      [
        /\b(?:right|permits?\b[^.;]{0,60}) to\b[^.;]{0,160}\b(?:excavate|quarry|dig|strip|crush|remove)\b[^.;]{0,80}\b(?:gravel|caliche|sand|stone|rock|clay|dirt|limestone)\b/i,
        4,
      ],
    ],
    not: /LEASE|DEED/,
  },
  {
    type: "plat",
    title:
      /\bPLAT\b(?! (?:BOOK|RECORD|VOL|CAB))|\bPRORATION UNITS?\b|\bACREAGE (?:ASSIGNED|DEDICATED|ALLOCATED|ATTRIBUTED|ALLOTTED) TO\b.{0,30}\bWELLS?\b|\bASSIGNMENT OF ACREAGE TO\b.{0,30}\bWELLS?\b/,
    not: /DEED|VACAT|LEASE|ORDER|RELEASE|AFFIDAVIT|ASSIGNMENT OF(?! ACREAGE)/,
    judge: (c) => (commissionsPaper.test(c.text.slice(0, 400)) && acresToWells.test(c.text.slice(0, 6000)) ? 9 : 0),
  },
  { type: "plat", judge: (c) => (acreageForm(c.text.slice(0, 300)) && /\bwells?\b[\s\S]*\bacres\b/i.test(c.text.slice(0, 6000)) ? 9 : 0) },
  { type: "survey", title: /\b(?:PLAT OF )?SURVEY\b|SURVEYOR'?S (?:CERTIFICATE|REPORT)|FIELD NOTES/, not: /DEED|PATENT|LEASE/ },
];
