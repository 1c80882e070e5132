// Judgments between parties: the caption names plaintiff and defendants; who is adjudged owner takes, the others give up.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { titleOrders } from "@/lib/extract/rules/orders/title-orders";
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import type { PartyReader, ReadParty } from "@/lib/extract/rules/parties/reading";
import { readDeedLike } from "./deed-like";
import { readOrder } from "./order";
import { orderedTakers } from "./ordered-takers";
import { type Suit, suitCaption } from "./suit-caption";

/** Who owns and who gets a lot, in the body of a decree: "A, B and C are each the owner of one-third", "To A, Share No. 1", "vested in A". */
const OWNS =
  /\b(?:(?:is|are|was|were)(?: each| together| all| found to be| the| now){0,3} owners?|owns?|(?:is|are) (?:seized|seised|possessed|entitled|tenants? in common|cotenants?|joint owners?))\b/;
const GETS =
  /(?:(?:^|[:;.)] ?)(?:and )?(?:[Tt]o|TO|[Uu]nto)|\b(?:allotted|set (?:apart|off|aside|over)|vested|awarded|assigned|decreed|partitioned|confirmed|belong) (?:un)?(?:to|in)) (?:the (?:said )?|said )?(?:(?:plaintiffs?|defendants?|petitioners?|part(?:y|ies)),? )?(?=[A-Z][\w.'-]+ [A-Z])/g;

/** Everyone whom the body of the decree names as an owner or gives a lot. */
function ownersTold(a: Anatomy): Mention[] {
  const { text, blocks } = a.view;
  const owning = a.sentences.flatMap((s) => {
    const verb = OWNS.exec(text.slice(s.start, s.end));
    const from = verb ? Math.max(s.start, s.start + verb.index - 300) : 0;
    const all = verb ? parseMentions(text, from, s.start + verb.index, blocks).mentions : [];
    return all.slice(
      Math.max(
        0,
        all.findLastIndex((m) => m.strays > 0),
      ),
    );
  });
  const getting = [...text.matchAll(GETS)].flatMap((m) => {
    const start = m.index + m[0].length;
    const all = parseMentions(text, start, Math.min(text.length, start + 160), blocks).mentions;
    const over = all.findIndex((x, i) => i > 0 && x.strays > 0);
    return all[0]?.span.start === start ? all.slice(0, over < 0 ? all.length : over) : [];
  });
  return [...owning, ...getting].filter((m) => !/\b(?:court|county|state)\b/i.test(m.name));
}

/** Reads a suit for partition: everyone in the caption, and those beside whom the body names as owners, owns and takes; without any as a deed is read. */
export const readPartitionSuit: PartyReader = (a, type) => {
  const suit = suitCaption(a) ?? { plaintiffs: [], defendants: [] };
  const sued = [...suit.plaintiffs, ...suit.defendants];
  const told: Mention[] = [];
  for (const m of ownersTold(a))
    if (![...sued, ...told].some((x) => sameFirstAndLast(x.name, m.name) || x.name.toUpperCase() === m.name.toUpperCase())) told.push(m);
  if (sued.length + told.length < 2 || (!suit.defendants.length && told.length < 2)) return readDeedLike(a, type);
  const as =
    (role: "plaintiff" | "defendant") =>
    (mention: Mention): ReadParty => ({ mention, side: "from", role, both: true });
  return { parties: [...suit.plaintiffs.map(as("plaintiff")), ...[...suit.defendants, ...told].map(as("defendant"))], deaths: [] };
};

/** Those who have title by the orders: by name, or by their part in the suit. */
function adjudged(a: Anatomy, suit: Suit): Mention[] {
  const { text } = a.view;
  const out: Mention[] = [];
  for (const s of a.sentences)
    for (const o of titleOrders(text.slice(s.start, s.end))) {
      if (o.kind !== "title") continue;
      const named = parseMentions(text, s.start + o.who.start, s.start + o.who.end, a.view.blocks).mentions.filter((m) => m.strays < 3);
      const words = text.slice(s.start + o.who.start, s.start + o.who.end);
      const role = /\b(?:plaintiff|petitioner|complainant)s?\b/i.test(words)
        ? suit.plaintiffs
        : /\b(?:defendant|respondent)s?\b/i.test(words)
          ? suit.defendants
          : [];
      for (const x of named.length ? named : role) if (!out.some((k) => sameFirstAndLast(k.name, x.name))) out.push(x);
    }
  return out;
}

/** Reads a judgment: adjudged owners take, the other parties of the suit give; without an owner adjudged plaintiff and defendants stand as they sued. */
export const readJudgment: PartyReader = (a, type) => {
  const suit = suitCaption(a);
  if (!suit) return readOrder(a, type);
  const told = adjudged(a, suit);
  const owners = [...told, ...orderedTakers(a).filter((m) => !told.some((o) => sameFirstAndLast(o.name, m.name)))];
  const wins = (m: Mention) => owners.some((o) => sameFirstAndLast(o.name, m.name) || o.name.toUpperCase() === m.name.toUpperCase());
  const all: ReadParty[] = [
    ...suit.plaintiffs.map((mention): ReadParty => ({ mention, side: "from", role: "plaintiff" })),
    ...suit.defendants.map((mention): ReadParty => ({ mention, side: "to", role: "defendant" })),
  ];
  const settled = suit.plaintiffs.length > 0 && suit.defendants.length > 0;
  if (!owners.length) return { parties: all, deaths: [], settled };
  const parties = all.map((p): ReadParty => ({ ...p, side: wins(p.mention) ? "to" : "from" }));
  for (const o of owners) if (!all.some((p) => sameFirstAndLast(p.mention.name, o.name))) parties.push({ mention: o, side: "to", role: "other" });
  return { parties: [...parties.filter((p) => p.side === "from"), ...parties.filter((p) => p.side === "to")], deaths: [], settled };
};
