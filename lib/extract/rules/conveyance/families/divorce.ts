// What a decree of divorce gives each spouse out of what both had.
import { type Draft, emptyDraft } from "@/lib/extract/rules/conveyance/draft";
import { bareInterest, type Found, readInterests } from "@/lib/extract/rules/conveyance/interest";
import { sideIds } from "@/lib/extract/rules/conveyance/people";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import { ordersAlone } from "@/lib/extract/rules/orders/mood";
import { readShareList, totalOf } from "@/lib/extract/rules/shares/share-list";
import { compare, equals, fromWire, ONE, sub, sum, toWire } from "@/lib/fraction/rational";
import { itemGrants, thingsOf } from "./decree-items";
import { endsList, ITEM_OF_DECREE, isItemOfList, opensListFor, PERSONAL } from "./divorce-lists";
import { readFacts } from "./facts";
import { adjudgedHoldings, fuller } from "./holdings";
import { orderAwards } from "./order-awards";
import { placesByRole, rolesOf } from "./role-places";

/** Words by which one gets what the court divides: said of him, or of the thing. */
const GETS =
  "(?:is|are|be|shall be) (?:hereby )?(?:awarded|set over|given|granted|decreed|vested with|confirmed in)|(?:shall |to |will )?(?:each |henceforth |hereafter |thereafter )*(?:have|has|receives?|takes?|keeps?|retains?|owns?|holds?)(?: and hold)?";
const GOES =
  "(?:(?:is|are|be|shall be) (?:hereby )?)?(?:awarded|set over|set aside|set apart|confirmed|assigned|decreed|vested|partitioned|conveyed|transferred) (?:un)?(?:to|in)|(?<=\\b[Cc]ourt (?:hereby |further |also |now |does |does hereby )?)(?:awards?|gives?|grants?|assigns?|confirms?|sets? (?:aside|apart|over))(?: (?:un)?to)?|(?:shall )?(?:goes?|belongs?|pass(?:es)?) to|(?:is|be|shall be|remains?) the (?:sole |separate |and )*property of|(?:shall be |is |are )?(?:held|owned) by";
const AWARDS = new RegExp(`\\b(?:(${GETS})|(?:${GOES}))\\b`, "gi");
const THING =
  /\b(?:surface|minerals?|oil|gas|royalt(?:y|ies)|lands?|real (?:estate|property)|tract|section|acres|lots?|premises|homestead|quarter|farm|ranch|house(?! (?:and lot )?(?:in|at|on) )|home place)\b/i;

/** "Each party shall own", "the parties shall each have". */
const EACH_PARTY = /\b(?:each (?:of the )?(?:party|parties|spouse|spouses)|(?:the )?parties,? (?:shall |will |are )?(?:each|both))\b/i;
/** "A. To the husband, BO VENN, as his separate property: the farm": an item headed by the one who gets it. */
const TO_ONE = /(?:^|[:;.] )(?:\(?[A-Za-z\d]{1,3}[.)] )?(?:To|Unto) (?:the )?(?=[A-Zhwpr])/;

/** How far ahead of its verb stands the one who gets. */
const SUBJECT_MAX = 120;

type Award = { words: string; offset: number; to: string[] };

/** "are confirmed to him", behind which no noun stands. */
const TO_PRONOUN = /^ (?:the said )?(him|her)(?=[,.;:)]|$| (?:as|in|and|for|free|alone|absolutely|forever|the)\b)/i;

/** The spouse whom "him" or "her" means: by the part of the two, else the one named last before. */
function spouseMeant(word: string, ahead: string, scene: Scene): string | undefined {
  return rolesOf(scene).get(/him/i.test(word) ? "husband" : "wife") ?? placesByRole(ahead, scene).at(-1)?.id;
}

