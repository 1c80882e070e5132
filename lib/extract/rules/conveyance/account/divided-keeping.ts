// A share kept as one and told again by the parts in which each keeps it: "reserve one-half, to be owned by A (one-fourth) and B (one-fourth)". The parts come to what is kept, or to a whole of it.
import type { Draft } from "@/lib/extract/rules/conveyance/draft";
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { placesByGiven, placesBySurname, placesOf, sideIds } from "@/lib/extract/rules/conveyance/people";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { inOneBreath, type Scene, type Sentence } from "@/lib/extract/rules/conveyance/scene";
import { type NameAt, readShareList, type ShareGroup, totalOf } from "@/lib/extract/rules/shares/share-list";
import { equals, fromWire, mul, ONE, type Rational, toWire } from "@/lib/fraction/rational";

/** What may be kept beside the minerals, and is parted by itself. */
const THINGS = ["royalt", "surface", "bonus", "rental", "coal", "overrid", "executive", "lease"];
/** A clause of another sentence, or of one who takes: what is told behind it is no part. */
const TURNS =
  /;,? (?:and |but )?(?:except|less|save|subject|reserv|the (?:grantee|buyer|purchaser|vendee))|,? (?:and|while|but) (?:the )?(?:said )?(?:grantees?|buyers?|purchasers?|vendees?)\b/i;
const MANY = 12;

const opens = (): boolean => false;

/** Where the words name a giver: in full, else by the given name, else by the surname. */
function giversIn(words: string, scene: Scene): NameAt[] {
  const pool = scene.parties.parties.filter((p) => sideIds(scene.parties, "from").includes(p.id));
  const full = placesOf(words, pool);
  const beside = (n: NameAt): boolean => !full.some((f) => f.start < n.end && n.start < f.end);
  const given = placesByGiven(words, pool).filter(beside);
  return [...full, ...(given.length ? given : placesBySurname(words, pool).filter(beside))];
}

/** The parts told behind the share that ends at `at`, where they come to it or to one whole; empty where they come to neither. */
function partsBehind(words: string, at: number, kept: Rational, scene: Scene): { parts: ShareGroup[]; of: Rational } | null {
  const tail = words.slice(at);
  const behind = tail.slice(0, TURNS.exec(tail)?.index ?? tail.length);
  const other = THINGS.some((t) => new RegExp(`\\b${t}`, "i").test(behind) && !new RegExp(`\\b${t}`, "i").test(words.slice(0, at)));
  const parts = other ? [] : readShareList(behind, giversIn(behind, scene));
  if (parts.length < 2 || parts.some((p) => p.estate !== null)) return null;
  const total = totalOf(parts);
  return equals(total, kept)
    ? { parts: parts.map((p) => moved(p, at)), of: ONE }
    : equals(total, ONE)
      ? { parts: parts.map((p) => moved(p, at)), of: kept }
      : null;
}
const moved = (p: ShareGroup, at: number): ShareGroup => ({ ...p, start: p.start + at, end: p.end + at });

/** One keeping a part, of the kind of the share that is parted. */
function keptIn(parts: readonly ShareGroup[], of: Rational, model: Found, offset: number): Found[] {
  return parts.flatMap((p) => {
    const one = (to: string[]): Found => ({
      ...model,
      parted: true,
      fraction: { start: offset + p.start, end: offset + p.end },
      interest: { ...model.interest, fraction: toWire(mul(p.value, of)), to },
    });
    return p.each ? p.ids.map((id) => one([id])) : [one(p.ids)];
  });
}

const breathOf = (scene: Scene, at: number): Sentence | null => {
  const own = scene.sentences.find((s) => s.start <= at && at < s.end);
  return own ? inOneBreath(own, scene, opens) : null;
};

/**
 * The draft with each keeper's own part, where a share that is kept is told again by the parts in which they keep it: "reserve 3/4 in this way: A and B together, 3/8; C, 3/8".
 * Errs to what the clauses were read to say: parts that come neither to the share nor to a whole, or that are told of another thing, part nothing.
 */
export function withDividedKeeping(scene: Scene, draft: Draft): Draft {
  if (sideIds(scene.parties, "from").length < 2 || !draft.reservations.length || draft.reservations.length > MANY) return draft;
  for (const model of draft.reservations) {
    const share = model.fraction;
    const breath = share ? breathOf(scene, share.start) : null;
    const first = breath ? findShares(breath.text)[0] : undefined;
    // "Ann Moss reserves one-half, Bo Moss one-fourth and …": the share of one is no sum of the others'.
    const told = breath && first && giversIn(breath.text.slice(Math.max(0, first.start - 90), first.start), scene).length !== 1 ? first : undefined;
    if (!share || !breath || !told || breath.start + told.start > share.start) continue;
    const found = partsBehind(breath.text, told.end, told.value, scene);
    if (!found) continue;
    const inside = (f: Found): boolean =>
      f.fraction !== null && f.fraction.start >= breath.start && f.fraction.end <= breath.end && f.interest.estate_type === model.interest.estate_type;
    const total = draft.reservations.find((f) => inside(f) && f.interest.fraction && equals(fromWire(f.interest.fraction), told.value)) ?? model;
    const exceptions = draft.exceptions.filter((f) => !inside(f) || f.interest.held_by);
    return { ...draft, reservations: [...draft.reservations.filter((f) => !inside(f)), ...keptIn(found.parts, found.of, total, breath.start)], exceptions };
  }
  return draft;
}
