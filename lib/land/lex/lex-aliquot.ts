// Aliquot parts as instruments spell them: NE/4, N½, S. E. ¼, the South half, NEV4 (misread), N2S2.
import { matchAt } from "./token";

const FOURTH_MARK = String.raw`(?:[\s.\-]{0,2}(?:\\?[1IL]?\s?\/\s?4(?:TH)?\\?|¼|[VY¥][\s\/]?4|'4|[VY¥]?%|£)(?![0-9])|4(?![0-9\/])|Q(?![A-Z])|[\s.\-(]{1,3}(?:ONE[\s\-]{1,2})?(?:1\/4\s?)?(?:FR(?:AC)?(?:TIONAL|'?L)?\.?\s)?(?:Q[A-Z]{3,7}|QTRS?|QR|FOURTH|FORTY(?!\sACRES)|1\/4|¼)(?![A-Z]))\.?`;
const HALF_MARK = String.raw`(?:[\s.\-]{0,2}(?:\\?[1IL]?\s?\/\s?2\\?|½|[VY¥][\s\/]?[2Z]|'2|[VY¥]?%|£)(?![0-9])|2(?![0-9\/])|[\s.\-(]{1,3}(?:ONE[\s\-]{1,2})?(?:FR(?:AC)?(?:TIONAL|'?L)?\.?\s)?(?:1\/2\s?)?(?:HALF{1,2}|HA[IT1]F|HALLF|HAALF|HLAF|HAFL|HULF|HAF|HAL(?=\sOF)|EIGHTY(?=\sOF)|HLF|HF|1\/2|½)\.?(?![A-Z0-9]))`;
const QUARTER = new RegExp(String.raw`(N(?:ORTH|O)?|S(?:OUTH|O)?)[.\s\-]{0,2}(E(?:AST)?|CAST|W(?:EST)?)${FOURTH_MARK}`, "y");
const HALF = new RegExp(`(N|S|E|W)(?:ORTH|OUTH|AST|EST)?(?:ERLY|ERN)?${HALF_MARK}`, "y");
const COMPACT = /^[NSEW]{1,2}[24]$/;
const FRACTIONAL = /FR(?:ACTIONAL|AC'?L?|'?L)[.]?\s{1,2}/y;
const CODE = /(?:[NSEW]2|[NS][EW]4?){1,12}(?![A-Z0-9½¼])/y;
const JOINED_QUARTER = /([NS][EW])[/-](?=[NS][EW](?![A-Z])|[NSEW]2(?!\d)|[NSEW][/½])/y;
const JOINED_HALF = /([NSEW])\/(?=[NS][EW])/y;
const CODE_PIECES = /[NSEW]2|[NS][EW]/g;

export type AliquotLex = { pieces: string[]; end: number; bare: boolean; code: boolean };

/** Reads one aliquot piece, or one glued code, that starts at `at` of upper-case text. A lone "NE" is `bare`: the reader decides by context. */
export function lexAliquot(text: string, at: number): AliquotLex | null {
  const from = matchAt(FRACTIONAL, text, at)?.[0].length ?? 0;
  const start = at + from;
  const quarter = matchAt(QUARTER, text, start);
  if (quarter)
    return {
      pieces: [`${quarter[1]?.[0]}${quarter[2]?.[0] === "W" ? "W" : "E"}`],
      end: endOf(text, QUARTER.lastIndex),
      bare: false,
      code: COMPACT.test(quarter[0]),
    };
  const half = matchAt(HALF, text, start);
  if (half) return { pieces: [`${half[1]}2`], end: HALF.lastIndex, bare: false, code: COMPACT.test(half[0]) };
  const code = matchAt(CODE, text, start);
  if (code && !/[/-]/.test(text[CODE.lastIndex] ?? "")) return codeLex(code[0], CODE.lastIndex);
  const joined = matchAt(JOINED_QUARTER, text, start);
  if (joined) return { pieces: [joined[1] ?? ""], end: JOINED_QUARTER.lastIndex, bare: false, code: true };
  const joinedHalf = matchAt(JOINED_HALF, text, start);
  if (joinedHalf) return { pieces: [`${joinedHalf[1]}2`], end: JOINED_HALF.lastIndex, bare: false, code: true };
  return code ? codeLex(code[0], at + from + code[0].length) : null;
}

const codeLex = (code: string, end: number): AliquotLex => {
  const pieces = code.match(CODE_PIECES) ?? [];
  return { pieces, end, bare: pieces.length === 1 && !/[24]/.test(code), code: true };
};

/** A full stop taken with the mark is given back where the sentence ends there. */
function endOf(text: string, end: number): number {
  return text[end - 1] === "." && !/^\s*(?:OF|[NSEW])/.test(text.slice(end, end + 8)) ? end - 1 : end;
}