/** Stretches of a sentence, one for each award: what is said behind the verb of the one who gets, or ahead of the verb of what goes. */
function awards(s: Sentence, scene: Scene, both: readonly string[]): Award[] {
  const headed = TO_ONE.exec(s.text);
  const headEnd = headed ? headed.index + headed[0].length : 0;
  const one = headed ? placesByRole(s.text, scene).find((p) => p.start >= headEnd - 5) : undefined;
  if (headed && one && one.start <= headEnd) return [{ words: s.text.slice(one.end), offset: s.start + one.end, to: [one.id] }];
  const verbs = [...s.text.matchAll(AWARDS)];
  return verbs.flatMap((m, i): Award[] => {
    const end = m.index + m[0].length;
    const from = i === 0 ? 0 : (verbs[i - 1]?.index ?? 0) + (verbs[i - 1]?.[0].length ?? 0);
    const next = verbs[i + 1]?.index ?? s.text.length;
    const ahead = s.text.slice(from, m.index);
    const behind = s.text.slice(end, next);
    if (m[1]) {
      if (EACH_PARTY.test(`${ahead}${m[0]}`)) return both.map((id) => ({ words: behind, offset: s.start + end, to: [id] }));
      const last = placesByRole(ahead, scene).at(-1);
      const to = last && ahead.length - last.end < SUBJECT_MAX && !/\bparties\b/i.test(ahead.slice(last.end)) ? last.id : undefined;
      return to ? [{ words: behind, offset: s.start + end, to: [to] }] : [];
    }
    const pronoun = TO_PRONOUN.exec(behind);
    const meant = pronoun ? spouseMeant(pronoun[1] ?? "", ahead, scene) : undefined;
    const byPronoun = meant && pronoun ? [{ id: meant, start: 0, end: pronoun[0].length }] : [];
    const named = [...byPronoun, ...placesByRole(behind, scene)];
    const first = named[0];
    if (!first || first.start > 60) return [];
    const own = behind.slice(first.end);
    const inAhead = THING.test(ahead);
    const joined = named[1] !== undefined && /^[^;:]{0,40}\band (?:the |said )*$/.test(behind.slice(first.end, named[1].start));
    const to = inAhead || !joined ? [first.id] : named.map((n) => n.id);
    return [inAhead ? { words: ahead, offset: s.start + from, to } : { words: own, offset: s.start + end + first.end, to }];
  });
}

const whole = (estate: "fee" | "surface", words: string, offset: number): Found => ({
  interest: { ...bareInterest(estate, words.trim().slice(0, 240)), fraction: toWire(ONE), of: "grantor_interest" },
  span: { start: offset, end: offset + Math.min(240, words.length) },
  fraction: null,
  confidence: 0.75,
});

