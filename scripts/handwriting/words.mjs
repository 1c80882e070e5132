// What people write into the blanks of a date, with the class the net has to tell: days 0..30, months 31..42, anything else 43.

const months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const short = [
  ["Jan", "Jan."],
  ["Feb", "Feb."],
  ["Mar", "Mar."],
  ["Apr", "Apr."],
  ["May"],
  ["June"],
  ["July"],
  ["Aug", "Aug."],
  ["Sept", "Sept.", "Sep"],
  ["Oct", "Oct."],
  ["Nov", "Nov."],
  ["Dec", "Dec."],
];
const ordinals =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
const others =
  "hands seals County Ohio Notary Public John Mary this the said State hand Smith Robert expires Recorder day of A.D. 19 20 before me No Deed $10 1978 1985 2004 32 45 67 99 50 36 00".split(
    " ",
  );
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPRSTW0123456789.,-/&";

const ending = (day) => (day > 3 && day < 21 ? "th" : (["th", "st", "nd", "rd"][day % 10] ?? "th"));
const capital = (word) => word[0].toUpperCase() + word.slice(1);

function spelt(day) {
  if (day <= 20) return ordinals[day - 1];
  return day < 30 ? `twenty-${ordinals[day - 21]}` : (["thirtieth", "thirty-first"][day - 30] ?? "");
}

/** A day as one writes it: "14", "14th" with the ending raised or not, "2d", "Fourteenth". */
function dayWord(random, day) {
  const how = random();
  if (how < 0.36) return [{ text: String(day) }];
  if (how > 0.93) return [{ text: random() < 0.5 ? capital(spelt(day)) : spelt(day) }];
  const own = random() < 0.15 && /nd|rd/.test(ending(day)) ? "d" : ending(day);
  return [{ text: String(day) }, { text: random() < 0.15 ? own.toUpperCase() : own, raised: random() < 0.6 }];
}

function monthWord(random, month) {
  const text = random() < 0.78 ? months[month] : short[month][Math.floor(random() * short[month].length)];
  const how = random();
  return [{ text: how < 0.12 ? text.toUpperCase() : how < 0.25 ? text.toLowerCase() : text }];
}

/** @returns {{label: number, parts: {text: string, raised?: boolean}[]}} */
export function someWord(random) {
  const kind = random();
  if (kind < 0.6) {
    const day = 1 + Math.floor(random() * 31);
    return { label: day - 1, parts: dayWord(random, day) };
  }
  if (kind < 0.88) {
    const month = Math.floor(random() * 12);
    return { label: 31 + month, parts: monthWord(random, month) };
  }
  if (random() < 0.55) return { label: 43, parts: [{ text: others[Math.floor(random() * others.length)] }] };
  const length = 1 + Math.floor(random() * 9);
  return { label: 43, parts: [{ text: Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join("") }] };
}
