// A lease that the act of assigning only points to: "assigns the whole of it to A", "sells three-fourths of the same to B", "transfers to C all that it has thereunder".
import { bareInterest, type Found } from "@/lib/extract/rules/conveyance/interest";
import { type Part, partsOf } from "@/lib/extract/rules/conveyance/parted-grant";
import { namedIn, sideIds } from "@/lib/extract/rules/conveyance/people";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import { type AssigningAct, assigningActs } from "@/lib/extract/rules/parties/sides/assigning-acts";
import { compare, ONE, toWire } from "@/lib/fraction/rational";
import type { Span } from "@/lib/text/view";

/** Words that point to a lease told before. */
const POINTS = /\b(?:it|same|thereof|thereunder|therein|(?:said|such|this|that|the|aforesaid) (?:\w+ )?(?:oil and gas |oil, gas and mineral )?lease)\b/i;
/** All that may stand beside them in an object that names nothing else. */
const NOTHING_ELSE =
  /^(?:(?:all|of|the|an?|whole|entire|entirety|entirely|wholly|full|fully|in|every|everything|part|interest|share|right|rights|title|estate|undivided|equal|and|it|itself|same|thereof|thereunder|therein|thereto|thereby|said|such|this|that|above|aforesaid|described|mentioned|oil|gas|mineral|lease|leasehold|created|has|have|had|holds?|owns?|he|she|they|I|we|over|without|reserve|reservation|exception|absolutely|forever|under|by|to|now|working|absolute)\b[\s,]*)+$/i;

/** "the whole of it", "one half of the same": the share, or the whole; null where the words name a thing of their own. */
function pointed(words: string): Span | "whole" | null {
  const trimmed = words.replace(/^[\s,]+|[\s,]+$/g, "");
  if (trimmed.length < 2 || trimmed.length > 140 || !POINTS.test(trimmed)) return null;
  const [share, more] = findShares(words);
  if (more) return null;
  const rest = share ? `${words.slice(0, share.start)} ${words.slice(share.end)}`.replace(/\([^()]{0,24}\)/g, " ") : words;
  if (!NOTHING_ELSE.test(rest.replace(/[()]/g, " ").trim())) return null;
  return share ? { start: share.start, end: share.end } : "whole";
}

/** Where the object of an act may stand: between verb and taker, else right behind the taker up to a mark that ends or turns it. */
function objectsOf(text: string, act: AssigningAct): Span[] {
  if (!act.to) return [];
  const between = { start: act.verb.end, end: act.to.start };
  if (text.slice(between.start, between.end).trim() !== "") return [between];
  const behind = text.slice(act.to.end, Math.min(act.breath.end, act.to.end + 220));
  const lead = /^,? (?:of [A-Z][\w.]+(?:,? (?:County|[A-Z][\w.]+))*,? ?)?/.exec(behind)?.[0].length ?? 0;
  const end = behind.slice(lead).search(/[.;:]|, (?:and|but|for|in|subject|reserv|except|keep|retain|together|with|to)\b/i);
  return [{ start: act.to.end + lead, end: act.to.end + lead + (end < 0 ? behind.length - lead : end) }];
}

const LEASE_PAPERS: ReadonlySet<string> = new Set(["assignment_of_lease", "partial_assignment"]);

/** Whether a lease is what an act points to: no override is told of ahead of it, or the paper is one that assigns leases. */
const isOfLease = (scene: Scene, act: AssigningAct): boolean =>
  LEASE_PAPERS.has(scene.docType ?? "") ||
  (scene.docType === "assignment_of_overriding_royalty" && !/\boverrid|\bo\.?r\.?r\.?i\b/i.test(scene.text.slice(0, act.verb.start)));

type Pointing = { act: AssigningAct; object: Span; share: Span | null };

function pointingAct(scene: Scene): Pointing | null {
  const acts = assigningActs(scene.anatomy).filter((a) => a.takers.length > 0 && !a.passive);
  const [act, more] = acts;
  if (!act || more || !/\bleases?\b/i.test(scene.text.slice(0, act.verb.start))) return null;
  for (const object of objectsOf(scene.text, act)) {
    const found = pointed(scene.text.slice(object.start, object.end));
    if (found) return { act, object, share: found === "whole" ? null : { start: object.start + found.start, end: object.start + found.end } };
  }
  return null;
}

/**
 * The grants of an assignment whose one act points to the lease told before it; empty where its object names a thing of its own.
 * The share is of the lease; several takers have what the words share out to them, else alike.
 */
export function leasePointedTo(scene: Scene): { verb: Span; grants: Found[] } | null {
  const found = pointingAct(scene);
  if (!found || !isOfLease(scene, found.act)) return null;
  const { act, object } = found;
  const own = act.takers.flatMap((t) => namedIn(t.mention.name, scene.parties.parties).slice(0, 1)).filter((id) => scene.parties.to.includes(id));
  const all = sideIds(scene.parties, "to");
  const end = Math.min(act.breath.end, act.verb.start + 900);
  const parts: readonly (Part | null)[] = all.length > 1 ? partsOf(scene, act.verb.start, end, all) : [];
  const takers = own.length ? own : all;
  const told = found.share ? findShares(scene.text.slice(found.share.start, found.share.end))[0]?.value : undefined;
  const whole: Found = {
    interest: {
      ...bareInterest("leasehold", scene.text.slice(act.verb.start, Math.min(end, act.verb.start + 400)).trim()),
      fraction: toWire(told && compare(told, ONE) <= 0 ? told : ONE),
      of: "lease_interest",
      from: sideIds(scene.parties, "from"),
      to: takers,
    },
    span: { start: object.start, end: object.end },
    fraction: found.share,
    confidence: 0.85,
  };
  const grants = parts.flatMap((p) =>
    p ? [{ ...whole, fraction: { start: p.start, end: p.end }, interest: { ...whole.interest, fraction: toWire(p.value), to: [...p.ids] } }] : [],
  );
  return { verb: act.verb, grants: grants.length ? grants : [whole] };
}
