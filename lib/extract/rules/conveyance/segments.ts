// Sentences cut at the words that turn them: save and except, reserving, subject to, together with, there is reserved.
import { KeepingReader } from "./keeping-clause";
import { ASIDE_OF_KEEPER } from "./keeping-side";
import { keptByGiver, reserveAt } from "./keeping-words";
import { KEPT_HEADED } from "./kept-heading";
import { cameWithLand, isDenied, tellsOfAnother } from "./phrases/no-turn";
import { OPENS_OUTCOME } from "./phrases/outcome";
import { subjectsFrom } from "./phrases/subject-row";
import type { Scene, Sentence } from "./scene";
import { withoutTitle } from "./without-title";

export type SegmentKind = "main" | "except" | "reserve" | "subject" | "with" | "also";
export type Segment = { kind: SegmentKind; start: number; end: number; text: string; marker: string; sentence: Sentence };

const SOFT = "(?:,? (?:also|hereby|herein|further|expressly|likewise|specifically|however|nevertheless|accordingly|there|is|are|be|does|do)\\b,?){0,4}";
/** "from this conveyance and its warranty": the covenant beside the grant itself. */
const AND_COVENANT = "(?:,? and (?:from )?(?:the |its |this |all )?(?:warrant(?:y|ies)|covenants?)(?: hereof| thereof| herein| of title)?)?";
const FROM_THIS = `(?: (?:therefrom|herefrom|hereout|out of this \\w+|from (?:this|the) (?:conveyance|grant|deed|assignment|sale|lease))${AND_COVENANT})?`;

const GIVER = "assignor|grantor|lessor|farmor|transferor|seller|undersigned|vendor|maker";
const NOT_TO_GIVER = `(?![^.;]{0,160}(?<!\\b(?:deed|conveyance|sale|grant|kept|reserved|retained|sold|conveyed|granted)) (?:un)?(?:to|for) (?:the |said )*(?:(?:${GIVER})s?|him|her|them|it|me|us|(?:him|her|it|my)self|(?:them|our)selves)\\b)`;

