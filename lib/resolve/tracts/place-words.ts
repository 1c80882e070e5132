// Names of places that tell a tract without survey from another: the warrant it was surveyed on, its number on the tax map, the waters it lies on, its district.

export type PlaceKind = "warrant" | "parcel" | "waters" | "district";
/** "waters:meathousefork", "warrant:eleanorbell". */
export type PlaceWord = `${PlaceKind}:${string}`;

const plain = (s: string): string => s.toLowerCase().replace(/[^a-z0-9]/g, "");
const PROPER = "[A-Z][\\w'.-]+(?: [A-Z][\\w'.-]+){0,2}";
/** Words before "Warrant" that name nobody: "The Warrant", "Virginia Military Warrant". */
const NOBODY = "(?:The|This|That|Said|Such|Each|Every|An?|Land|Military|Bounty|Treasury|State|Survey)";
const finders: readonly (readonly [PlaceKind, RegExp])[] = [
  [
    "warrant",
    new RegExp(
      `\\b(?:[Ww]arrant(?:ee|ed)?|WARRANT(?:EE|ED)?)(?: [Ss]urvey)?(?: (?:granted|issued))?(?: (?:to|unto|in(?: the)? name of|name of|of))?:? (?:the )?(${PROPER})`,
      "g",
    ),
  ],
  ["warrant", new RegExp(`\\b(?!${NOBODY}\\b)(${PROPER})(?<!\\b${NOBODY})(?: [Oo]riginal)? (?:[Ww]arrant(?:ee)?|WARRANT(?:EE)?)\\b(?! [Dd]eed| DEED)`, "g")],
  // "in the name of Ann Bell, warrantee".
  ["warrant", new RegExp(`\\b[Nn]ames? of (${PROPER}),? (?:as )?(?:the )?(?:original )?[Ww]arrantee`, "g")],
  ["parcel", /\b(?:[Tt]ax )?([Mm]ap (?:[Nn]o\.? ?)?\w{1,6},? [Pp]arcel (?:[Nn]o\.? ?)?[\w.]{1,8})/g],
  ["waters", /\b((?:[A-Z][\w'-]+ ){1,3}(?:Fork|Creek|Run|Branch|River|Lick|Bayou|Hollow|Prong))\b/g],
  ["district", /\b((?:[A-Z][\w'-]+ ){1,2}(?:Magisterial )?(?:District|Township|Borough))\b/g],
  ["district", /\b(?:[Tt]ownship|[Dd]istrict|[Bb]orough) of ((?:St\. )?[A-Z][\w'-]+)/g],
];
const ending = /(?:magisterialdistrict|district|township|borough)$/;

/** "92 acres on Spring Creek, Spencer District" → waters:springcreek, district:spencer. Names of counties and states are none. */
export function placeWords(text: string): PlaceWord[] {
  const out = new Set<PlaceWord>();
  for (const [kind, pattern] of finders)
    for (const m of text.matchAll(pattern)) {
      const name = plain(m[1] ?? "").replace(kind === "district" ? ending : /$^/, "");
      if (name.length > 2) out.add(`${kind}:${name}`);
    }
  return [...out];
}

const ofKind = (words: readonly PlaceWord[], kind: PlaceKind): PlaceWord[] => words.filter((w) => w.startsWith(`${kind}:`));

const KINDS: readonly PlaceKind[] = ["warrant", "parcel", "waters", "district"];

/** The same name, or one told more shortly: "Salt Lick" for "Salt Lick Creek". */
const alike = (a: PlaceWord, b: PlaceWord): boolean => a.startsWith(b) || b.startsWith(a);

/** Whether both tell of their place in one kind of words, and no such word is common to them. */
export const placesApart = (a: readonly PlaceWord[], b: readonly PlaceWord[]): boolean =>
  KINDS.some((k) => ofKind(a, k).length > 0 && ofKind(b, k).length > 0 && !ofKind(a, k).some((w) => b.some((v) => alike(v, w))));

/** Whether two tracts are said to lie in one place: some name in common, and no kind of name in which both speak and differ. */
export function samePlace(a: readonly PlaceWord[], b: readonly PlaceWord[]): boolean {
  const told = KINDS.filter((k) => ofKind(a, k).length > 0 && ofKind(b, k).length > 0);
  return told.length > 0 && told.every((k) => ofKind(a, k).some((w) => b.some((v) => alike(v, w))));
}
