// JSON pointers of the values in a plain object.

/** {a:{b:1},c:[2]} → ["/a/b","/c/0"]; nulls and empty containers have none. */
export function pointersOf(value: unknown, path = ""): string[] {
  if (value === null || value === undefined) return [];
  if (typeof value !== "object") return [path];
  return Object.entries(value).flatMap(([k, v]) => pointersOf(v, `${path}/${k.replaceAll("~", "~0").replaceAll("/", "~1")}`));
}

/** RFC 7396 merge patch. ({a:1,b:2}, {b:null,c:3}) → {a:1,c:3}; a patch that is no object replaces. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const out: Record<string, unknown> = isObject(target) ? { ...target } : {};
  for (const [k, v] of Object.entries(patch)) {
    if (k === "__proto__") continue;
    if (v === null) delete out[k];
    else out[k] = mergePatch(out[k], v);
  }
  return out;
}

/** Two patches as one: applying the result is applying `first`, then `second`. Nulls stay, as they remove. A merge patch cannot say "remove this object, then start it anew": there the old members stay. */
export function composePatches(first: unknown, second: unknown): unknown {
  if (!isObject(first) || !isObject(second)) return second;
  const out: Record<string, unknown> = { ...first };
  for (const [k, v] of Object.entries(second)) if (k !== "__proto__") out[k] = isObject(v) && isObject(out[k]) ? composePatches(out[k], v) : v;
  return out;
}

export const isObject = (v: unknown): v is Record<string, unknown> => typeof v === "object" && v !== null && !Array.isArray(v);
