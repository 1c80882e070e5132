// Facts a paper states for the title: production, shut-in, elections, deaths, mergers, payout.
import type { Fact } from "@/lib/extract/rules/conveyance/draft";
import { namedIn } from "@/lib/extract/rules/conveyance/people";
import { electionValue } from "@/lib/extract/rules/conveyance/phrases/election-value";
import { entryAt } from "@/lib/extract/rules/conveyance/phrases/entry-days";
import { lastProduction } from "@/lib/extract/rules/conveyance/phrases/last-production";
import { TERM_LENGTHENED } from "@/lib/extract/rules/conveyance/phrases/longer-term";
import { isNoEnd } from "@/lib/extract/rules/conveyance/phrases/no-end";
import { noNewWell } from "@/lib/extract/rules/conveyance/phrases/no-new-well";
import { NONE_TAKEN, NOTHING_AHEAD } from "@/lib/extract/rules/conveyance/phrases/none-taken";
import { PAYOUT, toldOnPayout } from "@/lib/extract/rules/conveyance/phrases/payout";
import { monthOrYear, PRODUCTION, SHUT_IN } from "@/lib/extract/rules/conveyance/phrases/production";
import { recordRows } from "@/lib/extract/rules/conveyance/phrases/record-rows";
import { weddingDay } from "@/lib/extract/rules/conveyance/phrases/wedding-day";
import { findDates } from "@/lib/extract/rules/conveyance/phrases/written-date";
import { tellsOfElsewhere, yieldsIn } from "@/lib/extract/rules/conveyance/phrases/yields";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import { deniesDeath, namelessDies, speakersKinDies } from "@/lib/extract/rules/parties/succession/no-death";
import { DYING } from "@/lib/text/dying-words";
import { LEASE_OVER } from "@/lib/text/lease-over";
import { OVERRIDE_ENDED } from "@/lib/text/override-ended";
import { PAYMENT_ENDED } from "@/lib/text/payment-ended";
import { furtherDeaths } from "./further-deaths";

/** One who was asked to elect and said nothing. */
export const SILENT =
  "\\b(?:(?:made|makes?|has made|gave|sent|received|filed|returned) no|no (?:timely |written )?)(?: \\w+)? ?(?:reply|answer|response|election)\\b|\\b(?:nothing|no word|no paper|neither \\w+ nor \\w+) (?:was|has been|were) (?:ever |timely )?(?:received|heard|returned|filed|had)\\b|\\b(?:did not|has not|have not|failed to|without)(?: \\w+)? (?:reply|replied|replying|answer(?:ed|ing)?|respond(?:ed|ing)?|elect(?:ed|ing)?)\\b";

/** "takes option (b)", "has chosen course (1)", "declines to participate", "participates with all of its interest", "twenty days in which to choose between". */
const CHOICE =
  "\\b(?:takes?|took|taken|ch(?:ose|osen|ooses?)|selects?|selected|accepts?|accepted|prefers?|preferred)\\b[^.;]{0,30}\\b(?:options?|alternatives?|courses?|choices?) \\(?(?:\\d|[a-h])\\b|\\b(?:in which|time|days|right|free) to choose\\b(?= (?:between|among|whether|either|one|which)\\b|[.;,])|\\bdeclin(?:es?|ed|ing) to (?:participate|join)\\b|\\bparticipat(?:es|ed) (?:with|in (?:the|said) well|to the extent|as to)\\b|\\b(?:does|did|will) not (?:join|take part) in (?:(?:the|said|such|that|this|any|its|proposed|initial|test|new),? )*(?:wells?|drilling|operations?|units?|work|venture)\\b";

const NOT_PRODUCED =
  /\bno (?:oil|gas|well|production|other mineral)[^.;]{0,90}\b(?:produced|drilled|had|production|completed|taken|sold|run|marketed|obtained|gotten|got)\b|\bwells?\b[^.;]{0,80}\b(?:stood|stands|lay|lies|remained|sat|been) idle\b|\bit (?:has )?(?:stood|lain|lay|remained|sat|been) idle\b|\bno production\b|\bproduction ceased\b|\bnothing(?: whatever| whatsoever| at all)? (?:(?:has|had|was|is|have been) )?(?:ever |yet |there )?(?:been )?(?:produced|sold|run|marketed|taken from)\b|\bdry hole\b|\bhas (?:ever|never) produced|\bnor were any operations|\bno well\b(?! (?:up)?on the (?:north|south|east|west|other|rest|remain\w*|balance|part|land))|\bplugged\b|\bplugging (?:report|record|affidavit|certificate|application|notice|was|of the)\b|\bnever (?:been )?(?:produced|drilled)|\bat no time\b[^.;]{0,60}\bproduc(?:ed|tion)\b|\b(?:failed|ceased|did not|does not|has not|having ceased) (?:to )?produced?\b/;
