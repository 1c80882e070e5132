// Land written down in the ways of deeds, leases and indexes: the same sections in many spellings and orders, for property tests.
import fc from "fast-check";
import { codesRegion } from "@/lib/land/set/aliquot-codes";
import { printAliquots } from "@/lib/land/set/print-aliquots";
import { difference, meets, type Region, union, WHOLE } from "@/lib/land/set/region";

export type WrittenSection = { section: number; codes: string[]; lots: number[]; except: string | null };
export type Written = { text: string /** "131N-58W-14: 1,2|NE/4" of each section. */; cover: string[] };

const QUARTERS = ["NE", "NW", "SE", "SW"] as const;
const HALVES = ["N2", "S2", "E2", "W2"] as const;
const WORDS: Record<string, string> = {
  N: "North",
  S: "South",
  E: "East",
  W: "West",
  NE: "Northeast",
  NW: "Northwest",
  SE: "Southeast",
  SW: "Southwest",
};
const pieces = (code: string): string[] => code.match(/[NSEW]2|[NS][EW]/g) ?? [];
const each =
  (half: (side: string) => string, quarter: (q: string) => string, join: string, lead = "") =>
  (code: string): string =>
    lead +
    pieces(code)
      .map((p) => (p.endsWith("2") ? half(p[0] ?? "") : quarter(p)))
      .join(join);
const word = (p: string): string => WORDS[p] ?? p;

/** Spellings of a part, one for a whole description. */
const SPELLINGS = [
  each(
    (s) => `${s}/2`,
    (q) => `${q}/4`,
    "",
  ),
  each(
    (s) => `${s}/2`,
    (q) => `${q}/4`,
    " ",
  ),
  each(
    (s) => `${s}½`,
    (q) => `${q}¼`,
    "",
  ),
  each(
    (s) => `${s}1/2`,
    (q) => `${q}1/4`,
    "",
  ),
  each(
    (s) => `${s} 1/2`,
    (q) => `${q} 1/4`,
    " of ",
  ),
  each(
    (s) => `${s}/2`,
    (q) => `${q}/4`,
    " of the ",
    "the ",
  ),
  each(
    (s) => `${s}2`,
    (q) => `${q}4`,
    " ",
  ),
  each(
    (s) => `${s}. 1/2`,
    (q) => `${q[0]}. ${q[1]}. 1/4`,
    " of the ",
    "the ",
  ),
  each(
    (s) => `${word(s)} Half`,
    (q) => `${word(q)} Quarter`,
    " of the ",
    "the ",
  ),
  each(
    (s) => `${word(s).toLowerCase()} half`,
    (q) => `${word(q).toLowerCase()} quarter`,
    " of the ",
  ),
  each(
    (s) => `${word(s)} One-Half`,
    (q) => `${word(q)} One-Quarter`,
    " of the ",
    "the ",
  ),
  each(
    (s) => `${word(s)} Half (${s}/2)`,
    (q) => `${word(q)} Quarter (${q}/4)`,
    " of the ",
    "the ",
  ),
] as const;

type Place = { t: number; ns: string; r: number; ew: string };
const PLACES = [
  (p: Place) => `T${p.t}${p.ns}-R${p.r}${p.ew}`,
  (p: Place) => `T. ${p.t} ${p.ns}., R. ${p.r} ${p.ew}.`,
  (p: Place) => `Township ${p.t} ${word(p.ns)}, Range ${p.r} ${word(p.ew)}`,
  (p: Place) => `Township ${p.t} ${word(p.ns)} of Range ${p.r} ${word(p.ew)}`,
  (p: Place) => `T${p.t}${p.ns} R${p.r}${p.ew}`,
  (p: Place) => `${p.t}${p.ns}-${p.r}${p.ew}`,
  (p: Place) => `Twp. ${p.t} ${p.ns}., Rge. ${p.r} ${p.ew}.`,
  (p: Place) => `Twp ${p.t}${p.ns} Rng ${p.r}${p.ew}`,
] as const;
const MERIDIANS = ["", "", " of the 5th P.M.", ", 6th P.M.", ", I.M.", ", N.M.P.M.", " of the Sixth Principal Meridian"] as const;

const code = fc.oneof(
  fc.constantFrom<string>(...QUARTERS, ...HALVES),
  fc.tuple(fc.constantFrom<string>(...QUARTERS, ...HALVES), fc.constantFrom<string>(...QUARTERS)).map(([a, b]) => a + b),
  fc.tuple(fc.constantFrom<string>(...HALVES), fc.constantFrom<string>(...QUARTERS), fc.constantFrom<string>(...QUARTERS)).map((l) => l.join("")),
);

