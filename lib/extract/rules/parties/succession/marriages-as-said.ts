// Marriages told as headings, rows and turns of speech, as the statement that they come to: "SECOND MARRIAGE. On May 2, 1950, to ADA POE" → "Married to ADA POE".

const NAME = "(?:Mrs\\. |Mr\\. |Miss )?(?!(?:Marri|Divorc|Child|Issue|None|No|Living|Deceased|Dead)\\w*\\b)[A-Z][\\w'’-]*\\.?(?: [A-Z][\\w'’-]*\\.?){1,4}";
const MONTH = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?";
/** Words as they stand in small letters, with a capital, or in capitals. */
const anyCase = (words: string): string =>
  words
    .split("|")
    .flatMap((w) => [w, w.charAt(0).toUpperCase() + w.slice(1), w.toUpperCase()])
    .join("|");
const ORDINAL = anyCase("first|second|third|fourth|last|only|sole|one|1st|2nd|3rd|former|earlier|later|prior|previous|present");
const PLACE = "(?:[Ii]n|[Aa]t|[Nn]ear) (?!(?:to|with)\\b)[A-Z][a-z]+(?: [A-Z][a-z]+){0,2}(?:, [A-Z][a-z]+){0,2}(?=[,;.)]| (?:to|with|on|in) )";
/** A day, a place, and what says that a wedding was: nothing of the family. */
const FILLER = `(?:[\\s,.:;()–—-]|${PLACE}|${MONTH}\\b|\\b(?:[Ii]n|[Oo]n|[Aa]bout|the|year|day|of|was|is|being|contracted|solemnized|celebrated|entered into|took place|occurred|made|that|one|this|[Oo]nce|[Oo]nly|[Jj]ust|[Bb]ut|One|(?:1[789]|20)\\d\\d|\\d{1,2}(?:st|nd|rd|th)?)\\b){0,26}?`;
const WHOSE = "(?:(?:[Hh]is|[Hh]er|[Tt]he|[Dd]ecedent['’]s) )?";
const NUMBER = "(?: (?:No\\.? ?|[Nn]umber |# ?)(?:\\d|[Oo]ne|[Tt]wo|[Tt]hree|[IV]{1,3}))?";
const OPENS = "(?<=^|[.;:] {1,4}|\\d[.)] |\\([a-z\\d]\\) |[-–—] |\\n)";

/** "FIRST MARRIAGE. In 1961, at Ames, to", "Marriage No. 2 was on May 4, 1964, to", "His later marriage, in 1964, was to". */
const MARRIAGE_TO = new RegExp(
  `${OPENS}${WHOSE}(?:(?:${ORDINAL})(?:,? and (?:${ORDINAL}))? )?(?:${anyCase("marriage|marriages")})${NUMBER}(?: of (?:the )?(?:decedent|deceased)| of (?:his|hers)| contracted)?(?=[.:,; (–—-]|\\n)${FILLER}(?:to|with) (?=${NAME})`,
  "g",
);
/** "His first wife. ADA POE", "Second husband, from 1950: AL POE", "Wife No. 2: ADA POE"; not "First wife, ADA POE", which is said already. */
const WIFE = new RegExp(
  `${OPENS}${WHOSE}(?:(?:${ORDINAL}) )?(?:${anyCase("wife|husband|spouse")})${NUMBER}(?=[.:(]|, \\d|, in \\d| was in)${FILLER}(?=${NAME})`,
  "g",
);
/** "The second was to ADA POE", behind a marriage told. */
const NEXT_TO = new RegExp(`${OPENS}(?:and )?${WHOSE}(?:${ORDINAL}|other|next)(?: one)?,? was${FILLER} to (?=${NAME})`, "g");
/** "She had earlier been the wife of AL POE". */
const WIFE_OF = new RegExp(
  `(?<=\\b(?:[Ss]?he|[Dd]ecedent) )(?:was|had been|had (?:earlier|once|first|before|previously|formerly) been|became|(?:was|were) (?:earlier|once|first|before|previously|formerly))(?: (?:then|thereafter|afterwards|next|later))? the (?:lawful |wedded |first |second |third |former )?(?:wife|husband) of (?:one )?(?=${NAME})`,
  "g",
);
/** "Before that she had been the wife of AL POE": a marriage that was over when the one told ahead began. */
const BEFORE_THAT = /\b(?:before (?:that|this|then|it)|prior (?:to (?:that|this|it)|thereto)|earlier)\b[^.;]{0,40}$/i;
/** "took ADA POE to wife", "took to wife ADA POE". */
const TOOK = new RegExp(
  `\\btook (to wife |for (?:his )?wife |as his wife |in marriage )?(${NAME})( to wife| for (?:his )?wife| as his (?:lawful )?wife| in marriage)?`,
  "g",
);

