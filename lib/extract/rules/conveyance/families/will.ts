// Wills: each gift with its takers, life estates with their remainders, the residue.
import { type Draft, emptyDraft } from "@/lib/extract/rules/conveyance/draft";
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { benefitsOf } from "@/lib/extract/rules/conveyance/phrases/benefits";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { clauseText, inOneBreath, type Scene, type Sentence } from "@/lib/extract/rules/conveyance/scene";
import { withoutShutOutIssue } from "@/lib/extract/rules/parties/family/class-of-family";
import { isGivenItem } from "@/lib/extract/rules/parties/succession/given-item";
import { readFacts } from "./facts";
import { giftAlone, lastingPowers } from "./leasing-for-life";
import { inPlaceOf } from "./will-codicil";
import { giftsOf, partedGifts, remainderOf, remaindersOf, sharedGifts, takers } from "./will-gift";
import { byEqualParts, moreOfTheSame, whatRemains } from "./will-parts";
import { giftOver } from "./will-substitutes";
import { things } from "./will-things";
import {
  BARE_GIFT,
  DESCRIBED,
  exceptedAsGiven,
  GIFT,
  HOUSE,
  inTermsOfLaw,
  LIFE,
  OF_HIS,
  PASSED_ON,
  PERSONAL,
  REAL,
  RESIDUE,
  TO_HAVE,
  WHEN_DEAD,
  withoutLifeToldOf,
  withoutReasons,
} from "./will-words";

/** "…; but my daughter ANN ROE is to have one half": words of having with somebody named in the clause before them. */
function receives(s: Sentence, scene: Scene): RegExpExecArray | null {
  const m = TO_HAVE.exec(s.text);
  const clause = m
    ? (s.text
        .slice(0, m.index)
        .split(/[;:]|(?<!\b(?:[A-Z]|[JS]r))\. /)
        .at(-1) ?? "")
    : "";
  return m && clause.length < 120 && takers(`${clause}${m[0]}`, scene).length ? m : null;
}

/** "and one-half to my nieces A and B, to be theirs": a share of the thing before it with its takers opens nothing. */
const SHARE_TO = /^,? (?:(?:of|in) (?:it|them|the same|said \w+),? |thereof,? |part,? |share,? |\([^()]{1,14}\),? )*(?:un)?to\b/i;
function goesOn(text: string): boolean {
  const lead = /^\W*(?:and |but |also |as to )*(?:the |an? )?(?:other |remaining )?(?:undivided )?/i.exec(text)?.[0].length ?? 0;
  const share = findShares(text.slice(0, 160))[0];
  return share !== undefined && share.start <= lead && SHARE_TO.test(text.slice(share.end)) && /^\W*(?:and|but|also|as|the (?:other|remaining))\b/i.test(text);
}

const opensGift =
  (scene: Scene) =>
  (s: Sentence): boolean =>
    !goesOn(s.text) && (GIFT.test(s.text) || BARE_GIFT.test(s.text) || WHEN_DEAD.test(s.text) || receives(s, scene) !== null);

/** "is to have", with who has it ahead. */
const HAS_BY_NAME = new RegExp(`^${TO_HAVE.source}`, "i");
/** "I, Ada Roe, of Lane County, want my son Ned Roe to have": who takes stands ahead of the words of having. */
const WISHED = /^I, [^;]{3,200}?, (?:want|wish|desire|direct)\b/i;

/** "Of the minerals which I own in Section 4, I will to A …": the thing, told ahead of the verb. */
const THING_OPENS =
  /^\W*(?:(?:Item|Article|ITEM|ARTICLE) \w+[.:,]? |\(?\w{1,7}[.):] )?(?:Of|Out of|From) (?:(?:all|the|my|any|such) )*(?:oil|gas|minerals?|mineral|royalt(?:y|ies)|land|lands|farm)\b/;

/** "The farm, which I bought of Elm Company, with its minerals, I leave": the first "I" is of a clause about the thing. */
const OF_THE_THING = /\b(?:which|that|whom|where|whereon|wherein|as)(?: \w+)? $/i;

/** Where the words of the gift begin: at its verb, or at the thing said before it ("All my minerals I leave one-half to A"). */
function startOf(s: Sentence, verbAt: number): number {
  const before = s.text.slice(0, verbAt);
  const wished = WISHED.exec(s.text.slice(verbAt));
  if (wished) return verbAt + wished[0].length;
  if (OF_THE_THING.test(before) && REAL.test(before)) return 0;
  const residue = RESIDUE.exec(s.text);
  if (residue && residue.index < verbAt && verbAt < residue.index + residue[0].length) return 0;
  if (OF_HIS.test(s.text) || THING_OPENS.test(before) || HAS_BY_NAME.test(s.text.slice(verbAt))) return 0;
  const thingFirst = !REAL.test(s.text.slice(verbAt)) && REAL.test(before);
  const restFirst = !RESIDUE.test(s.text.slice(verbAt)) && RESIDUE.test(s.text.slice(0, verbAt + 40));
  return thingFirst || restFirst || /each of/i.test(s.text.slice(0, 40)) || RESIDUE.test(before) || /(?:^|[.:] )To my\b/.test(before) ? 0 : verbAt;
}

