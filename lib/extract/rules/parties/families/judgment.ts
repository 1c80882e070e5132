// Judgments between parties: the caption names plaintiff and defendants; who is adjudged owner takes, the others give up.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import type { PartyReader, ReadParty } from "@/lib/extract/rules/parties/reading";
import { readOrder } from "./order";

const versus = /,? (?:et al\.?,? )?(?:plaintiffs?,? )?(?:v|vs|versus)\.? (?=["']?[A-Z])/i;
const owner =
  /\b(?:title (?:to [^.;]{0,120} )?(?:is|be|stands?) (?:hereby )?(?:quieted|vested|confirmed|adjudged) in|vested in|quieted in|(?:adjudged|decreed|declared|found|and|ADJUDGED|DECREED) that|[,;] that|recover (?:of|from)[^.;]{0,80}|judgment (?:is (?:hereby )?)?(?:rendered )?for) (?:the )?(?:said )?(?:plaintiffs?,? |defendants?,? )?(?=[A-Z])/g;
const isOwner = /^[^.;]{0,80}?\b(?:is|are|be) (?:hereby )?(?:adjudged |declared |decreed |found )?(?:to be )?(?:the )?(?:sole |true |lawful )?owners?\b/i;

function caption(a: Anatomy): { plaintiffs: Mention[]; defendants: Mention[] } | null {
  const { text } = a.view;
  const m = versus.exec(text.slice(0, 1200));
  if (!m) return null;
  const before = parseMentions(text, Math.max(0, m.index - 220), m.index, a.view.blocks).mentions;
  const own = before.findLastIndex((x) => x.strays > 1);
  const plaintiffs = before.slice(Math.max(0, own)).slice(-4);
  const rest = m.index + m[0].length;
  const stop = /\.(?= [A-Z])|\b(?:in the|no\.|cause|defendants?)\b/i.exec(text.slice(rest, rest + 400));
  const defendants = parseMentions(text, rest, rest + (stop?.index ?? 300), a.view.blocks).mentions;
  return plaintiffs.length > 0 && defendants.length > 0 ? { plaintiffs, defendants } : null;
}

/** Those whom the judgment calls owner. */
function adjudged(a: Anatomy): Mention[] {
  const { text } = a.view;
  const out: Mention[] = [];
  for (const m of text.matchAll(owner)) {
    const start = m.index + m[0].length;
    const { mentions } = parseMentions(text, start, Math.min(text.length, start + 260), a.view.blocks);
    const first = mentions[0];
    const last = mentions.at(-1);
    if (!first || !last || first.span.start - start > 2) continue;
    if (/that /i.test(m[0]) && !isOwner.test(text.slice(first.span.end, first.span.end + 140))) continue;
    for (const x of mentions.filter((y) => y.strays < 2)) if (!out.some((o) => sameFirstAndLast(o.name, x.name))) out.push(x);
  }
  return out;
}

/** Reads a judgment: adjudged owners take, the other parties of the suit give; without an owner adjudged plaintiff and defendants stand as they sued. */
export const readJudgment: PartyReader = (a, type) => {
  const suit = caption(a);
  if (!suit) return readOrder(a, type);
  const owners = adjudged(a);
  const wins = (m: Mention) => owners.some((o) => sameFirstAndLast(o.name, m.name) || o.name.toUpperCase() === m.name.toUpperCase());
  const all: ReadParty[] = [
    ...suit.plaintiffs.map((mention): ReadParty => ({ mention, side: "from", role: "plaintiff" })),
    ...suit.defendants.map((mention): ReadParty => ({ mention, side: "to", role: "defendant" })),
  ];
  if (!owners.length) return { parties: all, deaths: [] };
  const parties = all.map((p): ReadParty => ({ ...p, side: wins(p.mention) ? "to" : "from" }));
  for (const o of owners) if (!all.some((p) => sameFirstAndLast(p.mention.name, o.name))) parties.push({ mention: o, side: "to", role: "other" });
  return { parties: [...parties.filter((p) => p.side === "from"), ...parties.filter((p) => p.side === "to")], deaths: [] };
};
