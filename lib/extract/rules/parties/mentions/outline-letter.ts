// What stands ahead of a name in a recital and is none of it: letters that count its paragraphs, its heading, the paper that it cites.

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

/** "Background. Under Document 3034110, Elm Gas, LLC owns": a heading of one word and the number of the paper by which one holds. */
const CITED =
  /^(?:[A-Z][A-Za-z]{3,}[.:] ?)?(?:(?:(?:Under|By|In|Through|Per|Since|Pursuant to|By virtue of) )?(?:(?:the )?(?:deed|assignment|instrument|paper)[A-Za-z ]{0,24} )?)(?:Document|Doc\.?|Instrument|Entry|File|Reception|Clerk's File)(?: Number| No\.?| #)? ?#?[\d-]{4,14}, (?=[A-Z])/;

/** Length of such words right at `at`, 0 where a name or anything else stands there. */
export const citationLength = (text: string, at: number): number => CITED.exec(text.slice(at, at + 140))?.[0].length ?? 0;
