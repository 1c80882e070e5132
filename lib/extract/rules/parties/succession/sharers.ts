// People to whom a decree or will says shares: "A, his wife, one-third; B and C, children, one-third each".
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import { withoutToldOf } from "@/lib/extract/rules/conveyance/phrases/told-of";
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import { kinBeside } from "@/lib/extract/rules/parties/kinship/kin-beside";
import { relationWord } from "@/lib/extract/rules/parties/kinship/kin-words";
import { emptyMention, type Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { matchName } from "@/lib/extract/rules/parties/mentions/name-matcher";
import { breathsOf } from "@/lib/extract/rules/shares/breath";
import { parcelOut } from "@/lib/extract/rules/shares/parcel-out";
import { readShareList, totalOf } from "@/lib/extract/rules/shares/share-list";
import { equals, ONE } from "@/lib/fraction/rational";
import { tokenise } from "@/lib/text/tokens";
import { findPeople, type PersonAt } from "./find-people";

/** "the minerals under the Elm Ranch": land by the name it goes by; the Boys Ranch takes "to" itself. */
const LAND_NAME = /\b(?:ranch|farms?|place|plantation|homestead|homeplace|pasture|rancho|hacienda|orchard|dairy)$/i;
const LIES_IN = /\b(?:of|under|beneath|in|on|upon|from|at|within|off|over) (?:the |my |our |said )*$/i;

/** Churches, banks and other houses named between two places; courts, counties and papers are none. */
function housesIn(text: string, from: number, to: number): PersonAt[] {
  const tokens = tokenise(text, from, to);
  const out: PersonAt[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const t = tokens[i];
    const m = t && (t.kind === "cap" || t.kind === "initial") ? matchName(tokens, text, i) : null;
    if (!t || !m) continue;
    const end = tokens[m.to - 1]?.end ?? t.end;
    const held = /\b(?:trustees?|executors?|agents?|president|guardians?) (?:of|for|under) (?:the )?$/i.test(text.slice(Math.max(0, t.start - 20), t.start));
    if (
      m.organisation &&
      !held &&
      !(LAND_NAME.test(m.name) && LIES_IN.test(text.slice(Math.max(0, t.start - 24), t.start))) &&
      !/\b(?:court|county|state of|estate|estates|department|tax commission|office|survey|league|grant|addition|unit|field)\b/i.test(m.name)
    )
      out.push({ name: m.name.replace(/[.,]$/, ""), start: t.start, end });
    i = Math.max(i, m.to - 1);
  }
  return out;
}

/** People, and houses beside them where those take a share too. */
function takersIn(text: string, from: number, to: number): PersonAt[][] {
  const people = findPeople(text, from, to);
  const houses = housesIn(text, from, to);
  const apart = people.filter(
    (p) => !houses.some((h) => (p.start < h.end && h.start < p.end) || (p.start >= h.end && / of (?:the )?$/.test(text.slice(h.end, p.start)))),
  );
  return houses.length ? [[...apart, ...houses].sort((a, b) => a.start - b.start), people] : [people];
}

export type Sharer = { mention: Mention; relation: string };

/** Everyone in a list of shares that make the whole, once, with the kin said beside the name; the dead is none of them. */
export function sharersIn(paper: string, decedent: string): Sharer[] {
  const out: Sharer[] = [];
  const text = withoutToldOf(paper);
  for (const breath of breathsOf(text)) {
    if (findShares(text.slice(breath.start, breath.end)).length === 0) continue;
    const read = takersIn(text, breath.start, breath.end).map((all) => {
      const people = all.filter((p) => !sameFirstAndLast(p.name, decedent));
      const names = people.map((p) => ({ id: p.name.toUpperCase(), start: p.start - breath.start, end: p.end - breath.start }));
      const words = text.slice(breath.start, breath.end);
      const groups = readShareList(words, names);
      const listed = groups.length > 0 && equals(totalOf(groups), ONE) ? groups.flatMap((g) => g.ids) : [];
      return { people, told: listed.length ? listed : (parcelOut(words, names)?.parcels ?? []).flatMap((p) => p.ids) };
    });
    const whole = read.find((r) => r.told.length > 0);
    if (!whole) continue;
    const { told } = whole;
    for (const p of whole.people.filter((x) => told.includes(x.name.toUpperCase()))) {
      if (out.some((o) => sameFirstAndLast(o.mention.name, p.name))) continue;
      const beside = kinBeside(text, { span: p });
      out.push({ mention: emptyMention(p.name, { start: p.start, end: p.end }), relation: beside ? relationWord(beside) : "heir" });
    }
  }
  return out;
}
