// A limit of depth in whatever words, written so that it can be compared: "lying more than five thousand (5,000) feet below the surface" → "below 5,000 feet".
import { cardinal } from "@/lib/fraction/number-words";

const FIGURES = "\\d{1,3}(?:,\\d{3})+|\\d{2,5}";
const TEN = "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w{3,5}teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand)";
/** "330 feet from the line", "100 feet north", "200 feet of casing": a length that is no depth. */
const NO_DEPTH =
  "(?! (?:from (?!(?:the )?(?:surface|top|ground))|of (?!(?:true |vertical |total )*depth)|north|south|east|west|wide|long|apart|away|in (?:width|length)))";
const FEET = `(?:(${FIGURES})|(${TEN}(?:(?:[- ]| and )${TEN}){0,8}))(?: \\((${FIGURES})(?:['′]|\\s?feet)?\\))?(?:\\s?(?:feet|foot|ft\\.?)(?![a-z])|['′])${NO_DEPTH}`;
const DEPTH_OF = "(?:(?:a |the )?(?:(?:true )?vertical |subsurface |measured |total )?depths? of )?";
const SIDE = "(?:the )?(base|top|bottom) of (?:the )?([A-Z][\\w'’-]*(?: (?!Formation|Sand|Lime|Zone)[A-Z][\\w'’-]*){0,3})";
const LEVEL = `(?:${DEPTH_OF}${FEET}|(?:(?:the )?stratigraphic equivalent of )?${SIDE})`;

const BELOW =
  "(?:below|beneath|under(?:neath)?|deeper than|lower than|(?:at )?(?:a )?(?:greater|lower) depths? than|in excess of|exceeding|more than|greater than)";
const ABOVE = "(?:above|shallower than|higher than|(?:not|no) (?:deeper|lower) than|less than|(?:but )?not below|at (?:a )?(?:lesser|less) depths? than)";
const DOWN = "(?: (?:down|downwards?|to the cent(?:er|re)|and (?:all )?(?:below|deeper|lower))\\b)";

const FORMS: readonly (readonly ["below" | "above", RegExp])[] = [
  ["above", new RegExp(`\\b(?:from|between|surface)\\b[^.;]{0,40}?\\b(?:to|and)(?: but not (?:below|deeper than))? ${LEVEL}`)],
  ["above", new RegExp(`\\b(?:limited|restricted|confined|down)(?: in depth| as to depths?)? to ${LEVEL}`)],
  ["below", new RegExp(`\\bfrom ${LEVEL}${DOWN}`)],
  ["below", new RegExp(`\\b${LEVEL} (?:and|or) (?:below|deeper|lower)\\b`)],
  ["above", new RegExp(`\\b${ABOVE} ${LEVEL}`)],
  ["below", new RegExp(`\\b${BELOW} ${LEVEL}`)],
];

export type DepthWords = { readonly side: "below" | "above"; readonly text: string; readonly start: number; readonly end: number };

/** The first limit of depth in the words, with its place; null where they tell none, or the figure is no level ("a well drilled to 4,410 feet"). */
export function depthWords(words: string): DepthWords | null {
  for (const [side, form] of FORMS) {
    const m = form.exec(words);
    if (!m || (/^(?:from|between|surface)\b/.test(m[0]) && side === "above" && !/\bsurface\b/i.test(m[0]))) continue;
    const [, figures, spelled, again, edge, name] = m;
    const feet = Number((figures ?? again ?? "").replace(/,/g, "")) || (spelled ? cardinal(spelled.toLowerCase()) : null);
    const level = name ? `the ${edge} of the ${name}` : feet ? `${String(feet).replace(/\B(?=(\d{3})+$)/g, ",")} feet` : null;
    if (level) return { side, text: side === "below" ? `below ${level}` : `from the surface to ${level}`, start: m.index, end: m.index + m[0].length };
  }
  return null;
}
