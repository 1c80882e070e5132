// A name for people to read: capitals brought down, OCR blanks mended, the rest as written.
const small = new Set(["of", "and", "the", "for", "in", "on", "at", "by", "de", "la", "del", "von", "van", "der"]);
const upperAlways = /^(?:LLC|LP|LLP|LLLP|NA|USA|II|III|IV|PC|PLC|LC|FSB|SSB|MD|US|TX|OK|OH|PA|[A-Z])$/;

/** "McCOY", "O'DELL": a capital name whose first letters alone were set small. */
const HALF_CAPITAL = /^(Mc|Mac|O['’]|De|La|Le|Van|Fitz)([A-Z])([A-Z]+)(?=[^A-Za-z]*$)/;

function word(w: string, first: boolean): string {
  const half = HALF_CAPITAL.exec(w);
  if (half) return `${half[1]}${half[2]}${(half[3] ?? "").toLowerCase()}${w.slice(half[0].length)}`;
  const plain = w.replace(/[^A-Za-z]/g, "");
  if (plain.length === 0 || /[a-z]/.test(w)) return w;
  if (
    upperAlways.test(plain) ||
    /^(?:[A-Z]\.){2,}/.test(w) ||
    (!/[AEIOUY]/.test(plain) && plain.length < 5 && !/^(?:MR|MRS|DR|JR|SR|ST|LTD|CO|RY|CORP|WM|THOS|CHAS|JNO)$/.test(plain))
  )
    return w;
  const lower = w.toLowerCase();
  if (!first && small.has(lower)) return lower;
  return lower
    .replace(/(^|[-/("&.])([a-z])/g, (_, a: string, b: string) => a + b.toUpperCase())
    .replace(/^(mc|o')([a-z])/i, (_, a: string, b: string) => a.charAt(0).toUpperCase() + a.slice(1) + b.toUpperCase());
}

/** "DOROTHY J. McCOY and CO." → "Dorothy J. McCoy and Co."; names already in mixed case stay as they are. */
export function displayName(name: string): string {
  const words = name.replace(/\s+/g, " ").trim().split(" ");
  return words.map((w, i) => word(w, i === 0)).join(" ");
}