/** "the farm to A, but the minerals under it to B": what is carved out of the land goes before it. */
function carved(land: readonly Found[], more: readonly Found[]): Found[] {
  const isCarved = (f: Found) => (f.interest.estate_type === "mineral" || f.interest.estate_type === "royalty") && f.interest.to.length > 0;
  const fromFee = land.some((f) => f.interest.estate_type === "fee");
  return fromFee ? [...more.filter(isCarved), ...land, ...more.filter((f) => !isCarved(f))] : [...land, ...more];
}

/** A gift of a house in a town, in a will that gives land by its description elsewhere. */
const isHouseInTown = (s: Sentence, scene: Scene): boolean =>
  HOUSE.test(s.text) &&
  !DESCRIBED.test(s.text) &&
  !RESIDUE.test(s.text) &&
  !REAL.test(s.text.replace(/\b(?:home|house|place|property)\b/gi, "")) &&
  scene.sentences.some((o) => o !== s && GIFT.test(o.text) && DESCRIBED.test(o.text));

/** The paper has the words of a testator himself, and is no mere decree on his estate. */
const IN_A_WILL =
  /^\W*(?:the )?(?:last )?will (?:and testament )?of (?=[A-Z])|\b(?:(?:my|this) (?:own )?(?:last )?will\b|I (?:(?:do|hereby|also) )*(?:give|devise|bequeath|leave)\b)|\bI, [A-Z][^;]{2,160}?,? (?:do |hereby )*(?:give|devise|bequeath|leave|make|declare|publish)\b/i;

/** "but the minerals under it I do not give to him alone": what the testator says that he does not give there. */
const NOT_GIVEN = /\bI (?:do|did|have|will) not (?:(?:hereby|mean to|intend to|wish to|here) )?(?:give|given|devise|leave|bequeath|will)\b/i;
const MINERALS = /\bminerals?\b|\boil\b/i;

/** A gift of land behind which the testator says that the minerals are not given with it. */
const withoutMinerals = (f: Found): Found => (f.interest.estate_type === "fee" ? { ...f, interest: { ...f.interest, estate_type: "surface" } } : f);

/** "I direct that my real estate be divided as follows": the shares behind come to the whole of it. */
const DIVIDED = /\b(?:divided|parted|distributed|split|apportioned|shared)\b/i;

/** The gifts of one sentence; `life`: the last gift for life, of which a later sentence may give the remainder. */
function fromSentence(s: Sentence, life: Found | null, scene: Scene): Found[] {
  if (life && WHEN_DEAD.test(s.text) && !LIFE.test(withoutLifeToldOf(s.text))) {
    const next = remaindersOf(life, s.text, { start: s.start, end: s.end }, life.interest.to, scene);
    return next.filter((f) => f.interest.to.length || f.interest.to_class);
  }
  const verb = GIFT.exec(s.text) ?? BARE_GIFT.exec(s.text) ?? receives(s, scene);
  if (!verb && IN_A_WILL.test(scene.text) && (REAL.test(inTermsOfLaw(s.text)) || RESIDUE.test(s.text))) {
    const parted = partedGifts(s, scene);
    if (parted.length) return parted;
    const shared = DIVIDED.test(s.text) ? sharedGifts(s, inTermsOfLaw(s.text), s.start, scene) : [];
    if (shared.length && !shared.some((f) => f.interest.of === "whole")) return shared;
    return isGivenItem(s.text, scene.text) ? giftsOf(s, 0, scene) : [];
  }
  if (!verb || (PERSONAL.test(s.text) && !REAL.test(s.text.replace(/personal property/gi, "")))) return [];
  if (isHouseInTown(s, scene)) return [];
  if (!REAL.test(inTermsOfLaw(s.text)) && !RESIDUE.test(s.text)) return [];
  const [first, ...more] = things(s, scene).filter((part, _, all) => all.length === 1 || !PERSONAL.test(part.text) || REAL.test(part.text));
  const land = first ? giftsOf(first, startOf(s, verb.index), scene) : [];
  return carved(
    land,
    more.flatMap((x) => giftsOf(x, 0, scene)),
  );
}

