// Spouses who join below the premises: "And I, Ann Doe, wife of the said John Doe, release my dower"; "joined pro forma by her husband".
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { parsePersonName } from "@/lib/names/parse-name";
import { tokenise } from "@/lib/text/tokens";
import type { Mention } from "./mentions/mention";
import { emptyMention } from "./mentions/mention";
import { matchName } from "./mentions/name-matcher";
import type { ReadParty } from "./reading";

const wifeOf = /,? ?(?:the )?(?:his |her )?(?:wife|husband|spouse|widow)(?: of (?:the )?(?:said |within |above )?(?:named )?|,)/iy;
const opens = /\b(?:and (?:I|we|for|that)|consideration(?: aforesaid)?|I|presents|paid|do(?:es)? hereby|with|by)[, ]+(?:the )?(?:said )?(?=[A-Z])/g;
const releases = /\b(?:releas|relinquish|quit-? ?claim|join|dower|homestead|curtesy|remise)/i;

/** Spouses of givers who join in the body and are not yet among the parties. */
export function joiningSpouses(a: Anatomy, parties: readonly ReadParty[]): Mention[] {
  const { text } = a.view;
  const givers = parties.filter((p) => p.side === "from");
  const from = a.granting?.end ?? a.body.start;
  const to = a.acknowledgments[0]?.start ?? text.length;
  const out: Mention[] = [];
  for (const m of text.slice(from, to).matchAll(opens)) {
    const start = from + m.index + m[0].length;
    const tokens = tokenise(text, start, Math.min(to, start + 160));
    const name = matchName(tokens, text, 0);
    if (!name || tokens[0]?.start !== start || name.organisation) continue;
    const end = tokens[name.to - 1]?.end ?? start;
    wifeOf.lastIndex = end;
    if (!wifeOf.test(text) || !releases.test(text.slice(end, end + 220))) continue;
    const person = parsePersonName(name.name);
    if (!person.surname || parties.some((p) => sameWords(p.mention.name, name.name)) || out.some((o) => sameWords(o.name, name.name))) continue;
    const spouse =
      givers.find((g) => parsePersonName(g.mention.name).surname?.toLowerCase() === person.surname?.toLowerCase())?.mention ?? givers[0]?.mention ?? null;
    if (!spouse) continue;
    out.push({ ...emptyMention(name.name, { start, end }), marital: "married", spouse, capacity: "joins as spouse of the grantor" });
  }
  return out;
}

const plain = (s: string) =>
  s
    .toLowerCase()
    .replace(/[^a-z ]/g, "")
    .split(" ")
    .filter((w) => w.length > 1);
function sameWords(a: string, b: string): boolean {
  const x = plain(a);
  const y = plain(b);
  return x[0] === y[0] && x.at(-1) === y.at(-1);
}
