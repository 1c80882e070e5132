// Correction instruments: what the earlier paper shall read.
import { type Draft, emptyDraft } from "@/lib/extract/rules/conveyance/draft";
import { type Found, readInterests } from "@/lib/extract/rules/conveyance/interest";
import { namedIn, sideIds } from "@/lib/extract/rules/conveyance/people";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import { equals, fromWire, ONE, sum } from "@/lib/fraction/rational";
import { correctedShare } from "./corrected-share";
import { readDeed } from "./deed";
import { mutualGrants } from "./mutual-grants";

const READS = /\b(?:shall (?:be|read|pass)|so that|to read|as follows|correct(?:s|ed)? (?:said|the|and)|is (?:hereby )?corrected)\b/i;
const LIFE = /\bfor (?:and during )?(?:his|her|their|the)? ?(?:term of )?(?:his|her)? ?(?:natural )?life\b(?: only)?/i;
const THEN = /[,;]? (?:and )?(?:with remainder|(?:up)?on (?:his|her|their) death|at (?:his|her|their) death)\b[^;]*/i;
const LAST = /\b(?:to )?each of (?:the last (\w+)|said|the (?:other )?\w+)\b/i;
const COUNT: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };

function lifeAndRemainder(s: Sentence, scene: Scene): Found[] {
  const life = LIFE.exec(s.text);
  const then = THEN.exec(s.text);
  const given = /\b(?:minerals?|oil)\b/i.test(scene.text) ? ("mineral" as const) : null;
  const first = readInterests(s.text.slice(0, then?.index ?? s.text.length), s.start, given)[0];
  if (!life || !first?.fraction) return [];
  const people = scene.parties.parties;
  const givers = sideIds(scene.parties, "from");
  const tenant = namedIn(s.text.slice(0, life.index), people)
    .filter((id) => !givers.includes(id) || sideIds(scene.parties, "to").includes(id))
    .slice(-1);
  const estate = first.interest.estate_type === "fee" ? "mineral" : first.interest.estate_type;
  const held: Found = {
    ...first,
    interest: {
      ...first.interest,
      estate_type: estate,
      from: givers,
      to: tenant,
      ...(tenant.length ? {} : { to_class: tenantWords(s.text) }),
      term: { kind: "life", measuring_life: tenant[0] ?? null, text: life[0] },
      text: s.text.slice(0, then?.index ?? s.text.length).trim(),
    },
  };
  if (!then) return [held];
  const to = namedIn(then[0], people).filter((id) => !tenant.includes(id));
  const start = s.start + then.index;
  const remainder: Found = {
    ...held,
    span: { start, end: start + then[0].length },
    interest: { ...held.interest, estate_type: "remainder", of: "described_interest", term: null, to_class: null, text: then[0].trim(), to },
  };
  return [held, remainder];
}

