// "the remaining seven-eighths having been sold": what a deed says of the rest that is not the giver's any more.
import { ONE, type Rational, sub } from "@/lib/fraction/rational";
import { findShares } from "./share";

const REST = "the (?:other|remaining|remainder|rest|balance)\\b";
const GONE = "(?:reserved|conveyed|owned|excepted|sold|severed|deeded|granted|transferred|retained|outstanding|vested|held|disposed of|parted with)";
const WHEN = "(?:heretofore|previously|formerly|theretofore|already|now|before)";
const OF_REST = new RegExp(
  `\\b${REST}(?: (?:undivided|of|the|said|all|in|and))*[^,.;]{0,60}?[^.;]{0,44}\\b(?:having|has|have|being|was|were|is|are)\\b(?: (?:been|${WHEN}))* ${GONE}\\b[^;]*`,
  "i",
);

export type Rest = { at: number; text: string; share: Rational | null };

/** "5/80 of the minerals, the remainder having been previously sold" → the words from "the remainder" on, 15/16; null where the text tells of no such rest. */
export function restOutstanding(text: string): Rest | null {
  const m = OF_REST.exec(text);
  if (!m) return null;
  const given = findShares(text.slice(Math.max(0, m.index - 240), m.index)).at(-1);
  if (!given && !findShares(m[0].slice(0, 80)).length) return null;
  return { at: m.index, text: m[0], share: given ? sub(ONE, given.value) : null };
}
