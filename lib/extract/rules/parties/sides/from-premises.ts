// Sides out of running premises: "between A, party of the first part, and B …"; "That A, for … paid by B, … grants unto the said B"; "A, of … County, … grants … to B".
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { mentionsBetween } from "@/lib/extract/rules/parties/mentions/mentions-between";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import { standsAtFoot } from "./at-foot";
import { behindNotes } from "./behind-notes";
import { afterVenue, venueLength } from "./behind-venue";
import { sideOf } from "./labels";
import { withoutCaption, withoutOffices } from "./named-by-the-way";
import type { SidedMention } from "./sides";
import { listedTakers, namedTakers, saidHouse, shareLedTakers, takersWhoPaid } from "./takers";

const between =
  /\b(?:by,? (?:and )?)?b[er](?:[ -]{1,2})?t[ ]?w[ae]{1,2}\w{0,2}\b[.,:]? ?|\btween\b ?|\b(?:by and among|among|entered into by|made by|given by|granted by|executed by|dated \S+ \S+ \S+ from|from)\b:? |\b(?:(?:as of|dated|this|[Mm]ade)[^.;]{0,60}\d{4},? by|lease dated [A-Z][a-z]+ \d{1,2}, \d{4}),? /gi;
const considerationAt =
  /,? ?\b(?:for (?:and )?(?:in|and|valuable|good|the (?:sum|consider)|(?:ten|one|love|a) |\$|value|other|an? |bonus|cash|(?:[A-Za-z]+[- ]){1,6}dollars)|in (?:the )?considera|(?:for|in) (?:the )?considera)/i;
const opening =
  /^(?:[\s\S]{0,1500}?)\b(?:(?:by|b\S) th\S{1,3} \S{2,4}\w*[es]\S{0,2}n\w*ts?|presents?|concern|come|may concern|all persons)\b[,:;.' ]*(?:greetings?[:;,. ]*)?(?:to all[^:]{0,30}: ?)?(?:(?:to )?[-.' |]*(?:that|chat|hat|chal|th@t)\b)?[ ,:]*/i;

const labelSide = (m: Mention) => (m.label === null ? null : (sideOf(m.label)?.side ?? null));

/** Mentions with the side of their labels, else the side of the place where they stand. */
export const sided = (mentions: readonly Mention[], fallback: "from" | "to"): SidedMention[] =>
  mentions.map((mention) => {
    const told = mention.label ? sideOf(mention.label) : null;
    return { mention, side: told?.side ?? fallback, role: told?.role ?? null };
  });

/** "between A and B: A, for $10, grants to B": a name said again without a label is the same party, not another. */
const namedOnce = (mentions: readonly Mention[]): Mention[] =>
  mentions.filter((m, i) => m.label !== null || mentions.findIndex((o) => o.name.toUpperCase() === m.name.toUpperCase()) === i);

/** Between two names: the first sentence ends, and another tells something of its own. */
const newSentence = /[a-z)]{3}\. (?:The|This|That|Said|On|By|In|A|An|Whereas|WHEREAS|Under|Upon)\b/;

/** Between giver and taker, "…, brothers, to B"; not "A, successor to B". */
const LEADS_TO = /^(?![\s\S]*\b(?:successors?|heirs?|assignees?|known|married|next|wife|widow|according|subject|due)[\w ,]{0,12}(?:un)?to (?:the )?$)/i;

