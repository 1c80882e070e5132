// Transfers of leases, wells and overrides.
import { firstActGivesLease, givesLeaseFirst, givesNamedLease } from "@/lib/extract/rules/doc-type/lease-given";
import type { TypeRule } from "@/lib/extract/rules/doc-type/type-rule";

const lease = /\b(?:oil,?(?: and| &)? gas(?: and mineral)?|said|mineral|the) leases?\b/i;

/** "MINERAL DEED, ASSIGNMENT AND BILL OF SALE": a title that is a deed's first gives the minerals themselves, and what else goes with them. */
const DEED_FIRST = "^(?:SPECIAL |GENERAL )?(?:WARRANTY )?(?:MINERAL|ROYALTY|QUITCLAIM|QUIT-CLAIM|WARRANTY)(?: AND ROYALTY)? DEED\\b";

/** "ASSIGNMENT AND OVERRIDE", "ASSIGNMENT (CONVERTIBLE OVERRIDE)": the override stands beside what is assigned. */
const BESIDE_OVERRIDE =
  "\\b(?:ASSIGNMENT|TRANSFER|CONVEYANCE|LEASES?),? (?:AND|WITH|RESERVING|SUBJECT TO|EXCEPT|LESS)(?: AN?)?(?: RESERVED| RETAINED| CONVERTIBLE)? OVERRID|\\bOVERRID\\w*(?: ROYALT\\w*)? (?:KEPT|RESERVED|RETAINED|EXCEPTED|WITHHELD|HELD BACK)|\\([^)]*OVERRID";

/** "A and B, owners of the lease from C, … assign the same": the lease is named ahead of the granting words. */
const OWNS_LEASE =
  /\b(?:owners?|holders?|lessees?|assignors?)\b[^.;]{0,60}\b(?:of|under|in) (?:the |that |a |an )?(?:certain )?(?:oil,? (?:and )?gas (?:and mineral )?)?lease\b.{0,400}\b(?:assigns?|sells?|transfers?|conveys?)\b.{0,40}\b(?:the same|said lease|it)\b/i;

/** "it hereby reassigns to A all that it received". */
const GIVES_BACK = /^[^.;]{0,60}\bre-?assigns?\b/i;

/** Without a title: what is assigned or sold is a lease or the working interest in one. */
const GIVES_LEASE =
  /^(?:(?!\b(?:subject to|minerals?|royalt\w*|acres|and let)\b)[^.;]){0,240}\b(?:assigns?|sells?|transfers?|sold|assigned)\b(?:(?!\b(?:subject to|minerals|royalt\w*|acres|lots?|situated?|and let)\b)[^.;]){0,200}\b(?:working interest|leasehold|leases? of (?:oil|gas)\b|(?:oil|gas|mining)(?:,? (?:and |& )?(?:gas|minerals?|mining))* leases?)\b/i;

/** "does assign and convey to B all of his right, title and interest in and to said lease": likewise. */
const GIVES_SAID_LEASE =
  /^(?:(?!\b(?:subject to|minerals?|royalt\w*|acres)\b)[^.;]){0,240}\b(?:assigns?|transfers?|sets? over)\b(?:(?!\b(?:subject to|minerals?|royalt\w*|acres)\b)[^.;]){0,240}\binterests?\b[^.;]{0,70}\b(?:in|to|under) (?:the )?said (?:oil(?: and|,) gas (?:and mineral )?)?leases?\b/i;

/** "assigns to B its lease from A, all of it", "turn over the following lease in its entirety": the lease passes, whatever else is named. A share that comes first, or a lease in or under which something lies, is no lease that passes. */
const LEASE_ITSELF =
  /^(?:(?!\boverrid\w*|\broyalt\w*|\bsubject to\b|\b(?:half|third|quarter|fourth|fifth|eighth|sixteenth|per ?cent|interests?)\b|%|\d\/\d)[^.;]){0,200}?(?<!\b(?:in|from|under|of|on|by|upon|into) (?:and to |all |the |said |that ){0,2})\b(?:its|the|that|said|this|his|her|their|my|our|following|all|entire|both)\b(?:(?!\boverrid\w*|\broyalt\w*|\b(?:in|on|upon|under|out of|from|reserved in|by) (?:the|that|said|its|all)\b)[^.;]){0,60}\bleases?\b(?! royalt)/i;
