/** A value in one line: {fraction:"1/8",…} → "1/8", true → "yes", null → "not stated", ["a","b"] → "a, b". */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === "") return "not stated";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(valueWords).join(", ");
  if (typeof value === "object") return "fraction" in value ? String(value.fraction) : "…";
  return String(value);
}