const ENDED =
  /\bforfeit\w*\b|\bstricken off\b|\bdelinquent\b|\blease terminated\b|\bterminated of itself\b|\bleases?\b(?:[^.;]|\.(?= ?\d)){0,160}\b(?:terminated|expired|ended|lapsed|ran out|(?:came|come) to (?:an|its) end|was cancelled|(?:was|were|has been|been) (?:released|surrendered|forfeited))\b/i;
const KINDS: readonly (readonly [Fact["kind"], RegExp])[] = [
  ["non_production", new RegExp(`${NOT_PRODUCED.source}|${NONE_TAKEN}`, "i")],
  ["shut_in", SHUT_IN],
  ["production", PRODUCTION],
  [
    "election",
    new RegExp(
      `\\belect(?:s|ed|ion)?\\b|${CHOICE}|\\b(?:deemed|held|considered|presumed|treated|taken|regarded)\\b (?:(?:to|as|have|having|been) ){0,3}(?:elected|taken|chosen|accepted|selected)\\b|\\b(?:does|did) not participate\\b|\\bin lieu of participating\\b|${SILENT}`,
      "i",
    ),
  ],
  ["payout", PAYOUT],
  ["forfeiture", new RegExp(`${ENDED.source}|\\bleases?\\b(?:[^.;]|\\.(?= ?\\d)){0,160}?\\b(?:${LEASE_OVER})\\b`, "i")],
  [
    "merger",
    /\b(?:articles|certificate|agreement) of (?:merger|consolidation)\b|\bmerg(?:ed|es|ing)\b[^.;]{0,80}?\binto (?!(?:\w+ ){0,3}?(?:negotiations?|agreements?|instruments?|contracts?|deeds?|writing|estates?|interests?|titles?|fee|leases?|leasehold|tracts?|units?|judgments?|decrees?|whole)\b)|\bwith and into\b|\bsuccessor by merger\b/i,
  ],
  [
    "name_change",
    /\b(?:chang(?:ed?|es|ing) (?:its|the|their) (?:(?:corporate|company|firm) )?name|(?:took|taken|takes?|taking|adopt(?:s|ed|ing)?|assum(?:es|ed|ing)) (?:the|its|a) (?:(?:(?:new|present|corporate|current) ){0,2}(?:name|style)|(?:new|present|corporate|current) title)\b|name(?: of [^.;]{0,80}?)? (?:(?:was|has been|is|were|being)(?: \w+ly| then)? )?changed|amend\w+ [^.;]{0,120}\bchange\b[^.;]{0,40}\bname|formerly (?:named|known as)|change of name)\b/i,
  ],
  ["death", new RegExp(`\\b(?:died|departed this life|passed away|date (?:and place )?of death|dead|${DYING})\\b`, "i")],
  ["marital", /\b(?:(?:was|were) (?:(?!not\b|never\b)\w+ )?married|never married|did not remarry|divorced|married (?:only )?(?:once|twice|one time))\b/i],
  [
    "unit",
    /\b(?:dissolv|terminat|cancel|vacat|releas|abandon)\w*\b[^.;]{0,80}\bunit\b|\bunit\b[^.;]{0,60}\b(?:is|are|be|stands?) (?:hereby )?(?:dissolved|terminated|cancelled|vacated|released)\b|\b(?:drilling and spacing unit|spacing unit|pooled unit|\d[\d.,]*[- ]acre (?:\w+ ){0,4}unit)\b/i,
  ],
  ["other", PAYMENT_ENDED],
  ["other", TERM_LENGTHENED],
  ["other", /\b(?:treated|recognized|regarded)\b[^.;]{0,60}\bas\b[^.;]{0,40}\b(?:half|third|fourth|quarter|eighth|whole|owner|\d\/\d)/i],
  [
    "other",
    /\bhomestead\b|\bdormant\b|\babandon(?:ed|ment)\b|\blapsed?\b|\bpreserv\w*|\bspudded\b|\b(?:drilling|reworking) operations\b|\bclaims? (?:to |of )?(?:the |an? )?(?:mineral|oil|gas|interest|owner)|\bunseated\b|\bassess(?:ed|ment|or)\b|\b(?:only|sole)(?: (?:and|only|surviving|living|remaining|lawful|adult)){0,3} (?:heir|devisee|child|legatee|distributee)(?:s|ren)?\b|\bsole owner of (?:his|her|their|the) estate\b|\bunknown (?:heirs|owners|claimants)\b/i,
  ],
  [
    "other",
    /\b(?:not|never)\b[^.;]{0,70}\b(?:appear(?:ed)? before\b|acknowledged?\b)|\b(?:possess(?:ed|ion)|fenced|enclosed|cultivated|farmed|grazed|pastured)\b|\b(?:entered|listed|placed|subjoined)\b[^.;]{0,80}\b(?:books?|rolls?|entry|section of)\b|\b(?:listed|listing|rendered|returned|assessed|entered)\b[^.;]{0,60}\b(?:for (?:purposes of )?tax(?:es|ation|ing)?|tax rolls?)\b|\bno (?:separate )?(?:entry|listing)\b[^.;]{0,60}\b(?:minerals?|oil|gas|royalty)\b/i,
  ],
  [
    "pooling",
    /\bconsents? to (?:the |any |all |such )*(?:pooling|unitization|unitizing)\b|\b(?:right|power|authority) to (?:pool|unitize)[^.;]{0,80}\b(?:royalt\w+|interests?) (?:herein|hereby|of|so|conveyed|reserved)|\b(?:hereby|are|be) pooled\b|\bpool(?:s|ed)? (?:and|the)\b|\b(?:unitiz|pool|communitiz|combin|consolidat|merg)(?:es?|ed|ing|s)?\b[^.;]{0,90}\b(?:unit|for (?:the production of )?(?:oil|gas))\b/i,
  ],
];

