// Spouses who join below the premises: "And I, Ann Doe, wife of the said John Doe, release my dower"; "for valuable consideration A Doe and B Doe, her husband, do hereby release".
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { parsePersonName } from "@/lib/names/parse-name";
import { isWomansName } from "@/lib/names/womens-names";
import type { Mention } from "./mentions/mention";
import { parseMentions } from "./mentions/parse-mentions";
import type { ReadParty } from "./reading";

const opens = /\b(?:and (?:I|we|for|that)|considerations?(?: aforesaid)?|I|presents|paid|with|by|joined by)[, ]+(?:the )?(?:said )?(?=[A-Z])/g;
const releases = /\b(?:releas|relinquish|quit-? ?claim|join|dower|homestead|curtesy|remise)/i;
const kin = /\b(?:wife|husband|spouse|widow)\b/i;

const written = (s: string) =>
  s
    .toLowerCase()
    .replace(/[^a-z ]/g, "")
    .split(" ")
    .filter(Boolean);
/** The words of a name without the title ahead of a full one; "Mrs. John Roe" is nobody without it. */
function words(s: string): string[] {
  const [title = "", ...name] = written(s);
  const titled = name.length > 1 && (/^(?:mr|dr|rev)$/.test(title) || (/^(?:mrs|miss|ms)$/.test(title) && isWomansName(name[0] ?? null)));
  return titled ? name : written(s);
}
/** "Phillip H. Wagner" and "Phillip Dale Wagner": one name in the middle of each, of other letters. */
const otherMiddle = (x: readonly string[], y: readonly string[]): boolean =>
  x.length === 3 && y.length === 3 && (x[1]?.length === 1 || y[1]?.length === 1) && x[1]?.[0] !== y[1]?.[0];

/** Same first and last word: "Ann B. Doe" and "Ann Doe", not "Ann B. Doe" and "Ann Clara Doe"; a title ahead is none of them. Names that have only initials before the surname must have the same initials. */
export function sameFirstAndLast(a: string, b: string): boolean {
  const full = (list: string[]) => list.filter((w) => w.length > 1);
  const [x, y] = [words(a), words(b)];
  const [u, v] = [full(x), full(y)];
  if (u.length === 1 && v.length === 1) return x.join(" ") === y.join(" ");
  return u[0] === v[0] && u.at(-1) === v.at(-1) && !otherMiddle(x, y);
}

/** Spouses of givers who join in the body and are not yet among the givers. */
export function joiningSpouses(a: Anatomy, parties: readonly ReadParty[]): Mention[] {
  const { text } = a.view;
  const givers = parties.filter((p) => p.side === "from");
  const from = a.granting?.end ?? a.body.start;
  const to = Math.min(text.length, a.acknowledgments[0]?.start ?? text.length);
  const out: Mention[] = [];
  for (const m of text.slice(from, to).matchAll(opens)) {
    const start = from + m.index + m[0].length;
    if (!releases.test(text.slice(start, start + 300)) || !kin.test(text.slice(start, start + 160))) continue;
    const { mentions, end } = parseMentions(text, start, Math.min(to, start + 220), a.view.blocks);
    const first = mentions[0];
    if (!first || first.span.start !== start || !kin.test(text.slice(start, end + 12)) || !releases.test(text.slice(end, end + 160))) continue;
    for (const mention of mentions) {
      if (
        givers.some((p) => sameFirstAndLast(p.mention.name, mention.name) || p.mention.aliases.some((x) => sameFirstAndLast(x, mention.name))) ||
        out.some((o) => sameFirstAndLast(o.name, mention.name))
      )
        continue;
      const surname = parsePersonName(mention.name).surname?.toLowerCase();
      const spouse =
        givers.find((g) => parsePersonName(g.mention.name).surname?.toLowerCase() === surname)?.mention ??
        (givers.length === 1 ? givers[0]?.mention : undefined);
      if (!spouse || !surname) continue;
      out.push({ ...mention, marital: mention.marital ?? "married", spouse, capacity: mention.capacity ?? "joins as spouse of the grantor" });
    }
  }
  return out;
}
