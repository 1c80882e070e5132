// The acts of an assignment as grants: each assigning verb with its own giver, takers and object, before, between or behind them.

import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { namedIn } from "@/lib/extract/rules/conveyance/people";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene } from "@/lib/extract/rules/conveyance/scene";
import type { Segment } from "@/lib/extract/rules/conveyance/segments";
import { type AssigningAct, assigningActs } from "@/lib/extract/rules/parties/sides/assigning-acts";
import type { Actor } from "@/lib/extract/rules/parties/sides/named-actors";
import type { Span } from "@/lib/text/view";
import { assigned } from "./assigned-interest";

export type LeaseAct = { verb: Span; from: string[]; to: string[]; object: Span };

const THING = /\b(?:leases?|leasehold|working interest|operating rights|record title|overrid\w+|o\.?r\.?r\.?i|interests?|royalt\w+|production|rights?)\b/i;
/** How far behind the takers the thing may be named. */
const REACH = 260;

/** What comes behind is kept, not given. */
export const KEEPING =
  /(?:,|;) (?:but |and |each (?:of them |of us )?|the assignors? |I |we |it |he |she )?(?:hereby )?(?:reserving|retaining|keeping|excepting|saving|holding back|reserves?|retains?|keeps?)\b/i;

const idOf = (scene: Scene, actor: Actor): string[] => namedIn(actor.mention.name, scene.parties.parties).slice(0, 1);

/** "… in three parts: FIRST. The lease itself I assign": what stands ahead of the verb in its own clause. */
function fronted(text: string, ahead: Span): Span {
  const cuts = [...text.slice(ahead.start, ahead.end).matchAll(/[.:;] (?=[A-Z])/g)].map((m) => ahead.start + m.index + m[0].length);
  const start = cuts.findLast((at) => THING.test(text.slice(at, ahead.end)));
  return { start: start ?? ahead.start, end: ahead.end };
}

/** Where the words of the thing stand: between verb and taker, ahead of verb and giver, or behind the taker. */
function objectOf(scene: Scene, act: AssigningAct, end: number): Span | null {
  const { text } = scene;
  const names = (s: Span): boolean =>
    s.end - s.start > 8 &&
    (THING.test(text.slice(s.start, Math.min(s.end, s.start + REACH))) || findShares(text.slice(s.start, Math.min(s.end, s.start + REACH))).length > 0);
  const between = act.to ? { start: act.verb.end, end: act.to.start } : null;
  const taken = act.to?.end ?? act.verb.end;
  const behind = { start: taken + (/^[.,]*(?:,? of (?:[A-Z][\w.]+,? ?){1,4})?[,.: ]*/.exec(text.slice(taken, taken + 80))?.[0].length ?? 0), end };
  const sentence = scene.sentences.find((s) => s.start <= act.verb.start && s.end > act.verb.start);
  const ahead = fronted(text, { start: sentence?.start ?? act.breath.start, end: act.verb.start });
  const same = between !== null && /\b(?:the same|it)\b/i.test(text.slice(between.start, between.end));
  const order = act.passive || same ? [ahead, between, behind] : [between, behind, ahead];
  return order.find((s): s is Span => s !== null && names(s)) ?? null;
}

/** Each act that reaches a taker, once; where giver and taker are the same again the act is only said twice. */
export function leaseActs(scene: Scene, segments: readonly Segment[]): LeaseAct[] {
  const acts = assigningActs(scene.anatomy).filter((x) => x.takers.length > 0);
  const out: LeaseAct[] = [];
  acts.forEach((act, i) => {
    const next = acts[i + 1]?.verb.start ?? scene.text.length;
    const taken = act.to?.end ?? act.verb.end;
    const kept = KEEPING.exec(scene.text.slice(taken, act.breath.end));
    const keeps = kept ? taken + kept.index : scene.text.length;
    const turn = segments.find((s) => s.start > (act.to?.end ?? act.verb.end) && (s.kind === "reserve" || s.kind === "except"))?.start ?? scene.text.length;
    const object = objectOf(scene, act, Math.min(act.breath.end, next, turn, keeps));
    const from = act.giver ? idOf(scene, act.giver) : [];
    const to = act.takers.flatMap((t) => idOf(scene, t));
    if (!object || !to.length || out.some((o) => o.from.join() === from.join() && o.to.join() === to.join())) return;
    out.push({ verb: act.verb, from, to, object });
  });
  // One act is that of all who give.
  return out.length === 1 ? out.map((o) => ({ ...o, from: [] })) : out;
}

/** One act as a grant. */
export function grantOf(scene: Scene, act: LeaseAct, givers: readonly string[]): Found {
  const found = assigned(scene, act.object.start, scene.text.slice(act.object.start, Math.min(act.object.end, act.object.start + 900)));
  return { ...found, interest: { ...found.interest, from: act.from.length ? act.from : [...givers], to: act.to } };
}
