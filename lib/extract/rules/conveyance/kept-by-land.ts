// What a clause keeps in each land apart: "reserving 60% of the minerals in Lots 1 and 2; and 20% of the same in the S½NE¼", "from the N/2, and no other part, grantor excepts all minerals".
import { isZero, toWire } from "@/lib/fraction/rational";
import { landMarks } from "@/lib/land/named/land-marks";
import type { Span } from "@/lib/text/view";
import type { Found } from "./interest";
import { landShares } from "./land-shares";
import type { Scene } from "./scene";

/** What bears a share for each piece of land. */
const PARTED: ReadonlySet<string> = new Set(["mineral", "royalty", "leasehold", "overriding_royalty"]);
const LONGEST = 2400;
const AHEAD = 170;

/** From `start` to the end of the statement: past semicolons and colons, to the full stop. */
function statementFrom(scene: Scene, start: number): string {
  let end = start;
  for (const s of scene.sentences) {
    if (s.end <= start) continue;
    if (end > start && s.kind !== "clause") break;
    end = s.end;
    if (!/[;:,]\s*$/.test(scene.text.slice(s.start, s.end)) || end - start > LONGEST) break;
  }
  return scene.text.slice(start, Math.min(end, start + LONGEST));
}

/**
 * The shares of a keeping clause, each in its land; null where its words give no share for each of several lands.
 * `start`: where the clause begins; `end`: where its statement is over.
 */
export function keptByLand(scene: Scene, start: number, kept: readonly Found[]): { found: Found[]; end: number } | null {
  const [model] = kept;
  if (!model || !PARTED.has(model.interest.estate_type) || kept.some((f) => PARTED.has(f.interest.estate_type) && !f.interest.fraction)) return null;
  const words = statementFrom(scene, start);
  const said = landShares(words);
  const first = model.interest.fraction?.fraction;
  if (!said.length || !said.some((l) => toWire(l.value).fraction === first)) return null;
  const beside = kept.filter((f) => !PARTED.has(f.interest.estate_type));
  const found = said
    .filter((l) => !isZero(l.value))
    .map((l): Found => {
      const fraction = { start: start + l.share.start, end: start + l.share.end };
      const interest = { ...model.interest, fraction: toWire(l.value), readings: [], text: l.text };
      return { ...model, fraction, scope: l.land, span: { start: start + l.start, end: start + l.end }, interest };
    });
  return { found: [...found, ...beside], end: start + words.length };
}

const LIMITS = /\b(?:as to|with respect to|with regard to|in ?so ?far as to|so far as concerns|limited to)(?: only)?(?: the| said| all| of)*\s*$/i;
const INTO =
  /(?:^|[;:(.]|\b(?:but|and|that|however)\b|,)[\s,]*(?:\(?\w{1,3}[.)]\s*)?(?:from|in|under|out of|on|of)(?: and under)?(?: the| said| all| of)*\s*$/i;
/** Between the land and the verb that keeps: who keeps, and that he keeps no more. */
const TO_THE_VERB =
  /^[\s,()]*(?:(?:alone|only|and|but|no|not|as|to|from|in|other|part|thereof|else|elsewhere|under|hereby|however|also|expressly|there|is|are|the|said|sole|solely|grantors?|vendors?|sellers?|first|party|parties|of|I|we|he|she|it|they|land|lands|sections?|township|range|aforesaid|\d+[NSEW]?|[A-Z][\w.'’-]*)(?![\w.'’-])[\s,()]*){0,14}$/i;

/** "as to the N/2, and not as to the S/2": land that is named to be set apart. */
const SET_APART = /\b(?:not|nor)\b[^.;,]{0,24}$/i;

/** The words ahead of a verb of keeping that limit it to one land, "as to the NE/4 SE/4 only the grantors"; null where none do. `ahead`: the sentence up to the verb. */
export function landAhead(ahead: string): Span | null {
  const near = ahead.slice(-AHEAD);
  const mark = landMarks(near).findLast((m) => !SET_APART.test(near.slice(0, m.start)));
  if (!mark || !TO_THE_VERB.test(near.slice(mark.end))) return null;
  const lead = near.slice(0, mark.start);
  if (/\bsubject\b[^.;]{0,40}$/i.test(lead)) return null;
  const opens = LIMITS.test(lead) || (INTO.test(lead) && (near.length < AHEAD ? true : /[;:.]/.test(lead)));
  const by = ahead.length - near.length;
  return opens ? { start: by + mark.start, end: by + mark.end } : null;
}

/** An interest with its words told from the land ahead of it on. */
export const saidFrom = (scene: Scene, from: number, f: Found): Found => ({
  ...f,
  span: { start: from, end: f.span.end },
  interest: { ...f.interest, text: scene.text.slice(from, f.span.end).trim() },
});
