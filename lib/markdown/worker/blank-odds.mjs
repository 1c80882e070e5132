// What the blanks of one page say together: the day that a paper was signed on is mostly the day it was acknowledged on, by the same hand;
// and what the recogniser made of a word speaks for a day or month that it spells. Odds, not rules: a clear reading stands against both.

/** @typedef {{shares: number[], other: number, heard: {odds: number[], spelt: number | null}}} Reading `shares`: of each day or month; `other`: of none of them */

/** Two dates on a page fall on one day, in one month, this often. */
const SAME = { day: 0.7, month: 0.8 };
/** Of a word in the blank of a day it is known that it is no month, and that some other word is less likely than elsewhere. */
const OTHER = 0.5;
/** A word that spells a day in full speaks so much for it, bare figures so much. */
const SPELT = 12;
const FIGURES = 3;
/** How much the likeness of what was read to a month's name speaks for that month. */
const ALIKE = 6;

const months = ["january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december"];
const units = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];
const teens = ["tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth"];
const dayWords = [...units, ...teens, "twentieth", ...units.map((unit) => `twenty${unit}`), "thirtieth", "thirtyfirst"];

const sum = (values) => values.reduce((all, value) => all + value, 0);
const even = (count) => Array.from({ length: count }, () => 1);

/** What words read in the blank of a day speak for: each day's factor, and the day they spell. "26th", "lst", "Twenty-sixth" speak loud, "20" low, anything else not at all. */
export function heardDay(texts) {
  const odds = even(31);
  const found = texts.flatMap((text) => {
    const bare = text.toLowerCase().replace(/^[.,'"]+|[.,'"]+$/g, "");
    const [, figures, suffix] = /^([0-9lio]{1,2})(st|nd|rd|d|th)?$/.exec(bare) ?? [];
    const day = figures ? Number(figures.replace(/[li]/g, "1").replace(/o/g, "0")) : dayWords.indexOf(bare.replace(/\W/g, "")) + 1;
    return day >= 1 && day <= 31 ? [{ at: day - 1, isSpelt: !figures || suffix !== undefined }] : [];
  });
  const [one] = found;
  if (found.length !== 1) return { odds, spelt: null };
  odds[one.at] = one.isSpelt ? SPELT : FIGURES;
  return { odds, spelt: one.isSpelt ? one.at : null };
}

/** The fewest signs to change, add or drop that lead from one word to the other. */
function steps(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) next.push(Math.min(next[j] + 1, row[j + 1] + 1, row[j] + (a[i] === b[j] ? 0 : 1)));
    row = next;
  }
  return row[b.length];
}

const likeness = (a, b) => 1 - steps(a, b) / Math.max(a.length, b.length);

/** The same for a month: "Ootober" and "Sesremer" speak for the names they are like; a name in full is spelt. */
export function heardMonth(texts) {
  const bare = texts
    .join("")
    .toLowerCase()
    .replace(/[^a-z]/g, "")
    .slice(0, 20);
  if (bare.length < 3) return { odds: even(12), spelt: null };
  const powers = months.map((month) => Math.exp(ALIKE * Math.max(likeness(bare, month), bare.length < 6 ? likeness(bare, month.slice(0, 3)) : 0)));
  const mean = sum(powers) / powers.length;
  const spelt = months.indexOf(bare);
  return { odds: powers.map((power) => power / mean), spelt: spelt === -1 ? null : spelt };
}

/** A reading with what was heard in its place. */
const withHeard = ({ shares, other, heard }) => {
  const own = shares.map((share, at) => share * heard.odds[at]);
  return { own, all: sum(own) + OTHER * other };
};

/**
 * How likely each day (or month) is in each of the blanks of a page: for each reading its shares, which with that of "none of them" sum to 1.
 * Two blanks whose nets see a 20 at 0.65 and at 0.36 → both 20, at more than 0.9. @param {Reading[]} readings @param {"day" | "month"} kind @returns {number[][]}
 */
export function likely(readings, kind) {
  const seen = readings.map(withHeard);
  return seen.map(({ own, all }, at) => {
    const count = own.length;
    const weight = (day) =>
      seen.reduce((product, other, index) => (index === at ? product : product * (1 - SAME[kind] + (SAME[kind] * count * other.own[day]) / other.all)), 1);
    const weighed = own.map((share, day) => share * weight(day));
    const whole = sum(weighed) + (all - sum(own));
    return weighed.map((share) => share / whole);
  });
}
