// JSON pointers into `resolved`: reading a value, and the merge patch that sets it.
type Json = unknown;

const partsOf = (pointer: string) =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));

/** valueAt({a:[{b:1}]}, "/a/0/b") → 1; undefined where nothing stands there. */
export function valueAt(root: Json, pointer: string): Json {
  let at: Json = root;
  for (const part of partsOf(pointer)) {
    if (at === null || typeof at !== "object") return undefined;
    at = (at as Record<string, Json>)[part];
  }
  return at;
}

function withValue(at: Json, parts: string[], value: Json): Json {
  const [head, ...rest] = parts;
  if (head === undefined) return value;
  if (Array.isArray(at)) return at.map((item, i) => (String(i) === head ? withValue(item, rest, value) : item));
  const object = at !== null && typeof at === "object" ? (at as Record<string, Json>) : {};
  return { ...object, [head]: withValue(object[head], rest, value) };
}

/**
 * The RFC 7396 patch that sets one value. An array is replaced as a whole, for a merge patch knows no indices:
 * ({parties:[{name:"A"}]}, "/parties/0/name", "B") → {parties:[{name:"B"}]}; ({a:{b:1,c:2}}, "/a/b", null) → {a:{b:null}}.
 */
export function patchFor(root: Json, pointer: string, value: Json): Record<string, unknown> {
  const build = (at: Json, parts: string[]): Json => {
    const [head, ...rest] = parts;
    if (head === undefined) return value;
    if (Array.isArray(at)) return withValue(at, parts, value);
    return { [head]: build((at as Record<string, Json> | null | undefined)?.[head], rest) };
  };
  return build(root, partsOf(pointer)) as Record<string, unknown>;
}

/** The pointer itself, or the nearest above it, that a map knows: "/a/0/b" finds "/a/0". */
export function nearest<V>(map: Record<string, V>, pointer: string): V | undefined {
  for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const found = map[at];
    if (found !== undefined) return found;
  }
  return undefined;
}