/** "AL POE and ADA POE were husband and wife". */
const WERE_WED = new RegExp(
  `(?<=(?:${NAME}|\\b(?:[Hh]e|[Ss]he|(?:[Tt]he |said )*(?:[Dd]ecedent|[Dd]eceased))) and ${NAME} (?:were|had been|have been|being) (?:lawful |lawfully )?)(?:husband and wife|man and wife|wife and husband)\\b`,
  "g",
);
/** "ADA POE, married 1950, divorced 1962", "ADA POE. Married in May 1950.": when, and no further marriage. */
const WHEN = new RegExp(
  `(?<=[a-z.A-Z)][,.;(] {0,3})(?:[Mm]arried|MARRIED|[Ww]ed)(?: (?:in|on|about))? (?:${MONTH} )?(?:\\d{1,2}, ?)?(?:1[789]|20)\\d\\d(?=[.;,)])`,
  "g",
);

const LISTED = /(?:^|[.;:\n] ?)(?:Wives|WIVES|Husbands|HUSBANDS|Spouses|SPOUSES|Marriages|MARRIAGES)\b[^.:;\n]{0,30}[.:]/;
/** "Wives. (1) ADA POE, married 1950, divorced 1962. (2) UNA POE, married May 2, 1964.": each of the list by the words behind the name. */
const IN_LIST = new RegExp(
  `(?<=(?:[.;:] ?|\\n)\\(?\\d[.)] ${NAME})(?:,|\\.)? ?(?:[Mm]arried|MARRIED|[Ww]ed)(?: (?:in|on|about))? (?:${MONTH} )?(?:\\d{1,2}(?:, ?| ${MONTH} ))?(?:1[789]|20)\\d\\d`,
  "g",
);

/** "She was his wife when he died", "He was still married to her at her death": he or she outlived the dead, and did not die. */
const WIFE_AT_DEATH =
  /\b([Ss]he|[Hh]e) (?:(?:was|is|remained|continued)(?: still)?,? (?:(?:his|her) (?:lawful |lawfully wedded )?(?:wife|husband|spouse)|married to (?:him|her)),? (?:(?:when|at the time|at the time that) (?:he|she) died|(?:at|at the time of|until|to) (?:his|her) (?:own )?(?:death|decease)))\b/g;

/** The longest form that has room, at the end of it. */
const said = (words: string, forms: readonly string[]): string => {
  const own = forms.find((f) => f.length <= words.length);
  return own === undefined ? words : own.padStart(words.length);
};
const isNamed = (text: string, at: number): boolean => new RegExp(`^${NAME}`).test(text.slice(at, at + 60));

/** The text with such words as "The decedent was married to …", at the same places; words too short for it stay as they are. */
export function asMarried(text: string): string {
  const her = (text.match(/\b(?:she|her|widow)\b/gi) ?? []).length > (text.match(/\b(?:he|his|him|widower)\b/gi) ?? []).length;
  const forms = ["The decedent was married to ", "The decedent married ", "Decedent married ", her ? "She wed " : "He wed "];
  const told = (words: string, at: number) => (isNamed(listed, at + words.length) ? said(words, forms) : words);
  const beside = her ? ", her husband" : ", his wife";
  const listed = LISTED.test(text) ? text.replace(IN_LIST, (words) => (words.length < beside.length ? words : beside.padEnd(words.length))) : text;
  return listed
    .replace(WIFE_AT_DEATH, (words, she: string) => `${she} survived ${she.toLowerCase() === "she" ? "him" : "her"}`.padEnd(words.length))
    .replace(MARRIAGE_TO, told)
    .replace(WIFE, told)
    .replace(NEXT_TO, (words, at: number) => (/\bmarri(?:age|ed)\b/i.test(text.slice(Math.max(0, at - 260), at)) ? told(words, at) : words))
    .replace(WIFE_OF, (words, ...at) => (BEFORE_THAT.test(text.slice(0, at.at(-2))) ? words : "married ".padStart(words.length)))
    .replace(TOOK, (words, ahead: string | undefined, name: string, behind: string | undefined) =>
      ahead || behind ? `wed  ${" ".repeat(ahead?.length ?? 0)}${name}${" ".repeat(behind?.length ?? 0)}` : words,
    )
    .replace(WERE_WED, (words) => "married".padEnd(words.length))
    .replace(WHEN, (words) => " ".repeat(words.length));
}
