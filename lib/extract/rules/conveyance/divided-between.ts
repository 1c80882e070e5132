// Owners who divide a tract by its sides: which of them takes which piece, however the paper says so.
import type { Land } from "@/lib/contracts/aspects/land";
import type { NameAt } from "@/lib/extract/rules/shares/share-list";
import { ONE, toWire } from "@/lib/fraction/rational";
import { dividedPieces, type PieceMention, tractOfSide } from "@/lib/land/divided-pieces";
import type { Draft } from "./draft";
import { bareInterest, type Found } from "./interest";
import { placesByGiven, placesOf, sideIds } from "./people";
import type { Scene } from "./scene";

const ORDINAL = "(first|second|third|fourth)";
const OWNER = "(?:owner|party|cotenant|co-owner|sharer|grantor)";
const BEHIND_NAME = new RegExp(`^[^;:]{0,90}?(?:\\(\\s*(?:the )?["“]?|, (?:the )?(?:hereinafter )?(?:called )?(?:the )?)${ORDINAL} ${OWNER}`, "i");
const BEFORE_NAME = new RegExp(`\\b${ORDINAL} ${OWNER}\\s*(?:is|:|,|\\()\\s*(?:the )?$`, "i");
const CALLED = new RegExp(`\\b${ORDINAL} ${OWNER}\\b`, "gi");

/** Every place where an owner is named, also as "First Owner". */
function namesIn(scene: Scene): NameAt[] {
  const { text, parties } = scene;
  const named = [...placesOf(text, parties.parties), ...placesByGiven(text, parties.parties)];
  const terms = new Map<string, string>();
  for (const n of [...named].sort((a, b) => a.start - b.start)) {
    const next = named.filter((o) => o.start > n.end).reduce((at, o) => Math.min(at, o.start), n.end + 120);
    const term = BEFORE_NAME.exec(text.slice(Math.max(0, n.start - 40), n.start))?.[1] ?? BEHIND_NAME.exec(text.slice(n.end, next))?.[1];
    if (term && !terms.has(term.toLowerCase())) terms.set(term.toLowerCase(), n.id);
  }
  const called = [...text.matchAll(CALLED)].flatMap((m): NameAt[] => {
    const id = terms.get((m[1] ?? "").toLowerCase());
    return id ? [{ id, start: m.index, end: m.index + m[0].length }] : [];
  });
  const all = [...named, ...called].sort((a, b) => a.start - b.start || b.end - a.end);
  return all.filter((n, i) => !all.slice(0, i).some((o) => o.end > n.start));
}

const TO = /\b(?:un)?to (?:the said |said )?$/i;
const TO_BEHIND = /(?:\b(?:(?:un)?to|by|of|in)|[:–—-])\s*(?:the said |said )?$/i;
const GIVES = /\b(?:grant|convey|releas|quit-?claim|set over|give|transfer|sell|deed|surrender|relinquish)\w*\b/i;

