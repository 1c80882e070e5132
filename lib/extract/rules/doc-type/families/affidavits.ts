// Sworn statements that are not about death.
import type { TypeRule } from "@/lib/extract/rules/doc-type/type-rule";

export const affidavits: readonly TypeRule[] = [
  {
    type: "affidavit_of_non_production",
    title: /\bNON-? ?PRODUCTION|NON-?DEVELOPMENT|CESSATION OF PRODUCTION/,
    acts: [
      [
        /\b(?:affiant|sworn|oath)\b.{0,1500}\b(?:no (?:production|well|oil or gas|drilling)|has (?:ceased|not been produced)|without production)\b.{0,300}\b(?:lease|expired|terminated)/i,
        4,
      ],
    ],
  },
  {
    type: "affidavit_of_production",
    title: /\bAFFIDAVIT\b.{0,40}\b(?:PRODUCTION|CAPABILITY|COMPLETION|SHUT[- ]IN)/,
    not: /NON-? ?PRODUCTION|CESSATION/,
    judge: (c) =>
      /\bAFFIDAVIT\b/.test(c.title) &&
      /\b(?:well|producing|production)\b/i.test(c.text) &&
      /\b(?:paying quantities|producing|(?:oil|gas) (?:is|has been|was) produced|completed)\b/i.test(c.text) &&
      !/ELECTION|POOLING/.test(c.title) &&
      !/\bdied\b/i.test(c.text)
        ? 6
        : 0,
  },
  {
    type: "affidavit_of_identity",
    title:
      /\b(?:AFFIDAVIT\b.{0,20}\bIDENTITY|IDENTITY AFFIDAVIT|AFFIDAVIT (?:AS TO|OF|CONCERNING) (?:THE |CHANGE OF )*NAMES?\b|ONE AND THE SAME)\b(?! OF HEIRS)/,
    not: /HEIRS/,
    acts: [[/\b(?:one and the same (?:person|individual)|same identical person)\b/i, 2]],
  },
  {
    type: "affidavit",
    weakTitle: /\bAFFIDAVIT\b|\b(?:STATEMENT UNDER OATH|SWORN STATEMENT)\b/,
    acts: [[/\b(?:being (?:first )?duly sworn|upon (?:his|her|my) oath|deposes? and says?)\b/i, 3]],
  },
];