const MARKERS: readonly (readonly [SegmentKind, string])[] = [
  ["reserve", `(?<=^\\W*)${KEPT_HEADED}`],
  ["except", "reservations? from and exceptions? to (?:the )?conveyance(?: and warranty)?:"],
  ["reserve", "reserv(?:ations?|ed)(?: from (?:the |this )?conveyance)?(?: by grantors?)?(?:,? (?:also|further))?: ?(?!none|n\\/a|nothing)"],
  ["except", "exceptions? (?:to|from) (?:the )?(?:conveyance|warranty|title)(?: and (?:the )?(?:warranty|conveyance))?:"],
  [
    "reserve",
    `(?:less,? ?)?(?:sav(?:e|ing) and except,? ?(?:and )?)?(?:excepting|except|excepts|(?<!\\b(?:is|are|be|being|been)(?: (?:hereby|herein|expressly|specifically|also|further))*\\s)excepted)${FROM_THIS},?${SOFT} ?(?:and|or|&)${SOFT} ?reserv(?:ing|es?|ed)\\b`,
  ],
  [
    "reserve",
    "(?:overriding )?royalt(?:y|ies) (?:hereby |herein )?reserved(?: herein| hereby)?(?: by (?:the )?(?:assignor|transferor)s?)?: ?(?=[^.;:]{0,60}(?:%|per ?cent|\\d\\/\\d|one-))",
  ],
  [
    "reserve",
    `(?<=(?:^|[.;:,] ?)(?:and |but |being )?)(?:reserved|retained|excepted and reserved|withheld|kept(?: back| out)?|held back|saved) (?:un)?(?:to|by|for|in) (?:the |said )*(?:${GIVER})s?\\b`,
  ],
  [
    "reserve",
    "(?<=(?:^|[.;:] ?)(?:hereby )?)(?:reserved|retained|excepted and reserved|reserved and excepted|withheld|kept(?: back)?|held back)(?: (?:here|there)?(?:from|out of)(?: (?:this|the) \\w+)?)?,? (?:un)?(?:to|by|for) (?=[^.;:]{2,140}? (?:is|are|shall be) (?:an?|one|all|the|two|three|half|\\d)\\b)",
  ],
  ["subject", "overriding royalt(?:y|ies) (?:previously |heretofore )?reserved(?: herein| hereby)?(?: or conveyed)?: ?"],
  [
    "reserve",
    "(?<=\\band (?:(?:also|do|does|hereby|further) ){0,3})(?:reserves?|keeps?(?: back)?|retains?|withholds?) (?:therefrom|thereout|out of (?:the same|it|what))\\b",
  ],
  ["reserve", "(?:saving|retaining|withholding),? (?:and|or) reserving\\b"],
  ["reserve", "with (?=an? [^,.;]{0,70}\\boverrid\\w*[^,.;]{0,50}\\b(?:kept|reserved|retained|withheld|excepted) (?:un)?(?:by|to|for)\\b)"],
  [
    "reserve",
    `(?:saving|saves?|saved|keeps?|keeping)(?: out)? (?:un)?(?:to|for) (?:himself|herself|itself|themselves|myself|ourselves|me|us|(?:the |said )*(?:${GIVER})s?)\\b`,
  ],
  [
    "reserve",
    "(?<!\\b(?:is|are|be|being|been|was|were)(?: (?:hereby|herein|expressly|specifically))?\\s)reserv(?:ing|es?|ed) (?:and|or) except(?:ing|s|ed)?\\b",
  ],
  [
    "reserve",
    `there (?:is|are|has been|shall be|being)${SOFT}(?:(?:,? and)? (?:[ae]ccepted|excepted|saved|kept|retained|withheld|held|severed)(?: back| out)?){0,2}${FROM_THIS}(?:,? and${SOFT})? ?(?:reserved|retained|withheld|severed(?= (?:from (?:this|the)|herefrom|hereby|(?:un)?to))|(?:saved|kept|held)(?= (?:un)?to| for| out| back| by))\\b`,
  ],
  [
    "reserve",
    "(?:and|but),? (?:also |hereby |expressly |further |there(?:from|out) )*(?:reserves?|retains?|keeps(?: back)?|withholds?|holds? back|carves? out and (?:keeps|retains|reserves)) (?=(?:un)?to |for |(?:out )?of (?:the|all|it|said|such|what) |an? |all |one-|two-|three-|\\d|the (?:surface|minerals|oil|royalt|right))",
  ],
  [
    "reserve",
    "with (?:(?:the|these|this|certain|one|two|three|four|following|single) )*(?:things?|interests?|estates?|rights?|matters?|items?|exceptions?)(?: following)?,? (?:(?:is|are|being|to be|hereby|herein|excepted|and) )*(?:reserved|retained|kept|withheld)(?: back| out)? (?:un)?(?:to|for|by)\\b",
  ],
  [
    "reserve",
    `an? (?:further )?reservation (?:hereby|herein) (?:made )?(?:in favou?r of|by|to|unto|for)\\b|(?<=(?:^|[.;:] ?))for (?:the |said )*(?:${GIVER})s?\\b[^.;:]{0,140}? (?:an? |this )reservation of\\b|(?:with|under|upon) (?:(?:an?|the|this|express) )?reservation (?:unto|to|by|of|in favor of)\\b`,
  ],
  [
    "reserve",
    "(?<!\\b(?:[Tt]h(?:is|e|at)|[Ss]uch|[Ss]aid) )(?:reserving|retaining|withholding|severing(?=,? (?:however|therefrom|from (?:this|the|what)|(?:un)?to|an? undivided|all (?:of )?the|one-))|keeping back|holding back|keeping(?= (?:an?|all|the|one|two|three|half|\\d)\\b[^.;,]{0,50}\\b(?:oil|gas|minerals?|royalt\\w+|coal)\\b))\\b(?!(?: \\w+){0,3} (?:nothing|none)\\b)(?! (?:title(?! to (?:an?|one|all|\\d|the (?:oil|minerals?)|undivided)\\b[^.;,]{0,70}\\b(?:oil|gas|minerals?|royalt\\w+|coal)\\b)|the lease|said lease|it in force))",
  ],
  ["except", "(?:less,? ?)?(?:sav(?:e|ing)|less) and except(?:ing)?\\b|less,? saved,? and excepted\\b:?"],
  [
    "except",
    "following(?: (?:interests?|matters?|things?|minerals?|items?))? (?:is|are) (?:(?:hereby|also|expressly) )*(?:excepted|excluded|not conveyed)\\b[^.;:]{0,50}:",
  ],
  [
    "reserve",
    "following(?: (?:interests?|matters?|things?|minerals?|items?))? (?:is|are) (?:(?:hereby|also|expressly|excepted|and) )*(?:reserved|retained|kept|withheld|held back)\\b[^.;:]{0,50}:",
  ],
  [
    "reserve",
    "(?:following|one|an?|this) (?:further |single |express )?reservations? (?:is|are|being|shall be)(?: (?:hereby|also|expressly|further))* (?:made|taken|had|agreed|stipulated|declared)\\b(?: (?:by|for|in favou?r of)\\b[^.;:]{0,140}:| (?:un)?to\\b|[^.;:]{0,30}:)",
  ],
  [
    "except",
    "following exceptions?(?: (?:to|from) [^.;:]{0,50}?)? (?:is|are|being)(?: (?:hereby|also|expressly|further))* (?:made|taken|noted|agreed)\\b[^.;:]{0,40}:",
  ],
  ["except", "there (?:is|are|being)\\b,? (?:(?:also|hereby|further|expressly|and|is|likewise),? ){0,4}(?:excepted|excluded|left out|omitted)\\b"],
  ["except", `there (?:is|are|being)\\b,? (?:(?:also|hereby|further|expressly) ){0,2}saved,? and excepted\\b(?! and\\b)${NOT_TO_GIVER}`],
  ["except", "less,? however,?(?: and subject to)?\\b"],
  ["except", "(?:with the exception of|exception (?:is|being)(?: (?:hereby|also))* (?:made|taken|noted) (?:of|as to))\\b"],
  [
    "except",
    `(?<=(?:^|[.;:] ?))(?:(?:also|likewise|further|and|expressly|specifically),? ){0,2}(?:excepted|excluded|left out|omitted|not (?:included|conveyed|sold|covered|passing))(?:,? (?:also|likewise|further|and (?:not conveyed|excluded)))?(?: (?:here)?(?:from|out of|of|in|by|with|under)(?: (?:the|this|that) \\w+)?${AND_COVENANT})?(?:,? (?:also )?(?:is|are)(?: also)?\\b|(?:,? and not \\w+)?,?:)`,
  ],
  ["reserve", "saving (?=(?:un)?to |for |out )"],
  [
    "except",
    "sav(?:e|ing)(?: only)? (?![^.;]{0,80}\\bharmless\\b)(?=(?:the|that) (?:undivided |part |share |royalty |interest )*(?:one|two|three|five|seven|\\d|half|fourth|third|eighth|minerals?|oil|gas|coal|royalt)|an? |one|two|three|\\d|(?:only )?(?:those|such|what|the following|these)\\b[^.;:]{0,60}:)",
  ],
  [
    "except",
    "sav(?:e|ing)(?:,? however,?)? that (?=[^.;]{0,140}\\b(?:(?:was|were|is|are|has been|had been|have been|stands?)(?: \\w+){0,2} (?:sold|conveyed|granted|deeded|excepted|outstanding|owned|held|severed|assigned|given)|belongs? to)\\b)",
  ],
  ["except", "except(?:ing)?\\b(?! (?:as|for (?:taxes|current)|in|by|where|when|none|nothing|no))"],
  [
    "except",
    "(?:less|(?:minus|excluding|exclusive of|omitting|not including|leaving out)(?: (?:from|out of) (?:this|the) \\w+)?,?(?= (?:an? |the )?(?:undivided )?(?:one|two|three|five|seven|half|\\d)[^.;]{0,60}\\b(?:oil|gas|minerals?|royalt\\w+)\\b)) (?=(?:\\(\\w{1,4}\\) )?(?:(?:the|an? undivided|an? (?:one|two|three|five|seven)|all|that|one|two|three)\\b|\\d{1,2}\\/\\d|\\d{1,2}(?:\\.\\d+)?%))",
  ],
  [
    "except",
    "(?:(?:this |it |same )?(?:being |is )?in addition to|over and above|besides)\\b(?= (?:the|an?|that|those|one|all|any|\\d)[^.;]{0,80}\\b(?:reserved|conveyed|owned|outstanding|excepted|sold|held|retained)\\b)",
  ],
  [
    "except",
    "(?<!\\b(?:the|that|said|any|an?|such|of|to) )(?:mineral|royalty|oil and gas) (?:reservation|severance|exception)s?\\b(?=[^.;]{0,60}(?:\\d\\/\\d|half|fourth|%)[^;]{0,80}\\b(?:Vol|Book|recorded|Reception|Document|Instrument)\\b)",
  ],
  [
    "except",
    "(?<=(?:^|[.;:]|\\b\\d{1,2}[.)]) ?)reservation of (?=(?:an? )?(?:undivided )?(?:\\d|[¼½¾⅛]|one|two|three|five|seven|all)[^.;]{0,60}\\b(?:minerals?|oil|gas|royalt\\w+)[^.;]{0,40} by [A-Z])",
  ],
  [
    "subject",
    "(?:burdened|charged|encumbered|affected|loaded|saddled|weighted|(?<!\\b(?:shall|will|not|nor|who) (?:not )?(?:be )?)(?:liable|answerable))(?:,? (?:only|alone|solely|merely|however|nevertheless|also|further|as to the whole),?){0,2} (?:with|by|for|to)\\b(?= (?:(?:an?|the|that|said|one|no more than|only|outstanding|existing) )*(?:[\\w'’-]+ ){0,5}?(?:\\(?\\d|[a-z]+-|royalt|lease|overrid|easement|mortgage|lien|reserv|right))|under (?:the|an?|no (?:other )?) ?(?:burden|charge|weight|load)s? (?:of|than)\\b",
  ],
  ["subject", "subject,? (?:however,? |only |also )?(?:to|only to)\\b"],
  ["with", "together with\\b"],
  ["also", "there is (?:also |likewise |hereby ){1,2}conveyed\\b"],
  [
    "also",
    `(?:but|yet|and),? (?:the )?(?:said )?(?:${GIVER}|we|I)s? (?:do(?:es)? )?(?:(?:hereby|also|expressly|however|further|nevertheless|specifically) )*(?:include|convey|grant|give)s?(?: and (?:include|convey|grant)s?)?(?: (?:in|with|by|under) (?:this|the same) (?:conveyance|deed|grant|instrument))\\b`,
  ],
];
const TURN = new RegExp(MARKERS.map(([, p]) => `\\b(${p})`).join("|"), "gi");