/** Parties named after "between": both sides in one stretch, told apart by their labels. */
function betweenSides(a: Anatomy, from: number, to: number): SidedMention[] {
  const all = namedOnce(
    withoutOffices(
      a.view.text,
      parseMentions(a.view.text, from, to, a.view.blocks).mentions.filter((m) => !m.indexed),
    ),
  );
  const next = all.findIndex((m, i) => i > 1 && newSentence.test(a.view.text.slice(all[i - 1]?.span.end ?? 0, m.span.start)));
  const mentions = next > 0 ? all.slice(0, next) : all;
  const firstTo = mentions.findIndex((m) => labelSide(m) === "to");
  const lastFrom = mentions.findLastIndex((m) => labelSide(m) === "from");
  const unto = mentions.findIndex(
    (m, i) => i > 0 && /\b(?:(?:un)?to|in favou?r of) (?:the )?$/i.test(a.view.text.slice(Math.max(0, m.span.start - 18), m.span.start)),
  );
  if (lastFrom < 0 && firstTo === 0 && unto > 0)
    return mentions.map((mention, i) => (i < unto ? { mention, side: "from", role: null } : (sided([mention], "to")[0] as SidedMention)));
  if (firstTo < 0 && lastFrom < 0) {
    const cut = unto > 0 && LEADS_TO.test(a.view.text.slice(mentions[unto - 1]?.span.end ?? 0, mentions[unto]?.span.start)) ? unto : splitAtFoot(a, mentions);
    return mentions.map((mention, i) => ({ mention, side: i < cut ? "from" : "to", role: null }));
  }
  if (lastFrom < 0 && firstTo === 0) {
    const cut = splitAtFoot(a, mentions);
    if (cut > 0 && cut < mentions.length)
      return mentions.map((mention, i) => (i < cut ? { mention, side: "from", role: null } : (sided([mention], "to")[0] as SidedMention)));
  }
  return sided(mentions, "from").map((s, i) => {
    if (labelSide(s.mention) !== null) return s;
    const after = lastFrom >= 0 ? i > lastFrom : i >= firstTo;
    return { ...s, side: after ? "to" : "from" };
  });
}

/** Without labels the taking side starts after the last "and" that joins no spouses. */
function splitAtAnd(text: string, mentions: readonly Mention[]): number {
  for (let i = mentions.length - 1; i > 0; i--) {
    const a = mentions[i - 1];
    const b = mentions[i];
    if (!a || !b || a.spouse === b || b.spouse === a) continue;
    if (/\band\b/i.test(text.slice(a.span.end, b.span.start))) return i;
  }
  return mentions.length;
}

/** "between A and B and C", signed by A alone: of three or more names those who sign give; else as `splitAtAnd` parts them. */
function splitAtFoot(a: Anatomy, mentions: readonly Mention[]): number {
  const start = a.testimonium?.end ?? a.signatures?.start ?? a.acknowledgments[0]?.start;
  const plain = splitAtAnd(a.view.text, mentions);
  if (start === undefined || mentions.length < 3) return plain;
  const signs = mentions.map((m) => standsAtFoot(a, m.name, start));
  const cut = signs.indexOf(false);
  const before = mentions[cut - 1];
  const joined = before !== undefined && /\band\b/i.test(a.view.text.slice(before.span.end, mentions[cut]?.span.start));
  return cut > 0 && cut < plain && joined && signs.slice(cut).every((s) => !s) ? cut : plain;
}

/** The givers' group: after "Know all men …" the first that holds together, in short forms the last before the consideration. */
function giverGroup(text: string, mentions: readonly Mention[], opened: boolean): Mention[] {
  const real = mentions.filter(
    (m, i) =>
      !m.indexed &&
      !(i > 0 && m.label === null && labelSide(mentions[i - 1] as Mention) === "from" && /\bto $/i.test(text.slice(m.span.start - 6, m.span.start))),
  );
  const told = (m: Mention | undefined) =>
    m !== undefined && (m.label !== null || m.marital !== null || m.address !== null || m.entityWords !== "" || m.capacity !== null);
  const start = opened
    ? 0
    : Math.max(
        0,
        real.findLastIndex((m, i) => m.strays >= 2 && !told(real[i - 1])),
      );
  const group = real.slice(start);
  const cut = group.findIndex((m, i) => i > 0 && m.strays >= 3 && m.label === null && m.entityWords === "");
  return cut > 0 ? group.slice(0, cut) : group;
}

const therefore = /\bnow,? ?(?:therefore|then|(?=(?:I|we|the said),? [A-Z]))[,:]? ?(?:know (?:all men|ye)[^,:]{0,30}[,:]? ?(?:that )?)?/gi;

