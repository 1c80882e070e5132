// Deeds of land by their covenants, and deeds of minerals and royalty by what they give.
import type { TypeContext, TypeRule } from "@/lib/extract/rules/doc-type/type-rule";
import { covenantOf, thingGranted } from "./granted";

const deedOf = (c: TypeContext, thing: ReturnType<typeof thingGranted>) => (c.anatomy.granting && thingGranted(c) === thing ? 1 : 0);
const landDeed = (c: TypeContext) => deedOf(c, "land");
/** "quitclaims to those lessors … the subject lease": a release. */
const GIVES_LEASE_BACK = /\b(?:quit|surrender|releas)\w*[^.;]{0,200}\b(?:the subject|said|that) lease\b/i;
const isDeed = (c: TypeContext) =>
  /\b(?:DEED|INDENTURE|CONVEYANCE)\b|TUDENTURE|NDENTURE/.test(c.title) ||
  /\bdeed\b/i.test(c.opening.slice(0, 400)) ||
  (landDeed(c) > 0 &&
    !GIVES_LEASE_BACK.test(c.granting) &&
    /\b(?:grant|convey|sell|sold|bargain|transfer|gives?\b(?! (?:up|back)\b)|donat|sale|quit|ma[dk]e over|set over)/i.test(c.granting.slice(0, 120)));

/** "out of affection … asking nothing in return, gives and conveys", "as a gift": a deed for which nothing is paid. */
const GIVES_FREELY =
  /\b(?:love|affection|regard|as a (?:gift|present)|by way of gift|asking nothing|without (?:any )?(?:price|payment|consideration)|in advancement|advancement)\b.{0,400}\b(?:gives?|give and|donates?|conveys?)\b|\bgives? and conveys?\b.{0,300}\b(?:as a (?:gift|present)|by way of gift|advancement|no money)/i;

/** "I, A, a widow, in order to divide my land among my children, give": one owner parts with his own, and partitions nothing with others. */
const OF_ONE_OWNER = /\b(?:I, (?:the undersigned,? )?[A-Z][\w.]*|that I,)/;
const OF_SEVERAL =
  /\b(?:we|us|our|ours|parties hereto|co-?tenants?|tenants in common|co-?owners?|joint owners?|jointly own(?:s|ed)?|each of the parties|one to the other|to each other|between)\b/i;

