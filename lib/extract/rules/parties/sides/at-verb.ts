// Sides where premises and labels do not tell both: the names at the granting verb itself, the signers of "I convey", the bidder at a public sale.
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { groupsBetween, mentionsBetween } from "@/lib/extract/rules/parties/mentions/mentions-between";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import { isOrganisation } from "@/lib/names/entity-type";
import { nameKey } from "@/lib/names/name-key";
import { sided } from "./from-premises";
import { groupAt, groupBefore } from "./group-before";
import { sideOf } from "./labels";
import { meantAhead } from "./meant-ahead";
import { passiveSides } from "./passive-sides";
import type { SidedMention } from "./sides";
import { namedTakers, saidHouse, takersWhoPaid } from "./takers";

const says = (m: Mention): "from" | "to" | "other" | null => (m.label === null ? null : (sideOf(m.label)?.side ?? null));

/** Who sued is no label of a deed's side. */
const inSuit = /^(?:plaintiff|defendant|petitioner|respondent)/i;

/** Names that labels behind them put on both sides, anywhere before the object: "paid to A (Grantor), by B (Grantee)". */
function labelled(a: Anatomy, end: number): SidedMention[] {
  const from = Math.min(a.premises?.start ?? a.body.start, a.title && a.title.start < 400 ? a.title.end : Number.POSITIVE_INFINITY);
  const all = mentionsBetween(a, from, end);
  const told = all.filter((m) => says(m) !== null && !inSuit.test(m.label ?? ""));
  return told.some((m) => says(m) === "from") && told.some((m) => says(m) === "to") ? sided(told, "from") : [];
}

/** Words that open a grant before the name of the giver. */
const formula = /^(?:now,? ?therefore,? |know all men by these presents:? |that |and |I,? |we,? |(?:the )?undersigned,? )+/i;

/** Names that stand in one group right before the granting verb: "… Document 9. A, a widower, grantor, for $10, QUITCLAIMS". */
function subjects(a: Anatomy, verb: number): Mention[] {
  const { text } = a.view;
  const sentence = a.sentences.findLast((s) => s.start <= verb);
  const opens = Math.max(sentence?.start ?? 0, verb - 700);
  const from = opens + (formula.exec(text.slice(opens, verb))?.[0].length ?? 0);
  const { mentions } = parseMentions(text, from, verb, a.view.blocks);
  const first = mentions[0];
  if (!first || first.span.start - from > 24) return groupBefore(a, from, verb).filter((m) => says(m) !== "to");
  if (says(first) === "to") return [];
  const cut = mentions.findIndex((m, i) => i > 0 && (m.strays > 0 || says(m) === "to"));
  return cut > 0 ? mentions.slice(0, cut) : mentions;
}

/** "I have this day leased, demised and to farm let, and by these presents do": who speaks, then words of his own verbs only. */
const SPEAKS =
  /\b(?:I|[Ww]e)(?:,? (?:do|hereby|have|the undersigned|this day|and|by these presents|now|also|to farm|farm|leased?|demised?|let|granted?|bargained?|sold|sell|conveyed|convey))*,? $/;

/** Names between two places, a line at a time: who signs below another is not the end of his name. */
const mentionsByLine = (a: Anatomy, start: number, end: number): Mention[] =>
  a.view.lines
    .filter((l) => l.end > start && l.start < end)
    .flatMap((l) => parseMentions(a.view.text, Math.max(start, l.start), Math.min(end, l.end), a.view.blocks).mentions);

/** "I convey and warrant to B … Witness my signature … A. Doe, unmarried": who speaks as "I" or "we" signs. */
function signers(a: Anatomy, verb: number): Mention[] {
  const { text } = a.view;
  if (!SPEAKS.test(text.slice(Math.max(0, verb - 120), verb))) return [];
  const start = a.testimonium?.end ?? a.signatures?.start;
  if (start === undefined) return [];
  const end = Math.min(text.length, a.acknowledgments[0]?.start ?? text.length, start + 400);
  const mentions = mentionsByLine(a, start, end);
  const stop = mentions.findIndex((m) =>
    /\b(?:witness|attest|notary|filed|recorded|book)\b/i.test(text.slice(Math.max(start, m.span.start - 40), m.span.start)),
  );
  return (stop >= 0 ? mentions.slice(0, stop) : mentions).slice(0, 6);
}

/** Between the giver's name and his verb: "A, a widow, does hereby"; "A, for $10," is left to the premises. */
const AUXILIARIES =
  /^(?:, (?:an? |now )?(?:unmarried |single |free |feme |[A-Z][a-z]+ (?=corporation|company|partnership))?(?:widow(?:er)?|woman|man|person|sole|single|unmarried|divorced|bachelor|corporation|company|partnership)(?: (?:woman|man|person|feme))?)?,? ?(?:(?:do|does|doth|did|has|have|hath|hereby|herewith|herein|now|therefore|accordingly|also|and|by these presents),? ){0,8}$/i;