/** "date of death of A", "the dead are A": words of death that lead right to a name. */
const LEADS =
  /^(?:[Dd]ate (?:and place )?of death|[Dd]ead|[Dd]ied|[Dd]eparted this life|[Dd]eceased),?(?: of|:| was| is| are| were)? ?(?:the (?:said )?|said )?(?=[A-Z][\w.'-]* [A-Z])/;

const PRONOUN = /^(?:\(?\w{1,2}[.)] )?(?:[Tt]hat |[Aa]nd |[Tt]hereafter |[Ll]ater )*(?:[Hh]e|[Ss]he)\b[^.;]{0,40}$/;

/** "B survived him and did not marry again. She died": what is told of a pronoun keeps the sentence before, which names the dead. */
function ofThatPerson(scene: Scene, s: Sentence, verb: number): Sentence {
  const before = PRONOUN.test(s.text.slice(0, verb)) ? scene.sentences[scene.sentences.indexOf(s) - 1] : undefined;
  return before && s.start - before.end < 4 ? { ...s, text: scene.text.slice(before.start, s.end), start: before.start } : s;
}

/** Who died: the names before the verb, else the one it leads to ("the date of death of A"). "Both parents being dead, he had one brother, A" tells of nobody's death. */
function subjectOfDeath(text: string, at: number, scene: Scene): string[] {
  const sworn = /^[\s\S]{0,200}?\b(?:says?|states?|swears?|deposes?|certif(?:y|ies)|avers?)(?: on oath)?,?(?: that)?:? /i.exec(text.slice(0, at));
  const before = namedIn(text.slice(sworn?.[0].length ?? 0, at), scene.parties.parties);
  if (before.length || !LEADS.test(text.slice(at))) return before;
  const behind = text.slice(at + 4);
  return namedIn(behind.split(/\b(?:died|departed this life|passed away)\b/)[0] ?? behind, scene.parties.parties);
}

const PRODUCTION_DENIED =
  /\bnothing (?:\w+ ){0,3}$|\b(?:none|neither|not one)(?: (?!but\b|other\b|except\b|save\b)\w+){0,7} $|\b(?:no|nor|without)(?: (?:any|further|paying|commercial|actual|such|other|more))* $|\b(?:no|nor) (?:oil|gas|production|other minerals?|minerals?|part)\b[^.;]{0,70}$|\b(?:failed|ceased|not|never|without|until(?!,? (?:now|today|this|the present))|so long|as long|thereafter,? (?:while|whilst|during|if))\b[^.;]{0,40}$|\b(?:no|nor|neither) (?:(?:oil|gas|or|other|such|commercial|test|new) ){0,4}wells?\b[^.;,]{0,60}$|\bat no time\b[^.;]{0,60}$|\bnot (?:pay|repay|cover|meet)\b[^.;]*$/;
const DENIES: Partial<Record<Fact["kind"], RegExp>> = {
  death:
    /\b(?:leases?|grants?|title|contracts?|orders?|options?|wells?)\b[^.;,]{0,40}\b(?:been|was|were|is|are|being) (?:long |now |then )?$|\bno (?:child|children|one|issue|descendant|heir|brother|sister)\b[^.;,]{0,40}$|\bneither\b(?:[^.;]|(?<=\b[A-Z])\.){0,120}$|\b(?:parents?|father|mother|brothers?|sisters?|grandparents?|wife|husband)(?: \w+){0,2} (?:being|were|was|are|is)(?: (?:then|both|all|long|now|since|already|also|likewise))* $|\bwhose (?:late |first |former )?(?:wife|husband|spouse|father|mother|parents?|brother|sister|son|daughter|child(?:ren)?)(?: \w+){0,3} $|\b(?:has|have|had) not $|\b(?:when|before|after|until|if|at the time|should) (?:he|she|they|either|any)(?: had| have)? $/i,
  forfeiture:
    /\b(?:no|nor|neither|never|not)\b[^.;,]{0,40}$|\b(?:repl(?:y|ies|ied)|answers?|answered|responds?|responded|contends?|contended|den(?:y|ies|ied)|insists?|insisted|argues?|argued|disputes?|disputed)\b(?: \w+){0,2} that\b[^.;]*$/i,
  shut_in: /\b(?:no|nor|neither) (?:(?:oil|gas|or|other|such|completed) ){0,4}wells?\b[^.;,]{0,40}$|\b(?:not|never)(?: been)? $/i,
  production: new RegExp(`${PRODUCTION_DENIED.source}|${NOTHING_AHEAD}`, "i"),
};
/** "assigned to A as of the date of death": a day that words reckon from, nobody's death told. */
const RECKONED_FROM = /\b(?:as of|at|on|upon|from|since|to|until|before|after|effective|(?:value|owner) (?:at|on))(?: (?:the|his|her|their|such|said))* $/i;
/** Whether the words before turn the fact into its opposite or into a mere time: "failed to produce in paying quantities", "to whom he was married when he died". */
const isDenied = (kind: Fact["kind"], before: string, words: string, behind: string): boolean =>
  (DENIES[kind]?.test(before) ?? false) ||
  (kind === "death" && (deniesDeath(before) || namelessDies(before))) ||
  (kind === "death" && /^date/i.test(words) && RECKONED_FROM.test(before) && !LEADS.test(words + behind)) ||
  (kind === "forfeiture" && isNoEnd(before, words, behind));

/** "who died in 1929, and …": the year alone is told; a day further on is that of something else. */
const YEAR_OF_DEATH = /^(?:died|departed this life)[^.;,]{0,30}?\b(?:in|about) (?:the year )?(?:1[6-9]|20)\d\d\b(?! ?[A-Z]\w+ \d)/i;

/** "A. Roe - declines to participate; takes option (b), the override": what is taken instead stands behind a semicolon, of the same owner. */
const TAKES_INSTEAD = /^(?:and |but )?(?:(?:he|she|it|they) )?(?:takes?|took|chooses?|chose|accepts?|accepted|elects?|elected|selects?)\b/i;
function withChoice(scene: Scene, s: Sentence): Sentence {
  const next = /;\s*$/.test(s.text) ? scene.sentences[scene.sentences.indexOf(s) + 1] : undefined;
  return next && TAKES_INSTEAD.test(next.text.trim()) ? { ...s, text: scene.text.slice(s.start, next.end), end: next.end } : s;
}

const OF_THAT_WELL =
  /^(?:\(?\w{1,2}[.)] ?)?(?:It|The (?:said |same )?well|(?:Said|These|Those|Both|The|All (?:of )?(?:the|these|those)) wells|Said well|This well|That well|The same|Each(?: (?:one|well)| of (?:them|the wells|these|those))?(?= (?:has|have|had|is|was|produces|continues))|Both(?: of them)?(?= (?:have|had|are|were|produce|continue))|They(?= (?:have|had|are|were|produce|continue)))\b/;

/** A well by its word, or by its number: "The Roe No. 1 and No. 2, both in the NE/4, were completed". */
const WELL_NAMED =
  /\bwells?\b|\b[A-Z][\w.'-]* (?:No\. ?|#)?\d{1,3}-?[A-Z]{0,2}\b[^;]{0,160}\b(?:completed|drilled)\b|\b(?:completed|drilled) (?:the|its|a) [^;]{0,60}\bNo\. ?\d/i;

/** "The well is in the SE/4. It was completed in 1959 and has produced since.": what is told of a well keeps the sentence before, which places it. */
function ofWell(scene: Scene, s: Sentence): Sentence {
  const before = OF_THAT_WELL.test(s.text.trim()) ? scene.sentences[scene.sentences.indexOf(s) - 1] : undefined;
  if (!before || !WELL_NAMED.test(before.text) || /\b(?:no(?!\.? ?\d)|nor|never)\b/i.test(before.text)) return s;
  return { ...s, text: scene.text.slice(before.start, s.end), start: before.start };
}

/** "The Roe No. 1 was completed May 4, 1980.": the day of the completion, where one is told, of the well that the next sentence speaks of. */
const completedOn = (before: string): string | null => (/\b(?:completed|came in|brought in)\b/i.test(before) ? (findDates(before)[0]?.date ?? null) : null);

/** "came in during 1980 and gave oil until November 3, 1988": the year in which it began stands before the first full date. */
const beganInYear = (between: string): string | null =>
  /\b(?:until|till|up to|when|to)\b/i.test(between) && /\b(?:since|from|in|during)(?: about| early| late)? (?:18|19|20)\d\d\b/i.test(between)
    ? monthOrYear(between)
    : null;

const EVER_SINCE = /\b(?:ever since|since (?:then|that (?:day|date|time))|(?:has|have|had) since|since(?= (?:been )?(?:produc|pump|flow|yield)|[,.;]))\b/i;
const BEGAN = /\b(?:first|began|begun|commenced|completed|came in|brought in|opened)\b/i;

/** "It stood shut in until" before "May 5, 1982, on which day gas was first sold": how it was up to that day. */
const UNTIL_DAY = /^[\s\S]*\buntil\b(?=[^.;]{4,40}\b(?:(?:on|at|upon|from) which|when)\b)/i;
/** "The first oil was sold May 3, 1946. It has produced ever since.": since when, with the sentence before, which tells the day. */
function sinceBefore(scene: Scene, s: Sentence): { told: Sentence; date: string } | null {
  const before = EVER_SINCE.test(s.text) ? scene.sentences[scene.sentences.indexOf(s) - 1] : undefined;
  const words = before?.text.replace(UNTIL_DAY, "") ?? "";
  const day = before && BEGAN.test(words) && !/\b(?:no|nor|never|until)\b/i.test(words) ? findDates(words).at(-1) : undefined;
  return before && day ? { told: { ...s, text: scene.text.slice(before.start, s.end), start: before.start }, date: day.date } : null;
}

/** "AFFIDAVIT OF COMPLETION AND FIRST SALES STATE OF …": words of the heading state nothing; what is told stands in small letters. */
const HEADING = /^(?:[A-Z][A-Z'’.,&/()-]*,? ){3,}/;
const inHeading = (text: string, at: number): boolean => at < (HEADING.exec(text)?.[0].length ?? 0) && /[a-z]{4}/.test(text);

/** "No oil has been run since May of 1991": the month or year from which on there was none. */
const SINCE_MONTH =
  /\bsince (?:about |early |late |the \w+ of )?(?:in )?(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w*\.?,? (?:of )?)?(?:18|19|20)\d\d\b/;

/** A lease that had ended was given its force again: "put back in force as if it had never lapsed". */
const REINSTATED =
  /\bleases?\b[^;]{0,400}\b(?<!\b(?:not|never|no|nor|be|if)(?: \w+)? )(?:reinstated|revived|(?:put|placed|restored) (?:back )?(?:in|to|into) (?:full )?(?:force|good standing|effect)|as (?:if|though) (?:it|they) had (?:never|not))\b/i;

/** "it stood idle four weeks, after which it went on as before and is going yet". */
const WENT_ON = /\b(?:went on|resum\w+|(?:is|are) (?:still )?(?:going|running|pumping|producing)|again|back (?:on|in))\b/i;

/** Words of production of this land: none where they are denied or place the well on a neighbour's. */
const producing = (text: string, m: RegExpExecArray | null): RegExpExecArray | null =>
  m && !isDenied("production", text.slice(0, m.index), m[0], "") && !tellsOfElsewhere(text.slice(Math.max(0, m.index - 160), m.index + m[0].length)) ? m : null;

/** Facts stated in the sentences of the paper, each with its words, first date and the parties it names. One sentence may state several. */
export function readFacts(scene: Scene, only?: readonly Fact["kind"][]): Fact[] {
  const out: Fact[] = [];
  let lastDay: string | null = null;
  const paysOut = PAYOUT.test(scene.text);
  const ofLease = /\b(?:leases?|wells?)\b/i.test(scene.text);
  const revived = REINSTATED.test(scene.text);
  const { entries, sentences } = recordRows(scene);
  for (const s of sentences) {
    const dates = findDates(s.text);
    const thatDay = THAT_DAY.test(s.text) ? lastDay : null;
    const spoken = lastDay;
    lastDay = dates.at(-1)?.date ?? lastDay;
    const stop = lastProduction(s.text);
    const noNew = noNewWell(s.text, scene.text);
    for (const [kind, pattern] of KINDS) {
      if (only && !only.includes(kind)) continue;
      const stopped = kind === "non_production" ? stop?.words : undefined;
      const read = stopped ?? pattern.exec(s.text) ?? (paysOut ? toldOnPayout(kind, s.text) : null);
      const m = kind === "production" && !stop ? (producing(s.text, read) ?? (ofLease ? yieldsIn(s.text) : null)) : read;
      if (kind === "forfeiture" && revived) continue;
      if ((kind === "production" || kind === "non_production") && m && noNew && m.index >= noNew.start && m.index < noNew.end) continue;
      if (kind === "non_production" && m && !stopped && /\bidle\b/i.test(m[0]) && WENT_ON.test(s.text.slice(m.index))) continue;
      if (kind === "production" && stop && !stop.ran && m && m.index > stop.words.index - 30) continue;
      if (
        !m ||
        (kind === "death" && speakersKinDies(s.text.slice(0, m.index), scene.text)) ||
        (kind === "production" && inHeading(s.text, m.index)) ||
        (read === m && isDenied(kind, s.text.slice(0, m.index), m[0], s.text.slice(m.index + m[0].length)))
      )
        continue;
      const inYear = kind === "death" ? YEAR_OF_DEATH.exec(s.text.slice(m.index, m.index + 60))?.[0] : undefined;
      const named = inYear ? undefined : kind === "marital" ? weddingDay(s.text, m, dates) : (dates.find((d) => d.start >= m.index) ?? dates[0]);
      const since = kind === "production" && !named ? sinceBefore(scene, s) : null;
      const sooner = kind === "production" && named ? beganInYear(s.text.slice(m.index, named.start)) : null;
      const fromThatDay = kind === "non_production" || kind === "shut_in" ? THAT_DAY_UNTIL.test(s.text) && thatDay : false;
      const beforeThatDay = kind === "non_production" && BEFORE_THAT_DAY.test(s.text) ? spoken : null;
      const entry = OF_WELLS.has(kind) && !named ? entryAt(entries, s.start + m.index) : null;
      const date =
        (kind === "non_production" ? stop?.date : null) ??
        (fromThatDay || sooner || named?.date) ??
        since?.date ??
        (kind === "production" || (kind === "non_production" && SINCE_MONTH.test(s.text))
          ? (monthOrYear(s.text.slice(m.index)) ?? thatDay)
          : inYear
            ? monthOrYear(inYear)
            : thatDay) ??
        beforeThatDay ??
        entry?.date ??
        null;
      const value = kind === "non_production" && stop ? "stopped" : kind === "election" ? electionValue(withChoice(scene, s).text) : null;
      const told = since
        ? since.told
        : kind === "election"
          ? withChoice(scene, s)
          : kind === "production"
            ? ofWell(scene, entry && entry.start < s.start ? { ...s, text: scene.text.slice(entry.start, s.end), start: entry.start } : s)
            : kind === "death"
              ? ofThatPerson(scene, s, m.index)
              : s;
      out.push({
        kind,
        text: told.text.trim(),
        date: date ?? (kind === "production" && told.start < s.start ? completedOn(told.text.slice(0, s.start - told.start)) : null),
        ...(value ? { value } : {}),
        parties: kind === "death" ? subjectOfDeath(s.text, m.index, scene) : namedIn(s.text, scene.parties.parties),
        span: { start: told.start, end: told.end },
      });
      if (kind === "death") out.push(...furtherDeaths(scene, s, m.index + m[0].length));
    }
  }
  return out.slice(0, 60);
}

/** "No oil was produced from that day until this": the day is the last one named before. */
const THAT_DAY = /\b(?:from|since|after|on|between) (?:that|said|the same) (?:day|date|time)\b/i;
/** "No gas was sold before that day": the day named last is that up to which there was none. */
const BEFORE_THAT_DAY = /\b(?:before|prior to|until|till|up to) (?:that|said|such|the same|the said) (?:day|date|time)\b/i;
/** What the entries of a well's record tell. */
const OF_WELLS: ReadonlySet<Fact["kind"]> = new Set(["production", "non_production", "shut_in"]);
/** "From that day until January 12, 1960, no gas was sold": what is told began on the day named before. */
const THAT_DAY_UNTIL = /\b(?:from|between|since|after) (?:that|said|the same) (?:day|date|time)\b[^.;]{0,12}\b(?:until|till|to|and|through)\b/i;

/** What a paper that neither gives nor swears says of a production payment that is paid. */
export const endedPayments = (scene: Scene): Fact[] => sentencesWith(scene, PAYMENT_ENDED);

/** Overrides of which the paper says that they are gone. */
export const endedOverrides = (scene: Scene): Fact[] => sentencesWith(scene, OVERRIDE_ENDED);

const sentencesWith = (scene: Scene, said: RegExp): Fact[] =>
  scene.sentences
    .filter((s) => said.test(s.text))
    .slice(0, 4)
    .map((s) => ({ kind: "other", text: s.text.trim(), date: null, parties: namedIn(s.text, scene.parties.parties), span: { start: s.start, end: s.end } }));

export const MAY_BE = /\b(?:if|shall|should|may(?!,? ?\d)|when|unless|whenever|in the event|as long|so long)\b/i;
const OTHER_LEASE = /\b(?:the|that|said|old|former|prior|only|an?|his|her|their|our|my|lessors?['’]s?) (?:\w+,? ){0,8}leases?\b/i;
const OWN_LEASE = /\b(?:this|the present) lease\b/i;
const HAS_ENDED = /\b(?:ended|expired|terminated|lapsed|is (?:of record )?released|came to an end|died|is (?:now )?(?:dead|at an end))\b/i;

const IS_HELD =
  /\b(?:held|kept|continued|maintained|perpetuated)\b(?: (?:in|alive|force|now|and|effect))* by (?:(?:the|actual|oil|gas|and|or|continuous|current|present) ){0,4}production\b/i;

/** What a deed or later lease recites of a lease that production holds: "the lease in Book 4, page 2, now held by production". */
export function heldLeases(scene: Scene): Fact[] {
  const told = scene.sentences.filter((s) => OTHER_LEASE.test(s.text) && !OWN_LEASE.test(s.text) && IS_HELD.test(s.text) && !MAY_BE.test(s.text));
  return readFacts({ ...scene, sentences: told }, ["production"]);
}

/** What a deed or later lease recites of a lease that is over: "the lease in Book 4, page 2, ended May 1, 1924, no well having been drilled". */
export function endedLeases(scene: Scene): Fact[] {
  const told = scene.sentences.filter((s) => OTHER_LEASE.test(s.text) && !OWN_LEASE.test(s.text) && HAS_ENDED.test(s.text) && !MAY_BE.test(s.text));
  return readFacts({ ...scene, sentences: told }, ["forfeiture", "non_production"]);
}