export const deeds: readonly TypeRule[] = [
  {
    type: "cemetery_deed",
    title: /\b(?:CEMETERY|BURIAL) (?:LOT )?DEED|DEED (?:TO|FOR) (?:CEMETERY|BURIAL)/,
    acts: [[/\bburial (?:lot|purposes|space)\b.{0,200}cemetery/i, 3]],
  },
  {
    type: "correction_deed",
    title: /\bCORRECT(?:ION|IVE|ED|ING|ORY)\b.{0,40}\b(?:DEED|ASSIGNMENT|CONVEYANCE|INSTRUMENT)|DEED OF CORRECTION|INSTRUMENT OF CORRECTION|SCRIVENER/,
    acts: [
      [
        /\b(?:this (?:\w+ )?(?:deed|conveyance|instrument) is (?:given|made|executed|being \w+) (?:\w+ )?(?:to correct|for the purpose of correcting|in correction))\b/i,
        5,
      ],
    ],
    judge: (c) => (/^\W*CORRECT(?:ION|IVE)\b/.test(c.title) ? 3 : 0),
  },
  {
    type: "partition_deed",
    title: /\bPARTITION\b(?!.{0,20}(?:DECREE|JUDGMENT|SUIT))|DEED OF PARTITION/,
    not: /\b(?:SHERIFF|CONSTABLE|MARSHAL|REFEREE|MASTER|COMMISSIONER)S?'?S? DEED/,
    judge: (c) => (OF_ONE_OWNER.test(c.opening.slice(0, 700)) && !OF_SEVERAL.test(c.text.slice(0, 4000)) ? -9 : 0),
    acts: [[/\bpartition(?:ed)? (?:said|the|these|such) (?:land|property|premises)|desir\w+ (?:to|of) (?:make (?:a )?)?partition/i, 3]],
  },
  {
    type: "exchange_deed",
    title: /\bEXCHANGE (?:DEED|OF)|DEED OF EXCHANGE|^EXCHANGE\b/,
    acts: [[/\b(?:wish|desire|agree)\w* to (?:make an )?exchange\b|\bin exchange(?: therefor)?,/i, 4]],
  },
  {
    type: "gift_deed",
    title: /\bGIFT\b.{0,25}\bDEED|DEED OF GIFT|DONATION/,
    acts: [[/\blove and affection\b.{0,200}\b(?:give|gift|donate)/i, 2]],
    judge: (c) => (GIVES_FREELY.test(c.opening) && !/\$ ?\d|\bdollars?\b/i.test(c.opening) && landDeed(c) ? 4.5 : 0),
  },
  { type: "term_mineral_deed", title: /\bTERM (?:MINERAL|ROYALTY) DEED|MINERAL DEED.{0,20}\bTERM\b/ },
  {
    type: "surface_deed",
    title: /\bSURFACE (?:ONLY )?(?:WARRANTY )?DEED|DEED.{0,15}SURFACE ONLY/,
    acts: [[/\b(?:convey|grant|sell)\b.{0,160}\bthe surface (?:estate )?only\b/i, 2]],
  },
  {
    type: "mineral_deed",
    title:
      /\bMINERAL\b(?! AND ROYALTY).{0,40}\b(?:DEED|CONVEYANCE|GRANT)|MINERALDEED|\bASSIGNMENT OF (?:(?:AN? |ALL |UNDIVIDED |HALF |PART OF ){0,3})MINERAL (?:INTERESTS?|RIGHTS?|ESTATE)\b(?!.*LEASE)|\b(?:DEED|CONVEYANCE|SALE|GRANT|TRANSFER)(?: IN TRUST| TO TRUSTEES?)? OF (?:(?:AN? |THE |ALL |UNDIVIDED |FRACTIONAL |ONE-\w+ OF ){0,3})(?:MINERALS?|OIL)(?! (?:AND|&) GAS (?:ROYALT|LEASE))(?! LEASE)|\bOIL AND GAS DEED|\bMINERAL RIGHTS?\b(?!.*LEASE)/,
    judge: (c) => 3.5 * deedOf(c, "mineral"),
  },
  {
    type: "royalty_deed",
    title:
      /\bROYALT(?:Y|IES)\b.{0,30}\b(?:DEED|CONVEYANCE|TRANSFER)|(?:SALE|CONVEYANCE|DEED|TRANSFER) OF .{0,20}ROYALTY|\bROYALTY (?:CONTRACT|GRANT)|^(?:ASSIGNMENT|TRANSFER|SALE|GIFT) OF (?:(?:OIL|GAS|AND|MINERAL|LEASE|RESERVED|RETAINED|UNDIVIDED|TERM|LAND ?OWNER'?S|LESSOR'?S|PERPETUAL|NON-?PARTICIPATING|AN?|INTEREST IN),? ){0,5}ROYALT(?:Y|IES)\b/,
    not: /OVERRIDING|\bSTIPULAT/,
    judge: (c) => 3.5 * deedOf(c, "royalty"),
  },
  { type: "right_of_way_deed", title: /\bRIGHT[- ]OF[- ]WAY|\bEASEMENT|PIPE ?LINE (?:GRANT|EASEMENT)/, judge: (c) => 3.5 * deedOf(c, "way") },
  { type: "dedication", title: /\bDEDICATION\b/ },
  {
    type: "stipulation_of_interest",
    title: /\bSTIPULATION\b|CROSS[- ]CONVEYANCE/,
    not: /^AFFIDAVIT\b(?!.*CONVEYANCE)/s,
    acts: [
      [/(?<!\b(?:was|were|been|is|being|it) )\bstipulate(?:d|s)? (?:and agree\w* )?(?:that|the (?:ownership|interest))/i, 3],
      [/\bstipulates?,? (?:(?:and|,) (?:agree|declare|acknowledge)s?,? ){0,2}that (?:they|each|the (?:ownership|interests?|minerals|title)|title)\b/i, 2],
    ],
  },
  { type: "life_estate_deed", title: /\bLIFE ESTATE\b.{0,15}DEED|DEED.{0,25}LIFE (?:ESTATE|LEASE)/ },
  {
    type: "survivorship_deed",
    title:
      /^(?:JOINT (?:TENANCY )?)?(?:AND )?(?:STATUTORY )?SURVIVORSHIP (?:TENANCY )?DEED|\bJOINT TENANCY DEED|(?:^|[^A-Z])SURVIVORSHIP DEED(?!.{0,10}WARRANTY)|\bENTIRET(?:Y|IES) DEED/,
    judge: (c) => (landDeed(c) && !/WARRANTY|QUIT/.test(c.title) && /\bfor their joint lives\b/i.test(c.granting + c.opening) ? 7 : 0),
  },
  { type: "deed_of_distribution", title: /\bDEED OF DISTRIBUTION|DISTRIBUTION DEED|PERSONAL REPRESENTATIVE'?S DEED OF DISTRIBUTION/ },
  { type: "administrators_deed", title: /\bADMINISTRAT(?:OR|RIX)S?'?S?\b.{0,20}DEED|\bDEED (?:BY|OF|FROM) (?:AN? |THE )?ADMINISTRAT(?:OR|RIX)/ },
  { type: "executors_deed", title: /\bEXECUT(?:OR|RIX)S?'?S?\b.{0,20}DEED|\bDEED (?:BY|OF|FROM) (?:AN? |THE )?EXECUT(?:OR|RIX)/ },
  {
    type: "sheriffs_deed",
    title: /\bSHERIFF'?S?'?\b.{0,20}DEED|\bCONSTABLE'?S DEED|MARSHAL'?S DEED/,
    acts: [[/\bI,? [^.;]{4,60},? (?:sheriff|constable|marshal) (?:of|in and for)\b.{0,900}(?:sold|struck off)/i, 6]],
  },
  { type: "trustees_deed", title: /\bTRUSTEES?'?S?\b.{0,20}DEED(?! OF TRUST)|SUBSTITUTE TRUSTEE|\bFORECLOSURE (?:SALE )?DEED/ },
  {
    type: "tax_deed",
    title:
      /\bTAX (?:SALE )?(?:DEED|TITLE|FORFEIT)|FORFEITED (?:LAND|TO THE STATE)|(?:AUDITOR|TREASURER|COLLECTOR|COMPTROLLER)S?'?S?\b.{0,8}DEED|RESALE (?:TAX )?DEED|TAX SALE CERTIFICATE|\bUNSEATED LANDS?\b/,
    acts: [
      [
        /(?<!\b(?:being|be) (?:all of |a part of )?(?:the )?(?:same |very )?(?:lands?|tracts?|premises|property) (?:(?:which|that) )?(?:(?:was|were) )?)\b(?:exposed|offered|put up|sold)\b.{0,30}\b(?:sale|auction|vendue)\b.{0,120}\bfor (?:the )?(?:\w+ ){0,3}taxes\b/i,
        4,
      ],
      [
        /(?<!\b(?:being|be) (?:all of |a part of )?(?:the )?(?:same |very )?(?:lands?|tracts?|premises|property) (?:(?:which|that) )?(?:(?:was|were) )?)\b(?:sold|stricken off|forfeited)\b.{0,160}\b(?:delinquent taxes|taxes,? penalt|non-?payment of taxes)/i,
        3,
      ],
      [
        /\b(?:delinquent|unpaid) taxes\b.{0,500}\b(?:not|never) (?:been )?redeemed\b|\btaxes\b.{0,160}\bunpaid\b.{0,700}\b(?:not|never) (?:been )?redeemed\b/i,
        4,
      ],
      [
        /\b(?:treasurer|collector|auditor|comptroller)\b[^;]{0,300}\b(?:tax(?:es)?|assessments?)\b[^;]{0,160}\b(?:did|have|has|having)\b[^;]{0,80}\b(?:sell|sold|expose[d]?|struck off)\b[^;]{0,120}\b(?:public (?:sale|auction|vendue|outcry)|unseated|highest)\b[^;]{0,200}\b(?:grants?|conveys?|deeds?|sells?|bargains?)\b/i,
        4,
      ],
      [
        /\b(?:treasurer|collector|auditor|comptroller|commissioners?|clerk|sheriff)\b.{0,1200}\b(?:tax(?:es)?|assessments?)\b.{0,160}\b(?:unpaid|not (?:been )?paid|delinquent|in (?:arrears?|default)|due and owing)\b.{0,500}\b(?:offer(?:ed)?|expos(?:e|ed)|s(?:ell|old)|struck off|auction|vendue)\b.{0,400}\b(?:grant|convey|deed|sell|bargain)/i,
        4,
      ],
    ],
  },
  {
    type: "fiduciary_deed",
    title:
      /\bFIDUCIARY\b.{0,15}DEED|\bDEED (?:BY|OF|FROM) (?:AN? |THE )?(?:GUARDIAN|CONSERVATOR|PERSONAL REPRESENTATIVE|COMMISSIONER|RECEIVER|MASTER|REFEREE)|GUARDIAN'?S?\b.{0,15}DEED|CONSERVATOR'?S DEED|PERSONAL REPRESENTATIVE'?S DEED|COMMISSIONER'?S DEED|RECEIVER'?S DEED|MASTER'?S DEED|REFEREE'?S DEED/,
    acts: [[/\bwith fiduciary covenants\b/i, 5]],
  },
  {
    type: "state_deed",
    title:
      /\bCOMMISSIONER OF (?:STATE LANDS|PUBLIC LANDS|THE GENERAL LAND OFFICE)\b.*|DEED.{0,30}COMMISSIONER OF STATE LANDS|STATE DEED|DEED OF (?:THE )?STATE/,
    acts: [[/\b(?:for and )?in (?:behalf|the name) of the State of\b.{0,200}\b(?:grant|convey|quit-?claim)/i, 4]],
  },
  { type: "grant_deed", title: /\bGRANT DEED/ },
  { type: "bargain_and_sale_deed", title: /\bBARGAIN AND SALE\b/ },
  { type: "deed_without_warranty", title: /\bDEED WITHOUT WARRANT(?:Y|IES)|NON-?WARRANTY DEED/ },
  {
    type: "special_warranty_deed",
    title: /\b(?:SPECIAL|LIMITED)\b.{0,12}WARRANTY\b.{0,25}(?:DEED|CONVEYANCE)/,
    judge: (c) => (isDeed(c) && landDeed(c) && covenantOf(c) === "special" ? 4.5 : 0),
  },
  {
    type: "warranty_deed",
    title: /\b(?:GENERAL )?WARRANTY\b.{0,30}DE[EL][D0]\b|\bWARRANTY DEED|\bDEED.{0,20}WITH WARRANTY|\bWARRANTY CONVEYANCE/,
    judge: (c) => (isDeed(c) && landDeed(c) && covenantOf(c) === "general" ? (/QUIT/.test(c.title) ? 9.5 : 4) : 0),
  },
  {
    type: "quitclaim_deed",
    title: /\bQUIT[- ]?CLAIM\b/,
    not: /\bASSIGNMENT AND QUIT|\bASSIGNMENT.{0,30}LEASE/,
    judge: (c) => (isDeed(c) && landDeed(c) && covenantOf(c) === "quitclaim" ? 3.5 : 0),
  },
  {
    type: "deed",
    weakTitle: /\bDEED\b|\bINDENTURE\b|\bCONVEYANCE\b/,
    judge: (c) => (isDeed(c) && landDeed(c) ? 1 : 0),
    not: /DEED OF TRUST|TRUST DEED|RELEASE OF/,
  },
];
