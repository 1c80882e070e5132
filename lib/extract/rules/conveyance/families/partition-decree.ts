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

/** What leads to one who gets a lot, and what parts his name from it: "To A, Share No. 1, being", "vested in A in severalty". */
const LED =
  /(?:(?:^|[:;.)] ?)(?:and )?(?:to|unto)|\bto (?=the (?:plaintiff|defendant|petitioner|respondent))|\b(?:allotted|set (?:apart|off|aside|over)|vested|awarded|assigned|decreed|partitioned|confirmed) (?:un)?(?:to|in)|\band (?:un)?to) (?:the |said |plaintiffs?,? |defendants?,? |part(?:y|ies),? )*$/i;
const TOGETHER = /^,? ?(?:(?:his|her) (?:wife|husband),? ?)?(?:and |& )(?:(?:his|her) (?:wife|husband),? )?$/i;
const LAND_OF_LOT = /\b(?:acres|half|quarter|third|survey|section|part|lots?|tracts?|[NSEW]{1,2} ?(?:\/ ?[24]|[½¼]))/i;

type Lot = { to: string[]; start: number; end: number };

/** The lots of a list whose items are led by their takers: "to A, Share No. 1, being the North 200 acres; to B, the middle 200 acres". */
function ledLots(scene: Scene, from: Sentence): Found[] {
  const end = scene.anatomy.acknowledgments.find((k) => k.start > from.end)?.start ?? scene.text.length;
  const words = scene.text.slice(from.start, Math.min(end, from.start + LIST_MAX));
  const named = placesByRole(words, scene);
  const all = scene.parties.parties.filter((p) => p.role === "plaintiff" || p.role === "defendant").map((p) => p.id);
  const own: Lot[] = [];
  for (const n of named) {
    const last = own.at(-1);
    if (last && TOGETHER.test(words.slice(last.start, n.start))) {
      last.to.push(n.id);
      last.start = n.end;
    } else if (LED.test(words.slice(Math.max(0, n.start - 60), n.start))) {
      if (last) last.end = n.start;
      own.push({ to: [n.id], start: n.end, end: words.length });
    }
  }
  return own.flatMap((lot): Found[] => {
    const text = (words.slice(lot.start, lot.end).split(/(?<=[;.]) ?(?=(?:and |provided|but|the |costs|it is)\b|$)|;/i)[0] ?? "").replace(/^[\s,:]+/, "");
    const start = from.start + lot.start + words.slice(lot.start, lot.end).indexOf(text);
    const estate = ESTATE_OF_LOT.exec(text.slice(0, 80))?.[0].toLowerCase() ?? "fee";
    const interest = {
      ...bareInterest(estate === "surface" ? "surface" : "fee", text.trim()),
      fraction: toWire(ONE),
      to: lot.to,
      from: all.filter((id) => !lot.to.includes(id)),
    };
    return LAND_OF_LOT.test(text) ? [{ interest, scope: text, span: { start, end: start + text.length }, fraction: null, confidence: 0.8 }] : [];
  });
}

const ESTATE_OF_LOT = /\bsurface\b/i;
const LIST_MAX = 6000;

/** "all minerals are left out of this partition and shall be held in common": what is divided is the surface. */
const UNDIVIDED =
  /\b(?:minerals?|oil|gas)\b[^;]{0,200}\b(?:(?:left|kept) (?:out|undivided|in common)|not (?:partitioned|divided|included|affected|a part)|(?:remain|continue|be|are) (?:to be )?(?:owned |held )?(?:undivided|unpartitioned|in common|by (?:them|the (?:\w+ )?(?:parties|three|owners))[^;.]{0,20} in common)|excepted from|exempt(?:ed)? from)\b|\bsurface only\b|\b(?:does not|shall not|not to) (?:extend|apply|affect|include|partition|divide|reach)\b[^;.]{0,40}\b(?:minerals?|oil|gas)\b/i;

const asSurface = (f: Found): Found => ({ ...f, interest: { ...f.interest, estate_type: "surface" } });

/** The lots of the list that the first order of division opens. */
function lotsOfList(scene: Scene): Found[] {
  const first = scene.sentences.find((s) => DIVIDES.test(s.text));
  return first ? ledLots(scene, first) : [];
}

/** Reads a decree of partition: things parted by estate, lots held in severalty, allotments as in a deed, else shares as a decree gives them. */
export function readPartitionDecree(scene: Scene): Draft {
  const decree = readDecree(scene);
  const dividing = scene.sentences.filter((s) => DIVIDES.test(s.text) || /\bshall (?:have|take|own|hold)\b/i.test(s.text));
  const parted = dividing.flatMap((s) => itemGrants(s.text, s.start, placesByRole(s.text, scene), []));
  const held = parted.length ? parted : dividing.flatMap((s) => lots(s, scene));
  const lotsHeld = held.length > 1 ? held : lotsOfList(scene);
  const undivided = !parted.length && scene.sentences.some((s) => UNDIVIDED.test(s.text));
  const own = undivided ? lotsHeld.map(asSurface) : lotsHeld;
  const takers = new Set(own.flatMap((f) => f.interest.to));
  if (parted.length || takers.size > 1) return { ...decree, action: "convey", gives: true, grants: own, granting: own[0]?.span ?? null };
  const deed = readPartition(scene);
  const allotted = undivided ? deed.grants.map((f) => (f.interest.estate_type === "fee" ? asSurface(f) : f)) : deed.grants;
  const shared = undivided ? decree.grants.map((f) => (f.interest.estate_type === "fee" ? asSurface(f) : f)) : decree.grants;
  return allotted.length > 1 ? { ...deed, grants: allotted } : { ...decree, grants: shared };
}