/** Life tenant by his words where no party of the paper is he: "the interest of JOHN DOE shall be …". */
function tenantWords(text: string): string | null {
  return /\b(?:interest of|to) ((?:[A-Z][\w.'-]* ?){2,5}?) ?(?:shall|an undivided|a life)/.exec(text)?.[1]?.trim() ?? null;
}

function eachOfTheLast(s: Sentence, scene: Scene, before: readonly Found[]): Found[] {
  const last = LAST.exec(s.text);
  const item = readInterests(s.text, s.start, before[0]?.interest.estate_type ?? null)[0];
  const remainder = before.find((f) => f.interest.estate_type === "remainder");
  if (!last || !item?.fraction || !remainder) return [];
  const count = COUNT[(last[1] ?? "").toLowerCase()] ?? remainder.interest.to.length;
  return remainder.interest.to.slice(-count).map((id) => ({
    ...item,
    interest: { ...item.interest, estate_type: before[0]?.interest.estate_type ?? "mineral", from: sideIds(scene.parties, "from"), to: [id] },
  }));
}

/** The words behind which a correction says what it now gives: "corrected to state and convey", "shall read", "is intended to be". */
const NOW_READS =
  /\b(?:corrected (?:so as )?to (?:state|read|convey|show|describe)(?:,? (?:and|or) (?:convey|read|state|show))?|(?:shall|should(?: have)?|is to|to|now) (?:be )?read|in lieu thereof)\b[,:]?(?: as follows:?| as)?/i;

/** "corrected to read: Grantor reserves": what the giver keeps is no grant. */
const KEEPS = /\b(?:reserv|retain|keep|except)\w*\b/i;

/** "… is hereby corrected to read an undivided one-half of the minerals": the interest as corrected, of the substance the paper speaks of. */
function asCorrected(scene: Scene): Found[] {
  const given = /\b(?:minerals?|oil)\b/i.test(scene.text) ? ("mineral" as const) : null;
  for (const s of scene.sentences) {
    const reads = NOW_READS.exec(s.text);
    if (!reads) continue;
    const at = reads.index + reads[0].length;
    const item = readInterests(s.text.slice(at), s.start + at, given)[0];
    if (item && KEEPS.test(s.text.slice(at, item.span.start - s.start))) continue;
    if (item?.fraction)
      return [{ ...item, interest: { ...item.interest, from: sideIds(scene.parties, "from"), to: sideIds(scene.parties, "to") }, confidence: 0.85 }];
  }
  return [];
}

/** "one-fourth in place of the one-half": what the correction takes back. */
const REPLACED = /\b(?:in (?:the )?(?:place|stead|lieu) of|instead of|rather than|and not|erroneously|by (?:error|mistake|inadvertence))\b[^.;,]{0,40}$/i;
const standing = (scene: Scene, list: readonly Found[]): Found[] =>
  list.filter((f) => !f.fraction || !REPLACED.test(scene.text.slice(Math.max(0, f.fraction.start - 60), f.fraction.start)));

/** "One-half of the minerals remains with grantor": the outcome of the correction, where no word of the sentence keeps anything back. */
const OUTCOME = /\b(?:remains?|stays?) (?:with|in) (?:(?:the|said) )?(?:grantors?|sellers?|[A-Z])/;
const KEEPS_BACK = /\b(?:reserv|retain|keep|kept|except|withh|sav(?:e|ing)|less)\w*\b/i;

/** "… conveys one-half of the minerals; one-half remains with the grantor": what is said to stay is the rest of what is given, and takes nothing from it. */
function withoutRest(scene: Scene, draft: Draft): Draft {
  const told = (f: Found): boolean =>
    scene.sentences.some((s) => s.start <= f.span.start && s.end > f.span.start && OUTCOME.test(s.text) && !KEEPS_BACK.test(s.text));
  if (!draft.reservations.every(told)) return draft;
  const size = (f: Found) => (f.interest.estate_type === "mineral" && f.interest.fraction ? fromWire(f.interest.fraction) : null);
  const given = draft.grants.map(size);
  const kept = draft.reservations.map(size);
  if (!given.length || !kept.length || [...given, ...kept].some((x) => x === null)) return draft;
  const all = sum([...given, ...kept].flatMap((x) => x ?? []));
  return equals(all, ONE) ? { ...draft, reservations: [] } : draft;
}

/** "B reconveys the east half to A, and A conveys the west half to B instead": what was wrong goes back and the right land is given, each by a grant of its own. */
const tradedBack = (scene: Scene): Draft => ({ ...readDeed(scene), facts: [] });

/** Reads a correction: the interests as corrected, action "correct". Falls back to the deed reader where the paper grants anew. */
export function readCorrection(scene: Scene): Draft {
  if (mutualGrants(scene).length > 1) return tradedBack(scene);
  const found: Found[] = [];
  for (const s of scene.sentences) {
    if (/^\s*(?:whereas|and whereas)\b/i.test(s.text) || (/\bwhereas\b/i.test(s.text) && !READS.test(s.text))) continue;
    if (READS.test(s.text)) found.push(...lifeAndRemainder(s, scene));
    else if (found.length) found.push(...eachOfTheLast(s, scene, found));
  }
  const whole = readDeed(scene);
  const deed = { ...whole, grants: standing(scene, whole.grants) };
  if (!found.length) {
    const share = correctedShare(scene);
    const corrected = share.length ? share : asCorrected(scene);
    return withoutRest(scene, {
      ...deed,
      action: "correct",
      ...(corrected.length ? { grants: corrected, granting: deed.granting ?? corrected[0]?.span ?? null } : {}),
    });
  }
  return { ...emptyDraft("correct"), grants: found, granting: found[0]?.span ?? null, gives: true, facts: deed.facts };
}
