// Security and claims on land.

import type { TypeRule } from "@/lib/extract/rules/doc-type/type-rule";
import { leaseDeedOf } from "@/lib/extract/rules/lease-act/act";

export const liens: readonly TypeRule[] = [
  {
    type: "modification_of_deed_of_trust",
    title: /\b(?:MODIFICATION|AMENDMENT|AMENDED|EXTENSION)\b.{0,90}\b(?:DEED OF TRUST|TRUST DEED|MORTGAGE)/,
    not: /LEASE/,
  },
  {
    // A lease given as security, in whatever words and under whatever title: "assigns … as security for its note".
    type: "mortgage",
    not: /\b(?:RELEASE|SATISFACTION|DISCHARGE|AFFIDAVIT|ORDER|DECREE|JUDGMENT|DEED|AMENDMENT|MODIFICATION|FORECLOS\w*)\b|^(?!.*(?:ASSIGN|TRANSFER)).*\bLEASE$/,
    judge: (c) => (leaseDeedOf(c.anatomy) === "charges" ? 24 : 0),
  },
  { type: "subordination", title: /\bSUBORDINATION\b/ },
  {
    type: "deed_of_trust",
    title: /\bDEED OF TRUST|\bTRUST DEED\b/,
    acts: [[/\bin trust\b.{0,200}\bwith power of sale\b/i, 3]],
    not: /RELEASE|RECONVEYANCE|ASSIGNMENT OF (?:THE )?(?:DEED|NOTE)|QUIT/,
  },
  {
    type: "mortgage",
    title: /\bMORTGAGE\b/,
    acts: [
      [
        /(?<!\b(?:my|our|his|her|their|its|the|said|a|that|certain|of|from|to|any|every|no|or|nor|power|debt,|lien,|liens,|taxes,|tax,|judgment,|lease,|leased|sell,) )\bmortgages?(?! (?:or|nor|deed|loan|lien|debt|note|and (?:claims?|liens?|all|other)))(?: and warrants?)?\b[^.;]{0,60}\b(?:to|unto)\b|\bthe mortgagor\b/i,
        2,
      ],
      // What is given for a debt and is to be void when it is paid is a mortgage, whatever else its verbs are: "mortgages and warrants to B … to secure payment of a note".
      [/\bmortgages?(?:,? (?:and |& )?(?:warrants?|grants?|conveys?|pledges?))* (?:un)?to\b.{0,700}\b(?:to secure|as security for|security for the)\b/i, 4],
      [/\bthis (?:mortgage|conveyance) (?:shall|is to) (?:then )?be(?:come)? (?:null and |absolutely )?void\b/i, 3],
    ],
    not: /RELEASE|SATISFACTION|DISCHARGE/,
  },
  {
    type: "vendors_lien",
    title: /\bVENDOR'?S LIEN\b(?!.{0,20}DEED)/,
    not: /DEED/,
    judge: (c) => (c.title === "" && /\b(?:conveys?|grants?|sells?)\b/i.test(c.text) ? -8 : 0),
  },
  { type: "abstract_of_judgment", title: /\bABSTRACT OF JUDGMENT|CERTIFICATE OF JUDGMENT/ },
  { type: "lis_pendens", title: /\bLIS PENDENS|NOTICE OF PENDENCY/ },
  { type: "mechanics_lien", title: /\bMECHANIC'?S|MATERIALM[AE]N'?S|AFFIDAVIT.{0,15}LIEN|MINERAL LIEN|LIEN (?:STATEMENT|AFFIDAVIT|CLAIM)|CLAIM OF LIEN/ },
  { type: "tax_lien", title: /\bTAX LIEN/ },
];
