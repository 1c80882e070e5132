// Sworn statements that are not about death.
import type { TypeRule } from "@/lib/extract/rules/doc-type/type-rule";

/** "have produced in paying quantities", "finished as a producing well", "There has been gas from it". */
const hasProduced =
  /\b(?:(?:has|have|had|is|are|was|were|been|being)(?: \w+){0,3} (?:produced|producing|pumping|pumped|flowed|flowing|(?:made|yielded|delivered) (?:oil|gas|condensate))\b(?! (?:no|nothing))|(?:as|is) an? (?:producing|commercial) (?:(?:oil|gas|and|or) ?){0,3}well|production (?:has|began|started|continues|from)|there has been (?:oil|gas|production)|(?:oil|gas)[^.;]{0,40}\b(?:is|are|was|has been|have been) (?:\w+ ){0,2}(?:produced|sold))\b/i;

export const affidavits: readonly TypeRule[] = [
  {
    type: "affidavit_of_non_production",
    title: /\bNON-? ?PRODUCTION|NON-?DEVELOPMENT|CESSATION OF PRODUCTION|\bNOTICE OF (?:THE )?(?:EXPIRATION|LAPSE)\b.{0,40}\bLEASE/,
    acts: [
      [
        /\b(?:affiant|sworn|oath)\b.{0,1500}\b(?:no (?:production|well|oil or gas|drilling)|has (?:ceased|not been produced)|without production)\b.{0,300}\b(?:lease|expired|terminated)/i,
        4,
      ],
    ],
  },
  {
    type: "affidavit_of_production",
    title: /\b(?:AFFIDAVIT|SWORN STATEMENT|STATEMENT UNDER OATH|OATH)\b.{0,40}\b(?:PRODUCTION|CAPABILITY|COMPLETION|SHUT[- ]IN)/,
    not: /(?<!PRODUCTION AND )NON-? ?PRODUCTION|CESSATION/,
    judge: (c) =>
      /\bPRODUCTION AND NON-? ?PRODUCTION\b|^PROOF OF PRODUCTION/.test(c.title)
        ? 10
        : /\bSWORN STATEMENT\b|\bSTATEMENT UNDER OATH\b/.test(c.title) &&
            !/ELECTION|POOLING/.test(c.title) &&
            hasProduced.test(c.text) &&
            !/\bdied\b/i.test(c.text)
          ? 6
          : /\bAFFIDAVIT\b/.test(c.title) &&
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
      /\b(?:AFFIDAVIT\b.{0,20}\b(?:IDENTITY|SAME PERSON)|AFFIDAVIT (?:AS TO|OF|CONCERNING|REGARDING|ON|ABOUT) (?:THE |CHANGE OF |CORRECT |DIFFERENT |VARIANT |TRUE |MY |HIS |HER )*NAMES?\b|IDENTITY AFFIDAVIT|ONE AND THE SAME)\b(?! OF HEIRS)/,
    not: /HEIRS/,
    acts: [[/\b(?:one and the same (?:person|individual)|same identical person)\b/i, 2]],
  },
  {
    type: "affidavit",
    weakTitle: /\bAFFIDAVIT\b|\b(?:STATEMENT UNDER OATH|SWORN STATEMENT)\b/,
    acts: [
      [
        /\b(?:being (?:first )?(?:duly )?sworn|(?:up)?on (?:(?:his|her|my|our|their|its|the) )?(?:(?:several|corporal|solemn|own|respective) )*oaths?,? (?:(?:do|does|both|each|severally|solemnly) )*(?:say|state|depose|declare|aver|swear|testif|certif)\w*|upon (?:his|her|my|our|their) oaths?|(?:makes?|made) (?:solemn )?oath (?:and|that|as)|deposes? and says?)\b/i,
        3,
      ],
    ],
  },
];
