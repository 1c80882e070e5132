// What one owns, in the plain words for it: "which she herself at this date is possessed of" → "which she owns".

const WHO = "(?:I|we|he|she|it|they|(?:the )?(?:said )?grantors?)";
/** "she herself owns", "we ourselves hold": the stress says no more. */
const STRESS = new RegExp(`\\b(${WHO}),? (?:my|our|him|her|it|them)sel(?:f|ves),? (?=(?:\\w+ ){0,2}(?:own|ha[sv]|hold|possess|is|are|am)\\w*\\b)`, "gi");
/** "which he, at the date hereof, owns", "she at present owns": when it is that he owns, which is at the deed in any case. */
const TIME =
  "(?:now|presently|currently|actually|still|yet|today|at present|this day|at (?:this|the present|the) (?:date|time|day|moment)(?: (?:hereof|of this (?:deed|conveyance|instrument|writing)))?|(?:as of|on|upon) (?:this|the present|the) (?:date|day)(?: (?:hereof|of this (?:deed|conveyance|instrument)))?)";
const WHEN = new RegExp(`\\b(${WHO}),? ${TIME},? (?=(?:own|ha[sv]|hold|possess|is|are|am)\\w*\\b)`, "gi");
const IS_WHEN = new RegExp(`\\b(${WHO} (?:is|are|am)),? ${TIME},? (?=(?:the|owners?|possessed|seized|seised|vested)\\b)`, "gi");
/** "is possessed of", "stands seized of", "has title to", "are the owners of": owns. */
const OWNS = new RegExp(
  `\\b(${WHO}) (?:(?:is|are|am|stands?) (?:(?:lawfully|rightfully|well|truly|and) )*(?:possessed|seized|seised|vested with|(?:the )?(?:(?:true|lawful|sole|record|present) )*owners?)(?: (?:and|or) (?:possessed|seized|seised))? of|(?:has|have|holds?) (?:(?:good|record|the|legal|lawful|any) )*(?:title|ownership) (?:to|of|in))(?= *(?:[,.;:)]|$|(?:in|on|under|beneath|and|at|as|being|is|are|therein|thereunder|that|which|shall)\\b))`,
  "gi",
);
const PLAIN_OWNS: Record<string, string> = { i: "own", we: "own", they: "own" };

/** The same words with every way to say that one owns put as "owns"; offsets are not kept. Errs toward leaving words as they stand. */
export const asOwned = (words: string): string =>
  words
    .replace(STRESS, "$1 ")
    .replace(WHEN, "$1 ")
    .replace(IS_WHEN, "$1 ")
    .replace(OWNS, (_, who: string) => `${who} ${PLAIN_OWNS[who.toLowerCase()] ?? "owns"}`);
