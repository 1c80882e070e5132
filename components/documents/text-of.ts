/** A value in one line, as the queue writes it: {fraction:"1/8",…} → "1/8", true → "yes", null → "not stated". */
export function textOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return "not stated";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(textOf).join(value.some((v) => typeof v === "object") ? " or " : ", ");
  if (typeof value === "object" && "basis" in value && "fraction" in value) return `${textOf(value.fraction)} ${String(value.basis)}`;
  if (typeof value === "object" && "fraction" in value) return String(value.fraction);
  return String(value);
}
