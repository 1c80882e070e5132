// Judgments and orders.
import type { TypeRule } from "@/lib/extract/rules/doc-type/type-rule";

/** Between the sides of a suit a court orders title quieted, the claims barred or a cloud away; a deed that only tells of such a suit gives besides. */
const OF_A_SUIT = /\bplaintiffs?\b.{0,3000}?\bdefendants?\b|\b[A-Z]\w+ (?:v|vs|versus)\.? [A-Z]/is;
const QUIETS_BY_ORDER =
  /\b(?:order(?:ed|s)?|adjudge[sd]|decree[sd]?|finds|rules)\b.{0,400}?\b(?:quieted|(?:forever |hereby )?barred|divested of (?:all|any|every|title)|(?:decreed|adjudged|declared) to (?:be|have been) (?:the )?(?:\w+ ){0,2}owners?|clouds? (?:is|are) removed)\b/is;

export const courts: readonly TypeRule[] = [
  {
    type: "forced_pooling_order",
    title: /\b(?:FORCED|COMPULSORY) POOLING|POOLING ORDER|\bINTEGRATION ORDER|\bORDER\b.{0,30}\b(?:INTEGRATION|INTEGRATING)/,
    acts: [
      [/\brelief(?: sought)?: ?(?:forced )?pooling\b/i, 6],
      [
        /\bcommission\b.{0,600}\border pooling\b|\bordered\b.{0,160}\binterests\b.{0,160}\b(?:are|is|be,? and (?:the same )?(?:hereby (?:are|is)|(?:are|is) hereby),?) (?:hereby )?(?:pooled|integrated|combined)\b/i,
        6,
      ],
      [
        /\b(?:corporation commission|industrial commission|oil and gas (?:board|commission)|division of oil|conservation (?:commission|division)|(?:office|commissioner|department) of conservation|board of oil)\b.{0,1500}\b(?:pooled and (?:adjudicated|consolidated|integrated)|(?:be|are|being|is) (?:hereby )?(?:pooled|integrated)|pooling)/i,
        3,
      ],
    ],
    not: /AFFIDAVIT/,
  },
  {
    type: "spacing_order",
    title: /\bSPACING ORDER|\bORDER\b.{0,60}\bSPACING\b|\bMULTI-?UNIT\b.{0,60}\bWELL/,
    acts: [
      [/\brelief(?: sought)?: ?(?:drilling and )?spacing\b/i, 6],
      [/\brelief(?: sought)?: ?multi-?unit\b|\bmultiunit horizontal well\b.{0,400}\ballocated\b/i, 6],
      [/\bcommission\b.{0,1500}\b(?:drilling and spacing unit)\b.{0,200}\bestablish/i, 2],
    ],
    not: /AFFIDAVIT/,
  },
  {
    type: "partition_decree",
    title:
      /\b(?:DECREE|JUDGMENT|ORDER|JOURNAL ENTRY|MINUTES)\b.{0,30}\bPARTITION|PARTITION (?:DECREE|JUDGMENT|SUIT)|\b(?:DECREE|JUDGMENT|ORDER)\b.{0,30}\bREPORT OF (?:THE )?COMMISSIONERS/,
    acts: [
      [/\b(?:ordered|adjudged|decreed)\b.{0,300}\bpartition/i, 2],
      [
        /\bv(?:s|ersus)?\.? (?=["']?[A-Z]).{0,3000}\b(?:ordered|adjudged|decree[sd]?)\b.{0,400}\b(?:partition\w* (?:be|is) made|in severalty|set (?:off|apart) to|allotted to)\b/is,
        5,
      ],
    ],
    not: /DEED/,
  },
  {
    type: "quiet_title_judgment",
    title: /\b(?:JUDGMENT|DECREE|JOURNAL ENTRY)\b.{0,30}\bQUIET(?:ING)?\b.{0,12}TITLE/,
    acts: [[/\btitle\b.{0,80}\b(?:be and (?:the same )?is hereby )?quieted\b/i, 3]],
    judge: (c) => (c.granting === "" && OF_A_SUIT.test(c.text.slice(0, 6000)) && QUIETS_BY_ORDER.test(c.text.slice(0, 6000)) ? 9 : 0),
    not: /PETITION|COMPLAINT|DEED/,
  },
  { type: "petition_quiet_title", title: /\b(?:PETITION|COMPLAINT)\b.{0,40}\bQUIET/ },
  {
    type: "divorce_decree",
    title: /\bDIVORCE|DISSOLUTION OF (?:THE )?MARRIAGE/,
    acts: [
      [/^.{0,600}\b(?:in re|matter of|in re:) (?:the )?marriage of\b/is, 5],
      [
        /\b(?:marriage|bonds of matrimony)\b.{0,100}\bdissolved\b|\bdecree of divorce\b.{0,80}\bgranted|\b(?:parties|plaintiff|defendant|petitioner|respondent)\b[^.;]{0,60}\b(?:are|is|be|was|were) (?:\w+ )?(?:divorced|granted an? (?:absolute |full )?divorce)|\b(?:absolute )?divorce (?:\w+ ){0,3}(?:granted|decreed)\b|\b(?:grant(?:s|ed)?|award(?:s|ed)?|given?)\b[^.;]{0,50}\ban? (?:absolute |final )?(?:decree of )?divorce\b/i,
        6,
      ],
    ],
    not: /DEED/,
  },
  { type: "judgment", title: /\bORDER APPOINTING (?:A |THE )?(?:SUCCESSOR )?RECEIVER\b/, not: /\bLEASE BY\b|RECEIVER'?S.{0,20}LEASE|AFFIDAVIT/ },
  { type: "court_findings_heirship", title: /\bFINDINGS?\b.{0,40}\bHEIR/ },
  {
    type: "judgment",
    weakTitle: /\b(?:JUDGMENT|DECREE|JOURNAL ENTRY)\b/,
    acts: [
      [/\b(?:it is (?:therefore )?|hereby )?ordered,? adjudged,? and decreed\b/i, 2],
      [/^.{0,600}\bcourt\b.{0,400}\bv(?:s|ersus)?\.? (?=["']?[A-Z]).{0,3000}\b(?:adjudged|decreed|judgment|ordered)\b/is, 3],
      [/^.{0,400}\b[A-Z]\w+,? v(?:s|ersus)?\.? [A-Z].{0,500}\bcourt\b.{0,3000}\b(?:adjudged|decreed|judgment|ordered)\b/is, 3],
    ],
    not: /DEED|ABSTRACT|RELEASE|LEASE\b|AFFIDAVIT|STIPULATION|AGREEMENT|PETITION|NOTICE|ASSIGNMENT/,
  },
];
