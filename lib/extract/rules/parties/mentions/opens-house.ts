// Words of deeds, of land or of time that open the name of a house.

/** The words as a name has them: "First" and "FIRST". */
const asNamed = (words: string): string =>
  words
    .split("|")
    .flatMap((w) => [`${w.charAt(0).toUpperCase()}${w.slice(1)}`, w.toUpperCase()])
    .join("|");
const anyCase = (words: string): string => `${words}|${asNamed(words)}`;

/** A further word of a name, and no word that opens a clause or leads elsewhere. */
const WORD = ` (?!(?:${anyCase("that|the|this|it|to|in|on|by|at|said|and|or|of|for")})\\b)[A-Z][\\w&'.-]*`;
const KIND = `(?:${anyCase("company|corporation|corp|inc|ltd|llc|co|bank|trust|partnership|association")}|L\\.?L\\.?C|L\\.?P)\\b`;

/** "First State Bank", "Second Baptist Church", "State Land Company": an ordinal or a state as the first word of a name, told by the kind of house that follows. */
const ordinalHouse = new RegExp(
  `^(?:${asNamed("first|second|third|state|public|office")})(?:${WORD}| &| (?:and|AND)){0,5} (?:${anyCase("bank|banking|church|trust|savings|federal|national|loan|company|corporation|co")})\\b`,
);
/** "Two Forks Minerals Company", "Range Creek Oil, L.P.", "Northwest Royalty Fund, Inc.": a number or a word of land as the first word of a house. */
export const numberHouse = new RegExp(
  `^(?:${asNamed("one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|half|public|january|february|march|april|july|september|october|november|december|monday|friday|saturday|sunday|range|page|block|box|county|township|road|street|route|tract|fee|northeast|northwest|southeast|southwest")}|(?:${asNamed("first|second|third")})(?! (?:${anyCase("part|party|parties|tract|parcel|street|page")})\\b)|(?:All|ALL)(?= (?:${asNamed("american|state|states|star|points|seasons")})\\b))(?:${WORD}){1,4},? ${KIND}`,
);
/** "Southeast Royalty Syndicate", "Range Petroleum": a quarter or a word of land that a line of business follows. */
const businessHouse = new RegExp(
  `^(?:${asNamed("northeast|northwest|southeast|southwest|range")})(?:${WORD}){0,3}? (?:${asNamed("syndicate|fund|partners|associates|group|holdings|properties|resources|petroleum|energy|exploration|production|producing|operating|drilling|minerals|royalties|ventures|investments|enterprises|cooperative|foundation")})\\b`,
);
/** "between LEASE OPERATORS, INC.", "to Minor Oil Company": a word of office or of deeds opens a house where the words before lead to a name. */
const officeHouse = new RegExp(
  `^(?:${asNamed("minor|deed|lease|mortgage|single|clerk|recorder|president|chairman|attorney|notary|seal|lot|transfer|dollar|effective|article")})(?:${WORD}){1,4},? ${KIND}`,
);
const leadsToName = /(?:^|[ (])(?:and|to|unto|between|from|by|with) $/;

/** Whether a word that is in no name of a person opens that of a house at `at`: "First State Bank", "Two Forks Minerals Company", "Public Lands Exploration, Inc.". */
export function opensHouse(text: string, at: number): boolean {
  const words = text.slice(at, at + 80);
  const before = text.slice(Math.max(0, at - 9), at);
  if (/\bnotary $/i.test(before)) return false;
  return ordinalHouse.test(words) || businessHouse.test(words) || numberHouse.test(words) || (leadsToName.test(before) && officeHouse.test(words));
}
