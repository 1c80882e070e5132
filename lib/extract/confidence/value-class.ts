// Values that go wrong alike, and so are measured together.
export const valueClasses = ["type", "date", "entry", "county", "party", "land", "share", "clause"] as const;
export type ValueClass = (typeof valueClasses)[number];

const patterns: readonly (readonly [RegExp, ValueClass])[] = [
  [/^\/(?:doc_type|title|action)$/, "type"],
  [/^\/(?:executed|effective|acknowledged|filed|recorded|expires|primary_term_months|other)\b/, "date"],
  [/^\/recording\/(?:county|state)$|\/county$/, "county"],
  [/^\/recording\//, "entry"],
  [/^\/(?:parties|succession)\b/, "party"],
  [/^\/tracts\b/, "land"],
  [/\/(?:fraction|share|royalty)\b/, "share"],
];

/** "/parties/0/name" → "party"; "/grants/1/fraction" → "share"; "/granting_clause" → "clause". */
export const valueClassOf = (pointer: string): ValueClass => patterns.find(([pattern]) => pattern.test(pointer))?.[1] ?? "clause";
