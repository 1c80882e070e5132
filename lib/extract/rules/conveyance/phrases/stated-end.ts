// Ends that a paper sets to its grant in a sentence of its own: with one lease, or on a day without production.
import type { Term } from "@/lib/contracts/aspects/conveyance";
import { monthsOf } from "./term";

const ONE_LEASE = "(?:the|said|such|that|this|aforesaid|same)(?: [A-Z]?[\\w.'&]{1,20}){0,5} lease\\b(?! or\\b)";
/** What the paper gives, not what the lessee has under the lease. */
const THING =
  "(?<!\\bleasehold )(?:grants?|deeds?|conveyances?|gifts?|sales?|assignments?|interests?|royalt(?:y|ies)|titles?|estates?|rights?|claims?|what (?:is|was) (?:hereby |herein )?(?:conveyed|granted|given|sold)|th(?:e|is|ese) (?:present|paper|instrument|writing)s?)\\b(?! (?:(?:so |then )?(?:held |granted |created |given |owned |arising )?(?:thereunder|under (?:the |said |such )?lease)|(?:of|in) (?:the |said |such |any )*lessees?\\b))";
const FALLS =
  "(?:falls?|ends?|ceases?|determines?|terminates?|expires?|lapses?|reverts?|revests?|(?:null|void)|go(?:es)? back|come back|returns?|at an end|of no (?:further |more )?(?:force|effect|avail))";
const OVER =
  "(?:ends?|ended|ceases?|terminates?|terminated|expires?|expired|lapses?|(?:comes?|is brought) to an end|runs? out|is (?:released|surrendered|forfeited|over))";
/** "This gift attaches to the Ash lease and to no other", "is good under said lease alone". */
const ONLY_UNDER = new RegExp(
  `\\b${THING}\\b[^.;]{0,40}\\b(?:attach\\w*|appl\\w+|extends?|is (?:good|limited|confined)|reach\\w*|runs?)\\b[^.;]{0,12}\\b(?:to|under|with)\\b ${ONE_LEASE},? ?(?:and (?:to |under |with )?no other|only\\b|alone\\b)`,
  "i",
);
/** "during the life of the said lease", "so long as that lease remains in force". */
const WHILE = `(?:(?:during|for|throughout)(?: only)? the (?:life|term|existence|continuance|duration|currency) of ${ONE_LEASE}|(?:(?:so|as) long as|while) ${ONE_LEASE} (?:shall |may )?(?:remains?|continues?|is|stands?|lives?|be)\\b(?: in (?:full )?(?:force|effect)| alive| good)?)`;
/** Words between, that speak of no payment and deny nothing. */
const BETWEEN = (most: number): string => `(?:(?!\\b(?:no|not|nor|never|without|delay|rentals?|bonus(?:es)?|free|costs?|gas for)\\b)[^.;]){0,${most}}`;
const LASTS =
  "(?:(?:is|are|be|being)(?: (?:hereby|to be|only))* (?:theirs|his|hers|its|good|alive|valid|binding|limited|confined|effective|granted|given|conveyed|sold|made|held|owned|enjoyed|(?:in|of) (?:full )?(?:force|effect)|for|during|throughout|so long|as long)|runs?|lasts?|continues?|endures?|stands?|remains?|exists?|belongs?|extends?|holds? good)";
/** "The interest is to be theirs during the life of the lease", "to have and to hold … for the life of said lease", "As long as that lease lives this royalty shall last". */
const WHILE_LEASE = [
  new RegExp(
    `\\b(?:(?:${THING}|it|they|the same)\\b${BETWEEN(50)}\\b(?=${LASTS}\\b)|have and (?:to )?hold\\b|(?:grants?|conveys?|sells?|assigns?|gives?)\\b${BETWEEN(120)}\\broyalt)${BETWEEN(160)}\\b(${WHILE})`,
    "i",
  ),
  new RegExp(
    `\\b(${WHILE}),? (?:and no longer,? )?(?:the |this |that |said |such ){0,2}(?:\\w+ )?(?:${THING}|it|they|the same)\\b${BETWEEN(40)}\\b${LASTS}\\b`,
    "i",
  ),
];
/** "Whenever that lease comes to an end, this royalty shall end also", "shall terminate upon the expiration of said lease". */
const WITH_LEASE = [
  new RegExp(
    `\\b(?:when|whenever|if|once|as soon as|should|upon|in case)\\b[^.;]{0,30}\\b${ONE_LEASE}[^.;]{0,20}\\b${OVER}\\b[^.;]{0,60}\\b${THING}\\b[^.;]{0,50}\\b${FALLS}\\b`,
    "i",
  ),
  new RegExp(
    `\\b${THING}\\b[^.;]{0,50}\\b${FALLS}\\b[^.;]{0,20}\\b(?:when|whenever|with|upon|on|at|by)\\b(?: the (?:end|ending|expiration|expiry|termination|release|surrender|forfeiture) of)? ${ONE_LEASE}`,
    "i",
  ),
];

