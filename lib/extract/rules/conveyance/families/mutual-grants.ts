// Papers in which each gives to the other: "A grants to B his half of the north tract, and B, a widow, conveys the south tract to A".
import { placesOf } from "@/lib/extract/rules/conveyance/people";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import type { Span } from "@/lib/text/view";

const VERBS =
  "(?:(?:re-?)?grants?|(?:re-?)?conveys?|returns?|restores?|surrenders?|re-?assigns?|turns? back|sells?|deeds?|quit-?claims?|releases?|transfers?|gives?|assigns?)";
/** "a mineral deed to A" is a paper. */
const NO_PAPER = "(?<!\\b(?:to|of|the|an?|said|that|this|such|mineral|royalty|warranty|quit-?claim|original|first|former|certain|same) )";
const VERB = new RegExp(`\\b${NO_PAPER}${VERBS}(?:,? (?:and )?${VERBS})*\\b`, "gi");
const UNTO = /\b(?:un)?to (?:the said |said )?/gi;
const THING = /\b(?:acres?|sections?|lots?|tracts?|land|surface|minerals?|oil|gas|royalt\w+|half|interest|\d\/\d)\b|[½¼]/i;
/** From a giver's name to his verb stand asides only ("a single man, joined by his wife"). */
const ASIDE = 170;
/** "paid by A", "unto the said A": nobody's giver. */
const PAYS_OR_TAKES = /\b(?:(?:paid|cash|hand|dollars|received)\)?,? (?:by|of|from)|(?:un)?to) (?:the )?(?:said )?$/i;
/** "which was conveyed to A in Vol. 80": told of another paper. */
const TOLD_OF_PAST = /\b(?:was|were|been|being|heretofore|lands?|tracts?|premises) (?:\w+ )?(?:conveyed|deeded|sold|granted|patented|devised|given) $/i;

/** `offset`: where the words of the object begin; `opens`: where the giver is named, with his `verb` behind; `until`: where the next grant opens, or the grant's sentence is over. */
export type MutualGrant = { from: string[]; to: string[]; words: string; offset: number; opens: number; verb: Span; until: number };
type Heads = { giver: string; taker: string; name: number; verb: Span; object: number; before: { start: number; end: number } | null };

function headAt(scene: Scene, s: Sentence, verb: RegExpExecArray): Heads | null {
  const people = scene.parties.parties;
  const at = verb.index;
  const end = at + verb[0].length;
  const ahead = s.text.slice(Math.max(0, at - ASIDE), at);
  const givers = placesOf(ahead, people)
    .filter((n) => !PAYS_OR_TAKES.test(ahead.slice(0, n.start)))
    .sort((a, b) => b.end - a.end);
  const giver = givers[0];
  if (!giver) return null;
  for (const unto of s.text.slice(end, end + 400).matchAll(UNTO)) {
    const start = end + unto.index + unto[0].length;
    if (TOLD_OF_PAST.test(s.text.slice(end, end + unto.index))) continue;
    const taker = placesOf(s.text.slice(start, start + 80), people).find((n) => n.start < 3 && n.id !== giver.id);
    if (!taker) continue;
    const between = s.text.slice(end, end + unto.index);
    const before = THING.test(between) ? { start: end, end: end + unto.index } : null;
    return { giver: giver.id, taker: taker.id, name: Math.max(0, at - ASIDE) + giver.start, verb: { start: at, end }, object: start + taker.end, before };
  }
  return null;
}

/** Each grant of the paper with who gives, who takes and the words of the object; empty unless two at least give to one another. */
export function mutualGrants(scene: Scene): MutualGrant[] {
  const out: MutualGrant[] = [];
  for (const s of scene.sentences) {
    if (s.kind === "habendum" || s.kind === "warranty" || /^\s*(?:and )?whereas\b(?![\s\S]*\btherefore\b)/i.test(s.text)) continue;
    const heads = [...s.text.matchAll(VERB)].flatMap((m) => headAt(scene, s, m) ?? []);
    const own = heads.filter((h, i) => !heads.some((o, k) => k < i && o.object === h.object));
    own.forEach((h, i) => {
      const end = own[i + 1]?.name ?? s.text.length;
      const stretch = h.before ?? { start: h.object, end: Math.max(h.object, end) };
      out.push({
        from: [h.giver],
        to: [h.taker],
        words: s.text.slice(stretch.start, stretch.end),
        offset: s.start + stretch.start,
        opens: s.start + h.name,
        verb: { start: s.start + h.verb.start, end: s.start + h.verb.end },
        until: s.start + end,
      });
    });
  }
  const back = (g: MutualGrant) => out.some((o) => o.from[0] === g.to[0] && o.to[0] === g.from[0]);
  return out.length > 1 && out.some(back) ? out : [];
}
