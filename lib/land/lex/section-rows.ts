// Tables of sections whose rows give the number alone: "Section   Part conveyed   Acres / 301   Northeast Quarter   160".
import { withAcreRows } from "./acre-rows";
import { explainedParts } from "./explained-parts";
import { withFlowingLines } from "./flowing-lines";
import { halvesOfSaid } from "./halves-of-said";
import { withPlaceColumns } from "./place-columns";
import { placeTriples } from "./place-triples";
import { plainText } from "./plain-text";
import { spokenParts } from "./spoken-parts";
import { withoutWholeShares } from "./whole-shares";

const HEAD = /(?<=^|\n)[ ]*SECTIONS?\s{2,}(?:PARTS?|PORTION|DESCRIPTION|SUBDIVISION|LANDS?|ACRES)[^\n]{0,80}\n/g;
const ROW = /^([ ]*)([ ]{5})(\d{1,3}) {2,}(?=[^\n]*(?:QUARTER|HALF|[NSEW]{1,2} ?(?:\/ ?[24]|½|¼)|ALL\b))[^\n]*(?:\n|$)/;

/** Upper-case text with "SEC. " written into the blanks before the number of each row under such a head; every offset as it was. */
export function withSectionRows(plain: string): string {
  let out = plain;
  for (const head of plain.matchAll(HEAD)) {
    let at = head.index + head[0].length;
    for (let row = ROW.exec(out.slice(at, at + 160)); row; row = ROW.exec(out.slice(at, at + 160))) {
      const mark = at + (row[1] ?? "").length;
      out = `${out.slice(0, mark)}SEC. ${out.slice(mark + 5)}`;
      at += row[0].length;
    }
  }
  return out;
}

/** "61.5 acres evenly off the East side", "20 acres of even width along the North end": how a strip runs, which goes without saying. */
const EVENLY =
  /(?<=\sACRES,?)\s(?:(?:TAKEN|CUT|RUN|LAID OFF)\s)?(?:EVENLY|(?:OF|IN)\s(?:AN?\s)?(?:EVEN|EQUAL|UNIFORM)\s(?:WIDTH|STRIP))(?=,?\s(?:TAKEN\s)?(?:OFF|ALONG|ACROSS|FROM)\s)/g;
const withoutEvenly = (plain: string): string => plain.replace(EVENLY, (words) => " ".repeat(words.length));

/** "my half section in Elm County, that is, the N/2 of Section 9": how large the land is, and no number of a section. */
const SIZE =
  /(?<=(?<![A-Z])(?:MY|OUR|HIS|HER|ITS|THEIR|AN?|ONE)\s)(?:HALF|QUARTER)[\s-]SECTION(?=\s(?:OF\sLAND|IN|LYING|SITUATED?|WHICH|BEING|KNOWN|CALLED|THAT)(?![A-Z])|\s?[,(:])/g;
const withoutSize = (plain: string): string => plain.replace(SIZE, (words) => " ".repeat(words.length));

/** "NW/4 Section 29 and fractional Section 30": a section that is called fractional is named by itself, and the part before is none of it. */
const FRACTIONAL_ALONE =
  /(?<=(?:\/\s?[24]|[½¼]|HALF|QUARTER),?\s(?:(?:OF|IN)\s)?(?:THE\s)?SEC(?:TION|\.)?\s?\d{1,2}(?:\s?\(\d{1,2}\))?,?\sAND\s(?:THE\s)?)FRACTIONAL(?=\sSEC)/g;
const fractionalAlone = (plain: string): string => plain.replace(FRACTIONAL_ALONE, (word) => "ALL OF".padEnd(word.length));

/** "Sec-|tion 9": a word that a line's end broke, whole again on its first line, with blanks behind it. */
const withoutBreaks = (text: string): string =>
  /[a-z]-[ \t]*\r?\n/.test(text)
    ? text.replace(/(?<![A-Za-z])([A-Za-z]+)-[ \t]*\r?\n[ \t|]*([a-z]+[.,;:]?)/g, (m, head: string, tail: string) =>
        /^(?:one|two|three|four|five|six|seven|eight|nine|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/i.test(head)
          ? m
          : (head + tail).padEnd(m.length),
      )
    : text;

/** One spelling for the readers of land: capitals, plain marks, no word of how a strip runs, parts as the grid knows them, and rows of sections and acres that say so. */
export const landText = (text: string): string =>
  spokenParts(
    explainedParts(
      halvesOfSaid(
        placeTriples(
          withAcreRows(
            withSectionRows(
              withPlaceColumns(withoutWholeShares(fractionalAlone(withoutSize(withoutEvenly(plainText(withFlowingLines(withoutBreaks(text)))))))),
            ),
          ),
        ),
      ),
    ),
  );
