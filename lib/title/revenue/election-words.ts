// What words of an election choose among the options of a pooling order: by number, letter or place, by taking part, by the royalty or the money named.
import { findFractions } from "@/lib/fraction/find-fractions";
import { add, equals, parseRational, type Rational, rational } from "@/lib/fraction/rational";

/** A fact of the order that tells of electing: an option under its mark with its value, or a sentence such as the one on those who are silent. */
export type OrderFact = { readonly text: string; readonly value?: string | null | undefined };

const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight"];
const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
const LETTERS = "abcdefgh";
const ROMANS = ["i", "ii", "iii", "iv"];
const KINDS = "(?:options?|alternatives?|courses?|choices?|elections?|sub-?paragraphs?|paragraphs?|clauses?|items?|subdivisions?)";
const NAMED = new RegExp(
  `\\b${KINDS},?(?: of)?(?: (?:no\\.?|number|numbered|lettered))? ?["'(]?(\\d|[a-h]|i{1,3}|iv|${NUMBERS.join("|")})\\b(?!\\.\\d)["')]?`,
  "gi",
);
const PLACED = new RegExp(`\\b(${PLACES.join("|")}|last)(?: \\w+)? ${KINDS}\\b`, "gi");
const UNIT = "(?:net |mineral |full |more |calendar |business )*(?:days?|weeks?|months?|years?|acres?|wells?|owners?|per ?cent)\\b";
const MARKED = new RegExp(`\\((\\d|[a-h]|i{1,3}|iv)\\)(?! ${UNIT})`, "gi");
const ELECTS = new RegExp(`\\b(?:elect(?:s|ed|ing)?|took|takes?|chose|chooses?|accept(?:s|ed)?) ["']?(\\d|[a-h])["']?(?=[\\s,.;])(?! ${UNIT})`, "gi");
/** "takes a royalty", "the choice I made": the word, not the mark of an option. */
const isWord = (m: RegExpMatchArray, text: string): boolean =>
  /(?:^| )[ai]$/i.test(m[0]) && /^ (?!(?:of|under|in|by|and|as|was|with|on)\b)[a-z\d$]/.test(text.slice((m.index ?? 0) + m[0].length));

/** The mark of an option at the head of its fact: "(b) to accept" → "b". */
const markOf = (f: OrderFact): string | null => /^\((\d|[a-h]|i{1,3}|iv)\)/i.exec(f.text)?.[1]?.toLowerCase() ?? null;

const optionsOf = (order: readonly OrderFact[]): OrderFact[] => order.filter((f) => markOf(f) !== null && f.value);

/** The option that a mark, number word or place stands for. */
function optionBy(order: readonly OrderFact[], word: string): OrderFact | undefined {
  const options = optionsOf(order);
  const said = word.toLowerCase();
  const exact = options.find((f) => markOf(f) === said);
  if (exact) return exact;
  if (said === "last") return options.at(-1);
  const n = [NUMBERS, PLACES, [...LETTERS], ROMANS, ["1", "2", "3", "4", "5", "6", "7", "8"]].map((list) => list.indexOf(said)).find((i) => i >= 0);
  return n === undefined ? undefined : options[n];
}

const CHOSEN = "(?:elected|chosen|chose|taken|took|accepted|selected)";
/** What stands behind is refused: "not having elected (1)"; in "elected not to join and took (3)" only what stands ahead of "and" is. */
const NO_PART = new RegExp(
  `\\b(?:not|never|no|nor|declin\\w*|refus\\w*|unwilling|in lieu of|instead of|rather than|without|cease\\w*|having failed)\\b(?: (?:having|yet|ever|timely))*(?: ${CHOSEN}\\b)?(?:(?!\\b(?:and|but|${CHOSEN})\\b)[^.;,]){0,40}$`,
  "i",
);
const TAKES_PART =
  /\bparticipat(?:e|es|ed|ing|ion)\b|\b(?:join(?:s|ed)?|take(?:s|n)? part|took part|share) in (?:the |said |drilling |its )*(?:cost|well|drilling|expense)/gi;

const SILENT =
  /\b(?:(?:made|makes|gave|gives|sent|received|filed|returned|had) no|no (?:timely |written |valid )?)(?: \w+)? ?(?:election|answer|response|reply|choice|letter|word)\b|\b(?:nothing|no word|no paper|neither \w+ nor \w+) (?:was|has been|were|came|has come) ?(?:ever |timely )?(?:received|heard|returned|filed|had|back|from)?\b|\b(?:did not|has not|have not|had not|failed to|neglected to|without|never)(?: \w+)? (?:elect|answer|respond|repl[yi]|ma[dk]e|return|choose|chose)|\b(?:no (?:election|answer|reply|response)|silent|defaulted|non-?respons\w+)\b|\b(?:unanswered|unclaimed|undelivered)\b/i;

/** An answer that came when the time was over is none. */
const LATE =
  /\b(?:too late|untimely|out of time|not (?:timely|in time|within the time)|after the (?:time|period|date|last day|deadline)\b[^.;]{0,30}\b(?:ended|expired|passed|had run|run|had passed|closed))\b/i;

/** Words of one who makes no election, in an order: "failure to elect", "an owner who does not answer in time", "deemed". */
const DEFAULTS =
  /\b(?:fail\w*|no (?:timely )?election|no answer|(?:not|nor|without)\b(?: \w+){0,4} (?:elect|answer|repl|respond|choos|mak)\w*|deemed|(?:taken|held|treated|regarded) (?:to|as) hav|silen\w+|in default|absence of|presumed|considered)\b/i;

