// How far two words are apart by slips of OCR.

/** At most one letter changed, lost or added: "Broom", "Broome" → true. */
export function withinOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && a.charAt(i) === b.charAt(i)) i++;
  let j = 0;
  while (j < a.length - i && j < b.length - i && a.charAt(a.length - 1 - j) === b.charAt(b.length - 1 - j)) j++;
  return Math.max(a.length, b.length) - i - j <= 1;
}
