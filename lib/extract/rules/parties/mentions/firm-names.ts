// Firms named by the surnames of their partners: "ROE, ROE & DOE", "DOE & ROE, a Texas general partnership".

const SURNAME = "(?:(?:Mc|Mac|Van |De |O')?[A-Z][A-Za-z'-]+)";
/** Three surnames or more, the last behind "&": no list of persons is written so. */
const LISTED = new RegExp(
  `^${SURNAME}(?:, ${SURNAME}){1,5},? & ${SURNAME}(?! [A-Z][a-z]*\\b(?! ?,))(?![\\w'-])(?:,? (?:Inc|INC|Ltd|LTD|LLC|L\\.L\\.C|LLP|LP|L\\.P|P\\.C|Co|CO)\\b\\.?)?`,
);
/** Two surnames that words behind call a partnership. */
const CALLED = new RegExp(
  `^(${SURNAME}(?:, ${SURNAME}){0,5},? (?:&|and|AND) ${SURNAME}),? (?:an?|the) (?:[A-Z][a-z]+ )?(?:[a-z-]+ ){0,3}(?:(?:co-?)?partnership|firm|joint venture|law firm|association)\\b`,
);

/** Length of the firm's name that starts at `at`; 0 where none does. "DOE & ROE, a partnership, …" → 9. */
export function firmLength(text: string, at: number): number {
  const words = text.slice(at, at + 160);
  return (LISTED.exec(words)?.[0] ?? CALLED.exec(words)?.[1] ?? "").length;
}

const PUBLIC_TRUSTEE =
  /^(?:Public Trustee|PUBLIC TRUSTEE)(?:,? (?:of|in and for|for|OF) (?:(?:the|THE) )?(?:[Cc]ity and )?(?:[Cc]ounty of |COUNTY OF )?[A-Z]\w+(?: [A-Z]\w+)?(?: (?:County|COUNTY))?)?/;

const HOUSE_OF_TRUSTEES =
  "(?:Church|School|Cemetery|Lodge|Academy|College|Congregation|Society|University|Seminary|Mission|Parsonage|CHURCH|SCHOOL|CEMETERY|LODGE|ACADEMY|COLLEGE|CONGREGATION|SOCIETY|UNIVERSITY)";
/** "Trustees of Zion Methodist Church South", "Trustees of the Elm Grove School": those who hold for a congregation or a school. */
const TRUSTEES_OF = new RegExp(
  `^(?:Trustees|TRUSTEES) (?:of|OF) (?:(?:the|THE) )?(?:[A-Z][\\w.'&-]*(?: (?:of|and|&|OF|AND))? ){0,6}${HOUSE_OF_TRUSTEES}\\b(?:,? (?:South|North|SOUTH|NORTH|No\\. ?\\d+|(?:of|at|OF|AT) [A-Z]\\w+(?: [A-Z]\\w+)?)){0,2}`,
);

/** "the State of Ohio, by its Commissioners", "the Commonwealth of Virginia, acting through the Board": who acts by officers is a party; the same words without them are mostly a venue. */
const ACTS = "(?:,? (?:(?:acting|ACTING) )?(?:(?:herein|hereby) )?(?:by|through|BY|THROUGH)(?: (?:and|AND) (?:through|THROUGH))? (?:its|ITS|the|THE)\\b)";
const FOR_ITSELF = "(?:,? (?:for itself|for the use|and its assigns|its successors)\\b)";
const WITH_COUNTY = "(?:,? (?:and|AND|&) (?:[A-Z][A-Za-z]+ ){1,3}(?:County|COUNTY|District|DISTRICT)\\b)";
const SOVEREIGN_ACTS = new RegExp(
  `^(?:State|STATE|Commonwealth|COMMONWEALTH) (?:of|OF) (?:(?:North|South|West|New|NORTH|SOUTH|WEST|NEW) )?[A-Z]\\w+(?=${ACTS}|${FOR_ITSELF}|${WITH_COUNTY})`,
);

/** "Know all men that the STATE OF OHIO, for and in consideration of $900, does grant": a State that opens the sentence and acts. */
const SOVEREIGN_GIVES =
  /^(?:State|STATE|Commonwealth|COMMONWEALTH) (?:of|OF) (?:(?:North|South|West|New|NORTH|SOUTH|WEST|NEW) )?[A-Z]\w+(?=,? (?:(?:for|in) (?:and in )?(?:consideration|the (?:sum|price)|value)|(?:does|doth|has|hereby|under|pursuant to|by virtue)\b|(?:hereinafter|herein) called|party of the first))/;
const OPENS_SENTENCE = /(?:\bthat,?|[.:;]|presents,?) (?:the )?$/i;

/** "between A and the COUNTY OF ELM, State of Ohio, party of the second part", "unto the County of Elm": a county that deals by its name; the same words without them are mostly a place. */
const COUNTY_NAME =
  "(?:(?:City|CITY) (?:and|AND) )?(?:County|COUNTY|Parish|PARISH) (?:of|OF) (?:(?:St|Ste|ST|STE)\\. )?[A-Z][\\w'-]+(?: (?!State|STATE)[A-Z][\\w'-]+)?";