/** Between an owner and the piece that is his: "takes", "shall have", "'s Share:", "alone". */
const HAS = /\b(?:takes?|receives?|ha(?:s|ve)|owns?|holds?|gets?|keeps?|alone|given)\b|^['’]s\b|^[\s:,–—-]*(?:the )?$/i;

const NEAR = 60;

/** For whom or against whom one place speaks where a piece is named. */
function voteAt(piece: PieceMention, from: number, to: number, names: readonly NameAt[], text: string): { id: string; takes: boolean } | null {
  const last = names.filter((n) => n.start >= from && n.end <= piece.start).at(-1);
  const next = names.find((n) => n.start >= piece.end && n.end <= to);
  const between = last ? text.slice(last.end, piece.start) : "";
  const told = last !== undefined && TO.test(text.slice(Math.max(0, last.start - 14), last.start));
  if (last && (told || (between.length < NEAR && HAS.test(between)))) return { id: last.id, takes: told || !GIVES.test(between) };
  if (next && TO_BEHIND.test(text.slice(piece.end, next.start))) return { id: next.id, takes: true };
  if (last) return { id: last.id, takes: !GIVES.test(between) };
  return next ? { id: next.id, takes: false } : null;
}

/** Who takes the piece on each side, each side another; null where the paper does not come to that. */
function takersOf(scene: Scene, pieces: readonly PieceMention[]): Map<string, string> | null {
  const names = namesIn(scene);
  const sides = [...new Set(pieces.map((p) => p.side))];
  const owners = [...new Set(names.map((n) => n.id))].filter((id) => [...sideIds(scene.parties, "from"), ...sideIds(scene.parties, "to")].includes(id));
  const score = new Map<string, number>();
  const add = (id: string, side: string, by: number): unknown => score.set(`${side}${id}`, (score.get(`${side}${id}`) ?? 0) + by);
  for (const [i, p] of pieces.entries()) {
    const s = scene.sentences.find((x) => x.start <= p.start && p.end <= x.end + 1);
    if (!s) continue;
    const vote = voteAt(p, Math.max(s.start, pieces[i - 1]?.end ?? 0), Math.min(s.end, pieces[i + 1]?.start ?? s.end), names, scene.text);
    if (vote?.takes) add(vote.id, p.side, 1);
    else if (vote && owners.length === 2) add(owners.find((o) => o !== vote.id) ?? "", p.side, 1);
  }
  const best = sides.map(
    (side) => owners.filter((o) => (score.get(`${side}${o}`) ?? 0) > 0).sort((a, b) => (score.get(`${side}${b}`) ?? 0) - (score.get(`${side}${a}`) ?? 0))[0],
  );
  if (best.some((b) => b === undefined) || new Set(best).size !== sides.length) return null;
  return new Map(sides.map((s, i) => [s, best[i] ?? ""]));
}

const MINERALS = /\b(?:minerals?|oil)\b/i;
const STAY =
  /\b(?:not (?:\w+ )?(?:divided|partitioned|conveyed|included|affected|pass\w*|part)|undivided|in common|common property|jointly|remain\w*|continu\w+|stays?|as before|still (?:own|hold)\w*|own\w* together|neither|nothing|none|each owns|no (?:oil|gas|minerals?|part)|except\w*|reserv\w*|left out|excluded|apart from|surface only|but for (?:the )?minerals)\b/i;
const WITH_MINERALS =
  /\b(?:surface (?:and|as well as|with) (?:the )?minerals?|minerals? (?:and|as well as) (?:the )?surface|with (?:all |the |its )*minerals)\b/i;
const SURFACE_ONLY = /\bsurface (?:only|alone|rights only)\b|\b(?:divide|part|partition|hold|own)\w* (?:\w+ ){0,4}surface\b|\bonly (?:of )?the surface\b/i;

/** Whether only the surface is divided: some clause lets the minerals stay as they are held, or all that is divided is the surface. */
const surfaceAlone = (scene: Scene): boolean =>
  scene.sentences.some((s) =>
    s.text.split(/; |, (?=(?:save|but|except|and the|the minerals|all)\b)/).some((c) => MINERALS.test(c) && STAY.test(c) && !WITH_MINERALS.test(c)),
  ) || scene.sentences.some((s) => SURFACE_ONLY.test(s.text) && !WITH_MINERALS.test(s.text));

/** The draft of a partition with a grant of each piece to its taker from the others; as it is where the paper's land does not hold the pieces. */
export function dividedBetween(scene: Scene, draft: Draft, land: Land | undefined): Draft {
  if (scene.docType !== "partition_deed" || !land || land.tracts.length < 2) return draft;
  const pieces = dividedPieces(scene.text);
  const takers = pieces.length ? takersOf(scene, pieces) : null;
  if (!takers) return draft;
  const all = [...takers.values()];
  const estate = surfaceAlone(scene) ? "surface" : "fee";
  const grants = [...takers].flatMap(([side, id]): Found[] => {
    const tract = tractOfSide(side, pieces, land.tracts);
    const at = pieces.find((p) => p.side === side);
    const s = scene.sentences.find((x) => at && x.start <= at.start && at.end <= x.end + 1);
    if (!tract || !s) return [];
    const interest = {
      ...bareInterest(estate, s.text.trim().slice(0, 400)),
      fraction: toWire(ONE),
      from: all.filter((o) => o !== id),
      to: [id],
      tracts: [tract],
    };
    return [{ interest, span: { start: s.start, end: s.end }, fraction: null, confidence: 0.8 }];
  });
  return grants.length === takers.size ? { ...draft, grants, granting: draft.granting ?? grants[0]?.span ?? null } : draft;
}