/** "THEREFORE he does now grant": the giver by a pronoun alone. */
const PRONOUN = /\b(?:he|she|they|it)(?: (?:do|does|did|has|have|hereby|now|therefore|also|further),?){0,5} $/i;

/** Names that are the subject of the granting verb itself: "NOW, for that consideration, the said A does grant". */
function speakers(a: Anatomy, verb: number): Mention[] {
  const from = Math.max(a.sentences.findLast((s) => s.start <= verb)?.start ?? 0, verb - 220);
  const group = groupsBetween(a, from, verb).find((g) => AUXILIARIES.test(a.view.text.slice(g.at(-1)?.span.end ?? 0, verb))) ?? [];
  const first = group.findLastIndex((m, i) => i === 0 || m.strays > 0);
  return group.slice(Math.max(0, first)).filter((m) => says(m) !== "to");
}

/** "WHEREAS A did convey …; THEREFORE he does now grant": who is told of first is he. */
function firstTold(a: Anatomy, verb: number): Mention[] {
  const { text } = a.view;
  if (!PRONOUN.test(text.slice(Math.max(0, verb - 60), verb))) return [];
  const recital = /\bwhereas,? (?=[A-Z])/i.exec(text.slice(a.body.start, verb));
  if (!recital) return [];
  const start = a.body.start + recital.index + recital[0].length;
  const { mentions } = parseMentions(text, start, Math.min(verb, start + 300), a.view.blocks);
  const first = mentions[0];
  return first && first.span.start - start < 6 ? [first] : [];
}

const bidder =
  /\b(?:sold|struck off|knocked down|bid (?:in|off)|purchased|bought|was sold)(?: and sold)?(?: the same| said \w+| it)?[^.;]{0,60}? (?:un)?(?:to|by) (?:the said |one )?(?=[A-Z][\w.]* [A-Z])/g;
const highest = /\b(?:highest|best|last) (?:and (?:best|last|highest) )?bid|\bpurchaser\b|\bfor the (?:sum|price) of\b|\bfor \$|\bbeing the/i;

/** Who bid highest at an officer's sale, where the deed then conveys only "to him". */
function bidders(a: Anatomy): Mention[] {
  const { text } = a.view;
  for (const m of text.matchAll(bidder)) {
    const start = m.index + m[0].length;
    const { mentions } = parseMentions(text, start, Math.min(text.length, start + 200), a.view.blocks);
    const first = mentions[0];
    if (!first || first.span.start - start > 2 || !highest.test(text.slice(first.span.end, first.span.end + 120))) continue;
    const cut = mentions.findIndex((x, i) => i > 0 && x.strays > 0);
    return cut > 0 ? mentions.slice(0, cut) : mentions;
  }
  return [];
}

const surnameOf = (m: Mention): string =>
  m.name
    .toUpperCase()
    .replace(/[^A-Z ]/g, "")
    .split(" ")
    .at(-1) ?? "";

/** "paid by A, has granted": who stands behind such a word is not the one who speaks. */
const BEHIND = /\b(?:by|from|of|to|unto|for|with|between) (?:the )?(?:said )?$/i;