const OF_STATE = "(?:,? (?:(?:in )?(?:the |said )?(?:State|STATE|Commonwealth) (?:of|OF) )?[A-Z]\\w+(?: [A-Z]\\w+)?)?";
const COUNTY_DEALS = new RegExp(
  `^${COUNTY_NAME}(?=${OF_STATE},? ?\\(?["']?(?:[Pp]arty of the|(?:hereinafter |herein )?(?:called |referred to as )?(?:the )?["']?(?:[Gg]rant|[Ll]ess|[Vv]end|[Ss]ell|[Bb]uy|[Pp]urchas)(?:or|ee|er)\\b|an? (?:body|political|municipal|public|quasi)|(?:acting )?(?:by|through) (?:and through )?(?:its|the) |(?:its|and its) successors|(?:does|doth|hereby)\\b))`,
);
const COUNTY_LED = /(?:\b(?:and|between|unto|to|from|that|by|whereas|now,? therefore),? the |\b(?:between|unto|to|that) |[:;] (?:the )?)(?:said )?$/i;
/** "conveys to the State of Ohio": a State that takes is a party too. */
const STATE_NAME = "(?:State|STATE|Commonwealth|COMMONWEALTH) (?:of|OF) (?:(?:North|South|West|New|Rhode|NORTH|SOUTH|WEST|NEW|RHODE) )?[A-Z]\\w+";
/** "between A and the STATE OF OHIO, party of the second part", "the State of Ohio, doing business as The Bank of Ohio". */
const STATE_DEALS = new RegExp(
  `^${STATE_NAME}(?=,? ?\\(?["']?(?:[Pp]art(?:y|ies) of the|(?:doing|DOING) (?:business|BUSINESS) (?:as|AS)\\b|d/b/a\\b|D/B/A\\b|(?:hereinafter|herein) (?:called|referred)|(?:the )?["']?(?:[Gg]rant|[Ll]ess|[Vv]end|[Ss]ell|[Bb]uy|[Pp]urchas)(?:or|ee|er)\\b|a sovereign|a body))`,
);
const COUNTY_TAKES = new RegExp(`^(?:${COUNTY_NAME}|${STATE_NAME})`);
/** "do hereby assign and convey unto the ", before a county that takes. */
export const GIVES_TO_IT =
  /\b(?:conveys?|assigns?|grants?|delivers?|quit-?claims?|sells?|transfers?|conveyed|quit-?claimed|set over)\b[^.;,]{0,24} (?:un)?to (?:the )?(?:said )?$/i;

const countyLength = (text: string, at: number): number => {
  const before = text.slice(Math.max(0, at - 70), at);
  const words = text.slice(at, at + 130);
  return (
    ((COUNTY_LED.test(before) ? (COUNTY_DEALS.exec(words) ?? (/\bsaid $/i.test(before) ? null : STATE_DEALS.exec(words))) : null) ??
      (GIVES_TO_IT.test(before) ? COUNTY_TAKES.exec(words) : null))?.[0].length ?? 0
  );
};

/** "State Highway Commission", "State Department of Fish and Game of Utah": a body of a State. */
const STATE_BODY =
  /^(?:State|STATE) (?:(?!(?:of|OF)\b)[A-Z][A-Za-z]+ ){0,2}(?:Department|Board|Commission|Agency|Authority|DEPARTMENT|BOARD|COMMISSION|AGENCY|AUTHORITY)\b(?: (?:of|OF) [A-Z][A-Za-z]+(?:(?: (?:and|AND|&))? [A-Z][A-Za-z]+){0,3}){0,2}/;

/** Length of the name of an office or a State that acts and starts at `at`; 0 where none does. "Public Trustee of Weld County, Colorado" → 28, "Trustees of the Elm Grove School" → 32. */
export const officeLength = (text: string, at: number): number =>
  (SOVEREIGN_ACTS.exec(text.slice(at, at + 90)) ??
    (OPENS_SENTENCE.test(text.slice(Math.max(0, at - 16), at)) ? SOVEREIGN_GIVES.exec(text.slice(at, at + 90)) : null) ??
    STATE_BODY.exec(text.slice(at, at + 140)) ??
    PUBLIC_TRUSTEE.exec(text.slice(at, at + 90)) ??
    TRUSTEES_OF.exec(text.slice(at, at + 140)))?.[0].length ?? countyLength(text, at);

/** "Nine Oaks District", "Otter Run", "Elm Ridge": a district, a water or a height, and nobody's name. */
export const namesLand = / (?:District|Run|Ridge|Creek|Hollow|Knob|DISTRICT|RUN|RIDGE|CREEK|HOLLOW|KNOB)$/;

const WAY_OR_SIDE = "(?:Road|ROAD|Street|STREET|Route|ROUTE|(?:North|South)(?:east|west)(?:ern)?|(?:NORTH|SOUTH)(?:EAST|WEST)(?:ERN)?)";
const HOUSE =
  "(?:COMPANY|CORPORATION|CORP|INC|LTD|LLC|L\\.L\\.C|L\\.P|LP|BANK|VENTURE|PARTNERSHIP|PARTNERS|FUND|Company|Corporation|Corp|Inc|Ltd|Bank|Venture|Partnership|Partners|Fund)";
const BUILDS = new RegExp(`^${WAY_OR_SIDE}(?: [A-Z][\\w&'.-]*){0,3},? ${HOUSE}\\b`);

/** "ELM VALLEY ROAD BUILDERS, INC.", "MARSH SOUTHWEST ONE, L.P.": a word of ways or of a side of the sky inside the name of a house, its form behind it. */
export const builds = (words: string): boolean => BUILDS.test(words);