const ON_CONDITION = /\b(?:if|should|unless|in (?:the )?(?:case|event)|provided)\b/i;
/** "a lease which provides that unless oil is produced within ten years …": the end of the lease. */
const LEASE_SAYS = /\bleases?\b[^.;]{0,80}\b(?:provid|stipulat|requir|stat|condition)\w+ (?:therein )?that\b/i;
const NO_PRODUCTION = /\b(?:no|not|nor|without|unless|neither)\b[^.;]{0,80}\bproduc(?:ed|ing|tion)\b/i;
const THEN_OVER = new RegExp(`\\b${THING}\\b[^.;]{0,50}\\b${FALLS}\\b`, "i");
const DAY = "(?:[A-Z][a-z]{2,8}\\.? \\d{1,2},? \\d{4}|(?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:day )?of [A-Z][a-z]+,? (?:A\\. ?D\\. )?\\d{4})";
const TEST_DAY = new RegExp(`\\b(?:on|by|before|after|at|prior to|until) ${DAY}[^;]{0,160}`);
const YEARS_OVER = /\b(?:(?:end|expiration|expiry|close|lapse|termination) of|within|after|in) [^.;]{0,40}\b(?:years?|months?)\b/i;

/** "the royalty under any future lease shall not be less than 1/32": what is given outlives the lease, unless it is denied or another's. */
const LATER_LEASE =
  /\b(?:future|subsequent|later|succeeding|new) (?:(?:oil|gas|mineral|and|&),? ){0,4}leases?\b(?![^.;]{0,100}\b(?:grantors?|assignors?|vendors?|sellers?|me|us)\b)/i;
const DENIED = /\b(?:no|not|nor|never|neither|none|without|only|excluding|grantors?)\b[^.;]{0,120}$/i;
const outlivesLease = (sentence: string): boolean => {
  const later = LATER_LEASE.exec(sentence);
  return later !== null && !DENIED.test(sentence.slice(0, later.index));
};

/** The end that one sentence sets to the grant: with a lease that it names, or by a day or years without production; null where it sets none. */
function endIn(sentence: string, royalty: boolean, outlives: boolean): Term | null {
  const bound = royalty ? [ONLY_UNDER, ...(outlives ? [] : WHILE_LEASE), ...WITH_LEASE].map((p) => p.exec(sentence)).find((m) => m !== null) : null;
  if (bound) return { kind: "so_long_as", months: null, text: bound[1] ?? bound[0] };
  if (LEASE_SAYS.test(sentence) || !ON_CONDITION.test(sentence) || !NO_PRODUCTION.test(sentence) || !THEN_OVER.test(sentence)) return null;
  const day = TEST_DAY.exec(sentence);
  if (day) return { kind: "so_long_as", months: null, text: day[0] };
  const years = YEARS_OVER.exec(sentence);
  const months = years ? monthsOf(years[0]) : null;
  return months === null ? null : { kind: "so_long_as", months, text: sentence.slice(years?.index ?? 0).slice(0, 160) };
}

/** The end that sentences of a paper set to what it gives; `royalty` where a royalty is given, which may hang on one lease. */
export function statedEnd(sentences: readonly string[], royalty: boolean): Term | null {
  const outlives = sentences.some(outlivesLease);
  for (const s of sentences) {
    const end = endIn(s, royalty, outlives);
    if (end) return end;
  }
  return null;
}