type Mark = { at: number; marker: string; kind: SegmentKind };

function marksOf(text: string): Mark[] {
  const ahead = (m: { index: number }, size: number): string => text.slice(Math.max(0, m.index - size), m.index);
  const turns = [...text.matchAll(TURN)].filter(
    (m) =>
      !tellsOfAnother(m[0], text.slice(m.index + m[0].length)) &&
      !isDenied(m[0], ahead(m, 90)) &&
      !cameWithLand(m[0], ahead(m, 200), text.slice(m.index + m[0].length, m.index + m[0].length + 120)),
  );
  return turns.map((m) => {
    const index = m.slice(1).findIndex((g) => g !== undefined);
    return { at: m.index, marker: m[0], kind: MARKERS[index]?.[0] ?? "main" };
  });
}

/** Where a new clause may open inside a sentence: ", but", ", and the", ", which half", ": the". */
const OPENS =
  /(?:[,:;] ?|\. )(?:\(?[a-z\d]{1,3}\) ?)?(?:(?:and|but|yet|while|provided(?:,? however,?)?|it (?:is|being) [^,.;]{0,50}? that) )?(?=(?:the|that|an?|all|half|which|it|they|he|she|we|I|one|two|three|five|seven|\d|each|nothing|no|of|there|not|same|title|what|grantors?|sellers?|vendors?|our|my|(?:his|her|their)(?! (?:heirs|successors|wife|husband|executors|estate)))\b)|(?:[,:] ?| )\bbut (?=\w)| and (?=the (?:remaining|other|balance|rest)\b)|,? so that |,? (?:save|except|only|saving) that |\b(?:it is|it being) (?:\w+ ){0,5}that /gi;

