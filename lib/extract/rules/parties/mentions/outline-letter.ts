// "A. Edwin Doe owns …; B. He has agreed …": letters that count the paragraphs of recitals are no initials.

const NEXT: Readonly<Record<string, string>> = { A: "B", B: "C", C: "D", D: "E", E: "F", F: "G", G: "H" };

/** "Geo. H. Roe": a given name cut short, no end of a paragraph. */
const GIVEN_SHORT = "(?:Geo|Wm|Chas|Jno|Thos|Jas|Jos|Robt|Benj|Saml|Danl|Edw|Fredk?|Alex|GEO|WM|CHAS|JNO|THOS|JAS|JOS|ROBT|BENJ|Mr|Mrs|Ms|Dr|Rev|Jr|Sr)";

/** Length of a paragraph's letter that stands at `at`, 0 where it is an initial: the next letter must count another paragraph further on. */
export function outlineLength(text: string, at: number): number {
  const m = /^\(?([A-G])[.)] (?=[A-Z])/.exec(text.slice(at, at + 6));
  const next = NEXT[m?.[1] ?? ""];
  if (!m || !next || !/(?:^|[.:;!] ?|\n)$/.test(text.slice(Math.max(0, at - 3), at))) return 0;
  const last = String.fromCharCode((m[1] ?? "A").charCodeAt(0) - 1);
  if (m[1] !== "A" && !new RegExp(`(?<!\\b[A-Z])(?:^|[.:;!)\\w] )\\(?${last}[.)] [A-Z]`).test(text.slice(0, at))) return 0;
  return new RegExp(`(?<!\\b(?:[A-Z]|${GIVEN_SHORT}))[.:;] ?\\(?${next}[.)] [A-Z]`).test(text.slice(at + 20, at + 2500)) ? m[0].length : 0;
}