/** A gift of land whose taker may not sell it but must let it pass on: for life, with a remainder to those named. */
function passedOn(s: Sentence, given: Found | undefined, scene: Scene): Found[] | null {
  if (given?.interest.estate_type !== "fee" || !PASSED_ON.test(s.text) || !REAL.test(s.text)) return null;
  const next = remainderOf(given, s.text, { start: s.start, end: s.end }, given.interest.to, scene);
  if (!next.interest.to.length && !next.interest.to_class) return null;
  const term = { kind: "life" as const, measuring_life: null, text: "not to be sold but passed on" };
  return [{ ...given, confidence: 0.7, interest: { ...given.interest, estate_type: "life_estate", term } }, next];
}

/**
 * "to my son A, and to his child or children, if any survive him": only those who outlive the parent take, so that they take after him: he has it for
 * life and they what remains (Guilliams v. Koonsman, 279 S.W.2d 579 (Tex. 1955)). Texas law; without "survive" the words are left as told.
 */
const AND_HIS_CHILDREN =
  /\band (?:then )?(?:un)?to ((?:his|her) (?:child or children|children|issue|bodily issue|descendants))\b,? (?:if any,? )?(?:(?:shall |may |should )?(?:survive|outlive|be living|are living)|(?:that|who|which) (?:shall |may )?(?:survive|outlive|be living))\b/i;

function forLifeThenChildren(found: readonly Found[]): Found[] {
  return found.flatMap((f): Found[] => {
    const m = f.interest.to.length === 1 && f.interest.estate_type === "fee" && !f.interest.term ? AND_HIS_CHILDREN.exec(f.interest.text) : null;
    if (!m) return [f];
    const term = { kind: "life" as const, measuring_life: null, text: m[0] };
    const behind = { ...f.interest, estate_type: "remainder" as const, to: [], to_class: m[1] ?? null, text: m[0] };
    return [
      { ...f, confidence: 0.7, interest: { ...f.interest, estate_type: "life_estate", term } },
      { ...f, confidence: 0.7, interest: behind },
    ];
  });
}

/** A codicil that gives all there is anew stands in the place of what the will gave of it; `replacing`: its sentences that only put another in the place of a taker. */
function afterCodicil(gifts: readonly Found[], scene: Scene, replacing: ReadonlySet<number>): readonly Found[] {
  const at = scene.text.search(/\bcodicil\b(?! (?:thereto|is|are|be)\b)/i);
  const anew = at > 0 && gifts.some((f) => f.span.start > at && f.interest.residuary === true);
  const left = anew ? gifts.filter((f) => f.span.start > at || f.interest.residuary !== true) : gifts;
  const revoked = at > 0 ? scene.sentences.filter((s) => s.start > at && !replacing.has(s.start) && REVOKES.test(s.text)).map((s) => s.text) : [];
  return left.filter((f) => f.span.start > at || !revoked.some((words) => sameThing(words, f.interest.text)));
}

/** "I revoke what I have written as to my farm"; "revoking all former wills" takes back no gift by itself. */
const REVOKES =
  /\brevok\w+\b(?! (?:all|any) (?:former|prior|other|previous) )[^.;]{0,60}\b(?:gift|devise|bequest|item|article|clause|what|so much|will as|part)\b/i;
const COMMON =
  /^(?:what|have|written|will|revoke|give|devise|bequeath|that|this|said|item|article|gift|made|much|part|with|from|daughter|children|life|such|acres|property)$/;
