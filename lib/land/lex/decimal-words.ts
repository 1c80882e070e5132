// Acreages of patents in words: "one hundred twelve and forty hundredths acres", "eighty and five hundredths (80.05) acres".
import { add, type Rational, rational } from "@/lib/fraction/rational";
import { readNumberWords } from "./number-words";
import { matchAt } from "./token";

const WORD =
  "(?:ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE|(?:THIR|FOUR|FIF|SIX|SEVEN|EIGH|NINE)TEEN|(?:TWEN|THIR|FOR|FIF|SIX|SEVEN|EIGH|NINE)TY|HUNDRED|THOUSAND)";
const DECIMAL = new RegExp(
  String.raw`((?:${WORD}[\s-]{1,2}){1,8})AND[\s-]{1,2}((?:${WORD}[\s-]{1,2}){1,5})(TENTH|HUNDREDTH|THOUSANDTH)S?(?:\s?\([\d.,\s]{1,12}\))?\s(?:OF\sAN\s)?ACRES?`,
  "y",
);
const PARTS: Record<string, number> = { TENTH: 10, HUNDREDTH: 100, THOUSANDTH: 1000 };

/** The acreage that starts at `at` of upper-case text and is told to tenths, hundredths or thousandths; null where none is. `end` is before the word "acres". */
export function readDecimalAcres(text: string, at: number): { value: Rational; end: number } | null {
  const m = matchAt(DECIMAL, text, at);
  const whole = m ? readNumberWords(m[1] ?? "", 0) : null;
  const part = m ? readNumberWords(m[2] ?? "", 0) : null;
  const d = PARTS[m?.[3] ?? ""];
  if (!m || !whole || !part || !d || part.value >= d) return null;
  return { value: add(rational(whole.value), rational(part.value, d)), end: at + m[0].replace(/\s(?:OF\sAN\s)?ACRES?$/, "").length };
}
