// "Survey 13, less the surface of 6 acres sold to Doe": what the clause leaves out is the surface of that piece alone; nothing else that is given is limited by it.
import type { Land } from "@/lib/contracts/aspects/land";
import { ONE, toWire } from "@/lib/fraction/rational";
import { isSurfacePiece } from "@/lib/land/surface-pieces";
import { flatOffset } from "@/lib/text/view";
import { bareInterest, type Found } from "./interest";
import { asOutstanding } from "./outstanding-interest";
import type { Scene } from "./scene";

/**
 * The paper with such clauses blank, every other word at its place, and what they leave out: the surface of the piece, in that piece.
 * Only pieces that the land aspect has read count; any other clause stays for the readers of exceptions.
 */
export function withoutSurfaceLeft(scene: Scene, land: Land | undefined): { scene: Scene; left: Found[] } {
  const view = scene.anatomy.view;
  const pieces = (land?.tracts ?? []).flatMap((t) =>
    t.span && isSurfacePiece(t) ? [{ id: t.id, start: flatOffset(view, t.span.start), end: flatOffset(view, t.span.end) }] : [],
  );
  if (!pieces.length) return { scene, left: [] };
  const text = pieces.reduce((all, p) => all.slice(0, p.start) + " ".repeat(p.end - p.start) + all.slice(p.end), scene.text);
  const left = pieces.map(({ id, start, end }): Found => {
    const words = scene.text.slice(start, end);
    const interest = { ...bareInterest("surface", words.trim()), fraction: toWire(ONE), tracts: [id] };
    return asOutstanding({ interest, span: { start, end }, fraction: null, confidence: 0.8 }, words);
  });
  return { scene: { ...scene, text, sentences: scene.sentences.map((s) => ({ ...s, text: text.slice(s.start, s.end) })) }, left };
}

/** What was read of the blanked paper, its words up to the blank: what the clause tells of the past is told of the piece alone. */
export const upToClause = (list: readonly Found[]): Found[] =>
  list.map((f) => {
    const words = f.interest.text.split(/ {6,}/)[0]?.replace(/[\s(,;]+$/, "") ?? "";
    return words.length < f.interest.text.length && words.length > SHORT ? { ...f, interest: { ...f.interest, text: words } } : f;
  });
const SHORT = 8;
