// Headings that keep by themselves, with the bare share or acres behind: "KEPT BY THE TRUST. Forty mineral acres", "Left with Seller: one-fourth of the minerals", "Grantor's reservation. An undivided 1/4".

const GIVER =
  "(?:grantors?|sellers?|vendors?|assignors?|transferors?|donors?|owners?|first part(?:y|ies)|part(?:y|ies) of the first part|trust(?:ees?)?|estate|compan(?:y|ies)|corporation|bank|family|firm|executors?|undersigned|me|us|him|her|it|them|(?:him|her|it|my)self|(?:them|our)selves)";
const THING =
  "(?:(?:what|the|all|share|part|interest|portion|minerals?|mineral|royalty|oil|gas|acres|acreage|items?|things?|of|and|is|are|here|hereby|herein|being|not to be) ){0,5}";
const VERB =
  "(?:kept(?: back| out)?|reserved|retained|withheld|held (?:back|out)|saved|left(?: out| behind)?|not (?:sold|conveyed|granted|given|deeded|passing|part of (?:the|this) \\w+)|remaining)";
const BY = `(?: (?:by|with|to|for|in|un?to) (?:(?:the|said) )*${GIVER})?(?: (?:from|out of|in|under) (?:(?:the|this|said) )*(?:sale|deed|grant|conveyance|transfer|transaction))?`;
const OWN = `(?:the )?${GIVER}['’]s?['’]? (?:(?:own|mineral|royalty) )?(?:reservations?|reserve|retained (?:share|interest|part)|kept (?:share|interest|part))`;

/** The words of such a heading, whatever their letters; to be used without regard to case. */
export const KEPT_HEADING = `(?:\\(?\\w{1,3}[.)] )?(?:${THING}${VERB}${BY}|${OWN})`;
/** What stands right behind it: a share or an amount of acres, and no clause of its own. */
const SHARE_BEHIND =
  "(?=\\(?(?:(?:an?|the|all|undivided|equal|of|exactly|just|only|perpetually|forever),? ){0,3}\\(?(?:half|halves|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|quarter|third|fourth|\\d|[¼½¾⅛⅓⅔⅜⅝⅞])(?![^.;:]{0,40}\\b(?:years?|days?|months?|dollars)\\b))";
/** The heading with the point, colon or dash that parts it from its share. */
export const KEPT_HEADED = `${KEPT_HEADING}(?:\\.|:| ?[-–—]+) ?${SHARE_BEHIND}`;

const ALONE = new RegExp(`^${KEPT_HEADING}[.:]$`, "i");
const OPENS = new RegExp(`^${KEPT_HEADED}`, "i");

/** Whether a sentence is such a heading alone, whose share stands in the next. */
export const isKeptHeading = (words: string): boolean => words.length < 70 && ALONE.test(words);
/** Whether a paragraph opens with such a heading and its share. */
export const opensWithKeptHeading = (words: string): boolean => OPENS.test(words);
