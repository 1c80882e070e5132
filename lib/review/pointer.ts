// JSON pointers into a resolved value: reading, setting, and the merge patch that sets.
type Json = unknown;

export const partsOf = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));

/** valueAt({a:[{b:1}]}, "/a/0/b") → 1; undefined where nothing stands there. */
export function valueAt(root: Json, pointer: string): Json {
  let at: Json = root;
  for (const part of partsOf(pointer)) {
    if (at === null || typeof at !== "object" || !Object.hasOwn(at, part)) return undefined;
    at = (at as Record<string, Json>)[part];
  }
  return at;
}

function set(at: Json, parts: string[], value: Json): Json {
  const [head, ...rest] = parts;
  if (head === undefined) return value;
  if (Array.isArray(at)) return at.map((item, i) => (String(i) === head ? set(item, rest, value) : item));
  const object = at !== null && typeof at === "object" ? (at as Record<string, Json>) : {};
  return { ...object, [head]: set(object[head], rest, value) };
}

/** A copy with one value set: ({a:[1,2]}, "/a/1", 3) → {a:[1,3]}. An index beyond an array changes nothing. */
export const withValue = (root: Json, pointer: string, value: Json): Json => set(root, partsOf(pointer), value);

/**
 * The RFC 7396 patch that sets one value. An array is replaced as a whole, for a merge patch knows no indices:
 * ({parties:[{name:"A"}]}, "/parties/0/name", "B") → {parties:[{name:"B"}]}; ({a:{b:1,c:2}}, "/a/b", null) → {a:{b:null}}.
 */
export function patchFor(root: Json, pointer: string, value: Json): Record<string, unknown> {
  const build = (at: Json, parts: string[]): Json => {
    const [head, ...rest] = parts;
    if (head === undefined) return value;
    if (Array.isArray(at)) return set(at, parts, value);
    return { [head]: build((at as Record<string, Json> | null | undefined)?.[head], rest) };
  };
  return build(root, partsOf(pointer)) as Record<string, unknown>;
}

/** The entry of the pointer itself, or of the nearest above it: "/a/0/b" finds "/a/0". */
export function nearest<V>(map: Record<string, V>, pointer: string): V | undefined {
  for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    if (Object.hasOwn(map, at)) return map[at];
  }
  return undefined;
}

// The kind of a field, whatever its place in a list: /parties/3/name → /parties/N/name.
export const kindOf = (pointer: string): string => pointer.replace(/\/\d+(?=\/|$)/g, "/N");

const ordered = (value: Json): Json =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([k, v]) => [k, ordered(v)]),
      )
    : Array.isArray(value)
      ? value.map(ordered)
      : value;

/** True for values that say the same; null, undefined and "" all say nothing. */
export const same = (a: Json, b: Json): boolean =>
  JSON.stringify(ordered(a === "" ? null : (a ?? null))) === JSON.stringify(ordered(b === "" ? null : (b ?? null)));
