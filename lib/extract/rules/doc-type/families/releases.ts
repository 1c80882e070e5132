// Papers that give back a lease or discharge a lien.

import type { TypeRule } from "@/lib/extract/rules/doc-type/type-rule";
import { leaseDeedOf } from "@/lib/extract/rules/lease-act/act";

export const releases: readonly TypeRule[] = [
  {
    type: "partial_release_of_lease",
    title:
      /\bPARTIAL (?:RELEASE|SURRENDER|RELINQUISHMENT|CANCELLATION)\b(?!.{0,30}(?:LIEN|MORTGAGE|TRUST)).*|\b(?:RELEASE|SURRENDER|RELINQUISHMENT|CANCELLATION)\b(?!.{0,40}(?:LIEN|MORTGAGE|TRUST|JUDGMENT)).{0,80}\bLEASE\b.{0,24}(?:\bIN PART\b|\(PARTIAL\)|\bAS TO (?:PART|CERTAIN|SOME)\b)|\b(?:RELEASE|SURRENDER|RELINQUISHMENT) OF (?:A )?(?:PART|PORTION) OF\b.{0,40}\bLEASE/,
  },
  { type: "release_of_deed_of_trust", title: /\b(?:RELEASE|RECONVEYANCE|SATISFACTION)\b.{0,20}\b(?:DEED OF TRUST|TRUST DEED)|FULL RECONVEYANCE/ },
  {
    type: "release_of_mortgage",
    title: /(?<!\bDEED (?:IN|BY WAY OF|FOR) (?:FULL )?)\b(?:RELEASE|SATISFACTION|DISCHARGE|CANCELLATION)\b.{0,25}\bMORTGAGE|MORTGAGE RELEASE/,
    acts: [
      [
        /\b(?:releas(?:es?|ed)|satisf(?:y|ies|ied)|discharged?s?|cancel(?:s|led)?|acquits?)\b(?:(?!\bleases?\b)[^.;]){0,60}\b(?:that|the|said|a|its|this|above|following) (?:certain )?(?:real estate |purchase money )?mortgage\b(?! (?:given|made) (?:in|by) the (?:oil|lessee))/i,
        10,
      ],
    ],
    not: /(?<!RE)LEASE|ASSIGNMENT|SUBORDINATION|DEED|LIS PENDENS|AFFIDAVIT|JUDGMENT/,
  },
  { type: "release_of_lien", title: /\b(?:RELEASE|SATISFACTION|DISCHARGE|CANCELLATION)\b.{0,30}\b(?:LIEN|JUDGMENT|NOTE)/ },
  {
    type: "release_of_lease",
    title:
      /\b(?:RELEASE|SURRENDER|CANCELLATION|TERMINATION|RELINQUISHMENT|ABANDONMENT|RECONVEYANCE)\b(?:(?!\b(?:OVERRIDING|ROYALT|PRODUCTION PAYMENT|FARM-?OUT|OPTION|SECURITY)).){0,60}\bLEASE(?:HOLD)?\b|LEASE (?:RELEASE|SURRENDER|RELINQUISHMENT|CANCELLATION|ABANDONMENT)|\bQUIT-?CLAIM OF (?:AN? |THE )?(?:OIL|GAS|MINERAL|LEASE).{0,20}\bLEASE|\bQUIT-?CLAIM OF LEASE/,
    acts: [
      [/\b(?:release|surrender|relinquish|cancel)s?\b.{0,260}\b(?:oil|gas|mineral)\b.{0,30}\bleases?\b/i, 3],
      [
        /\b(?:releases?|surrenders?|relinquish(?:es)?|cancels?)\b[^;]{0,80}\b(?:the|said|that|its|a certain) lease (?:from|of|dated|made|given|recorded|executed|upon|on|covering|in (?:its|the) entiret|as to|in full|in so far|so far)\b/i,
        4,
      ],
      [
        /(?<!\b(?:may|shall|can|to|or) )\b(?:gives? up|gave up|given up|yields? up|hands? back|surrender(?:s|ed)?|cancel(?:s|led|ed)?|release[sd]?|relinquish(?:es|ed)?|annul(?:s|led)?|discharge[sd]?)\b[^.;]{0,60}\b(?:the|this) (?:within|foregoing|above|annexed|attached)(?:[- ](?:written|named|mentioned|described))? (?:oil and gas )?lease\b/i,
        5,
      ],
      [/\b(?:oil|gas|mineral)\b.{0,30}\bleases?\b.{0,900}\b(?:hereby|does|do) (?:release|surrender|cancel)/i, 4],
      [
        /\bleases?\b.{0,160}\b(?:dated|recorded|from|of record|made|given)\b.{0,500}\b(?:is|are|be)(?: \w+){0,3} (?:released|surrendered|cancell?ed|terminated|annulled|given (?:up|back))\b/i,
        5,
      ],
    ],
    not: /MEMORANDUM|AFFIDAVIT|ASSIGNMENT|REPORT|\(PARTIAL\)/,
  },
  {
    // Whatever its title: what the paper does with the lease is to give it back.
    type: "release_of_lease",
    not: /\b(?:RELEASE|SURRENDER|RELINQUISHMENT)\b.*\bLEASE|\b(?:AFFIDAVIT|AMENDMENT|EXTENSION|RATIFICATION|ORDER|DECREE|JUDGMENT|WILL|DEED|MEMORANDUM|REPORT|LIEN|MORTGAGE|TRUST|PARTIAL|UNIT|POOLING|AGREEMENT TO)\b|^(?!.*(?:RELEASE|SURRENDER)).*\bLEASE$/,
    judge: (c) => (leaseDeedOf(c.anatomy) === "gives_back" ? 9 : 0),
  },
  {
    type: "release",
    weakTitle: /\bRELEASE\b|\bDISCLAIMER\b|\bSURRENDER\b/,
    acts: [[/\b(?:hereby |does |do )+(?:forever )?(?:remise,? )?(?:release|discharge)/i, 1]],
  },
];
