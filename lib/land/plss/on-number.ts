// Numbers that stand for a section without the word: index lines, lease lists, "S½ 14, N½ 23".
import type { Token } from "@/lib/land/lex/token";
import { attachSection } from "./attach-section";
import { headsParts, partStart } from "./looks-ahead";
import type { ReaderState } from "./reader-state";

/** "N/2 of 4, all of 5, and SE/4 of Section 6": the word stands before the last number of the list alone. */
function sectionAhead(tokens: readonly Token[], i: number): boolean {
  if (!/^(?:COMMA|AND)$/.test(tokens[i + 1]?.kind ?? "")) return false;
  const near = tokens.slice(i + 1, i + 24);
  const at = near.findIndex((t) => !/^(?:COMMA|AND|OF|AL|ALL|NUM|LOT)$/.test(t.kind));
  return near[at]?.kind === "SEC";
}

/** "S½ 14, N½ 23" and "Sec. 3: W2; 4: ALL": a bare number that is a section. */
export function onNumber(s: ReaderState, tokens: readonly Token[], i: number, t: Token, mode: { worded: boolean; placed: boolean; most: number }): number {
  const before = tokens[i - 1];
  const after = tokens[i + 1];
  const fits = mode.most > 36 ? /^\d{1,4}$/ : /^(?:\d{1,2}|0\d\d)$/;
  if (!fits.test(t.text) || Number(t.text) > mode.most || s.locating) return i + 1;
  const { worded } = mode;
  const bare =
    !worded &&
    mode.placed &&
    (before?.kind === "AL" || (before?.kind === "OF" && tokens[i - 2]?.kind === "AL")) &&
    t.gap > 0 &&
    after?.kind !== "SLASH" &&
    after?.kind !== "ACRES";
  const goesOn =
    worded &&
    before?.kind === "OF" &&
    (s.current !== null
      ? /^(?:AL|ALL)$/.test(tokens[i - 2]?.kind ?? "") && /^(?:AND|COMMA)$/.test(tokens[partStart(tokens, i - 2) - 1]?.kind ?? "")
      : tokens[i - 2]?.kind === "AL" && sectionAhead(tokens, i)) &&
    t.gap > 0 &&
    !/^(?:SLASH|ACRES|UNIT)$/.test(after?.kind ?? "");
  const lists =
    s.current !== null &&
    ((after?.kind === "COLON" && tokens[i + 2]?.gap !== 0) || (after?.kind === "LP" && (before?.kind === "AND" || headsParts(tokens[i + 2])))) &&
    /^(?:COMMA|SEMI|AND|DOT)$/.test(before?.kind ?? "");
  const listed = /^0\d\d?$/.test(t.text) && s.current !== null && (before?.kind === "SEMI" || t.gap === 2) && /^(?:AL|LOT|ALL)$/.test(after?.kind ?? "");
  const tied = (after?.kind === "DASH" && tokens[i + 2]?.kind === "TWP" && after.gap === 0) || (!worded && headsIndexLine(before, t, after));
  const lined = (t.gap === 2 || before?.kind === "COLON") && after?.kind === "COLON" && after.gap === 0 && (s.current !== null || s.place !== null);
  const afterStop = before?.kind === "SEMI" && t.gap === 1 && after?.kind === "AL" && after.gap === 1 && !after.bare;
  const next =
    (!worded || afterStop) && s.current?.heading === true && !s.exception && t.gap === 1 && /^(?:COMMA|SEMI)$/.test(before?.kind ?? "") && headsParts(after);
  if (lined) s.breakHere();
  if (goesOn) s.sawOf = true;
  if (!bare && !goesOn && !lists && !tied && !lined && !listed && !next) return i + 1;
  if (lists || lined || listed || next) s.flush();
  attachSection(s, { sections: [Number(t.text)], start: t.start, end: t.end, said: false, next: listed || next ? { ...t, kind: "COLON" } : after });
  return i + 1;
}

/** "36 6N 12W NW": at the head of an index line, or after a part, the number right before a short township is the section. */
function headsIndexLine(before: Token | undefined, t: Token, after: Token | undefined): boolean {
  if (after?.kind !== "TWP" || after.pieces?.[2] !== "short" || after.gap === 2) return false;
  return before === undefined || t.gap === 2 || /^(?:SEMI|COMMA|AL|ALL|DOT|LP)$/.test(before.kind);
}
