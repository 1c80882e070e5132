// Land described by another instrument: "the same land described in deed recorded in Volume 98, page 402".
import type { LandReference, Tract } from "@/lib/contracts/aspects/land";

const BOOK =
  /(?:VOL(?:UME|\.)?|(?:DEED\s|PLAT\s|RECORD\s|OFFICIAL\sRECORDS?\s|D\.?\s?R\.?\s|O\.?\s?R\.?\s)?BOOK(?:\sOF\sDEEDS)?|BK\.?|LIBER|REEL|FILM|D\.?B\.?V\.?|DBV)[\s.,]{0,3}(?:NO\.?|NUMBER|VOLUME|VOL\.?)?[\s.]{0,2}([0-9]{1,6}[A-Z]?)[\s,;]{1,3}(?:OF\sDEEDS[\s,]{0,3})?(?:[A-Z .']{0,40}?[,\s]{1,2})?(?:AT\s)?(?:PAGES?|PGS?\.?|P\.|FOLIO|IMAGE)[\s.,]{0,3}(?:NO\.?\s?)?([0-9]{1,6})/g;
const SLASH = /(?:VOL(?:UME|\.)?|D\.?R\.?|O\.?R\.?|DBV)\s([0-9]{1,5})\s?[/]\s?([0-9]{1,5})/g;
const NUMBER = /(?:INSTRUMENT|DOCUMENT|DOC\.?|INST\.?|CLERK'?S\sFILE|FILE|RECEPTION|ENTRY|AUDITOR'?S\sFILE)\s(?:NO\.?|NUMBER|#)[\s:]{0,2}([0-9][0-9-]{3,15})/g;
/** Without one of these nothing is cited. */
const ANY = /VOL|BOOK|BK|LIBER|REEL|FILM|D\.?\s?B|D\.?\s?R|O\.?\s?R|INST|DOC|FILE|RECEPTION|ENTRY/;
const SAME =
  /(?:THE\s)?(?:SAME|IDENTICAL)\s(?:LAND|LANDS|PROPERTY|PREMISES|TRACT|PARCEL|REAL)|DESCRIBED\sIN|(?:CONVEYED|DEEDED|SOLD|GRANTED|TRANSFERRED)\s(?:TO|BY|IN|UNTO)|(?:ACQUIRED|OBTAINED|PURCHASED|BOUGHT|HELD|DERIVED|HAD|GOT|TOOK|RECEIVED)\s(?:BY|IN|FROM|OF|UNDER)|(?:CAME|WENT|PASSED)\s(?:TO|FROM|BY|UNDER)|SET\sOUT\sIN|REFERENCE\s(?:IS|BEING)|DESCRIPTION\s(?:IN|OF)/;
/** "in which one half of the minerals was sold by him, Vol. 4": a paper on minerals or royalties of the land, not one that describes it. */
const OF_RIGHTS =
  /(?:MINERALS?|ROYALT(?:Y|IES)|OIL|GAS|INTERESTS?)\s(?:[A-Z]+,?\s){0,3}(?:WAS|WERE|IS|ARE|BEEN|HERETOFORE|PREVIOUSLY)\s(?:[A-Z]+\s){0,2}(?:CONVEYED|DEEDED|SOLD|GRANTED|TRANSFERRED|LEASED)\s(?:TO|BY|IN|UNTO)(?![^.;]*(?:SAME|IDENTICAL)\s(?:LAND|LANDS|PROPERTY|PREMISES|TRACT|PARCEL))[^.;]*$/;
const PART =
  /(?:PART|PORTION)\sOF\s(?:THE\s|SAID\s)?(?:[\d,.]{1,10}[\s-]ACRES?[\s-]?)?(?:SAME|LAND|LANDS|TRACT|PROPERTY|PREMISES|THAT|A\s)|OUT\sOF|(?:CORNER|SIDE|END|EDGE|HALF|THIRD|ACRES?)\sOF\s(?:THE|SAID|MY|OUR|AN?|THAT)\s(?:(?:SAID|SAME|CERTAIN)\s)?(?:[\d.,]+|[A-Z]+(?:-[A-Z]+)?)(?:\s\([\d.,]+\))?[\s-]ACRES?(?![A-Z])/;
const IDENTICAL = /(?:THE\s)?(?:SAME|IDENTICAL)\s(?:LANDS?|PROPERTY|PREMISES|TRACT|PARCEL|REAL)/g;
/** "adjoining Survey 12 sold by me to Doe (Book 4, page 9)": the paper of a neighbour. */
const NEIGHBOUR =
  /(?<![A-Z])(?:ADJOIN(?:S|ING)|ADJACENT\sTO|BORDERING(?:\sON)?|ABUTTING(?:\sON)?|NEIGHBOU?RING|NEXT\sTO)(?:\s(?!(?:BEING|SAME|IDENTICAL|DESCRIBED|AND)\s)[A-Z\d][^\s;]*){1,18}\s?\(?$/;
const PLAT = /PLAT|MAP|PLAN\s(?:BOOK|OF)/;

export type FoundReference = LandReference & { start: number; end: number };

/** References in upper-case text to instruments that describe the land (`raw`: as written). Plats of subdivisions are none. */
export function findLandReferences(text: string, raw: string, from: number, to: number): FoundReference[] {
  if (!ANY.test(text)) return [];
  const out: FoundReference[] = [];
  const take = (m: RegExpMatchArray, book: string | null, page: string | null, number: string | null): void => {
    const at = m.index ?? 0;
    if (at < from || at >= to) return;
    const before = text.slice(Math.max(from, at - 260), at);
    if ((!SAME.test(before) && !PART.test(before)) || OF_RIGHTS.test(before) || NEIGHBOUR.test(before)) return;
    if (PLAT.test(text.slice(Math.max(from, at - 30), at + m[0].length))) return;
    out.push({
      book,
      page,
      instrument_no: number,
      text: raw.slice(at, at + m[0].length),
      relation: relationOf(before),
      start: at,
      end: at + m[0].length,
    });
  };
  for (const m of text.matchAll(BOOK)) take(m, m[1] ?? null, m[2] ?? null, null);
  for (const m of text.matchAll(SLASH)) take(m, m[1] ?? null, m[2] ?? null, null);
  if (out.length === 0) for (const m of text.matchAll(NUMBER)) take(m, null, null, m[1] ?? null);
  return out.sort((a, b) => a.start - b.start);
}

/** The lease that a release or an assignment deals with, by its book and page, whose land is meant where the words describe none ("releases the lease in Book 30, page 41, except as to …"). */
export function findLeaseReference(text: string, raw: string): FoundReference | undefined {
  const lease = text.search(/(?<![A-Z])LEASES?(?![A-Z])/);
  const cited = lease < 0 ? undefined : [...text.matchAll(BOOK), ...text.matchAll(SLASH)].find((m) => m.index > lease);
  if (!cited) return undefined;
  const [start, end] = [cited.index, cited.index + cited[0].length];
  return { book: cited[1] ?? null, page: cited[2] ?? null, instrument_no: null, text: raw.slice(start, end), relation: "same", start, end };
}

/** The nearer word decides: "80 acres out of the Orr Survey, being the same land described in" is the same land, "part of the same land" a part. */
function relationOf(before: string): "same" | "part" {
  const part = PART.exec(before);
  if (!part) return "same";
  return [...before.matchAll(IDENTICAL)].some((m) => m.index >= part.index + part[0].length) ? "same" : "part";
}

const OF_ALL = /(?<![A-Z])(?:BOTH|ALL|LANDS|TRACTS|SURVEYS|PARCELS|TOGETHER)(?![A-Z])[^;]*$/;

/** Whether the words of a tract up to `at` describe it, so that what is cited there is cited of it. */
const isDescribedBefore = (plain: string, t: Tract, at: number): boolean => /SURVEY|SUR\.|ABSTRACT|GRANT|LEAGUE/.test(plain.slice(t.span?.start ?? at, at));

/** "Survey 21; and 3 acres of Survey 22 conveyed to me in Vol. 4; and Survey 23": a citation within the description of another survey is of that one, whether it stands before or behind, where no word says it is of all. */
export const isOfAnother = (plain: string, at: number, t: Tract, tracts: readonly Tract[]): boolean =>
  tracts.some(
    (o) =>
      o !== t &&
      o.survey?.abstract != null &&
      t.survey?.abstract != null &&
      o.survey.abstract !== t.survey.abstract &&
      ((o.span?.start ?? 0) >= (t.span?.end ?? Number.POSITIVE_INFINITY) ||
        ((t.span?.start ?? 0) >= (o.span?.end ?? Number.POSITIVE_INFINITY) && isDescribedBefore(plain, o, at))) &&
      (o.span?.start ?? 0) <= at &&
      at < (o.span?.end ?? 0) &&
      !OF_ALL.test(plain.slice(Math.max(0, at - 90), at)),
  );
