// Reports of wells on the forms of a commission, with or without an oath: what was completed, tested, produced or plugged. They tell of production as a sworn paper does.
import type { TypeContext, TypeRule } from "@/lib/extract/rules/doc-type/type-rule";

const REPORT = "(?:REPORT|RECORD|LOG|RETURN|STATEMENT|CERTIFICATE|NOTICE|TEST)";
const OF_WELL = "(?:WELL|COMPLETION|RE-?COMPLETION|PLUGGING|PLUG(?:GED)?|ABANDONMENT|POTENTIAL|PRODUCTION|DRILLING|SHUT[- ]?IN|GAS TEST|OIL TEST)";
const TITLE = new RegExp(
  `\\b${OF_WELL}\\b(?:,? (?:AND|OR|&|OF|WELL|TEST|THE|A|MONTHLY|ANNUAL|PLUGGING|ABANDONMENT|COMPLETION|RE-?COMPLETION))*,? ${REPORT}S?\\b|\\b${REPORT} OF (?:THE |WELL |MONTHLY |OIL |GAS |AND |INITIAL )*(?:COMPLETION|PLUGGING|ABANDONMENT|PRODUCTION|WELL)\\b`,
);
/** Papers that speak of wells in their title and do something else. */
const NOT =
  /\bAFFIDAVIT|DEED|ASSIGN|AGREEMENT|ORDER\b|\bLEASE (?:AND|OF)\b|DIVISION ORDER|DECLARATION|CONTRACT|RELEASE|UNIT DESIGNATION|LIEN|EASEMENT|PERMIT|ABANDONMENT OF (?!.{0,20}WELL)|MEMORANDUM/;
const GRANTS = /\b(?:grants?|conveys?|sells?|leases?|lets|assigns?),? (?:and |or )?(?:conveys?|lets?|assigns?|sells?|transfers?|(?:un)?to [A-Z])/;
const NO_YIELD =
  /\bdry\b(?! gas)|\bplugged\b|\bplugging (?:commenced|completed|date)|\babandoned\b|\bdate of last production\b|\bno (?:show|production|oil or gas)\b|\bnon-?productive\b/i;
const YIELD = /\b(?:producing|pumping|flowing|potential)\b|(?<![\d.,])[1-9][\d,.]* ?(?:barrels|bbls?|mcf)\b(?! (?:of )?(?:water|salt))/i;
const FORM = /\b(?:operator|company|lease owner|lease(?: name)?|well(?: name| no\.?| number)?)\b ?[:#]/i;

/** A paper called a report of a well, with the labels of a form or the word well, that grants nothing. */
const report = (c: TypeContext): boolean =>
  (TITLE.test(c.title) || TITLE.test(c.opening.slice(0, 240)) || (c.title === "" && TITLE.test(c.text.slice(0, 60)))) &&
  !NOT.test(c.title) &&
  !GRANTS.test(c.text) &&
  (FORM.test(c.text) || /\bwell\b/i.test(c.text));
const barren = (c: TypeContext): boolean =>
  /\b(?:PLUGGING|PLUGGED|ABANDONMENT)\b/.test(c.title + c.opening.slice(0, 240)) || (NO_YIELD.test(c.text) && !YIELD.test(c.text));

export const wellReports: readonly TypeRule[] = [
  { type: "affidavit_of_non_production", judge: (c) => (report(c) && barren(c) ? 10 : 0) },
  { type: "affidavit_of_production", judge: (c) => (report(c) && !barren(c) ? 10 : 0) },
];
