// Takers told before and called up again: "I have one child, ANN ROE, and to her I give …", "to the same two", "to them".
import type { Span } from "@/lib/text/view";

const COUNTS = ["two", "three", "four", "five", "six", "seven", "eight"];
const GIVE = "(?:give|devise|bequeath|leave|will)";
/** What may be given right behind the pronoun: "I give her my farm", and never "I give her share to". */
const THING = "(?=,? (?:my|the|all|an?|one|half|every|everything|what|whatever|both|also|absolutely|outright|in fee|any|such|forty|eighty|\\d))";
/** "to her I give", "I give my land to them", "I give him the farm", "I leave to the same two": words that call up, and the pronoun. */
const CALLS_UP = new RegExp(
  `\\bI (?:do )?(?:hereby |also |therefore |now )*${GIVE}(?: and ${GIVE})? (?:him|her|them)\\b${THING}|\\b(?:[Tt]o|[Uu]nto) (him|her|them|(?:both|all|each|the two|the three) of them|the (?:same|said|aforesaid) (?:persons?|${COUNTS.join("|")}))\\b(?! (?:heirs|estate|own|hands|credit|memory|sole|wife|husband|son|daughter|child|life|assigns))`,
  "g",
);
const MAN = /\b(?:husband|son|brother|nephew|father|grandson|uncle|friend Mr\.?)\b[^.;]{0,12}$/i;
const WOMAN = /\b(?:wife|daughter|sister|niece|mother|granddaughter|aunt|Miss|Mrs\.?)\b[^.;]{0,12}$/i;
/** Between people who are told together. */
const BESIDE = /^,? ?(?:and |& )?(?:(?:my|a|the|his|her|our) (?:\w+ ){0,2})?$/;

type At = Span & { readonly id: string };

/** The last people told together before a place. */
function lastGroup(before: readonly At[], text: string): At[] {
  const out: At[] = [];
  for (const p of before.toReversed()) {
    const next = out[0];
    if (next && !BESIDE.test(text.slice(p.end, next.start))) break;
    out.unshift(p);
  }
  return out;
}

/** The last one told before whom a word of kin makes a "him" or a "her"; else the last who may be one. */
function lastOf(before: readonly At[], text: string, own: RegExp, other: RegExp): At[] {
  const ahead = (p: At) => text.slice(Math.max(0, p.start - 30), p.start);
  const sure = before.filter((p) => own.test(ahead(p)));
  return (sure.length ? sure : before.filter((p) => !other.test(ahead(p)))).slice(-1);
}

function meant(word: string, before: readonly At[], text: string): At[] {
  if (word === "him") return lastOf(before, text, MAN, WOMAN);
  if (word === "her") return lastOf(before, text, WOMAN, MAN);
  const count = COUNTS.findIndex((c) => word.includes(c)) + 2;
  if (count < 2) return lastGroup(before, text);
  const latest = before.toReversed().filter((p, i, all) => all.findIndex((o) => o.id === p.id) === i);
  return latest.slice(0, count).toReversed();
}

/** Whom `text` between two places calls up out of what stands before; `named`: where people are named, in order. None where nobody was told. */
export function toldBefore(text: string, from: number, to: number, named: readonly At[]): string[] {
  const own = [...text.slice(from, to).matchAll(CALLS_UP)].flatMap((m) => {
    const at = from + m.index;
    return meant(
      m[1] ?? /\w+$/.exec(m[0])?.[0] ?? "",
      named.filter((n) => n.end <= at),
      text,
    );
  });
  return [...new Set(own.map((p) => p.id))];
}

/** Where a testator gives by such words: "to her I give all my land", "I leave my land to them". */
export const givesToThem = new RegExp(`\\bI (?:do )?(?:hereby )?(?:also )?${GIVE}\\b`);
