// Acts in the passive: "the land is hereby granted and conveyed by A and wife, B, to C and D".
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import type { SidedMention } from "./sides";

const GIVEN =
  "(?:granted|conveyed|sold|bargained|given|assigned|transferred|released|deeded|quit-?claimed|aliened|remised|leased|let|demised|set over|delivered|confirmed)";
const BY = new RegExp(
  `\\b(?:is|are) (?:(?:here|herewith|hereby|now|this day|by these presents),? )+${GIVEN}(?:,? (?:and |hereby )*${GIVEN}){0,6},? (?:for [^,.;]{3,80},? )?by (?:the )?(?:said )?(?=[A-Z])`,
  "g",
);
/** What parts the givers from the takers. */
const TO = /(?:^|[\s)",])(?:un)?to (?:the )?(?:said )?(?=[A-Z])/g;
/** Longest list of names of a side. */
const LONGEST = 600;

/** The names of one stretch, where one opens it. */
function namesOf(a: Anatomy, from: number, to: number): Mention[] {
  const { mentions } = parseMentions(a.view.text, from, to, a.view.blocks);
  const first = mentions[0];
  if (!first || first.span.start - from > 6) return [];
  const cut = mentions.findIndex((m, i) => i > 0 && m.strays > 1);
  return cut > 0 ? mentions.slice(0, cut) : mentions;
}

/** Both sides of an act in the passive; empty where either is not named at it. */
export function sidesGivenBy(a: Anatomy): SidedMention[] {
  const { text } = a.view;
  for (const m of text.matchAll(BY)) {
    const start = m.index + m[0].length;
    const rest = text.slice(start, start + LONGEST);
    for (const to of rest.matchAll(TO)) {
      const givers = namesOf(a, start, start + to.index + 1);
      const takers = namesOf(a, start + to.index + to[0].length, Math.min(text.length, start + to.index + LONGEST));
      if (givers.length === 0 || takers.length === 0) continue;
      const of = (side: "from" | "to") => (mention: Mention) => ({ mention, side, role: null });
      return [...givers.map(of("from")), ...takers.map(of("to"))];
    }
  }
  return [];
}