const wordsOf = (text: string): string[] => (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((w) => !COMMON.test(w));

/** Whether a sentence that revokes names the thing of a gift: two words at least in common, or its item. */
function sameThing(revoking: string, gift: string): boolean {
  const own = new Set(wordsOf(gift));
  const item = /\b(?:item|article|paragraph|clause) (\w+)/i.exec(revoking)?.[1];
  return (
    new Set(wordsOf(revoking).filter((w) => own.has(w))).size >= 2 || (item !== undefined && new RegExp(`^\\W*(?:item|article)? ?${item}\\b`, "i").test(gift))
  );
}

/** "If I should sell some of it while I live, what I have not sold shall belong to …": what was given before, as far as it is left. */
const IF_SOLD =
  /^\W*(?:\(?\w{1,4}[.)] ?)?(?:but |and |however,? )?(?:if|should|in case|in the event(?: that)?) I (?:should |shall |ever |hereafter )*(?:sell|sold|have sold|convey|dispose|part with|lease|give away|mortgage)\b/i;

/** "During my lifetime I gave the farm to A": what was given then is no gift of the will. */
const GIVEN_ALIVE = /\b(?:in|during) my (?:own )?lifetime\b/i;
const HAS_GIVEN = /\bI (?:(?:have|had|also|already) )*(?:gave|given|deeded|conveyed|made over)\b/i;
const GIVES_NOW = /\b(?:I|do) (?:(?:hereby|now|also) )*(?:give|devise|bequeath|leave|will)\b|\bshall\b/i;
const tellsOfAdvance = (words: string): boolean => GIVEN_ALIVE.test(words) && HAS_GIVEN.test(words) && !GIVES_NOW.test(words);

/** "…, but my husband is to have the income of it all as long as he lives": a life carved out of what was given before. */
const OUT_OF_IT =
  /\b(?:income|use|rents?|profits|enjoyment|benefit|possession)\b(?:,? (?:and|or|of|from|in|on|all|the|any|full|whole|sole|income|use|rents?|profits|issues|revenues|proceeds|enjoyment|benefit|possession|occupancy|control|coming|arising|that comes?)){0,10}? (?:(?:of|from|in|on) (?:it|them|all|the (?:same|whole|said|place|farm|land|property)|everything)|thereof|therefrom)\b/i;

/** The gifts with a life estate told behind the fee ahead of it, and the fee as what remains. */
function lifeFirst(gifts: readonly Found[]): readonly Found[] {
  const at = gifts.findIndex((f) => f.interest.estate_type === "life_estate" && f.interest.to.length > 0 && OUT_OF_IT.test(f.interest.text));
  const life = gifts[at];
  const ahead = gifts.slice(0, Math.max(0, at));
  if (!life || gifts[at + 1]?.interest.estate_type === "remainder") return gifts;
  const isFee = (f: Found): boolean =>
    f.interest.estate_type === "fee" && f.interest.to.length > 0 && !f.interest.to.some((id) => life.interest.to.includes(id));
  if (!ahead.length || !ahead.every(isFee)) return gifts;
  const behind = ahead.map((f) => ({ ...f, interest: { ...f.interest, estate_type: "remainder" as const } }));
  return [life, ...behind, ...gifts.slice(at + 1)];
}

/** Gifts of a will in order. "to A for life, and upon his death to his children" → a life estate and a remainder to the class. */
export function readGifts(paper: Scene): Found[] {
  const scene = { ...paper, sentences: paper.sentences.map((s) => ({ ...s, text: withoutShutOutIssue(withoutReasons(s.text)) })) };
  const out: Found[] = [];
  const rider = lastingPowers(clauseText(scene));
  const opens = opensGift(scene);
  const replacing = new Set<number>();
  let read = 0;
  for (const told of scene.sentences) {
    const s = { ...told, text: exceptedAsGiven(told.text) };
    if (s.start < read || (out.length && IF_SOLD.test(s.text)) || tellsOfAdvance(s.text)) continue;
    const last = out.at(-1);
    if (last && NOT_GIVEN.test(s.text) && MINERALS.test(s.text) && !GIVES_NOW.test(s.text.replace(NOT_GIVEN, "")) && !/\bwhich\b/i.test(s.text)) {
      out.splice(-1, 1, withoutMinerals(last));
      continue;
    }
    const parts = byEqualParts(s, scene);
    const rest = parts ? null : (whatRemains(out.at(-1), s, scene) ?? moreOfTheSame(out.at(-1), s, scene));
    if (parts || rest) {
      out.push(...(parts?.gifts ?? (rest ? [rest] : [])));
      read = parts?.end ?? read;
      continue;
    }
    const put = inPlaceOf(out, s, scene);
    if (put) replacing.add(s.start);
    const over = put ?? giftOver(out, s, scene);
    if (over) {
      out.splice(0, out.length, ...over);
      continue;
    }
    const kept = passedOn(s, out.at(-1), scene);
    if (kept) {
      out.splice(-1, 1, ...kept);
      continue;
    }
    const life = out.findLast((f) => f.interest.estate_type === "life_estate" || f.interest.term?.kind === "life") ?? null;
    const breath = inOneBreath(s, scene, opens);
    const gifts = forLifeThenChildren(fromSentence(giftAlone(breath), life, scene));
    if (gifts.length > 1) read = breath.end;
    out.push(...gifts);
  }
  return lifeFirst(afterCodicil(out, scene, replacing)).map((f) => {
    if (f.interest.estate_type !== "royalty" && f.interest.estate_type !== "mineral") return f;
    const benefits = benefitsOf(rider, "taker");
    const npri = f.interest.estate_type === "royalty" || /\bnon-?participating royalt/i.test(f.interest.text);
    return { ...f, interest: { ...f.interest, executive: npri ? false : benefits.executive } };
  });
}

/** Reads a will with the order that admits it. */
export function readWill(scene: Scene): Draft {
  return { ...emptyDraft("devise"), grants: readGifts(scene), facts: readFacts(scene, ["death"]) };
}
