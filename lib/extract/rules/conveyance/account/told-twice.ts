// The same share kept twice in one paper is told twice: which of two keepings is the one, and which only points at it.
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";

const FORMS = "(?:reserved|kept(?: back)?|retained|excepted|withheld|held back|saved|left out|set aside|mentioned|described|referred to|stated|created|made)";
const HERE = "(?:so|thus|above|hereinabove|hereinbefore|hereby|herein|before|already|first|as aforesaid|aforesaid|in this deed|by this deed)";
/** Right before a share or its thing: "the", "said", "his own", "that same". */
const DEFINITE =
  /\b(?:the|said|such|that|this|these|those|same|his|her|its|their|our|my|aforesaid|foregoing)(?: (?:said|same|above|foregoing|aforesaid|undivided|equal|own|full|reserved|mineral|royalty|excepted|retained))*[ (]*$/i;
/** "the other half", "the remaining fourth": another share, whatever the article. */
const ANOTHER_DEFINITE = /\b(?:other|remaining|rest|balance|residue)(?: \w+){0,2}[ (]*$/i;
/** "[one-half] above kept back", "the minerals so reserved", "the reserved interest": it was kept elsewhere in the paper. */
const POINTS = new RegExp(
  `\\b(?:${HERE} (?:\\w+ ){0,2}?${FORMS}|${FORMS} (?:to \\w+ )?${HERE}|(?:the|said|such|this|that|which) (?:\\w+ ){0,2}?(?:${FORMS}|foregoing|aforesaid)\\b|(?:minerals?|interests?|share|half|royalty|rights?|gas|part|fraction) ${FORMS}\\b|(?:minerals?|interests?|share|half|royalty|gas) which (?:I|we|he|she|it|they|(?:the )?\\w+) (?:ha(?:s|ve) )?(?:so |thus |herein )?${FORMS})`,
  "i",
);
/** "which one-half of" right before the thing. */
const CALLED_BACK = /\b(?:which|said|such|that|the same) [^.;,]{2,30} (?:of|in) (?:all )?(?:the )?$/i;
/** "a further fourth", "in addition thereto one-fourth": a second keeping beside the first. */
const BESIDE = /\b(?:an?other|further|additional(?:ly)?|in addition|also|likewise|besides|over and above|second|moreover|plus|as well as|another)\b/i;
/** "Whereas it is agreed that one-half is to be reserved": what is to be done, told ahead of doing it. */
const TO_BE_DONE =
  /\bwhereas\b|\b(?:agreed|ordered|directed|authori[sz]ed|contract(?:ed)?|required|provided (?:by|in))\b[^.;]{0,160}\b(?:to be|is to|are to|shall|should)\b|\bto be (?:reserved|retained|kept|excepted|withheld)\b/i;

const placeOf = (f: Found): number => f.fraction?.start ?? f.span.start;
const sentenceOf = (scene: Scene, f: Found): Sentence | undefined => scene.sentences.find((s) => s.start <= placeOf(f) && placeOf(f) < s.end);
const key = (list: readonly string[] | undefined): string => [...(list ?? [])].sort().join();

/** No deed keeps more things than this. */
const MANY = 40;

/** Whether two keepings may be one: the same estate, and nothing that sets their lands, depths, substances or terms apart. */
function mayBeOne(a: Found, b: Found): boolean {
  const [x, y] = [a.interest, b.interest];
  return (
    x.estate_type === y.estate_type &&
    (a.scope ?? "") === (b.scope ?? "") &&
    key(x.tracts) === key(y.tracts) &&
    (x.depths ?? "") === (y.depths ?? "") &&
    (key(x.substances) === key(y.substances) || !x.substances || !y.substances) &&
    (key(x.to) === key(y.to) || !x.to.length || !y.to.length)
  );
}

const isSized = (f: Found): boolean => f.interest.fraction !== null && f.interest.fraction.fraction !== "1";

/** What a finding's own words say about it. */
function told(scene: Scene, f: Found) {
  const at = placeOf(f);
  const own = sentenceOf(scene, f);
  const before = scene.text.slice(Math.max(own?.start ?? 0, at - 90), at);
  const definite = DEFINITE.test(before) && !ANOTHER_DEFINITE.test(before);
  return {
    own,
    beside: BESIDE.test(before.slice(-70)) || ANOTHER_DEFINITE.test(before),
    back: definite || POINTS.test(`${before.slice(-40)}${scene.text.slice(at, (f.fraction?.end ?? at) + 90)}`),
    points: POINTS.test(`${before.slice(-40)}${scene.text.slice(at, Math.min(own?.end ?? at, at + 130))}`) || CALLED_BACK.test(before),
    covenant: own?.kind === "habendum" || own?.kind === "warranty",
    toBeDone: own !== undefined && TO_BE_DONE.test(own.text.slice(0, at - own.start + 40)),
  };
}

type Told = ReturnType<typeof told>;

/** Whether `b`, behind `a`, only tells of it again. */
function tellsAgain(a: Found, first: Told, b: Found, words: Told): boolean {
  if (words.beside) return false;
  const same = a.interest.fraction?.fraction === b.interest.fraction?.fraction && a.interest.of === b.interest.of;
  if (same) return words.back || words.covenant || (words.own !== undefined && words.own !== first.own && b.interest.to.length > 0);
  return !isSized(b) && isSized(a) && (words.points || (words.back && words.covenant));
}

/**
 * The keepings of a paper, each once: `kept` by the giver and `left` out of the grant.
 * "reserving one-half …; to hold, less the half so kept" → the half once; what is left out and then called kept is kept. "reserves one-fourth …, and a further fourth" → both. Holders by name and papers cited are let alone.
 */
export function eachOnce(scene: Scene, kept: readonly Found[], left: readonly Found[]): { kept: Found[]; left: Found[] } {
  const herein = (f: Found): boolean => !f.interest.held_by && !f.interest.created_in && f.interest.effective_when == null;
  const all = [...kept, ...left].filter(herein).sort((a, b) => placeOf(a) - placeOf(b));
  if (all.length < 2 || all.length > MANY) return { kept: [...kept], left: [...left] };
  const words = all.map((f) => told(scene, f));
  const gone = new Set<Found>();
  const made = new Map<Found, Found>();
  all.forEach((b, i) => {
    all.slice(0, i).forEach((a, j) => {
      const [first, own] = [words[j], words[i]];
      if (!first || !own) return;
      if (gone.has(a) || gone.has(b) || placeOf(a) === placeOf(b) || !mayBeOne(a, b)) return;
      if (first.toBeDone && isSized(a) && a.interest.fraction?.fraction === b.interest.fraction?.fraction) gone.add(a);
      else if (tellsAgain(a, first, b, own)) {
        gone.add(b);
        if (left.includes(a) && kept.includes(b)) made.set(a, { ...a, interest: { ...a.interest, to: b.interest.to, executive: b.interest.executive } });
      }
    });
  });
  return { kept: [...kept.filter((f) => !gone.has(f)), ...made.values()], left: left.filter((f) => !gone.has(f) && !made.has(f)) };
}
