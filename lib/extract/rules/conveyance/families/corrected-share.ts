// A correction of the fraction alone: which share the earlier deed stated and which it shall state, in any order of words.
import type { Conveyance } from "@/lib/contracts/aspects/conveyance";
import { bareInterest, type Found, readInterests } from "@/lib/extract/rules/conveyance/interest";
import { sideIds } from "@/lib/extract/rules/conveyance/people";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { equals, ONE, type Rational, toWire } from "@/lib/fraction/rational";
import type { Span } from "@/lib/text/view";

const LEAD = "[^.;]{0,40}$";
const QUOTED = `["'(:, ]*(?:(?:an?|the|one|undivided|fraction|figures?|words?|interest|share|of) ?){0,5}["'( ]*$`;
/** Before the share that shall stand: "it should say", "the correct interest is", "the true intention was to convey", "changed to". */
const RIGHT_BEFORE = new RegExp(
  `\\b(?:(?:should|shall|ought to|must|is to|was to|were to)(?: have)? (?:be|been|read|say|said|state|stated|convey|conveyed|give|given|keep|kept|retain|retained|reserve|reserved|sell|sold|pass|passed)(?: to be)?|(?:correct|true|right|proper|intended|actual|agreed)(?:ed|ly)? (?:undivided |mineral |royalty )*(?:interest|fraction|share|figure|part|quantity|amount|size)?,? ?(?:is|was|being|to be|to convey)|(?:intent(?:ion)?|purpose|agreement)[^.;]{0,60}\\b(?:convey|grant|sell|give|pass|reserve)|(?:is|are) and (?:always|at all times) (?:was|were|has been)|intended(?: to (?:convey|grant|sell|read|say|be))?|agreed(?: up)?on|called for|now reads?|(?:corrected|changed|amended|reformed|altered) (?:so as )?to (?:read|say|state|show|be)?|substitut\\w+|insert\\w*)${LEAD}`,
  "i",
);
/** Before the share that was wrong: "instead of", "in the place of", "erroneously stated as", "where the deed reads". */
const WRONG_BEFORE = new RegExp(
  `\\b(?:instead of|in (?:the )?(?:place|stead|lieu) of|rather than|(?:and|,) not|for the (?:erroneous|wrong|mistaken)|(?:erroneous|wrong|mistaken|incorrect)(?:ly)?|by (?:an? )?(?:\\w+ )?(?:error|mistake|slip|oversight|inadvertence)|inadvertently|(?:deed|instrument|conveyance|it|there|draftsman|scrivener|typist|clerk|interest|fraction|share) (?:is |was )?(?:states?|stated|reads?|recites?|recited|wrote|written|says?|said|shows?|shown|gave|gives|typed|put|described)|stricken|strik\\w+(?: out)?|delet\\w+|(?:chang|correct|amend|alter)\\w* [^.;]{0,40}\\bfrom)${LEAD}`,
  "i",
);
const WRONG_BEHIND =
  /^["'). ]*(?:interest |part |share |of the minerals? |therein |there |where ){0,4}(?:(?:is|was|are|were) (?:hereby |wrongly |by (?:error|mistake) ?|an? )*(?:stricken|struck|deleted|written|typed|error|mistake|erroneous|wrong|put|stated|inserted|to be)|should|ought to|shall (?:be|read)|(?:being )?(?:in|an) error|erroneously|in place of what)\b/i;
const RIGHT_BEHIND =
  /^["'). ]*(?:interest |part |share |of the minerals? ){0,3}(?:(?:is|was|be|are) )?(?:(?:hereby )?(?:substituted|inserted|put|placed|set|written)(?: (?:therefor|in (?:its|the|their) (?:place|stead|lieu)|instead)))\b/i;
const MINERALS = /\b(?:oil|gas|minerals?|royalt(?:y|ies)|coal)\b/i;

type Mention = Span & { value: Rational; right: number; wrong: number };

/** How near before the share the last such word stands; -1 where none does. */
const nearest = (before: string, pattern: RegExp): number => {
  const m = pattern.exec(before);
  if (!m) return -1;
  for (let at = m.index; ; ) {
    const next = pattern.exec(before.slice(at + 1));
    if (!next) return before.length - at;
    at += 1 + next.index;
  }
};

function mentionsIn(scene: Scene): Mention[] {
  return scene.sentences.flatMap((s) =>
    findShares(s.text)
      .filter((x) => !equals(x.value, ONE))
      .map((x): Mention => {
        const before = s.text.slice(Math.max(0, x.start - 110), x.start);
        const [right, wrong] = [nearest(before, RIGHT_BEFORE), nearest(before, WRONG_BEFORE)];
        const behind = s.text.slice(x.end, x.end + 70);
        const isWrong = WRONG_BEHIND.test(behind) || (wrong >= 0 && (right < 0 || wrong < right));
        const isRight = !isWrong && (RIGHT_BEHIND.test(behind) || right >= 0);
        return { start: s.start + x.start, end: s.start + x.end, value: x.value, right: isRight ? 1 : 0, wrong: isWrong ? 1 : 0 };
      }),
  );
}

/** "corrected from 1/2 to 3/16": two shares beside one verb of change, neither marked. */
const FROM_TO = new RegExp(`\\b(?:chang|correct|amend|alter|reform)\\w*[^.;]{0,60}\\bfrom ${QUOTED}`, "i");

type Standing = { readonly stands: Mention; readonly gone: Mention };

/** The share that shall stand and the one it replaces, where the paper names just two and marks one of them; null where it names more, fewer, or marks both alike. */
function shareThatStands(scene: Scene): Standing | null {
  const all = mentionsIn(scene);
  const values = all.filter((m, i) => all.findIndex((o) => equals(o.value, m.value)) === i);
  const [a, b] = values;
  if (!a || !b || values.length !== 2) return null;
  const score = (v: Mention) => all.filter((m) => equals(m.value, v.value)).reduce((sum, m) => sum + m.right - m.wrong, 0);
  const [sa, sb] = [score(a), score(b)];
  if (sa === sb) return FROM_TO.test(scene.text.slice(Math.max(0, a.start - 110), a.start)) ? { stands: b, gone: a } : null;
  const [stands, gone] = sa > sb ? [a, b] : [b, a];
  const apart = !scene.sentences.some((s) => s.start <= stands.start && stands.end <= s.end && s.start <= gone.start && gone.end <= s.end);
  if (Math.min(sa, sb) >= 0 && !apart) return null;
  const told = all.findLast((m) => equals(m.value, stands.value) && m.right > 0) ?? stands;
  return { stands: told, gone };
}

/** The grant as corrected, of the minerals or royalty the paper speaks of; empty where the correction is of anything but one share. */
export function correctedShare(scene: Scene): Found[] {
  const share = shareThatStands(scene)?.stands;
  if (!share) return [];
  const sentence = scene.sentences.find((s) => s.start <= share.start && share.end <= s.end);
  const own = sentence ? readInterests(sentence.text, sentence.start, "mineral").find((f) => f.fraction && f.fraction.start === share.start) : undefined;
  const estate = own && own.interest.estate_type !== "fee" ? own.interest.estate_type : MINERALS.test(scene.text) ? "mineral" : "fee";
  const text = sentence?.text.trim() ?? scene.text.slice(share.start, share.end);
  const interest = { ...bareInterest(estate, text), fraction: toWire(share.value), from: sideIds(scene.parties, "from"), to: sideIds(scene.parties, "to") };
  return [{ interest, span: { start: share.start, end: share.end }, fraction: { start: share.start, end: share.end }, confidence: 0.82 }];
}

/** The share that the earlier paper told wrongly with the one that shall stand, as the contract has them; null where the paper corrects anything but one share, as where it gives (`grants`) for life. */
export function shareCorrected(scene: Scene, grants: readonly Found[]): Conveyance["corrected_share"] | null {
  const oneShare = grants.every((g) => g.interest.estate_type !== "remainder" && g.interest.term === null);
  const found = scene.docType === "correction_deed" && oneShare ? shareThatStands(scene) : null;
  return found && { wrong: toWire(found.gone.value), right: toWire(found.stands.value) };
}
