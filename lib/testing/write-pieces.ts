// Deeds of two pieces of land that say of each what becomes of its minerals, in the ways of deeds: the same outcome in many words and layouts, for property tests.
import fc from "fast-check";

/** What a deed does with the minerals of a piece; `silent` says nothing, so that they pass. */
type Kind = "all" | "none" | "given" | "kept" | "keptAll" | "silent";
type Share = readonly [words: string, fraction: string, left: string];
type Telling = { kind: Kind; share: Share; minerals: string; form: number };
export type WrittenDeed = {
  text: string /** The sections of the pieces. */;
  sections: readonly [string, string] /** The taker's share of the minerals in each. */;
  shares: readonly [string, string];
};

const SHARES: readonly Share[] = [
  ["one-half", "1/2", "1/2"],
  ["an undivided one-half (1/2)", "1/2", "1/2"],
  ["one-fourth", "1/4", "3/4"],
  ["an undivided 1/4", "1/4", "3/4"],
  ["three-fourths (3/4)", "3/4", "1/4"],
  ["an undivided one-third", "1/3", "2/3"],
  ["2/3", "2/3", "1/3"],
];
const MINERALS = [
  "the oil, gas and other minerals",
  "the minerals",
  "all oil, gas and other minerals",
  "the oil, gas, and mineral rights",
  "the coal, oil, gas and other minerals",
];

/** Words behind a piece in the list. */
const BESIDE: Record<Kind, readonly string[]> = {
  silent: [""],
  all: [
    ", together with all of M thereunder",
    ", with all minerals",
    ", including all N therein",
    " (surface and minerals)",
    ", surface and all minerals",
    ", without reservation of any minerals",
  ],
  none: [
    ", surface only",
    " (surface only)",
    ", without any minerals",
    ", the surface estate only",
    ", but only the surface thereof",
    ", no minerals being conveyed",
  ],
  given: [
    ", together with S of M thereunder",
    ", with S of M",
    ", and S of M in and under the same",
    " (surface and U of the minerals)",
    ", including only S of M",
    ", with but U of M",
  ],
  kept: [
    ", reserving to Grantor S of M therein",
    ", less and except S of M, which Grantor retains",
    ", save and except S of M in and under the same, hereby reserved by Grantor",
    ", Grantor keeping S of M",
    ", but Grantor reserves S of M thereunder",
  ],
  keptAll: [", reserving unto Grantor all of M therein", ", all minerals being reserved to Grantor", ", Grantor excepting and reserving all N"],
};
/** Sentences behind the list; @ is the piece. */
const BEHIND: Record<Kind, readonly string[]> = {
  silent: [""],
  all: ["As to @, Grantor conveys all of M.", "No minerals are reserved in @.", "All minerals in @ pass to Grantee.", "Nothing is reserved as to @."],
  none: [
    "As to @, this deed conveys the surface only.",
    "No minerals pass as to @.",
    "The minerals in and under @ are not conveyed.",
    "Only the surface of @ is conveyed.",
  ],
  given: ["As to @, Grantor conveys only S of M.", "Of the minerals in @, S passes to Grantee and no more.", "This deed conveys but U of M under @."],
  kept: [
    "Grantor reserves S of M in and under @.",
    "There is reserved unto Grantor, as to @, S of M.",
    "SAVE AND EXCEPT, as to @, S of M, which is reserved to Grantor.",
    "From @ Grantor excepts and reserves S of M.",
    "As to @ only, Grantor retains S of M.",
  ],
  keptAll: [
    "Grantor reserves all of M in and under @.",
    "As to @, all minerals are reserved to Grantor.",
    "All oil, gas and other minerals under @ are excepted and reserved unto Grantor.",
  ],
};

