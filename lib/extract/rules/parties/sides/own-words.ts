// The sides of a paper that recites, read from its own words: "WHEREAS Ada Venn leased to Bo Mott …; NOW, THEREFORE, Bo Mott assigns to Cy Roe". What a recital tells was done by another paper.
import type { PartySide } from "@/lib/contracts/aspects/parties";
import { type InstrumentCategory, type InstrumentType, instrumentCategory } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { anatomyOf } from "@/lib/extract/anatomy/find-anatomy";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { mentionsBetween } from "@/lib/extract/rules/parties/mentions/mentions-between";
import type { PartyReading, ReadParty } from "@/lib/extract/rules/parties/reading";
import { rolesOf } from "@/lib/extract/rules/parties/roles";
import { keysOf } from "@/lib/extract/rules/parties/same-party";
import type { Span } from "@/lib/text/view";

/** Papers that act by their own words. Orders and papers of a death tell in recitals, too, what they find, and have readers of their own. */
const ACTS_ITSELF: ReadonlySet<InstrumentCategory> = new Set<InstrumentCategory>(["conveyance", "lease", "assignment", "release"]);
/** Of these the recital tells the very act. */
const TOLD_IN_RECITALS: ReadonlySet<InstrumentType> = new Set<InstrumentType>(["correction_deed", "sheriffs_deed"]);
const CLOSES =
  /\b(?:now,? (?:therefore|then|know|wherefore)|(?:now,? )?this (?:indenture|deed|instrument|assignment) (?:further )?witness(?:eth|es)|therefore)\b/gi;

/** A paper that acts in the present. */
const ACTS_BEHIND =
  /\b(?:(?:do|does|doth|hereby|presents,?)\b(?: hereby| also)*,? (?:re-?assign|assign|transfer|convey|sell|grant|bargain|release|surrender|quit-?claim|lease|cancel|remise)|(?:assigns?|transfers?|conveys?|sells?|grants?|releases?|surrenders?|quit-?claims?)(?:,? (?:and )?[a-z-]+){0,4} (?:un)?to)\b/i;

/** From the first "whereas" to the words that lead from the last recital to the act; null where a paper recites nothing or never comes to act. */
export function recitalsOf(text: string): Span | null {
  const start = text.search(/\bwhereas\b/i);
  if (start < 0) return null;
  const last = text.toLowerCase().lastIndexOf("whereas");
  const close = [...text.matchAll(CLOSES)].find((m) => m.index > last);
  return close ? { start, end: close.index } : null;
}

/** Recitals that no words lead away from: they end with the paragraph of the last "whereas", where another that acts stands behind it. */
function recitalParagraphs(a: Anatomy, end: number): Span | null {
  const text = a.view.text.slice(0, end);
  const start = text.search(/\bwhereas\b/i);
  const last = text.toLowerCase().lastIndexOf("whereas");
  const next = a.view.lines.find((l) => l.start > last && l.blankBefore && l.start < end);
  if (start < 0 || !next || !/[;:.,]\s*$/.test(text.slice(last, next.start)) || !a.view.lines.some((l) => l.blankBefore && Math.abs(l.start - start) < 3))
    return null;
  return ACTS_BEHIND.test(text.slice(next.start, next.start + 900)) && !ACTS_BEHIND.test(text.slice(start, next.start)) ? { start, end: next.start } : null;
}

/** The paper with its recitals blank, places unchanged; null where it recites nothing. */
function ownWords(a: Anatomy): Anatomy | null {
  const end = a.acknowledgments[0]?.start ?? a.view.text.length;
  const recitals = recitalsOf(a.view.text.slice(0, end)) ?? recitalParagraphs(a, end);
  if (!recitals) return null;
  const { text } = a.view;
  return anatomyOf({ ...a.view, text: `${text.slice(0, recitals.start)}${" ".repeat(recitals.end - recitals.start)}${text.slice(recitals.end)}` });
}

/** "the undersigned does assign", nobody named beside it: those who sign. */
const UNDERSIGNED_ACTS =
  /\bundersigned(?:,? (?:the )?(?:present )?(?:owners?|holders?|assignors?|grantors?|part(?:y|ies)|lessees?|lessors?)(?: (?:of|under) [^,;.]{3,40})?)?,? (?:do(?:es)?|hereby|has|have|[a-z]{3,}s)\b/i;
