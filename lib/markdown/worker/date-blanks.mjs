// Where on a page a hand filled a day or a month into a printed or typed sentence: "this ____ day of ________, 1978", "On March ____, 2014".

/** @typedef {{kind: "day" | "month", left: number, right: number, top: number, bottom: number, line: object[]}} Blank place in pixels; height is that of the word beside it */

const SURE = 0.85;
const ANCHOR_SURE = 0.5;
/** A blank is at most so many letter heights wide. */
const DAY_WIDE = 14;
const DAY_WIDE_UNLED = 8;
const MONTH_WIDE = 12;
const AT_HEAD_WIDE = 16;
const WORDS_BACK = 5;

const bare = (text) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
const isDayWord = (text) => /^d[ae]y(?:of)?$/i.test(bare(text));
const holdsOf = (text) => /^d[ae]yof$/i.test(bare(text));
const isOf = (text) => /^o[ft]$/i.test(bare(text));
const isLead = (text) => /(?:^|\W)(?:this|the|on|tbis|ths)$/i.test(bare(text));
const isYear = (text) => /^\W{0,2}(?:1[6-9]|20)\d{0,2}\W{0,2}$/.test(text) || /^\W{0,2}(?:A\.? ?D\.?|in|one|nineteen|two|eighteen)\W{0,2}$/i.test(text);
/** The "A" of "A. D." by itself. */
const isAnno = (text) => /^\W?A[.,]?$/.test(text);
const months = ["january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december"];
const isMonth = (text) => months.some((month) => month === bare(text).toLowerCase() || (bare(text).length >= 3 && month.startsWith(bare(text).toLowerCase())));
const isDay = (text) => /^\W*(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|d|th)?\W*$/i.test(text) || /(?:first|second|third|th|tieth)\W*$/i.test(text);
const end = (word) => word.left + word.width;

/** "this26": what was written ran together with the word before it, and cannot be cut off surely. */
const isGlued = (word) => /^(?:this|the)(?=\S)/i.test(word?.text ?? "");

/** From the word before the blank to "day". */
function dayBlank(line, at) {
  const word = line[at];
  const before = line.slice(Math.max(0, at - WORDS_BACK), at);
  const lead = before.findLastIndex(({ text, confidence }) => isLead(text) && confidence >= ANCHOR_SURE);
  const between =
    lead === -1 ? before.slice(before.findLastIndex(({ text, confidence }) => confidence >= SURE && /^\p{L}{3,}/u.test(text)) + 1) : before.slice(lead + 1);
  if (between.length > 0 && between.every(({ text, confidence }) => isDay(text) && confidence >= SURE)) return null;
  if (isGlued(between[0])) return null;
  const from = lead === -1 ? (between[0]?.left ?? 0) : end(before[lead]);
  const left = Math.max(from, word.left - (lead === -1 ? DAY_WIDE_UNLED : DAY_WIDE) * word.height);
  return { kind: "day", left, right: word.left, top: word.top, bottom: word.top + word.height, line, gone: between };
}

/** From "of" to the year, or to the end of the line. */
function monthBlank(line, at, next) {
  const word = line[at];
  const after = line.slice(at + 1);
  const place = { kind: "month", top: word.top, bottom: word.top + word.height };
  const year = after.findIndex(({ text, confidence }, index) => (isYear(text) && confidence >= ANCHOR_SURE) || (index > 0 && isAnno(text)));
  const between = year === -1 ? after.filter(({ left }) => left < end(word) + MONTH_WIDE * word.height) : after.slice(0, year);
  if (between.some(({ text, confidence }) => isMonth(text) && confidence >= SURE)) return null;
  if (after.length === 0) return next ? monthAtHead(next) : null;
  const right = year === -1 ? end(word) + MONTH_WIDE * word.height : after[year].left;
  return { ...place, left: end(word), right: Math.min(right, end(word) + MONTH_WIDE * word.height), line, gone: between };
}

/** The blank at the head of the line after "… day of". */
function monthAtHead(line) {
  const year = line.findIndex(({ text, confidence }) => isYear(text) && confidence >= ANCHOR_SURE);
  if (year < 0 || year > 3 || line.slice(0, year).some(({ text, confidence }) => isMonth(text) && confidence >= SURE)) return null;
  const { left, top, height } = line[year];
  return { kind: "month", left: Math.max(0, left - AT_HEAD_WIDE * height), right: left, top, bottom: top + height, line, gone: line.slice(0, year) };
}

/** "On March ____, 2014": the day behind a printed month. */
function dayBehindMonth(line, at) {
  const word = line[at];
  const after = line.slice(at + 1);
  const year = after.findIndex(({ text }) => isYear(text));
  if (year < 0 || year > 2 || !/^\W*(?:on|dated?|this|of)\W*$/i.test(line[at - 1]?.text ?? "")) return null;
  const between = after.slice(0, year);
  if (between.some(({ text, confidence }) => isDay(text) && confidence >= SURE)) return null;
  return { kind: "day", left: end(word), right: after[year].left, top: word.top, bottom: word.top + word.height, line, gone: between };
}

/** The blanks of a page's lines, from top to bottom. Words read in them that are surely a day or a month are no blanks. @returns {Blank[]} */
export function dateBlanks(lines) {
  const sorted = [...lines].sort((a, b) => a[0].top - b[0].top);
  const blanks = [];
  for (const [row, line] of sorted.entries())
    for (const [at, word] of line.entries()) {
      const of = holdsOf(word.text) ? at : at + 1;
      const isLed = of === at || isOf(line[of]?.text ?? "");
      if (isDayWord(word.text) && (isLed || at === line.length - 1)) {
        blanks.push(dayBlank(line, at));
        if (isLed) blanks.push(monthBlank(line, of, sorted[row + 1]));
      }
      if (isMonth(word.text) && word.confidence >= SURE && bare(word.text).length > 3) blanks.push(dayBehindMonth(line, at));
    }
  return blanks.filter((blank) => blank !== null && blank.right - blank.left > 0.5 * (blank.bottom - blank.top));
}