function giverStart(text: string, from: number, to: number): { start: number; opened: boolean } {
  const m = opening.exec(text.slice(from, to));
  const recital = [...text.slice(from, to).matchAll(therefore)].at(-1);
  let start = recital ? from + recital.index + recital[0].length : m ? from + m[0].length : from;
  start += venueLength(text, start);
  const named = m || recital ? null : ownName.exec(text.slice(from, Math.min(to, from + 260)));
  if (named && !/\b(?:between|from)\b/i.test(text.slice(from, from + named.index))) return { start: from + named.index + named[0].length, opened: true };
  if (!m && !recital) start = afterVenue(text, start, to);
  const pronoun = /^[-"' .,:]*(?:(?:that )?(?:we|i(?!\.)|the undersigned)\b[, ]*)/i.exec(text.slice(start, start + 24));
  return { start: start + (pronoun?.[0].length ?? 0), opened: m !== null || recital !== undefined };
}

const ownName = /\b(?:I|[Ww]e|[Tt]he (?:said )?(?:undersigned|[Gg]rantors?|[Vv]endors?))\b,? (?:namely,? )?(?=[A-Z][\w.'-]* [A-Z])/;

/** "For Ten Dollars paid, ELM BANK, a corporation, does grant": the name between the consideration and the granting words. */
const namedBehind =
  /\b(?:paid|acknowledged|[Rr]eceived|RECEIVED|PAID|confessed|[Cc]onsiderations?|CONSIDERATIONS?|DOLLARS|[Dd]ollars(?: \([^()]{1,16}\))?|affection)(?: (?:this day|in hand|paid|in full|cash|in cash))*(?:,|(?<=[Cc]onsiderations?)) (?:the (?:said )?)?(?=[A-Z][\w.&'-]*[ ,])/g;

/** "For Ten Dollars paid by A, we, B and C, grant": where the consideration stands first the givers follow their pronoun; the place itself otherwise. */
function afterConsideration(text: string, start: number, end: number): number {
  const cut = considerationAt.exec(text.slice(start, end));
  if (!cut) return start;
  if (cut.index > 60) return start;
  const stretch = text.slice(start + cut.index, end);
  const named = ownName.exec(stretch) ?? [...stretch.matchAll(namedBehind)].at(-1);
  return named ? start + cut.index + named.index + named[0].length : start;
}

/** "Whereas, by lease dated May 1, 1948, A leased …; now, therefore, B does release": whom the recital names is no party where the words behind it name one. */
function toldInRecital(text: string, from: number, at: number, grant: number): boolean {
  if (!/\bwhereas\b/i.test(text.slice(from, at)) || /^by,? (?:and )?b|^b[er]/i.test(text.slice(at, at + 10))) return false;
  const turn = [...text.slice(at, grant).matchAll(therefore)].at(-1);
  return (
    turn !== undefined &&
    /^[\W_]*(?:that )?(?:we, |I, |the undersigned,? |the said |said )?[A-Z][\w.&']+ [A-Z]/.test(text.slice(at + turn.index + turn[0].length, grant))
  );
}

/** "the line between Elm and Roe Counties": what parts two places, not two parties. */
const BETWEEN_PLACES = /\b(?:lines?|boundar(?:y|ies)|border|fence|divide|road|strip|lying|lies|lands?|difference|midway|halfway)\s*$/i;

/** Both sides after "between"; null when no such words name a giver. */
export function sidesAfterBetween(a: Anatomy): SidedMention[] | null {
  const p = a.premises;
  if (!p) return null;
  const { text } = a.view;
  const grantStart = a.granting?.start ?? p.end;
  for (const m of text.slice(p.start, p.end).matchAll(between)) {
    const start = p.start + m.index + m[0].length;
    if (BETWEEN_PLACES.test(text.slice(Math.max(0, start - m[0].length - 24), start - m[0].length))) continue;
    if (toldInRecital(text, p.start, p.start + m.index, grantStart)) continue;
    const both = betweenSides(a, start, Math.min(p.end, start + 4000));
    const first = both[0]?.mention;
    if (!first || first.span.start - start > 140) continue;
    const rest = namedTakers(a, grantStart, a.granting?.end ?? grantStart + 500);
    const apart = rest.length > 0 && !rest.some((r) => both.some((b) => b.mention.name === r.name));
    const labelled = both.some((x) => x.mention.label !== null);
    const twoSided = both.some((x) => x.side === "to") && both.some((x) => x.side === "from");
    const onSide = (r: Mention, side: "from" | "to") => both.some((b) => b.side === side && sameName(b.mention, r));
    // "between the Treasurer of Elm County and A: …, assessed to B, …; I grant the same to A": the verb tells who takes.
    const toTaker = rest[0] ? text.slice(grantStart, rest[0].span.start) : "";
    const atVerb = rest[0] !== undefined && !/[a-z)\d]{2}\. [A-Z]/.test(toTaker) && !TOLD_TO.test(toTaker);
    if (twoSided && !labelled && atVerb && rest.every((r) => onSide(r, "from") && !onSide(r, "to")))
      return [...both.filter((b) => !rest.some((r) => sameName(b.mention, r))).map((b) => ({ ...b, side: "from" as const })), ...asTakers(rest)];
    if (twoSided && (labelled || !apart)) return both;
    if (apart && !/^(?:from|executed by|given by|made by|granted by)/i.test(m[0]))
      return [...both.map((x) => ({ ...x, side: "from" as const })), ...asTakers(rest)];
    if (/^(?:by )?(?:and )?b/i.test(m[0])) return both;
  }
  return null;
}

/** "conveys the land deeded to", "which was inherited by": behind the verb, but of an older title. */
const TOLD_TO =
  /\b(?:(?:conveyed|deeded|devised|willed|granted|sold|patented|assigned|transferred|leased|allotted|awarded|distributed|bequeathed|given|left|set apart|set aside)(?: \w+){0,3} (?:un)?to|(?:inherited|acquired|owned|held|purchased|bought|received|executed|made|given|occupied|reserved) by) (?:the )?(?:said )?$/i;

/** Mentions as takers, whatever the label says of another side. */
export const asTakers = (mentions: readonly Mention[]): SidedMention[] =>
  sided(mentions, "to").map((x) => (x.side === "to" ? x : { ...x, side: "to", role: null }));

const sameName = (a: Mention, b: Mention): boolean => a.name.toUpperCase() === b.name.toUpperCase();

/** "In consideration of $10 paid by A, of Elm, B, a bachelor, does grant to the said A": who paid and is named again behind the verb takes, the others of that stretch give. Null where the words stand otherwise. */
function payerFirst(a: Anatomy, from: number, grantStart: number, grantEnd: number): SidedMention[] | null {
  const payers = takersWhoPaid(a, from, grantStart);
  const said = namedTakers(a, grantStart, grantEnd);
  const first = payers[0];
  if (!first || first.span.start > grantStart || !said.some((s) => sameName(s, first))) return null;
  const givers = payers.filter((p) => p.span.end <= grantStart && !said.some((s) => sameName(s, p)));
  return givers.length > 0 ? [...sided(givers, "from"), ...asTakers(said.map((s) => payers.find((p) => sameName(s, p)) ?? s))] : null;
}

/** "COUNTY OF ELM" on a line of its own before the names: they begin on the next line. */
function behindVenue(a: Anatomy, opens: { start: number; opened: boolean }): { start: number; opened: boolean } {
  const from = a.premises?.start ?? opens.start;
  const line = a.view.blocks.findLast(
    (b) => b > opens.start && b < from + 160 && /\bcount(?:y|ies) of [A-Z][\w']+(?: [A-Z][\w']+)?\W*$/i.test(a.view.text.slice(from, b)),
  );
  return line ? { ...opens, start: line } : opens;
}

/** The sides as running premises name them; empty when no name is found. */
export function sidesFromPremises(a: Anatomy): SidedMention[] {
  const p = a.premises;
  if (!p) return [];
  const { text } = a.view;
  const grantStart = a.granting?.start ?? p.end;
  const found = sidesAfterBetween(a);
  if (found) return found;
  const abstracted = a.granting ? [] : nameToName(a, p.start, p.end);
  if (abstracted.length) return abstracted;
  const opens = behindNotes(a, behindVenue(a, giverStart(text, p.start, p.end)), grantStart);
  const start = afterConsideration(text, opens.start, p.end);
  const opened = opens.opened || start > opens.start;
  const paying = start === opens.start ? payerFirst(a, opens.start, grantStart, a.granting?.end ?? grantStart + 400) : null;
  if (paying) return paying;
  const cut = considerationAt.exec(text.slice(start, p.end));
  const mentions = parseMentions(text, start, cut && cut.index > 5 ? start + cut.index : p.end, a.view.blocks).mentions;
  const givers = sided(giverGroup(text, mentions, opened), "from");
  const labelled = givers.filter((x) => x.side === "to");
  if (labelled.length > 0) return [...givers.filter((x) => x.side !== "to"), ...labelled];
  const grantEnd = a.granting?.end ?? grantStart + 400;
  // "A, first party, who holds under contract with C, and B, second party, agree": B is labelled, C is only told of.
  const labels = (): Mention[] => {
    if (!givers.some((g) => labelSide(g.mention) === "from")) return [];
    const told = mentionsBetween(a, opens.start, grantStart).filter((m) => labelSide(m) === "to");
    return told.slice(
      Math.max(
        0,
        told.findLastIndex((m, i) => i > 0 && m.strays > 0),
      ),
    );
  };
  const groups = [
    labels,
    () =>
      takersWhoPaid(a, start > opens.start ? opens.start : start + (cut?.index ?? 0), grantStart).filter((m) => start === opens.start || m.span.end < start),
    () => namedTakers(a, grantStart, grantEnd),
    () => takersWhoPaid(a, grantStart, grantEnd),
    () => takersWhoPaid(a, Math.min(p.start, a.body.start, a.title?.end ?? 0), grantStart).filter((m) => !givers.some((g) => sameName(g.mention, m))),
    () => listedTakers(a, grantStart),
    () => shareLedTakers(a, grantStart),
    () =>
      saidHouse(
        a,
        grantStart,
        grantEnd,
        givers.map((g) => g.mention.name.toUpperCase()),
      ),
  ];
  /** "A, who owes B a debt, grants to B": where nobody but a taker is left as giver, those named before him give. */
  const othersGive = (takers: readonly Mention[]): SidedMention[] | null => {
    const isTaker = (m: Mention) => takers.some((t) => sameName(t, m));
    const others = mentions.filter((m) => !isTaker(m));
    return givers.length && others.length && givers.every((g) => isTaker(g.mention)) ? sided(giverGroup(text, others, true), "from") : null;
  };
  for (const group of groups) {
    const takers = group();
    if (takers.length > 0) return [...(othersGive(takers) ?? withoutCaption(text, givers, takers)), ...asTakers(takers)];
  }
  return splitAtTo(text, givers);
}

/** "A and wife B to C and D, in equal moieties. May 2, 1944. … A reserves 1/4": in an abstracted deed the names that stand together at its head, parted at "to"; none where they are not. */
function nameToName(a: Anatomy, from: number, to: number): SidedMention[] {
  const { text } = a.view;
  const { mentions } = parseMentions(text, from, Math.min(to, from + 900), a.view.blocks);
  if ((mentions[0]?.strays ?? 9) > 3) return [];
  const over = mentions.findIndex((m, i) => i > 0 && m.strays > 3);
  const sides = splitAtTo(text, sided(over < 0 ? mentions : mentions.slice(0, over), "from"));
  return sides.some((x) => x.side === "to") ? sides : [];
}

/** "A, single, to B: the NW/4 …": without granting words the taker is the one behind "to". */
function splitAtTo(text: string, givers: readonly SidedMention[]): SidedMention[] {
  const cut = givers.findIndex((x, i) => i > 0 && /\b(?:un)?to (?:the )?$/i.test(text.slice(Math.max(0, x.mention.span.start - 9), x.mention.span.start)));
  return givers.map((x, i) => (cut > 0 && i >= cut ? { ...x, side: "to", role: null } : x));
}
