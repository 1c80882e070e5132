// Sides out of running premises: "between A, party of the first part, and B …"; "That A, for … paid by B, … grants unto the said B"; "A, of … County, … grants … to B".
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import { sideOf } from "./labels";
import type { SidedMention } from "./sides";

const between =
  /\b(?:by,? (?:and )?)?[bB][ERer][ -]{0,2}[tT][ ]?[wW][ae]{1,2}[a-zA-Z]{0,2}\b[.,:]? ?|\b(?:BETWEEN|by and among|among|entered into by|made by|given by|granted by|executed by|dated \S+ \S+ \S+ from|from)\b:? /g;
const considerationAt =
  /,? ?\b(?:for (?:and )?(?:in|and|valuable|good|the (?:sum|consider)|(?:ten|one|love|a) |\$|value|other|an? )|in (?:the )?considera|(?:for|in) (?:the )?considera)/i;
const paidBy = /\b(?:paid|received|recei\w+|satis\S{1,8}n|sati\w+)\b[^.;]{0,40}? (?:by|of|from) (?:the said |said )?(?=[^a-z ]|[a-z]{3,}e? [A-Z]\.)/gi;
const toWords = /\b(?:unto|to)(?: and unto)?(?: the)?,? (?=["'(]?[A-Za-z])/g;
const opening =
  /^(?:[\s\S]{0,400}?)\b(?:presents?|concern|come|may concern|persons)\b[,:;.]* ?(?:greetings?[:;,. ]*)?(?:to all[^:]{0,30}: ?)?(?:that|chat|hat)?[ ,:]*/i;

const sided = (mentions: readonly Mention[], fallback: "from" | "to"): SidedMention[] =>
  mentions.map((mention) => {
    const told = mention.label ? sideOf(mention.label) : null;
    return { mention, side: told?.side ?? fallback, role: told?.role ?? null };
  });

/** Parties named after "between": both sides in one stretch, told apart by their labels. */
function betweenSides(a: Anatomy, from: number, to: number): SidedMention[] {
  const { mentions } = parseMentions(a.view.text, from, to);
  const firstTo = mentions.findIndex((m) => m.label !== null && sideOf(m.label)?.side === "to");
  const lastFrom = mentions.findLastIndex((m) => m.label !== null && sideOf(m.label)?.side === "from");
  if (firstTo >= 0 || lastFrom >= 0)
    return mentions.map(
      (mention, i) => sided([mention], lastFrom >= 0 && i > lastFrom ? "to" : firstTo >= 0 && lastFrom < 0 && i >= firstTo ? "to" : "from")[0] as SidedMention,
    );
  const cut = splitAtAnd(a.view.text, mentions);
  return mentions.map((mention, i) => ({ mention, side: i < cut ? "from" : "to", role: null }));
}

/** Without labels the taking side starts after the last "and" that joins no spouses. */
function splitAtAnd(text: string, mentions: readonly Mention[]): number {
  for (let i = mentions.length - 1; i > 0; i--) {
    const a = mentions[i - 1];
    const b = mentions[i];
    if (!a || !b || a.spouse === b || b.spouse === a) continue;
    if (/\band\b/i.test(text.slice(a.span.end, b.span.start))) return i;
  }
  return Math.max(1, mentions.length - 1);
}

/** Names after "unto" or "to" in the granting clause: the takers of short forms. */
function namedTakers(a: Anatomy, from: number, to: number): Mention[] {
  const { text } = a.view;
  for (const m of text.slice(from, to).matchAll(toWords)) {
    const start = from + m.index + m[0].length;
    const ahead = text.slice(start, start + 40);
    if (
      /^(?:the |said )*(?:said |the )?(?:grantee|lessee|assignee|part|purchaser|buyer|him|her|them|it\b|his|secure|wit|have|be|all|lease|extend|any|me|us|which|said|record)/i.test(
        ahead,
      )
    )
      continue;
    const { mentions } = parseMentions(text, start, Math.min(text.length, start + 700));
    const first = mentions[0];
    if (first && first.span.start - start < 25) return mentions;
  }
  return [];
}

function takersInPremises(a: Anatomy, from: number, to: number): Mention[] {
  const { text } = a.view;
  for (const m of text.slice(from, to).matchAll(paidBy)) {
    const start = from + m.index + m[0].length;
    const { mentions } = parseMentions(text, start, Math.min(to + 40, start + 700));
    const first = mentions[0];
    if (first && first.span.start - start < 30) return mentions;
  }
  return [];
}

function giverStart(text: string, from: number, to: number): number {
  const m = opening.exec(text.slice(from, to));
  const start = m ? from + m[0].length : from;
  const pronoun = /^[-"' .,]*(?:(?:that )?(?:we|i|the undersigned)\b[, ]*)/i.exec(text.slice(start, start + 24));
  return start + (pronoun?.[0].length ?? 0);
}

/** The sides as running premises name them; empty when no name is found. */
export function sidesFromPremises(a: Anatomy): SidedMention[] {
  const p = a.premises;
  if (!p) return [];
  const { text } = a.view;
  const grantEnd = a.granting?.end ?? Math.min(text.length, p.end + 600);
  const grantStart = a.granting?.start ?? p.end;
  for (const m of text.slice(p.start, p.end).matchAll(between)) {
    const start = p.start + m.index + m[0].length;
    const both = betweenSides(a, start, Math.min(p.end, start + 4000));
    const first = both[0]?.mention;
    if (!first || first.span.start - start > 60) continue;
    if (both.some((x) => x.side === "to") && both.some((x) => x.side === "from")) return both;
    const rest = namedTakers(a, grantStart, Math.max(grantEnd, grantStart + 500));
    if (rest.length > 0) return [...both.map((x) => ({ ...x, side: "from" as const })), ...sided(rest, "to").map((x) => ({ ...x, side: "to" as const }))];
  }
  const start = giverStart(text, p.start, p.end);
  const rest = text.slice(start, p.end);
  const cut = considerationAt.exec(rest);
  const givers = parseMentions(text, start, cut && cut.index > 5 ? start + cut.index : p.end).mentions;
  const inGrant = namedTakers(a, grantStart, Math.max(grantEnd, grantStart + 400));
  const inPremises = takersInPremises(a, start + (cut?.index ?? 0), grantStart);
  const from = sided(givers, "from").filter((x) => x.side !== "to");
  const labelled = sided(givers, "from").filter((x) => x.side === "to");
  const takers = labelled.length > 0 ? labelled : inPremises.length > 0 ? sided(inPremises, "to") : sided(inGrant, "to");
  return [...from, ...takers.map((x) => (x.side === "from" ? { ...x, side: "to" as const, role: null } : x))];
}