/** "Of the minerals we own, we keep one-half": words put before their clause. */
const FRONTED =
  /^(?:\W*(?:(?:and|but) )?(?:of(?! which\b)|out of|from|as to) [^,]*|(?!,)\W*(?:(?:and|but) )?(?:of(?! which\b)|out of|from|as to) (?:[^,]|,(?= (?:oil|gas|coal|and|other|sulphur|casinghead|petroleum|hydrocarbons|lignite|uranium)\b))*)$/i;
/** ", it holds back and does not sell" behind what is held back. */
const OBJECT_FIRST =
  /^, (?:it|he|she|they|we|I) (?:hereby |expressly |also )*(?:holds? back|reserves?|retains?|keeps?|withholds?|do(?:es)? not (?:sell|convey|grant|part))\b/i;

/** "the minerals in the land, and that may be produced from it, stay with": still of the thing named. */
const GOES_ON_OF_THING = /^,? and (?:that|which|all that) (?:may|can|might|shall|is|are) (?:hereafter )?be?\b/i;

/** ", and A. Roe" before what he does: a clause that opens with a name. */
const OPENS_BY_NAME =
  /(?:[,:;]|\bprovided,?(?: however,?)? that) (?:and|but|yet|while|that|the|said|grantor|also|whereas)(?:,? (?:the|that|said|grantor|also|each))*,? (?=[A-Z])|[:;] ?(?=[A-Z])|,? (?:save|except|excepting|only|saving|provided,?|save and except)(?:,? however,?)? that (?:(?:the|said|grantor) )*(?=[A-Z])/g;
