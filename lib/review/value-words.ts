/** A value in one line: {fraction:"1/8",…} → "1/8", a reading → "1/16 of production", true → "yes", null → "not stated", ["a","b"] → "a, b". */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === "") return "not stated";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(valueWords).join(value.some((v) => typeof v === "object") ? " or " : ", ");
  if (typeof value === "object") {
    const { fraction, basis } = value as { fraction?: unknown; basis?: unknown };
    return fraction === undefined ? "…" : [valueWords(fraction), basis].filter((part) => typeof part === "string").join(" ");
  }
  return String(value);
}