const SHORT_LINE = 70;

/** Names on the short lines at the foot of the paper. */
function signers(a: Anatomy): Mention[] {
  const end = a.acknowledgments[0]?.start ?? a.view.text.length;
  if (a.testimonium && a.testimonium.end < end) return mentionsBetween(a, a.testimonium.end, end);
  const lines = a.view.lines.filter((l) => l.start < end);
  const foot = lines.slice(lines.findLastIndex((l) => l.end - l.start > SHORT_LINE) + 1)[0];
  return foot ? mentionsBetween(a, foot.start, end) : [];
}

const sided = (parties: readonly ReadParty[], side: PartySide): ReadParty[] => parties.filter((p) => p.side === side && !p.bystander);
const isFullName = (p: ReadParty): boolean => p.mention.name.trim().includes(" ");
const isSame = (p: ReadParty, o: ReadParty): boolean => keysOf(p).some((k) => keysOf(o).includes(k));

/** "does convey to him", "unto the said purchaser": the act takes up by other words whom the recital names. */
const TAKER_MEANT = /\b(?:un)?to (?:(?:him|them|it)\b|her\b(?=[,;.]| the\b| all\b| an?\b)|(?:the )?(?:said|same) (?=[a-z]))/i;
const GIVER_MEANT = /\b(?:he|she|it|they|(?:the )?said (?=[a-z]))\b[^.;]{0,90}$/i;

/** Whether the act names its sides itself; without a granting clause it is taken to. */
function namesItself(own: Anatomy, side: PartySide): boolean {
  const { text } = own.view;
  const at = own.granting?.start;
  if (at === undefined) return true;
  return side === "to" ? !TAKER_MEANT.test(text.slice(at, at + 200)) : !GIVER_MEANT.test(text.slice(Math.max(0, at - 120), at));
}

/** Who gives and takes by the own words of a paper; null where they name nobody in full on a side that the whole paper has. */
function readOwn(own: Anatomy, whole: PartyReading, type: InstrumentType, read: (a: Anatomy, type: InstrumentType) => PartyReading): ReadParty[] | null {
  const parties = read(own, type).parties.filter((p) => p.side !== "other");
  const takers = namesItself(own, "to") ? sided(parties, "to") : sided(whole.parties, "to");
  const signing = UNDERSIGNED_ACTS.test(own.view.text)
    ? signers(own)
        .map((mention): ReadParty => ({ mention, side: "from", role: rolesOf(type)[0] }))
        .filter((s) => !takers.some((t) => isSame(s, t)))
    : [];
  const named = namesItself(own, "from") ? sided(parties, "from") : sided(whole.parties, "from");
  const givers = signing.length ? signing : named;
  // "The undersigned lets to the lessee therein": who alone gives does not take.
  if (takers.length === 1 && givers.length === 1 && takers.every((t) => givers.some((g) => isSame(g, t)))) return null;
  const takes = takers.length > 0 || sided(whole.parties, "to").every((t) => givers.some((g) => isSame(g, t)));
  const all = [...givers, ...takers];
  return givers.length > 0 && takes && all.every(isFullName) ? all : null;
}

/**
 * The reading of a paper with the sides that its own words give; the reading as it was where they leave one open ("they do grant to him").
 * A name keeps what the whole paper tells of it (husband and wife, an address), and who is named in the recitals alone is no party.
 */
export function byOwnWords(a: Anatomy, type: InstrumentType, read: (a: Anatomy, type: InstrumentType) => PartyReading): PartyReading {
  const whole = read(a, type);
  const bothWays = whole.parties.some((p) => p.both);
  const own = ACTS_ITSELF.has(instrumentCategory[type]) && !TOLD_IN_RECITALS.has(type) && !bothWays ? ownWords(a) : null;
  const parties = own ? readOwn(own, whole, type, read) : null;
  if (!parties) return whole;
  const known = parties.map((p) => {
    const o = whole.parties.find((x) => isSame(x, p));
    return o ? { ...o, side: p.side, role: p.role, bystander: p.bystander ?? false } : p;
  });
  const others = whole.parties.filter((o) => (o.side === "other" || o.bystander) && !parties.some((p) => isSame(p, o)));
  return { ...whole, parties: [...known, ...others] };
}