function clauseStarts(text: string, reader: KeepingReader): number[] {
  const named = [...text.matchAll(OPENS_BY_NAME)].filter((m) => reader.opensWithGiver(text.slice(m.index + m[0].length)));
  const opened = [...text.matchAll(OPENS)].filter((m) => !GOES_ON_OF_THING.test(text.slice(m.index, m.index + 40)));
  const starts = [0, ...[...opened, ...named].map((m) => m.index)].sort((a, b) => a - b);
  return [...new Set(starts)].filter((at, i, all) => i === 0 || !(FRONTED.test(text.slice(all[i - 1], at)) || OBJECT_FIRST.test(text.slice(at, at + 60))));
}

/** Clauses that keep by their own words, at their place between the marks. A clause that points back makes a reservation of the exception before it. */
function withKeepingClauses(words: string, marks: readonly Mark[], reader: KeepingReader, weak: boolean): Mark[] {
  const text = words.replace(ASIDE_OF_KEEPER, (aside) => " ".repeat(aside.length));
  const out: Mark[] = [...marks];
  const starts = clauseStarts(text, reader);
  let outcome = false;
  starts.forEach((at, i) => {
    outcome = OPENS_OUTCOME.test(text.slice(at, at + 40)) || (outcome && !text.slice(starts[i - 1] ?? 0, at).includes(";"));
    if (outcome) return;
    const end = starts[i + 1] ?? text.length;
    const clause = text.slice(at, end);
    const read = reader.read(text.slice(at, end + 400), clause.length, text.slice(0, at));
    if (!read || (read.weak && !weak) || SURFACE.test(clause) || (!read.anaphor && marks.some((m) => m.at >= at && m.at < end && !isOpener(m, at, clause))))
      return;
    const before = out.reduce<Mark | undefined>((last, m) => (m.at < at && (!last || m.at >= last.at) ? m : last), undefined);
    const place = read.at === 0 ? subjectsFrom(text, starts, i) : at + read.at;
    const opener = place < at ? out.find((m) => isOpener(m, place, text.slice(place))) : undefined;
    if (opener) opener.kind = read.kind;
    else if (!read.anaphor) out.push({ at: place, marker: "", kind: read.kind });
    else if (read.kind === "reserve" && before?.kind === "except") before.kind = "reserve";
  });
  return out.sort((a, b) => a.at - b.at);
}