/** How the pieces are headed, and how a sentence calls them; empty where it calls them by their land. */
const HEADINGS = [
  ["Tract 1: ", "Tract 2: ", "Tract 1", "Tract 2"],
  ["TRACT ONE. ", "TRACT TWO. ", "Tract One", "Tract Two"],
  ["(a) ", "(b) ", "", ""],
  ["(1) ", "(2) ", "", ""],
  ["First Tract: ", "Second Tract: ", "the First Tract", "the Second Tract"],
  ["Parcel A: ", "Parcel B: ", "Parcel A", "Parcel B"],
  ["TRACT NO. 1. ", "TRACT NO. 2. ", "Tract No. 1", "said Tract No. 2"],
] as const;
const LANDS = [
  [
    "the W/2 of Section 22, Township 6 North, Range 3 East",
    "the W/2 of Section 22",
    "the NE/4 of Section 21, Township 6 North, Range 3 East",
    "the NE/4 of Section 21",
  ],
  [
    "the Southeast Quarter (SE/4) of Section 9, Township 8 South, Range 2 West",
    "the Southeast Quarter of Section 9",
    "the South Half of the Northwest Quarter (S/2 NW/4) of Section 10, Township 8 South, Range 2 West",
    "the South Half of the Northwest Quarter of Section 10",
  ],
  ["all of Section 4, T3N-R4W", "Section 4", "the N½ of Section 9, T3N-R4W", "the N½ of Section 9"],
] as const;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const bare = (words: string): string => words.replace(/^(?:the|all|an undivided) /, "");
function said({ kind, share, minerals, form }: Telling, forms: Record<Kind, readonly string[]>, place = ""): string {
  const list = forms[kind];
  const whole = minerals.replace(/^all /, "the ");
  return (list[form % list.length] ?? "")
    .replace("all of M", `all of ${whole}`)
    .replace(/\bN\b/, bare(minerals))
    .replace(/\bS\b(?= of| passes)/, share[0])
    .replace(/\bU\b/, bare(share[0]))
    .replace(/\bM\b/, minerals)
    .replace("@", place);
}
const outcome = ({ kind, share }: Telling): string => ({ all: "1", silent: "1", none: "0", keptAll: "0", given: share[1], kept: share[2] })[kind];

const telling = fc.record({
  kind: fc.constantFrom<Kind>("all", "none", "given", "kept", "keptAll"),
  share: fc.constantFrom(...SHARES),
  minerals: fc.constantFrom(...MINERALS),
  form: fc.nat(59),
});
/** Both pieces told of, or one of them alone, behind the list. */
const tellings = fc.oneof(
  fc.tuple(telling, telling, fc.boolean()),
  fc.tuple(telling, fc.nat(1)).map(([t, at]): [Telling, Telling, boolean] => {
    const one: Telling = t.kind === "all" ? { ...t, kind: "kept" } : t;
    const other: Telling = { ...t, kind: "silent" };
    return at ? [other, one, false] : [one, other, false];
  }),
);

/** A deed from Olaf Berg to Nels Lund of two pieces, and what passes of the minerals of each. */
export const writtenDeed: fc.Arbitrary<WrittenDeed> = fc
  .record({
    told: tellings,
    heading: fc.constantFrom(...HEADINGS),
    land: fc.constantFrom(...LANDS),
    sep: fc.constantFrom(";\n", ".\n", "; and\n"),
    verb: fc.constantFrom(
      "grants, bargains, sells and conveys to",
      "does hereby grant, sell and convey unto",
      "conveys and warrants to",
      "has granted, sold and conveyed and by these presents does grant, sell and convey unto",
    ),
  })
  .map(({ told: [a, b, beside], heading, land, sep, verb }) => {
    const piece = (words: string, head: string): string => head + (/[:.] $/.test(head) ? capital(words) : words);
    const list = `${piece(land[0], heading[0])}${beside ? said(a, BESIDE) : ""}${sep}${piece(land[2], heading[1])}${beside ? said(b, BESIDE) : ""}.`;
    const behind = beside ? "" : `\n${said(a, BEHIND, heading[2] || land[1])} ${said(b, BEHIND, heading[3] || land[3])}`;
    const text = `WARRANTY DEED

Olaf Berg, a single man, Grantor, for $10.00 and other consideration, ${verb} Nels Lund, Grantee, the following described land in Alder County, Montana:

${list}${behind}

To have and to hold forever.

Dated May 4, 1940.
Olaf Berg`;
    const section = (words: string): string => /Section (\d+)/.exec(words)?.[1] ?? "";
    return { text, sections: [section(land[0]), section(land[2])], shares: [outcome(a), outcome(b)] };
  });
