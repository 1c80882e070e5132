// What a decree of divorce gives each spouse out of what both had.
import { type Draft, emptyDraft } from "@/lib/extract/rules/conveyance/draft";
import { bareInterest, type Found, readInterests } from "@/lib/extract/rules/conveyance/interest";
import { namedIn, sideIds } from "@/lib/extract/rules/conveyance/people";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import { ONE, toWire } from "@/lib/fraction/rational";
import { readFacts } from "./facts";

const AWARDS =
  /\b(?:is|are|be|shall be) (?:hereby )?(?:awarded|set over|given|decreed|vested with)\b|\bshall (?:have|receive|take|own)\b|\b(?:awarded|set over|set aside|confirmed|assigned|decreed|vested|partitioned) (?:un)?to\b/gi;
const PERSONAL = /\b(?:automobile|vehicle|furniture|household|bank account|retirement|pension|custody|child support|attorney)\b/i;

/** Stretches of a sentence, one for each award: from the name of the spouse before the verb to the next award. */
function awards(s: Sentence, scene: Scene): { words: string; offset: number; to: string[] }[] {
  const people = scene.parties.parties;
  const verbs = [...s.text.matchAll(AWARDS)];
  return verbs.flatMap((m, i) => {
    const from = m.index + m[0].length;
    const next = verbs[i + 1]?.index ?? s.text.length;
    const before = s.text.slice(i === 0 ? 0 : (verbs[i - 1]?.index ?? 0), m.index);
    const told = /to$/i.test(m[0]) ? namedIn(s.text.slice(from, from + 120), people).slice(0, 1) : namedIn(before, people).slice(-1);
    if (!told.length) return [];
    return [{ words: s.text.slice(from, next), offset: s.start + from, to: told }];
  });
}

function given(words: string, offset: number): Found[] {
  const surface = /\b(?:the )?surface(?: estate| only)?\b/i.exec(words);
  const list = readInterests(words, offset).filter((f) => f.interest.estate_type !== "fee" || f.fraction !== null);
  const minerals = list.filter((f) => f.interest.estate_type !== "surface");
  const kept: Found[] =
    surface && !list.some((f) => f.interest.estate_type === "surface")
      ? [
          {
            interest: { ...bareInterest("surface", words.trim().slice(0, 240)), fraction: toWire(ONE) },
            span: { start: offset + surface.index, end: offset + surface.index + surface[0].length },
            fraction: null,
            confidence: 0.75,
          },
        ]
      : list.filter((f) => f.interest.estate_type === "surface");
  if (minerals.length || kept.length) return [...kept, ...minerals];
  if (!/\b(?:land|lands|real (?:estate|property)|tract|section|acres|lots?|premises|homestead|quarter)\b/i.test(words)) return [];
  const interest = { ...bareInterest("fee", words.trim().slice(0, 240)), fraction: toWire(ONE) };
  return [{ interest, span: { start: offset, end: offset + Math.min(240, words.length) }, fraction: null, confidence: 0.75 }];
}

/** Reads a decree of divorce: a grant to each spouse of what is awarded, from the other. */
export function readDivorce(scene: Scene): Draft {
  const draft = emptyDraft("convey");
  const all = [...new Set([...sideIds(scene.parties, "from"), ...sideIds(scene.parties, "to")])];
  draft.gives = true;
  draft.grants = scene.sentences
    .filter((s) => !PERSONAL.test(s.text))
    .flatMap((s) => awards(s, scene))
    .flatMap((w) => given(w.words, w.offset).map((f) => ({ ...f, interest: { ...f.interest, from: all.filter((id) => !w.to.includes(id)), to: w.to } })));
  draft.granting = draft.grants[0]?.span ?? null;
  draft.facts = readFacts(scene, ["death", "name_change"]);
  return draft.grants.length ? draft : { ...draft, action: "none", gives: false };
}
