// Sentences cut at the words that turn them: save and except, reserving, subject to, together with, there is reserved.
import type { Scene, Sentence } from "./scene";

export type SegmentKind = "main" | "except" | "reserve" | "subject" | "with" | "also";
export type Segment = { kind: SegmentKind; start: number; end: number; text: string; marker: string; sentence: Sentence };

const SOFT = "(?:,? (?:also|hereby|herein|further|expressly|likewise|specifically|however|nevertheless|accordingly|there|is|are|be|does|do)\\b,?){0,4}";
const FROM_THIS = "(?: (?:therefrom|herefrom|hereout|out of this \\w+|from (?:this|the) (?:conveyance|grant|deed|assignment|sale|lease)))?";

const MARKERS: readonly (readonly [SegmentKind, string])[] = [
  ["except", "reservations? from and exceptions? to (?:the )?conveyance(?: and warranty)?:"],
  ["reserve", "reservations?(?: from (?:the |this )?conveyance)?(?: by grantors?)?: ?(?!none|n\\/a|nothing)"],
  ["except", "exceptions? (?:to|from) (?:the )?(?:conveyance|warranty|title)(?: and (?:the )?(?:warranty|conveyance))?:"],
  [
    "reserve",
    `(?:less,? ?)?(?:sav(?:e|ing) and except,? ?(?:and )?)?(?:excepting|except|excepts|excepted)${FROM_THIS},?${SOFT} ?(?:and|or|&)${SOFT} ?reserv(?:ing|es?|ed)\\b`,
  ],
  ["reserve", "(?:overriding )?royalt(?:y|ies) (?:hereby |herein )?reserved(?: herein| hereby)?: ?(?=[^.;:]{0,60}(?:%|per ?cent|\\d\\/\\d|one-))"],
  ["subject", "overriding royalt(?:y|ies) (?:previously |heretofore )?reserved(?: herein| hereby)?(?: or conveyed)?: ?"],
  ["reserve", "(?:saving|retaining|withholding),? (?:and|or) reserving\\b"],
  [
    "reserve",
    "(?<!\\b(?:is|are|be|being|been|was|were)(?: (?:hereby|herein|expressly|specifically))?\\s)reserv(?:ing|es?|ed) (?:and|or) except(?:ing|s|ed)?\\b",
  ],
  [
    "reserve",
    `there (?:is|are|has been|shall be|being)${SOFT}(?: (?:[ae]ccepted|excepted|saved))?${FROM_THIS}(?:,? and${SOFT})? ?(?:reserved|retained|withheld)\\b`,
  ],
  [
    "reserve",
    "(?:and|but),? (?:also |hereby |expressly |further )*(?:reserves?|retains?|keeps) (?=(?:un)?to |for |an? |all |one-|two-|three-|\\d|the (?:surface|minerals|oil|royalt|right))",
  ],
  ["reserve", "with (?:an?|the|this|express) reservation (?:unto|to|by|in favor of)\\b"],
  ["reserve", "(?:reserving|retaining|withholding|keeping back|holding back)\\b(?! (?:title|the lease|said lease|it in force))"],
  ["except", "(?:less,? ?)?(?:sav(?:e|ing)|less) and except(?:ing)?\\b"],
  ["except", "there (?:is|are) (?:also |hereby |further |expressly ){0,2}excepted\\b"],
  ["except", "less,? however,?(?: and subject to)?\\b"],
  ["except", "with the exception of\\b"],
  ["except", "except(?:ing)?\\b(?! (?:as|for (?:taxes|current)|in|by|where|when))"],
  ["except", "less (?=the|an? undivided|all|that|one)"],
  ["subject", "subject,? (?:however,? |only |also )?(?:to|only to)\\b"],
  ["with", "together with\\b"],
  ["also", "there is (?:also |likewise |hereby ){1,2}conveyed\\b"],
];
const TURN = new RegExp(MARKERS.map(([, p]) => `\\b(${p})`).join("|"), "gi");

/** "the oil and gas excepted and reserved by A in his deed": how an interest came to be, no turn of this paper. */
const tellsOfAnother = (marker: string, behind: string): boolean =>
  /^(?:excepted|reserved|saved)\b.*ed$/i.test(marker) &&
  /^ (?:by|in) (?!(?:the |said )*(?:grantors?|part(?:y|ies)|undersigned|us\b|me\b|him|her|them))/i.test(behind);

function cut(sentence: Sentence): Segment[] {
  const turns = [...sentence.text.matchAll(TURN)].filter((m) => !tellsOfAnother(m[0], sentence.text.slice(m.index + m[0].length)));
  const marks = turns.map((m) => {
    const index = m.slice(1).findIndex((g) => g !== undefined);
    return { at: m.index, marker: m[0], kind: MARKERS[index]?.[0] ?? "main" };
  });
  const pieces = [{ at: 0, marker: "", kind: "main" as SegmentKind }, ...marks];
  return pieces
    .map((p, i) => {
      const end = pieces[i + 1]?.at ?? sentence.text.length;
      return { kind: p.kind, marker: p.marker, start: sentence.start + p.at, end: sentence.start + end, text: sentence.text.slice(p.at, end), sentence };
    })
    .filter((s) => s.text.trim().length > 0);
}

/** All segments of the paper in order. A segment runs from its turning words to the next or to the end of the sentence. */
export const segmentsOf = (scene: Scene): Segment[] => scene.sentences.flatMap(cut);