/** "the land, excepting her interest in the minerals": the land without what is kept out of it. */
const BUT_MINERALS = /,? (?:\(?)(?:except(?:ing)?|save(?: and except)?|but not|less|other than|without)\b[^.;]{0,60}\b(?:minerals?|oil|gas)\b/i;

function given(words: string, offset: number): Found[] {
  const without = BUT_MINERALS.exec(words);
  if (without && THING.test(words.slice(0, without.index)) && !/\b(?:minerals?|oil|gas)\b/i.test(words.slice(0, without.index))) {
    const parted = thingsOf(words, offset);
    return parted.some((f) => f.interest.estate_type === "mineral") ? parted : [whole("surface", words, offset)];
  }
  const surface = /\b(?:the )?surface(?: estate| only)?\b/i.exec(words);
  const list = readInterests(words, offset).filter((f) => f.interest.estate_type !== "fee" || f.fraction !== null);
  const minerals = list.filter((f) => f.interest.estate_type !== "surface");
  const own = list.filter((f) => f.interest.estate_type === "surface");
  const kept = surface && !own.length ? [whole("surface", words, offset)] : own;
  if (minerals.length || kept.length) return [...kept, ...minerals];
  return THING.test(words) ? [whole("fee", words, offset)] : [];
}

/** "shall be held by the parties in equal shares, Petitioner 1/2 and Respondent 1/2": one thing with the share of each. */
function shared(s: Sentence, scene: Scene): Found[] {
  const named = placesByRole(s.text, scene);
  const groups = readShareList(s.text, named);
  if (groups.length < 2 || !equals(totalOf(groups), ONE)) return [];
  const thing = given(s.text.slice(0, Math.min(...groups.map((g) => g.start), named[0]?.start ?? 0) || s.text.length), s.start)[0];
  if (!thing) return [];
  return groups.flatMap((g) =>
    (g.each ? g.ids.map((id) => [id]) : [g.ids]).map((to) => ({
      ...thing,
      fraction: { start: s.start + g.start, end: s.start + g.end },
      interest: { ...thing.interest, fraction: toWire(g.value), of: "grantor_interest" as const, to },
    })),
  );
}

/** "the land to A, subject to 1/3 of the minerals, which goes to B": A has the surface and the rest of the minerals. */
function carved(list: readonly Found[]): Found[] {
  return list.flatMap((f) => {
    const out = list.filter(
      (m) =>
        m.interest.estate_type === "mineral" && m.interest.of === "whole" && m.interest.fraction && !m.interest.to.some((id) => f.interest.to.includes(id)),
    );
    const gone = sum(out.flatMap((m) => (m.interest.fraction ? [fromWire(m.interest.fraction)] : [])));
    if (f.interest.estate_type !== "fee" || f.interest.fraction?.fraction !== "1" || !out.length || compare(gone, ONE) >= 0) return [f];
    const rest = { ...f.interest, estate_type: "mineral" as const, fraction: toWire(sub(ONE, gone)), of: "whole" as const };
    return [
      { ...f, interest: { ...f.interest, estate_type: "surface" as const } },
      { ...f, interest: rest },
    ];
  });
}

function ofSentence(s: Sentence, scene: Scene, both: readonly string[]): Found[] {
  const items = itemGrants(s.text, s.start, placesByRole(s.text, scene), []);
  const list = items.length ? items : shared(s, scene);
  const all = list.length
    ? list
    : awards(s, scene, both)
        .filter((w) => !PERSONAL.test(w.words) || /\b(?:surface|minerals?|royalt)/i.test(w.words))
        .flatMap((w) => given(w.words, w.offset).map((f) => ({ ...f, interest: { ...f.interest, to: w.to } })));
  return carved(all).map((f) => ({ ...f, interest: { ...f.interest, from: both.filter((id) => !f.interest.to.includes(id)) } }));
}

/** All awards in order; the items behind a head that names one spouse are his, up to a sentence with an award of its own. */
function ofAll(scene: Scene, both: readonly string[]): Found[] {
  let head: string | null = null;
  return scene.sentences.flatMap((said) => {
    const s = { ...said, text: ordersAlone(said.text) };
    const own = ofSentence(s, scene, both);
    const next = opensListFor(s, scene);
    const to = next ?? (own.length || endsList(s) || awards(s, scene, both).length ? null : head);
    const listed =
      !own.length && to !== null && isItemOfList(s)
        ? given(
            s.text.replace(ITEM_OF_DECREE, (m) => " ".repeat(m.length)),
            s.start,
          )
        : [];
    head = to;
    return [...own, ...listed.map((f) => ({ ...f, interest: { ...f.interest, to: to === null ? [] : [to], from: both.filter((id) => id !== to) } }))];
  });
}

/** Reads a decree of divorce: a grant to each spouse of what is awarded, from the other. */
export function readDivorce(scene: Scene): Draft {
  const draft = emptyDraft("convey");
  const both = [...new Set([...sideIds(scene.parties, "from"), ...sideIds(scene.parties, "to")])];
  draft.gives = true;
  draft.grants = fuller(fuller(ofAll(scene, both), adjudgedHoldings(scene, both)), orderAwards(scene, both));
  draft.granting = draft.grants[0]?.span ?? null;
  draft.facts = readFacts(scene, ["death", "name_change"]);
  return draft.grants.length ? draft : { ...draft, action: "none", gives: false };
}