/** "…; THEREFORE I, A. Roe, a widow, convey", "we, A and B": who speaks is named beside the pronoun. */
const NAMED_SPEAKER = /\b(?:I|[Ww]e|WE),? (?:(?:the )?undersigned,? |the said )?(?=["']?[A-Z][\w.'-]* [A-Z])/g;
const SPEAKER_REACH = 900;

function namedSpeakers(a: Anatomy, verb: number): Mention[] {
  const from = Math.max(a.body.start, verb - SPEAKER_REACH);
  const last = [...a.view.text.slice(from, verb).matchAll(NAMED_SPEAKER)].at(-1);
  return last ? groupAt(a, from + last.index + last[0].length, verb).filter((m) => says(m) !== "to") : [];
}

/** Who takes by the verb: named behind it, "that company" named ahead, or who paid. */
function takersBehind(a: Anatomy, verb: number, givers: readonly Mention[]): Mention[] {
  const end = a.granting?.end ?? verb + 500;
  const own = givers.map((g) => g.name.toUpperCase());
  const named = namedTakers(a, verb, end);
  const house = named.length ? named : saidHouse(a, verb, Math.min(end, verb + 160), own);
  const found = house.length ? house : takersWhoPaid(a, a.body.start, end);
  return found.filter((m) => !own.includes(m.name.toUpperCase()));
}

/** Sides that the words at the verb tell otherwise than those read: the speaker of "I, A, convey", the one meant by "he" or "the said company". */
function withMeant(a: Anatomy, known: readonly SidedMention[]): readonly SidedMention[] {
  const verb = a.granting?.start;
  if (verb === undefined) return known;
  const spoken = namedSpeakers(a, verb);
  const meant = spoken.length ? spoken : meantAhead(a, verb);
  const givers = known.filter((x) => x.side === "from");
  if (!meant.length || givers.some((g) => meant.some((m) => nameKey(m.name) === nameKey(g.mention.name)))) return known;
  const behind = takersBehind(a, verb, meant);
  const takers = behind.length ? behind : known.filter((x) => x.side === "to" && x.mention.span.start > verb).map((x) => x.mention);
  return [...sided(meant, "from").map((x) => ({ ...x, side: "from" as const })), ...sided(takers, "to").map((x) => ({ ...x, side: "to" as const }))];
}

/** Sides told without labels by a recital, where the verb has a subject of its own that is none of the givers: he gives, and who takes stands behind the verb. */
function withSpeakers(a: Anatomy, known: readonly SidedMention[]): readonly SidedMention[] {
  const verb = a.granting?.start;
  if (verb === undefined || known.some((x) => says(x.mention) !== null)) return known;
  const told = new Set(known.filter((x) => x.side !== "other").map((x) => surnameOf(x.mention)));
  const own = speakers(a, verb);
  const first = own[0]?.span.start ?? 0;
  if (own.length === 0 || BEHIND.test(a.view.text.slice(Math.max(0, first - 20), first)) || own.some((m) => told.has(surnameOf(m)))) return known;
  const takers = namedTakers(a, verb, a.granting?.end ?? verb + 500);
  return takers.length ? [...sided(own, "from"), ...sided(takers, "to").map((x) => ({ ...x, side: "to" as const }))] : known;
}

/** "the power which it had from A and B …, does lease to C": who stands behind "from" ahead of the verb takes nothing, where the verb names another. */
const HAD_FROM = /\b(?:from|against|under) (?:the )?(?:said )?$/i;
function withoutSources(a: Anatomy, known: readonly SidedMention[]): readonly SidedMention[] {
  const verb = a.granting?.start;
  const takers = known.filter((x) => x.side === "to");
  const [first] = takers;
  if (verb === undefined || !first || takers.some((x) => says(x.mention) !== null || x.mention.span.start > verb)) return known;
  if (!HAD_FROM.test(a.view.text.slice(Math.max(0, first.mention.span.start - 20), first.mention.span.start))) return known;
  const named = namedTakers(a, verb, a.granting?.end ?? verb + 500);
  const told = new Set(known.filter((x) => x.side !== "other").map((x) => surnameOf(x.mention)));
  if (!named.length || named.some((m) => told.has(surnameOf(m)) && !isOrganisation(m.name))) return known;
  return [...known.filter((x) => x.side !== "to"), ...sided(named, "to").map((x) => ({ ...x, side: "to" as const }))];
}

/** The sides with what the granting verb tells where those `told` lack one; those themselves where they have both. */
export function completedAtVerb(a: Anatomy, told: readonly SidedMention[]): SidedMention[] {
  const passive = passiveSides(a);
  if (passive.length) return passive;
  const known = withMeant(
    a,
    withSpeakers(
      a,
      withoutSources(
        a,
        told.filter((x) => !inSuit.test(x.mention.label ?? "")),
      ),
    ),
  );
  const givers = known.filter((x) => x.side === "from");
  const takers = known.filter((x) => x.side === "to");
  const verb = a.granting?.start;
  if ((givers.length && takers.length) || verb === undefined) return [...known];
  const both = labelled(a, (a.granting?.end ?? verb) + 200);
  if (both.length) return both;
  const named = namedTakers(a, verb, a.granting?.end ?? verb + 500);
  const to = takers.length ? takers : sided(named.length ? named : bidders(a), "to").map((x) => ({ ...x, side: "to" as const }));
  const sameAs = (m: Mention) => to.some((x) => x.mention.name.toUpperCase() === m.name.toUpperCase());
  const own = givers.filter((x) => !sameAs(x.mention));
  const before = subjects(a, verb).filter((m) => !sameAs(m));
  const signing = signers(a, verb).filter((m) => !sameAs(m));
  const from = own.length ? own : sided(before.length ? before : signing.length ? signing : firstTold(a, verb).filter((m) => !sameAs(m)), "from");
  const rest = known.filter((x) => x.side === "other");
  return from.length + to.length > givers.length + takers.length ? [...from, ...to, ...rest] : [...known];
}
