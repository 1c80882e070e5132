// One deed by which several givers part each with something of his own: "A quitclaims all of his one-third, and B quitclaims one-half of his one-third of the minerals".
import type { EstateType } from "@/lib/contracts/estates";
import { type Found, readInterests } from "@/lib/extract/rules/conveyance/interest";
import { placesOf } from "@/lib/extract/rules/conveyance/people";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { sideBySide } from "@/lib/extract/rules/conveyance/side-by-side";
import type { Span } from "@/lib/text/view";

/** The words of one giver's act: from his name to the next act, or the end of its sentence. */
export type GiverAct = Span & { id: string; object: number };

const VERB =
  "(?:giv(?:es?|ing)|grant(?:s|ing)?|bargain(?:s|ing)?|sell(?:s|ing)?|convey(?:s|ing)?|quit-?claim(?:s|ing)?|releas(?:es?|ing)|assign(?:s|ing)?|transfer(?:s|ring)?|remis(?:es?|ing))";
const ACTS = new RegExp(
  `^[.,]{0,2} (?!and |& )(?:[^.;:,]{3,50}, )?(?:(?:do|does|hereby|also|now|here|likewise|and|for (?:his|her) part),? ){0,4}${VERB}(?:(?:,| and|, and) ${VERB})*\\b(?! (?:no|nothing|none)\\b)`,
  "i",
);
/** Words before a name by which it is no subject. */
const NO_SUBJECT = /\b(?:to|unto|from|of|by|with|for|and his wife|joined by)(?: the)?(?: said)? $/i;
/** "A and his wife B": they act together. */
const JOINED = /^[.,]{0,2} (?:and|&) (?:(?:his|her) (?:wife|husband),? )?$/i;
/** "…, and keeping the other half": what stays with the giver. */
const KEPT = /,? (?:and|but) (?:hereby )?(?:keep|retain|reserv|hold|withhold)(?:e?s|e|ing)?\b[^;]*/gi;
const SENTENCE_END = /(?:[a-z]{4,}|\d|\))\.\s+(?=[A-Z])/;

/** The acts of several givers, in order; empty unless two of them at least act each by himself. */
export function actsOfGivers(scene: Scene, from: number, to: number, givers: readonly string[]): GiverAct[] {
  if (givers.length < 2) return [];
  const words = scene.text.slice(from, to);
  const pool = scene.parties.parties.filter((p) => givers.includes(p.id));
  const places = placesOf(words, pool).sort((a, b) => a.start - b.start);
  const marks = places.flatMap((n, i) => {
    const verb = ACTS.exec(words.slice(n.end, n.end + 160));
    const joint = JOINED.test(words.slice(places[i - 1]?.end ?? n.start, n.start));
    return verb && !joint && !NO_SUBJECT.test(words.slice(Math.max(0, n.start - 24), n.start))
      ? [{ id: n.id, start: n.start, object: n.end + verb[0].length }]
      : [];
  });
  if (new Set(marks.map((m) => m.id)).size < 2) return [];
  return marks.map((m, i) => {
    const behind = words.slice(m.object, marks[i + 1]?.start ?? words.length);
    const stop = behind.search(SENTENCE_END);
    return { id: m.id, start: from + m.start, object: from + m.object, end: from + m.object + (stop < 0 ? behind.length : stop + 1) };
  });
}

/** What each giver's act gives to `takers`; empty unless every giver gives something of a told size. */
export function givenByEach(scene: Scene, acts: readonly GiverAct[], givers: readonly string[], takers: readonly string[], given: EstateType | null): Found[] {
  const found = acts.map((act) => {
    const words = scene.text.slice(act.object, act.end).replace(KEPT, (m) => " ".repeat(m.length));
    const several = sideBySide(words, act.object);
    const own = several.length ? several : readInterests(words, act.object, given);
    return own.slice(0, 3).map((f) => ({ ...f, interest: { ...f.interest, from: [act.id], to: [...takers] } }));
  });
  const all = found.flat();
  const sized = all.every((f) => f.fraction !== null && f.interest.fraction);
  return sized && givers.every((id) => all.some((f) => f.interest.from.includes(id))) ? all : [];
}

/** Grants that stand in the act of one giver come from him. */
export const fromHisAct = (f: Found, acts: readonly GiverAct[]): Found => {
  const act = acts.find((a) => a.object <= f.span.start && f.span.start < a.end);
  return act ? { ...f, interest: { ...f.interest, from: [act.id] } } : f;
};
