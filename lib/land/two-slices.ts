// A part of the grid told in two slices that make it up: "in the South 80 acres of the SW/4 of Section 17: (a) the East 10 acres, one-fourth; (b) the West 70 acres, all".
import type { Tract } from "@/lib/contracts/aspects/land";
import { equals, parseRational, sum } from "@/lib/fraction/rational";
import { plainText } from "./lex/plain-text";
import { parseLand } from "./parse-land";

const COUNT = "(?:[A-Z]+(?:[- ](?!ACRES?\\b)[A-Z]+)? )?\\(?(\\d[\\d,]*(?:\\.\\d+)?)\\)?[ -]ACRES?";
const SLICE = new RegExp(`\\b(NORTH|SOUTH|EAST|WEST|[NSEW])(?:ERN|ERLY|ERNMOST)?\\.? (?:MOST )?${COUNT}\\b`, "g");
const CALL =
  "(?:[NSEW]{1,2} ?(?:/ ?[24]|[½¼]|1/[24])|(?:NORTH|SOUTH|EAST|WEST)(?:EAST|WEST)?(?:ERN)? (?:ONE[- ])?(?:HALF|QUARTER|FOURTH))(?: \\([NSEW/0-9½¼ ]{2,6}\\))?";
/** "the South 80 acres of the SW/4 of Section 17": what the slices are cut from, with its section. */
const HOST = new RegExp(
  `(?:\\b(?:NORTH|SOUTH|EAST|WEST)(?:ERN)? ${COUNT.replace("(\\d", "(?:\\d")},? (?:OF|OUT OF|OFF|IN) (?:THE )?)?${CALL}(?:,? (?:OF )?(?:THE |SAID )?${CALL})*,? (?:OF |IN )?(?:SAID )?(?:SECTION|SEC\\.?) (?:NO\\.? |NUMBER )?\\(?(\\d{1,4})\\)?`,
  "g",
);
const OPPOSITE: Readonly<Record<string, string>> = { N: "S", S: "N", E: "W", W: "E" };
const NAMES: Readonly<Record<string, string>> = { N: "North", S: "South", E: "East", W: "West" };
/** Land that is left out, kept or told of as another's. */
const LEFT_OUT =
  /(?<!\b(?:WHICH|THAT|SO|HERETOFORE|AS) [^.;:]{0,40})\b(?:EXCEPT\w*|LESS|SAVE|SAVING|EXCLUD\w*|RESERV\w*|NOT INCLUD\w*|ADJOIN\w*|BOUNDED)\b[^.;:]{0,60}$/;
const CLAUSE = /[;:\n]|\. (?=[A-Z(])|(?<=[,.;:]|\bAND) (?=\([A-H1-9]\) )/g;
/** So much of a paper is looked at, and so many slices. */
const LONGEST = 6_000;
const SLICES = 12;

type Slice = { side: string; acres: string; start: number; end: number };

function slicesIn(plain: string): Slice[] {
  const all = [...plain.matchAll(SLICE)].slice(0, SLICES);
  return all
    .map((m) => ({ side: (m[1] ?? "").charAt(0), acres: (m[2] ?? "").replace(/,/g, ""), start: m.index, end: m.index + m[0].length }))
    .filter((s) => !LEFT_OUT.test(plain.slice(Math.max(0, s.start - 90), s.start)));
}

/** Where the clause around a place begins and ends. */
function clauseAt(plain: string, at: Slice, floor: number, roof: number): { start: number; end: number } {
  const cuts = [...plain.slice(floor, roof).matchAll(CLAUSE)].map((m) => floor + m.index + 1);
  return { start: cuts.findLast((c) => c <= at.start) ?? floor, end: Math.min(cuts.find((c) => c >= at.end) ?? roof, roof) };
}

const sectionOf = (t: Tract): string => `${t.plss?.section ?? t.survey?.section ?? ""}`;
/** Whether acres told come to those that a tract is reckoned to have. */
function comesTo(told: readonly string[], tract: Tract): boolean {
  const parts = told.map(parseRational);
  const whole = parseRational(tract.acres_computed ?? "");
  return whole !== null && parts.every((p) => p !== null) && equals(sum(parts.filter((p) => p !== null)), whole);
}

/** The words that place a part as the tract `base` is placed. */
const placeOf = (base: Tract): string =>
  base.plss
    ? `, T${base.plss.township}-R${base.plss.range}`
    : `, Block ${base.survey?.block ?? "A"}, ${(base.survey?.name ?? "Elm Ry. Co.").replace(/ survey$/i, "")} Survey`;

function cut(base: Tract, words: string): Tract | null {
  const read = parseLand(`${words}${placeOf(base)}`)[0];
  const parted = base.plss ? read?.plss : read?.survey;
  if (!read || !parted || !read.acres_computed) return null;
  return {
    ...base,
    plss: base.plss && read.plss ? { ...base.plss, aliquots: read.plss.aliquots, lots: read.plss.lots, label: read.plss.label } : base.plss,
    survey: base.survey && read.survey ? { ...base.survey, aliquots: read.survey.aliquots ?? [] } : base.survey,
    acres_stated: read.acres_stated,
    acres_computed: read.acres_computed,
    warnings: read.warnings,
    exceptions: [],
    calls: null,
  };
}

/**
 * The tracts of a paper with two slices in the place of the part that they make up, each with the words of its own clause; the list as it is where no two opposite slices
 * come to the acres of a part that the paper names with its section. `text`: the paper from its granting words on; spans of the slices are in it. Errs toward the list.
 */
export function withTwoSlices(text: string, tracts: readonly Tract[]): Tract[] {
  const plain = plainText(text.slice(0, LONGEST));
  const slices = slicesIn(plain);
  const pair = slices.flatMap((a, i) => slices.slice(i + 1).flatMap((b) => (OPPOSITE[a.side] === b.side ? [[a, b] as const] : [])));
  if (!pair.length) return [...tracts];
  for (const host of [...plain.matchAll(HOST)].slice(0, SLICES)) {
    const base = tracts.find((t) => (t.plss || t.survey) && sectionOf(t) === host[1]);
    const whole = base ? cut(base, host[0]) : null;
    const two = whole ? pair.find(([a, b]) => comesTo([a.acres, b.acres], whole)) : undefined;
    if (!base || !two) continue;
    const parts = two.map((s, i) => {
      const own = clauseAt(plain, s, i === 0 ? 0 : two[0].end, i === 0 ? two[1].start : plain.length);
      const tract = cut(base, `the ${NAMES[s.side]} ${s.acres} acres of the ${host[0]}`);
      return tract && { ...tract, text: text.slice(own.start, own.end).trim(), span: own };
    });
    if (!parts.every((p) => p !== null)) continue;
    const inHost = (t: Tract): boolean =>
      sectionOf(t) === host[1] || (t.kind === "other" && two.some((s) => comesTo([s.acres], { ...t, acres_computed: t.acres_stated })));
    return [...parts, ...tracts.filter((t) => !inHost(t))];
  }
  return [...tracts];
}