/** "except that Ann Moss reserves": the word that opens the clause is no turn of its own beside it. */
const OPENS_WITH_TURN = /^[,;]? ?(?:save|except|excepting|saving|save and except) that /i;
const isOpener = (m: Mark, at: number, clause: string): boolean => m.kind === "except" && OPENS_WITH_TURN.test(clause) && m.at - at < 3;
/** "keeps the surface": not of what lies under it. */
const SURFACE = /^[^.;]{0,60}(?<!\b(?:from|of|than)) the surface\b/i;

/** "(subject, however, to the lease in Vol. 4) that tract of land": a turn in brackets is over where they close. */
function withAsidesClosed(text: string, marks: readonly Mark[]): Mark[] {
  const closes = marks.flatMap((m): Mark[] => {
    if (text.charAt(m.at - 1) !== "(") return [];
    const inside = /^[^()]{0,300}\)/.exec(text.slice(m.at))?.[0].length ?? 0;
    return inside > 0 ? [{ at: m.at + inside, marker: "", kind: "main" }] : [];
  });
  return [...marks, ...closes].sort((a, b) => a.at - b.at);
}

/** "save those here mentioned: (1) one-third, which is A's; and": a list of things left out, which goes on in the sentences behind. */
const OPENS_LIST = /:\s*(?:\(?(?:1|a|i)[.)][^:]*)?$/i;
const ITEM = /^(?:and )?\(?(?:[b-hj-z2-9]|[ivx]{2,4})[.)] /i;

/** "These are: one-half, held by A; and one-fourth, held by B." behind a sentence that leaves things out: it names them. */
export const NAMES_THEM =
  /^(?:these|they|those|such (?:interests?|minerals)|the (?:interests?|minerals) (?:so |thus )?(?:excepted|left out|not conveyed))(?: interests?)? (?:are|is|being|consist\w* of|comprises?)\b/i;
const GOES_ON = /^(?:and |also )*(?:an? |the |one|two|three|\d)/i;

/** Of each sentence, whether it is a further item of a list of exceptions. */
function itemsLeftOut(sentences: readonly Sentence[]): boolean[] {
  let open = false;
  let named = false;
  let before: SegmentKind | null = null;
  return sentences.map((s, i) => {
    const goesOn = named && sentences[i - 1]?.text.trimEnd().endsWith(";") === true && GOES_ON.test(s.text);
    named = goesOn || (before === "except" && NAMES_THEM.test(s.text));
    const item = named || (open && ITEM.test(s.text));
    const last = marksOf(s.text).at(-1);
    if (!item) open = last?.kind === "except" && OPENS_LIST.test(s.text.slice(last.at));
    before = last?.kind ?? null;
    return item;
  });
}

