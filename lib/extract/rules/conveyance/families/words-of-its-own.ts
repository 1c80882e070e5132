// Papers that give in words of no form: "do hereby deed you thirty acres", "What I sell is …", "Thing transferred: …". Asked only where both sides are known and nothing else has been found to pass between them.
import type { Draft } from "@/lib/extract/rules/conveyance/draft";
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { placesOf, sideIds } from "@/lib/extract/rules/conveyance/people";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { takerShares } from "@/lib/extract/rules/conveyance/taker-shares";
import { compare, equals, fromWire, ONE, sum, toWire } from "@/lib/fraction/rational";
import { type Act, actsOf } from "./acts-of-no-form";

/** "Out of: all the oil and gas": where shares come from that the paper tells elsewhere is not itself given. */
const isAll = (grants: readonly Found[]): boolean => grants.some((f) => f.interest.fraction?.fraction === "1" && f.interest.estate_type !== "fee");

/** No paper is read again more often than this. */
const TRIES = 4;

/** The paper as if its granting words stood at the act; what it says ahead of the thing is no end of it. */
function actingAt(scene: Scene, { verb, thing }: Act): Scene {
  const { anatomy } = scene;
  const later = <T extends { start: number }>(x: T | null): T | null => (x && x.start > thing.start ? x : null);
  const granting = { start: verb.start, end: Math.max(verb.end, thing.start) };
  return { ...scene, thing, anatomy: { ...anatomy, granting, habendum: later(anatomy.habendum), testimonium: later(anatomy.testimonium) } };
}

/** The share that stands beside the name of each taker, in their order; fewer where one has none. */
function besideNames(scene: Scene, takers: readonly string[]): Share[] {
  const own = takers.flatMap((id) => scene.parties.parties.find((p) => p.id === id)?.share ?? []);
  if (own.length === takers.length) return own;
  const places = placesOf(
    scene.text,
    scene.parties.parties.filter((p) => takers.includes(p.id)),
  ).sort((a, b) => a.start - b.start);
  const [first, last] = [places[0]?.start ?? 0, places[takers.length - 1]?.end ?? 0];
  const found = takerShares(scene.text.slice(first, last + BESIDE), takers, scene.parties);
  return takers.flatMap((id) => found.flatMap((f) => (f.id === id ? [toWire(f.value)] : [])));
}
/** So far behind the last name its share may stand. */
const BESIDE = 40;
type Share = NonNullable<Found["interest"]["fraction"]>;

/** What a paper gives whose takers have a share each beside their names: that share of the thing, where it is told whole and they do not make it up. */
function inListedShares(scene: Scene, grants: readonly Found[], takers: readonly string[]): Found[] {
  const [only, ...more] = grants;
  const shares = besideNames(scene, takers);
  const whole = only?.interest.fraction && equals(fromWire(only.interest.fraction), ONE);
  if (!only || more.length || !whole || shares.length !== takers.length || compare(sum(shares.map(fromWire)), ONE) >= 0) return [...grants];
  const royalty = scene.docType === "royalty_deed" && only.interest.estate_type === "mineral";
  const estate_type = royalty ? ("royalty" as const) : only.interest.estate_type;
  return takers.map((id, i) => ({ ...only, fraction: null, interest: { ...only.interest, estate_type, fraction: shares[i] ?? null, to: [id], readings: [] } }));
}

/**
 * The draft of a paper that gives in words of its own, read once more from the act that it may have meant; the draft as it is where something passes already, where a side is not known, or where no act is found.
 * Errs to nothing given: what is promised, or may be done, is no act.
 */
export function inWordsOfItsOwn(scene: Scene, draft: Draft, read: (scene: Scene) => Draft): Draft {
  const [from, to] = [sideIds(scene.parties, "from"), sideIds(scene.parties, "to")];
  if (!draft.gives || draft.grants.length || !from.length || !to.length || from.some((id) => to.includes(id))) return draft;
  for (const act of actsOf(scene).slice(0, TRIES)) {
    const again = read(actingAt(scene, act));
    const grants = inListedShares(scene, again.grants, to);
    if (grants.length && !(act.source && isAll(grants))) return { ...again, grants };
  }
  return draft;
}