/** "all its right, title and interest in and to the lease": the lease, whole. */
const ALL_INTEREST =
  /\ball (?:of )?(?:(?:its|his|her|their|my|our|the|said|assignor['’]?s) )?(?:rights?,? (?:and )?)?(?:title,? )?(?:estate,? )?(?:and |& )?interests? (?:in|under|to)(?: and (?:to|under))?\b/gi;
/** "for so long as the lease shall last", "while the lease lasts": how long, and not what passes. */
const TERM_OF_LEASE =
  /\b(?:(?:so|as) long as|while|until|during|for the (?:life|term|duration) of|(?:under|according to) the terms of)\b[^.;,]{0,40}?\bleases?\b/gi;
const withoutTerm = (granting: string): string => granting.replace(TERM_OF_LEASE, "");
const passesLease = (granting: string): boolean => LEASE_ITSELF.test(withoutTerm(granting).replace(ALL_INTEREST, "all"));
/** A title that says that something passes, and not what. */
const OPEN_TITLE =
  /^(?:(?:GENERAL |SPECIAL )?(?:CONVEYANCE|DEED|TRANSFER|SALE|GRANT|INSTRUMENT|DEED OF CONVEYANCE|QUIT-?CLAIM|INSTRUMENT OF (?:CONVEYANCE|TRANSFER))\.?)?$/;
const KEEPS_OVERRIDE = /\b(?:excepts?|keeps?|retains?|reserv\w+|withholds?|sav(?:es|ing))\b[^;]{0,260}\boverrid/i;

/** "… transfers it to B", "assigns to B the whole of the same": what is given was told before, and no override is told of before the act. */
const GIVES_IT =
  /^[^.;]{0,70}?\b(?:it|the same|thereof)\b(?! (?:is|has|holds?|owns?|may|shall|will|now)\b)[^.;]{0,40}?\b(?:un)?to\b|^[^.;]{0,40}\bto [^.;,]{2,60},? (?:(?:all|the|whole|entirety|one|half|[\d/%]+|part) ){0,4}(?:of (?:it|the same)|thereof)\b/i;
const givesWhatWasTold = (granting: string, text: string): boolean => {
  const at = text.indexOf(granting.slice(0, 40));
  return GIVES_IT.test(granting) && at > 0 && lease.test(text.slice(0, at)) && !/overrid/i.test(text.slice(0, at));
};

export const assignments: readonly TypeRule[] = [
  {
    type: "assignment_of_overriding_royalty",
    title:
      /\b(?:ASSIGNMENT|CONVEYANCE|TRANSFER|DEED|GRANT|SALE|GIFT)\b.{0,40}\b(?:OVERRIDING|OVERRIDE|ORRI|O\.R\.R\.I)|OVERRIDING ROYALTY (?:ASSIGNMENT|DEED|CONVEYANCE)/,
    not: new RegExp(`RESERVATION OF|LEASES? (?:AND|WITH)|${BESIDE_OVERRIDE}|${DEED_FIRST}`),
    acts: [[/\b(?:assigns?|conveys?|transfers?)\b.{0,160}\boverriding royalty\b/i, 2]],
  },
  { type: "wellbore_assignment", title: /\bWELL ?BORE\b.{0,25}ASSIGNMENT|ASSIGNMENT.{0,25}WELL ?BORE/ },
  { type: "term_assignment", title: /\bTERM ASSIGNMENT/ },
  { type: "farmout", title: /\bFARM ?-?OUT\b/ },
  { type: "assignment_and_quitclaim", title: /\bASSIGNMENT AND QUIT|QUITCLAIM ASSIGNMENT/ },
  { type: "partial_assignment", title: /\bPARTIAL ASSIGNMENT/ },
  {
    type: "assignment_of_lease",
    title:
      /\b(?:(?:RE-?)?ASSIGNMENT|RECONVEYANCE|ASSIGNT?M?E?N?T?|TRANSFER)\b.{0,60}\b(?:LEASE|LEASES|LEASEHOLD|WORKING INTEREST|O ?& ?GL|BILL OF SALE|INTERESTS?|RECORD TITLE|OPERATING RIGHTS)\b|BILL OF SALE|\b(?:CONVEYANCE|DEED|SALE|GRANT|TURNOVER) OF (?:(?:AN? |THE )?(?:UNDIVIDED |PARTIAL )?(?:OIL,? (?:AND |& )?GAS )?(?:LEASEHOLD|LEASES?\b|LEASE RIGHTS|WORKING INTEREST))/,
    weakTitle: /\b(?:RE-?)?ASSIGNMENT\b/,
    not: new RegExp(
      `OF (?:(?:THE|AN?|RESERVED|RETAINED|LEASE|LANDOWNER'?S) ){1,3}ROYALT|OF (?:(?:AN?|ALL|UNDIVIDED|HALF|PART OF) ){0,3}MINERAL (?:INTERESTS?|RIGHTS?|ESTATE)\\b(?!.*LEASE)|DEED OF TRUST|MORTGAGE|RENTS|OF JUDGMENT|LIEN|WELL ?BORE|\\bTRUSTEES?'?S?\\b.{0,20}DEED|SHERIFF'?S?\\b|CONSTABLE'?S?\\b|FORECLOSURE|${DEED_FIRST}`,
    ),
    acts: [
      [
        /\b(?:(?:sell|transfer|convey)s?\b.{0,60}(?<!\band |\bor )\b(?:assigns?|transfers?|sets? over)|(?<!\b(?:and|or|heirs|successors|his|her|its|their),? )assigns?\b.{0,60}\b(?:transfer|set over|convey|sell)s?)\b.{0,420}\b(?:leases?|leasehold)\b/i,
        2,
      ],
      [/\bconveys?\b.{0,160}?\b(?:in|under|to|of) (?:the|that|said|those|an?) (?:certain )?(?:oil|gas|and|&|mineral|,| ){0,7}leases?\b/i, 1],
      [/\bAssign(?:or|ee)|ASSIGN(?:OR|EE)|\bassignor\b/, 1],
    ],
    judge: (c) =>
      /\bASSIGNMENT\b.*\b(?:OVERRID|ORRI)/.test(c.title) && passesLease(c.granting) && KEEPS_OVERRIDE.test(c.text.slice(0, 5000))
        ? 9
        : (c.title === "" && (GIVES_LEASE.test(c.granting) || GIVES_SAID_LEASE.test(c.granting))) ||
            (OPEN_TITLE.test(c.title.trim()) && givesNamedLease(c.granting)) ||
            (GIVES_BACK.test(c.granting) && lease.test(c.text.slice(0, 3000)))
          ? 6
          : /\bASSIGNMENT\b/.test(c.title) && lease.test(withoutTerm(c.granting)) && !/overriding/i.test(c.granting.slice(0, 240))
            ? 3
            : /\bASSIGNMENT\b/.test(c.title) && !/\b(?:OVERRID|ORRI)/.test(c.title) && (givesLeaseFirst(c.granting) || firstActGivesLease(c.text))
              ? 6
              : /^$|\b(?:ASSIGNMENT|TRANSFER|CONVEYANCE|SALE)\b/.test(c.title) && givesWhatWasTold(c.granting, c.text)
                ? 6
                : /\bASSIGNMENT\b/.test(c.title) && OWNS_LEASE.test(c.text) && !/^[^.]{0,200}overrid/i.test(c.granting)
                  ? 6
                  : 0,
  },
];

/** "A, who has an overriding royalty of 2% …, conveys one-half of the same": it is the override that goes over. */
const HAS_OVERRIDE =
  /\b(?:has|have|had|holds?|held|owns?|owned|owners? of|owning|holding)\b[^.;]{0,140}\boverriding royalt[^;]{0,460}\b(?:conveys?|assigns?|transfers?|sells?)\b[^;]{0,300}\b(?:the same|(?:said|that|those|such) (?:overrid\w+|interests?|royalt(?:y|ies))|(?:his|her|its|their|my) (?:said )?overrid\w+)/i;

/** An "Assignment" that gives an override only. */
export const overrideByAct: TypeRule = {
  type: "assignment_of_overriding_royalty",
  judge: (c) =>
    !/DEED|LEASE|RELEASE/.test(c.title) && HAS_OVERRIDE.test(c.text.slice(0, 3000))
      ? 8.5
      : /\bASSIGNMENT\b/.test(c.title) &&
          !new RegExp(`LEASE|TERM|${DEED_FIRST}`).test(c.title) &&
          !givesWhatWasTold(c.granting, c.text) &&
          !givesLeaseFirst(c.granting) &&
          !firstActGivesLease(c.text) &&
          /^.{0,330}?\boverriding royalt/i.test(c.granting) &&
          !/^.{0,330}?\b(?:(?:reserv|except|retain|withh[eo]ld|keep)\w*|subject to)\b.{0,160}?\boverriding royalt/i.test(c.granting) &&
          !/^.{0,200}?\b(?:leases?|working interest) (?:described|dated|listed)/i.test(c.granting)
        ? 8.5
        : 0,
};
