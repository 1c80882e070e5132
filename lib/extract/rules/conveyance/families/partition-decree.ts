// Decrees that divide land among those who owned it together: a lot to each, or the surface to one and the minerals undivided.
import type { Draft } from "@/lib/extract/rules/conveyance/draft";
import { bareInterest, type Found } from "@/lib/extract/rules/conveyance/interest";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import { ONE, toWire } from "@/lib/fraction/rational";
import { readDecree } from "./decree";
import { itemGrants } from "./decree-items";
import { readPartition } from "./partition";
import { placesByRole } from "./role-places";

const HOLDS =
  /\b(?:do |does |shall |to )?(?:have|hold|take|own|recover|receive)s?(?: and (?:have|hold|take|own))?(?: (?:in|as) (?:severalty|his own|her own))?,?\s/i;
const DIVIDES = /\b(?:in severalty|set (?:off|apart|aside|over)|allotted|assigned|partitioned|awarded|remain undivided)\b/i;

/** "the plaintiff, A, do have and hold in severalty the North 140 acres": the lot of each, from his name to the next. */
function lots(s: Sentence, scene: Scene): Found[] {
  const named = placesByRole(s.text, scene);
  const all = scene.parties.parties.filter((p) => p.role === "plaintiff" || p.role === "defendant").map((p) => p.id);
  return named.flatMap((n, i): Found[] => {
    const next = named.slice(i + 1).find((x) => x.id !== n.id)?.start ?? s.text.length;
    const words = s.text.slice(n.end, next);
    const verb = HOLDS.exec(words.slice(0, 60));
    if (!verb || named[i + 1]?.id === n.id) return [];
    const start = n.end + verb.index + verb[0].length;
    const text = s.text.slice(start, next).trim();
    const interest = { ...bareInterest("fee", text), fraction: toWire(ONE), to: [n.id], from: all.filter((id) => id !== n.id) };
    return [{ interest, span: { start: s.start + start, end: s.start + next }, fraction: null, confidence: 0.8 }];
  });
}

/** Reads a decree of partition: things parted by estate, lots held in severalty, allotments as in a deed, else shares as a decree gives them. */
export function readPartitionDecree(scene: Scene): Draft {
  const decree = readDecree(scene);
  const dividing = scene.sentences.filter((s) => DIVIDES.test(s.text));
  const parted = dividing.flatMap((s) => itemGrants(s.text, s.start, placesByRole(s.text, scene), []));
  const own = parted.length ? parted : dividing.flatMap((s) => lots(s, scene));
  const takers = new Set(own.flatMap((f) => f.interest.to));
  if (parted.length || takers.size > 1) return { ...decree, action: "convey", gives: true, grants: own, granting: own[0]?.span ?? null };
  const deed = readPartition(scene);
  return deed.grants.length > 1 ? deed : decree;
}
