// What is kept and left out by a total that is told with its pieces: each piece once and by its own words, and the total not beside them.
import type { Draft } from "@/lib/extract/rules/conveyance/draft";
import { type Found, readInterests } from "@/lib/extract/rules/conveyance/interest";
import { asOutstanding } from "@/lib/extract/rules/conveyance/outstanding-interest";
import { sideIds } from "@/lib/extract/rules/conveyance/people";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { sub, sum, toWire } from "@/lib/fraction/rational";
import type { Span } from "@/lib/text/view";
import { type Piece, type Total, totalsOf } from "./share-totals";
import type { SideReader } from "./sides";

const UNDER = new Set(["mineral", "royalty"]);
/** What says that a total stays out of the grant, where no reader of its clause found it. */
const STAYS_OUT = /\b(?:except\w*|less|sav(?:e|ing)|reserv\w+|retain\w*|ke(?:ep|eps|pt)|withh\w+|not|excluded?|out of)\b/i;

const placeOf = (f: Found): number => f.fraction?.start ?? f.span.start;

/** An interest of the size of a piece, of the thing of the total. */
function sized(like: Found, piece: Piece, text: string): Found {
  const { held_by: _held, created_in: _created, ...interest } = like.interest;
  const span = { start: piece.span.start, end: piece.span.end + piece.words.length };
  return {
    ...like,
    span,
    fraction: piece.span,
    interest: { ...interest, fraction: toWire(piece.value), readings: [], to: [], text: text.slice(span.start, span.end).trim() },
  };
}

type Side = { kept: Found[]; left: Found[] };

function parted(total: Total, like: Found, strays: Side, scene: Scene): Side {
  const out: Side = { kept: [], left: [] };
  const givers = strays.kept.find((f) => f.interest.to.length)?.interest.to ?? sideIds(scene.parties, "from");
  for (const piece of total.pieces) {
    const own = [...strays.kept, ...strays.left].find((f) => placeOf(f) >= piece.span.start && placeOf(f) < piece.span.end);
    const read =
      own && own.interest.of === "whole"
        ? { ...own, interest: { ...own.interest, fraction: toWire(piece.value), readings: [] } }
        : sized(like, piece, scene.text);
    if (piece.holder === "giver") out.kept.push({ ...read, interest: { ...read.interest, to: read.interest.to.length ? read.interest.to : [...givers] } });
    else out.left.push(asOutstanding({ ...read, interest: { ...read.interest, to: [] } }, piece.words));
  }
  if (total.whole) return out;
  const rest = sub(total.value, sum(total.pieces.map((p) => p.value)));
  const giversPiece = total.pieces.some((p) => p.holder === "giver");
  const own = strays.kept.find((f) => placeOf(f) >= total.span.start && placeOf(f) < total.span.end);
  const left = { ...like, interest: { ...like.interest, fraction: toWire(rest), readings: [] } };
  if (giversPiece) out.left.push({ ...left, interest: { ...left.interest, to: [] } });
  else
    out.kept.push({
      ...(own ?? left),
      interest: { ...(own ?? left).interest, fraction: toWire(rest), readings: [], to: own?.interest.to.length ? own.interest.to : [...givers] },
    });
  return out;
}

/** What stays out of the grant by one total; as it was where the total is granted, or nothing of it stays out. */
function withPieces(scene: Scene, side: Side, total: Total, grants: readonly Found[]): Side {
  const from = Math.min(total.span.start, ...total.pieces.map((p) => p.span.start));
  const to = Math.max(total.span.end, ...total.pieces.map((p) => p.span.end));
  const within = (f: Found): boolean => placeOf(f) >= from && placeOf(f) < to;
  const outside = (f: Found): boolean => !within(f);
  if (grants.some((g) => within(g) && g.interest.estate_type !== "fee")) return side;
  const strays = { kept: side.kept.filter(within), left: side.left.filter(within) };
  const words = scene.text.slice(total.span.start, to);
  const all = [...strays.kept, ...strays.left, ...readInterests(words, total.span.start, "mineral")];
  const like = all.find((f) => UNDER.has(f.interest.estate_type) && f.interest.of === "whole");
  if (!like || !STAYS_OUT.test(scene.text.slice(Math.max(0, from - 120), to + 80))) return side;
  const { kept, left } = parted(total, like, strays, scene);
  return { kept: [...side.kept.filter(outside), ...kept], left: [...side.left.filter(outside), ...left] };
}

/** "5/8 of the minerals, being 1/2 bought of A and 1/8 inherited": the pieces of what is given to the same takers are no grants beside it; "3/32 to A, 3/32 to B and 1/16 to C, together 1/4": nor is the sum beside the pieces of several. */
function withoutPieces(grants: readonly Found[], total: Total): Found[] {
  const at = (f: Found, { span }: { span: Span }): boolean => f.fraction !== null && f.fraction.start >= span.start && f.fraction.start < span.end;
  const whole = grants.find((g) => at(g, total));
  if (!whole) return [...grants];
  const people = ({ interest }: Found): string => `${interest.estate_type} ${interest.from} ${interest.to}`;
  const pieces = grants.filter((g) => g !== whole && total.pieces.some((p) => at(g, p)));
  const several = new Set(pieces.map(people)).size > 1;
  // "1/2 to A, 1/4 to B and 1/4 to C": who has no piece takes by the share itself, however it comes out.
  if (several && !whole.interest.to.every((id) => pieces.some((p) => p.interest.to.includes(id)))) return [...grants];
  return grants.filter((g) => (several ? g !== whole : !(pieces.includes(g) && people(g) === people(whole))));
}

/** The draft with each piece of such totals kept or left out once, and what is given by a total given once. */
export function withPartedTotals(scene: Scene, reader: SideReader, draft: Draft): Draft {
  let side: Side = { kept: draft.reservations, left: draft.exceptions };
  let grants: readonly Found[] = draft.grants;
  for (const told of totalsOf(scene, reader)) {
    for (const total of told) if (total.whole) grants = withoutPieces(grants, total);
    const ofOthers = told.find((t) => t.pieces.some((p) => p.holder === "other"));
    if (ofOthers) side = withPieces(scene, side, ofOthers, grants);
  }
  return { ...draft, grants: [...grants], reservations: side.kept, exceptions: side.left };
}
