/** cx("a", ok && "b") → "a b" where ok, else "a". */
export function cx(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