/** Parts that share no land: who writes a list does not name the same land twice. */
const apart = (codes: readonly string[]): string[] => {
  let taken: Region = 0;
  return codes.filter((c) => {
    const own = codesRegion([c]);
    if (meets(taken, own)) return false;
    taken = union(taken, own);
    return true;
  });
};

const section: fc.Arbitrary<WrittenSection> = fc
  .record({
    section: fc.integer({ min: 1, max: 36 }),
    codes: fc.oneof(
      { weight: 8, arbitrary: fc.array(code, { minLength: 1, maxLength: 3 }).map(apart) },
      { weight: 1, arbitrary: fc.constant<string[]>(["ALL"]) },
    ),
    lots: fc.oneof(
      { weight: 3, arbitrary: fc.constant<number[]>([]) },
      { weight: 1, arbitrary: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 }) },
    ),
    except: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constantFrom<string>(...QUARTERS) }),
  })
  .map((s) => ({
    ...s,
    lots: s.codes[0] === "ALL" ? [] : [...s.lots].sort((a, b) => a - b),
    except: s.codes.length === 1 && (QUARTERS as readonly string[]).includes(s.codes[0] ?? "") ? s.except : null,
  }));

const listed = (parts: readonly string[], way: number): string =>
  parts.length < 2
    ? parts.join("")
    : way === 0
      ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`
      : way === 1
        ? parts.join(", ")
        : `${parts.slice(0, -1).join(", ")}, and ${parts.at(-1)}`;

function described(s: WrittenSection, spell: (code: string) => string, way: number): string {
  if (s.codes[0] === "ALL") return "All";
  const lots = s.lots.length > 0 ? [`Lot${s.lots.length > 1 ? "s" : ""} ${listed(s.lots.map(String), way)}`] : [];
  const land = listed([...lots, ...s.codes.map(spell)], way);
  return s.except ? `${land}${way === 0 ? " less" : ", except"} ${spell(s.except)} thereof` : land;
}

const LAYOUTS = [
  (list: [string, string][], place: string) => `${place}, ${list.map(([sec, land]) => `${sec}: ${land}`).join("; ")}`,
  (list: [string, string][], place: string) => `${place}\n${list.map(([sec, land]) => `${sec}: ${land}`).join("\n")}`,
  (list: [string, string][], place: string) => `${place}: ${list.map(([sec, land]) => `${sec}, ${land}`).join("; ")}`,
  (list: [string, string][], place: string) => `${list.map(([sec, land]) => `${sec}: ${land}`).join("; ")}, all in ${place}`,
  (list: [string, string][], place: string) => `${list.map(([sec, land]) => `${land} of ${sec}`).join("; and ")}, ${place}`,
  (list: [string, string][], place: string) => list.map(([sec, land]) => `${land} of ${sec}, ${place}`).join("; "),
  (list: [string, string][], place: string) => list.map(([sec, land]) => `${sec}, ${place}: ${land}`).join("\n"),
] as const;

/** What a section covers in print: lots, a bar, the parts left. */
function coverOf(s: WrittenSection): string {
  const own = s.codes[0] === "ALL" ? WHOLE : codesRegion(s.codes);
  const left = s.except ? difference(own, codesRegion([`${s.except}${s.codes[0]}`])) : own;
  return `${s.lots.join(",")}|${printAliquots(left)}`;
}

/** Descriptions of one to four sections of a township, each with what it covers. */
export const writtenLand: fc.Arbitrary<Written> = fc
  .record({
    place: fc.record({
      t: fc.integer({ min: 1, max: 160 }),
      ns: fc.constantFrom("N", "S"),
      r: fc.integer({ min: 1, max: 104 }),
      ew: fc.constantFrom("E", "W"),
    }),
    sections: fc.uniqueArray(section, { minLength: 1, maxLength: 4, selector: (s) => s.section }),
    spelling: fc.constantFrom(...SPELLINGS),
    placing: fc.constantFrom(...PLACES),
    meridian: fc.constantFrom(...MERIDIANS),
    layout: fc.constantFrom(...LAYOUTS),
    head: fc.constantFrom("Sec. ", "Section ", "Sec ", "SEC. "),
    way: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ place, sections, spelling, placing, meridian, layout, head, way }) => ({
    text: layout(
      sections.map((s): [string, string] => [`${head}${s.section}`, described(s, spelling, way)]),
      placing(place) + meridian,
    ),
    cover: sections.map((s) => `${place.t}${place.ns}-${place.r}${place.ew}-${s.section}: ${coverOf(s)}`).sort(),
  }));