/** What one who made no election is left: the option that the order's default names, else what that sentence itself gives; null where it has none. */
export function defaultOf(order: readonly OrderFact[]): string | null {
  for (const f of order.filter((x) => markOf(x) === null && DEFAULTS.test(x.text))) {
    const at = DEFAULTS.exec(f.text)?.index ?? 0;
    const named = firstOption(order, f.text.slice(at)) ?? firstOption(order, f.text);
    const value = named?.option.value ?? f.value;
    if (value) return value;
  }
  return null;
}

type Choice = { readonly at: number; readonly option: OrderFact; readonly loose?: boolean };

/** "under paragraph 3 of the order she is deemed to have elected (b)": a paragraph may be one of the order and no option. */
const OF_THE_ORDER = /^(?:sub-?paragraph|paragraph|clause|item|subdivision)/i;

function firstOption(order: readonly OrderFact[], text: string): Choice | null {
  const found = [NAMED, PLACED, MARKED, ELECTS].flatMap((pattern): Choice[] =>
    [...text.matchAll(pattern)].flatMap((m) => {
      const refused = isWord(m, text) || NO_PART.test(text.slice(Math.max(0, m.index - 30), m.index));
      const option = refused ? undefined : optionBy(order, m[1] ?? "");
      return option ? [{ at: m.index, option, loose: OF_THE_ORDER.test(m[0]) }] : [];
    }),
  );
  return found.sort((a, b) => Number(a.loose) - Number(b.loose) || a.at - b.at)[0] ?? null;
}

/** "Ada Venn, D." in a list: the mark alone behind the name. */
const ALONE = /(?<=[,:–—-] ?|\.{2,} ?)["']?([A-H1-9])["']?(?= ?(?:[.;,]|$|by default))/;
function markAlone(order: readonly OrderFact[], text: string): Choice | null {
  const m = ALONE.exec(text);
  const option = m ? optionsOf(order).find((f) => markOf(f) === (m[1] ?? "").toLowerCase()) : undefined;
  return m && option ? { at: m.index, option } : null;
}

const MONEY = /\$\s?[\d,]+(?:\.\d\d)?/g;
const sumOf = (money: string): string => money.replace(/[\s,]|\.00$/g, "");

/** "owner of an undivided 1/5", "1/5 of the minerals": what one owns, not the royalty that one takes. */
const isOwned = (text: string, start: number, end: number): boolean =>
  /\b(?:undivided|own(?:er|ers|s|ed|ing)|hold(?:s|er|ing)|held)\b[^.;,]{0,16}$/i.test(text.slice(Math.max(0, start - 40), start)) ||
  /^(?:(?!royalt)[^.;,]){0,24}?\b(?:interest|minerals?|oil|land|tract|section)\b/i.test(text.slice(end, end + 40));

/** "took the three-sixteenths royalty", "accepted $400.00 an acre": the one option that has that royalty or that money. */
function byTerms(order: readonly OrderFact[], text: string): Choice | null {
  const options = optionsOf(order);
  const fractions = findFractions(text).filter((f) => !isOwned(text, f.start, f.end));
  const shares = fractions.map((f) => ({ at: f.start, fits: options.filter((o) => equals(royaltyOf(o.value ?? null) ?? rational(0), f.value)) }));
  const money = [...text.matchAll(MONEY)].map((m) => ({
    at: m.index,
    fits: options.filter((o) => (o.text.match(MONEY) ?? []).some((x) => sumOf(x) === sumOf(m[0]))),
  }));
  const told = [...shares, ...money].filter((x) => x.fits.length === 1).sort((a, b) => a.at - b.at)[0];
  const option = told?.fits[0];
  return told && option ? { at: told.at, option } : null;
}

const EIGHTH = rational(1, 8);
const TOTAL = /^royalty\s+(\S+)/;
const EXCESS = /^overriding_royalty\s+(\S+)/;

/** The royalty that an option leaves an unleased owner: as told, or his one eighth by statute and the override beside it (52 O.S. 87.1(e)). */
export function royaltyOf(value: string | null): Rational | null {
  const total = parseRational(TOTAL.exec(value ?? "")?.[1] ?? "");
  const excess = total ? null : parseRational(EXCESS.exec(value ?? "")?.[1] ?? "");
  return total ?? (excess ? add(EIGHTH, excess) : null);
}

/** The value of what an owner's words choose: "royalty 3/16", "participate"; the default for one who was silent or late; null where they tell nothing. */
export function chosenIn(order: readonly OrderFact[], text: string): string | null {
  if (LATE.test(text)) return defaultOf(order);
  const named = firstOption(order, text) ?? byTerms(order, text) ?? markAlone(order, text);
  const part = [...text.matchAll(TAKES_PART)].find((m) => !NO_PART.test(text.slice(Math.max(0, m.index - 60), m.index)));
  const silent = SILENT.exec(text);
  const first = [
    ...(named ? [{ at: named.at, value: named.option.value ?? null }] : []),
    ...(part ? [{ at: part.index, value: "participate" }] : []),
    ...(silent ? [{ at: silent.index, value: defaultOf(order) }] : []),
  ].sort((a, b) => a.at - b.at)[0];
  return first?.value ?? null;
}
