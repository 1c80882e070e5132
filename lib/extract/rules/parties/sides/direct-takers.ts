// Who takes by the verb of giving itself, in whatever words: a helper ("do hereby"), a verb, what is given, "to", a name. "do by these presents convey the above described premises to ELM COUNTY"; an unknown verb between helper and object is a verb too. "To the said Bank" is the bank that the paper has named.
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import { instrumentCategory } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { partPlayed } from "@/lib/extract/rules/parties/mentions/mend-mentions";
import { emptyMention, type Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { namesIn } from "@/lib/extract/rules/parties/mentions/names-in";
import { parseMentions } from "@/lib/extract/rules/parties/mentions/parse-mentions";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { rolesOf } from "@/lib/extract/rules/parties/roles";
import { oneWithinOther } from "@/lib/extract/rules/parties/same-party";
import { nameKey } from "@/lib/names/name-key";
import { tokenise } from "@/lib/text/tokens";
import { takenUp } from "./taken-up";

/** "do hereby convey and warrant", "does by these presents make over": a helper in the present, then verbs, whatever they are. */
const HELPED =
  /\b(?:do|does|doth|DO|DOES)(?:,? (?:hereby|HEREBY|herewith|by these presents|BY THESE PRESENTS|now|NOW|also|therefore|accordingly|further|each))*,? (?!(?:hereby|not|certify|acknowledge|declare|appoint|constitute|agree|covenant|reserve|except|warrant|swear|authori[sz]e|bind|direct|consent|ratify|find|order|say|depose|state|own|hold|certif\w+|promise|request|waive|and)\b)(?=[A-Za-z-]+)/g;
/** "hereby conveys", "we sell and convey": verbs of giving that need no helper, and no noun ("my deed to A. Roe"). */
const SAID =
  /(?<!\b(?:an?|the|his|her|my|our|their|its|said|that|this|such|any|which|mineral|warranty|royalty|in|by|of|under|who|to|for|and assigns|heirs|heretofore|has|have|had) )\b(?:(?:conveys|grants|sells|transfers|quit-?claims|remises|bargains)\b|(?<=\b(?:I|[Ww]e|they|hereby|[Gg]rantors?|[Ll]essors?|[Aa]ssignors?|part|part(?:y|ies)|wife|husband) )(?:convey|grant|sell|transfer|assigns?|quit-?claim|remise|bargain|leases?|gives?|deed)\b)(?:,? (?:and |hereby )?(?:warrants?|conveys?|sells?|assigns?|quit-?claims?|transfers?|sets? over|delivers?|leases?|lets?|releases?)\b)*(?= )/g;
/** What is given, told shortly: no clause of its own, no other verb. */
const OBJECT =
  /^(?:(?!\b(?:subject|according|assessed|which|whom?|whose|that|reserv\w+|except\w*|adjacent|leading|due|belonging|recorded|paid|heretofore|formerly|lying|situated?|bounded|being|by|from|if|under|pursuant|when|where|as|agree\w*|will|shall|have|has|was|were|is|are|leased|sold|patented|payable|corner|beginning|thence|line|known|deeds?|leases?|mortgage|assignment|contract|rights?|reference)\b)[^.;:()]){0,150}?\b(?:un)?to (?:the )?/i;
/** "to the said Bank", "unto said Commissioners". */
const SHORT = /^(?:[Ss]aid |SAID )((?:[A-Z][a-z]+|[A-Z]{4,})(?: [A-Z][a-z]+)?)(?=[ ,.;])/;
const MOST = 12;

/** The last house named before `at` whose name has the short word in it: "the said Bank" → the First Bank of Elm. */
export function houseMeant(text: string, word: string, at: number): { name: string; start: number; end: number } | null {
  const from = Math.max(0, at - 6000);
  const said = new RegExp(`\\b${word.replace(/\W+/g, "\\W+")}\\b`, "i");
  return (
    namesIn(tokenise(text, from, at), text)
      .filter(
        (n) => n.organisation && n.name.split(" ").length > 1 && nameKey(n.name) !== nameKey(word) && said.test(n.name) && !/^(?:the )?said\b/i.test(n.name),
      )
      .at(-1) ?? null
  );
}

/** Names at the end of "verb, object, to". */
function takersFrom(a: Anatomy, verb: number, end: number): Mention[] {
  const { text } = a.view;
  const object = OBJECT.exec(text.slice(verb, Math.min(end, verb + 240)));
  if (!object) return [];
  const start = verb + object[0].length;
  const short = SHORT.exec(text.slice(start, start + 60));
  if (short?.[1]) {
    const house = houseMeant(text, short[1], start);
    if (house && short[1].split(" ").length < house.name.split(" ").length) return [emptyMention(house.name, { start: house.start, end: house.end })];
  }
  const said = /^(?:said|SAID) /.exec(text.slice(start, start + 6))?.[0].length ?? 0;
  const { mentions } = parseMentions(text, start + said, Math.min(end, start + 300), a.view.blocks);
  const first = mentions[0];
  if (!first || first.span.start !== start + said) {
    // A county is mostly a place, and no naming by itself; behind the verb it takes.
    const house = namesIn(tokenise(text, start + said, Math.min(end, start + 120)), text)[0];
    return house?.organisation && house.start === start + said && !partPlayed.test(house.name)
      ? [emptyMention(house.name, { start: house.start, end: house.end })]
      : [];
  }
  const cut = mentions.findIndex((m, i) => i > 0 && (m.strays > 0 || signsBehind(a, mentions[i - 1]?.span.end ?? start, m.span.start)));
  return cut > 0 ? mentions.slice(0, cut) : mentions;
}

/** "… conveys the lot to Ada Roe.", and the signature on the next line: a point and a new line between two names. */
const signsBehind = (a: Anatomy, end: number, start: number): boolean =>
  /\.\s*$/.test(a.view.text.slice(end, start)) && a.view.lines.some((l) => l.start > end && l.start <= start);

export const bodyEnd = ({ view, testimonium, acknowledgments }: Anatomy): number =>
  Math.min(view.text.length, testimonium?.start ?? view.text.length, acknowledgments[0]?.start ?? view.text.length);

/** The verbs of giving, in order, with where the words behind each begin. */
export function verbsOf(a: Anatomy): { at: number; end: number }[] {
  const body = a.view.text.slice(0, bodyEnd(a));
  return [...body.matchAll(HELPED), ...body.matchAll(SAID)]
    .sort((x, y) => x.index - y.index)
    .slice(0, MOST)
    .map((v) => ({ at: v.index, end: v.index + v[0].length }));
}

/** The namings behind each verb of giving, in the order of the verbs, those that lead to none left out. */
export function takersAtVerbs(a: Anatomy): { at: number; takers: Mention[] }[] {
  return verbsOf(a)
    .map((v) => ({ at: v.at, takers: takersFrom(a, v.end, bodyEnd(a)) }))
    .filter((v) => v.takers.length > 0);
}

/** The parties with the group that the first verb takes up by a pronoun, where those read to take are all among it and another gives. */
function withThoseTakenUp(a: Anatomy, parties: readonly ReadParty[], type: InstrumentType): ReadParty[] {
  for (const v of verbsOf(a)) {
    const group = takenUp(a, v.at, v.end);
    const among = (p: ReadParty) => group.some((m) => oneWithinOther(nameKey(p.mention.name), nameKey(m.name)));
    if (!group.length || !parties.every((p) => p.side !== "to" || among(p)) || !parties.some((p) => p.side === "from" && !among(p))) continue;
    return [...parties.filter((p) => !among(p)), ...group.map((mention): ReadParty => ({ mention, side: "to", role: rolesOf(type)[1], sure: 0.8 }))];
  }
  return [...parties];
}

const GIVES: ReadonlySet<string> = new Set(["conveyance", "lease", "assignment"]);

/**
 * The parties with those who take by the verb itself, where none was read who is among them, has a label or stands behind the verb: one told of before it ("assessed to
 * A. Roe") gives way. Errs on the side of what was read.
 */
export function withDirectTakers(a: Anatomy, parties: readonly ReadParty[], type: InstrumentType): ReadParty[] {
  if (!GIVES.has(instrumentCategory[type])) return [...parties];
  const takers = parties.filter((p) => p.side === "to");
  const known = (m: Mention) =>
    parties.some((p) => oneWithinOther(nameKey(p.mention.name), nameKey(m.name)) || p.mention.aliases.some((x) => nameKey(x) === nameKey(m.name)));
  // The first that tells a taker decides: it is he who was read, or the paper gives to another.
  const first = takersAtVerbs(a)[0];
  if (!first) return withThoseTakenUp(a, parties, type);
  if (first.takers.some(known) || first.takers.some((m) => !m.name.includes(" "))) return [...parties];
  if (takers.some((t) => t.mention.label !== null || t.mention.span.start > first.at)) return [...parties];
  const role = rolesOf(type)[1];
  return [...parties.filter((p) => p.side !== "to"), ...first.takers.map((mention): ReadParty => ({ mention, side: "to", role, sure: 0.8 }))];
}