/** ", and (b) the one-eighth sold to A" in a list of things kept or left out: a turn of its own, of the same kind. */
const INLINE_ITEM = /[,;] (?:and |also )?\((?:[b-h]|[ivx]{2,4}|[2-9])\) (?=(?:an? |the |one|two|three|\d|all |any ))/g;

function withItems(text: string, marks: readonly Mark[]): Mark[] {
  const items = [...text.matchAll(INLINE_ITEM)].flatMap((m): Mark[] => {
    const open = marks.findLast((x) => x.at < m.index);
    const listed = open && (open.kind === "except" || open.kind === "reserve") && /\((?:a|i|1)\)/.test(text.slice(open.at, m.index));
    return listed && !marks.some((x) => x.at > m.index && x.at < m.index + m[0].length + 4) ? [{ at: m.index, marker: m[0], kind: open.kind }] : [];
  });
  return [...marks, ...items].sort((a, b) => a.at - b.at);
}

function cut(sentence: Sentence, reader: KeepingReader, weak: boolean, leftOut: boolean): Segment[] {
  const own = withItems(sentence.text, marksOf(sentence.text));
  const item = leftOut && own[0]?.at !== 0 ? [{ at: 0, marker: ITEM.exec(sentence.text)?.[0] ?? "", kind: "except" as const }] : [];
  const turns = [...item, ...own].map((m, i, all) => {
    const words = { text: sentence.text.slice(m.at + m.marker.length, all[i + 1]?.at) };
    const keeps = m.kind === "except" && (reader.toGiver(words.text) || keptByGiver(words, (w) => reader.opensWithGiver(w)) !== words);
    return keeps ? { ...m, kind: "reserve" as const } : m;
  });
  const marks = withAsidesClosed(sentence.text, withKeepingClauses(sentence.text, turns, reader, weak));
  const pieces = [{ at: 0, marker: "", kind: "main" as SegmentKind }, ...marks];
  return pieces
    .map((p, i) => {
      const end = pieces[i + 1]?.at ?? sentence.text.length;
      return { kind: p.kind, marker: p.marker, start: sentence.start + p.at, end: sentence.start + end, text: sentence.text.slice(p.at, end), sentence };
    })
    .filter((s) => s.text.trim().length > 0);
}

/** "No minerals pass by this deed. All of them the grantor keeps": what the sentence before left out is kept. */
function calledBack(scene: Scene, reader: KeepingReader, all: readonly Segment[], own: readonly Segment[]): Segment[] {
  const last = all.at(-1);
  const first = own[0];
  if (!first || last?.kind !== "except" || first.kind !== "main" || first.start - last.end > 3) return [...all, ...own];
  const read = reader.read(first.text);
  if (!read?.anaphor || read.kind !== "reserve") return [...all, ...own];
  const whole: Segment = { ...last, kind: "reserve", end: first.end, text: scene.text.slice(last.start, first.end) };
  return [...all.slice(0, -1), whole, ...own.slice(1)];
}

/** Papers whose giver may keep a royalty by saying that he is to receive it. */
const DEEDS = /deed|^$|other/;

/** All segments of the paper in order. A segment runs from its turning words to the next or to the end of the sentence. */
export function segmentsOf(paper: Scene): Segment[] {
  const scene = withoutTitle(paper, (words) => marksOf(words).length > 0);
  const reader = new KeepingReader(scene.parties);
  const leftOut = itemsLeftOut(scene.sentences);
  const cutAll = (weak: boolean) =>
    scene.sentences.map((s, i) => cut(s, reader, weak, leftOut[i] ?? false)).reduce<Segment[]>((all, own) => calledBack(scene, reader, all, own), []);
  const segments = cutAll(false);
  return DEEDS.test(scene.docType ?? "") && !segments.some((s) => reserveAt(s) >= 0) ? cutAll(true) : segments;
}
