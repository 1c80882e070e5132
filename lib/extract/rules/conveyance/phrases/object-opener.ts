// The words with which the thing given opens, behind the taker's name: "an undivided", "all of", "the N/2", "Lot 4", "160 acres".

const oneOf = (...list: readonly string[]): string => `(?:${list.join("|")})`;

const OWNER = oneOf("my", "our", "his", "her", "its", "their");
const NUMBER = oneOf("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "\\w+teen", "\\w+ty");
const PART = oneOf("half", "thirds?", "fourths?", "quarters?", "eighths?", "sixteenths?");
const SUBSTANCE = oneOf("oil", "gas", "minerals?", "coal");
const SUBSTANCES = `(?:${SUBSTANCE}(?:(?:,| and| &|\\/)+ ?(?:and )?${SUBSTANCE})* )?`;

const UNDIVIDED =
  "(?:\\b(?:an?|the|his|her|my|our|its|their) )?(?:\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d[\\d.]*) )?(?<!\\b(?:in|by) (?:those|these|the|said|such|equal|their|equal and) |\\bby )\\b(?:equal )?undivided\\b(?! (?:[a-z-]+ )?(?:shares|halves|thirds|parts|interests as|proportions))";
const ALL = "\\ball\\b(?! (?:men|persons|and singular|that (?:they|he))|,)";
const THE_THING = `\\bthe ${oneOf(
  ...[
    "following",
    "whole",
    "(?:remaining|full|other) (?:undivided|half|\\d|interest)",
    "entire",
    "surface",
    "oil",
    "interests?",
    "overriding",
    "property",
    "real",
    "lands?",
    "premises",
    "coal",
    "royalt(?:y|ies)",
    "minerals?",
    "executive",
  ],
  ...["N", "S", "E", "W", "(?:North|South)(?:east|west)?", "East", "West", "\\d+"],
)}\\b`;
const CERTAIN = `\\bthat ${oneOf("certain", "tract", "part", "portion", "oil")}\\b|\\bthose (?:certain|tracts)\\b|\\bcertain ${oneOf("lands?", "real", "tracts?", "premises")}\\b`;
const A_THING = `\\ban? (?:${oneOf("overriding", "perpetual", "non-?participating", "mineral", "oil and gas", "term")} )*${oneOf("royalty", "interest", "(?<=mineral )(?:right|estate)", "strip", "tract", "certain", "parcel", "life estate", "one", "portion")}\\b`;
const COUNTED = `\\b(?:${NUMBER}|\\d{1,2}),? (?:\\(\\d{1,2}\\) )?(?:certain |separate |several |adjoining )*(?:tracts?|parcels?|pieces?)(?: of (?:land|ground|real)|(?= (?:in|out of|lying|situated?) ))`;
/** "the Second Tract", "the last described of the tracts", "Tract No. 2", "both parcels": land called by its place in a list. */
const LAND_WORD = oneOf("tracts?", "parcels?", "pieces?", "lots?", "farms?", "purparts?");
const ORDINAL = oneOf("first", "second", "third", "fourth", "fifth", "sixth", "last", "1st", "2nd", "3rd", "4th", "latter", "former", "other");
const IN_A_LIST = [
  `\\bthe ${ORDINAL}(?:ly)?[ -](?:(?:above|herein|described|mentioned|named|listed|of (?:the|said|those)|two|three|four|several|said) ){0,4}${LAND_WORD}\\b`,
  `\\bthe ${LAND_WORD} (?:no\\.?|number|numbered|${ORDINAL}(?:ly)?|called|known|described|conveyed|deeded|which|that|of (?:land|ground))\\b`,
  `\\b(?:tract|parcel|purpart)s? (?:no\\.? ?|number(?:ed)? )?(?:\\d|[IVX]{1,4}\\b|[A-H]\\b|one\\b|two\\b|three\\b|four\\b)`,
  `\\bboth (?:of )?(?:(?:the|said|those) ){0,2}${LAND_WORD}\\b`,
].join("|");
const SIDE = "(?:north|south)(?:east|west)?(?:ern|erly)?|(?:east|west)(?:ern|erly)?";
const PLACE =
  `\\b(?:${SIDE}) (?:(?:one|two|three)[- ])?(?:half|third|fourth|quarter|halves|thirds|fourths)\\b|` +
  "\\b(?:the )?[NSEW]{1,2} ?(?:½|¼|\\/ ?[24]\\b|1\\/[24]\\b)|\\blots? (?:no\\.? ?)?\\d|\\bsections? (?:no|\\d|[A-Z])|\\bsecs?\\.? (?:nos?\\.? ?)?\\d|\\bthese lands\\b";
/** "Survey 12, Doe Ry. Co.", "their home place": land by its number in a county, or by whose it is. */
const SURVEY =
  "\\b(?:the )?(?:[A-Z][\\w.&'-]* ){1,5}(?:Survey|League),? (?:(?:No\\.? ?)?\\d{1,4},? )?(?:Abstract|Abst?\\.?|A-\\d)|\\bsurvey (?:no\\.? ?|number )?\\d{1,5}\\b";
const OWN_LAND = `(?<!\\b(?:as|be|become|of|for|in|on|from|to|with|upon|under|and) )\\b${OWNER} (?:home ?place|(?:entire |whole |said |home )?(?:farm|ranch|lands?|homestead|plantation|tracts?))\\b(?! (?:agent|office|bank))`;
const ACRES = `\\b[\\d,.]+ acres\\b|\\b(?:(?:that|the|${OWNER}|an?) (?:certain )?)?[\\d,.]+[ -]acre (?:tract|parcel|farm|ranch|piece|place|homestead|field|survey)\\b|\\b(?:${oneOf(NUMBER, "hundred", "and")}[- ]){1,5}(?:\\([\\d.]+\\) )?(?:undivided |net )?acres\\b|\\b(?:[\\d.]+|${NUMBER}(?:-\\w+)?)(?: \\([\\d.]+\\))? (?:net |full |undivided ){0,3}(?:mineral|royalty) acres|\\b(?:[\\d.]+|${NUMBER}(?:-\\w+)?)(?: \\([\\d.]+\\))? (?:acres )?(?:out )?of (?:the|${OWNER}) [^,;.]{0,40}(?:mineral|royalty) acres`;
const ACRE_MINERALS = `\\b(?:[\\d.]+|${NUMBER}(?:-\\w+)?)(?: \\([\\d.]+\\))?[- ]acre (?:undivided |net )?(?:mineral|royalty)\\b`;
const SHARE = `\\b(?:an?|the) (?:(?:equal|full|undivided|certain) )*(?:half|third|fourth|fifth|sixth|eighth|sixteenth|moiety)\\b(?! (?:sections?|miles?|acres?|parts? of the (?:first|second)|tract|parcel|day|party|person|mentioned|named))|\\b${OWNER} (?:(?:own|equal|full|whole) )*(?:half|third|fourth|quarter|fifth|sixth|seventh|eighth|ninth|tenth|moiety)(?= (?:part |interest |share )?(?:of|in|interest)\\b)|\\b${OWNER} \\d|(?<!\\b(?:${SIDE}) )\\b(?:one|two|three|five|seven)[- ]${PART}|\\b\\d{1,2}\\/\\d{1,4}|\\b\\d{1,3}(?:\\.\\d+)?%|\\b(?:${NUMBER}[- ]){1,3}per ?cent|(?<!\\b(?:${SIDE}) )\\b(?:two-thirds|one-)|(?<!\\b(?:north|south|east|west|[NSEW])(?:ern|erly)?[ -])\\bhalf (?:of )?(?=(?:(?:all|any|and|the|my|our|his|her|its|their|such|said|those|whatever|what) ){0,3}(?:oil|gas|minerals?|coal|royalt))`;
/** "Grantor's entire interest in", "his right, title and interest": what the giver has, whole. */
const OWNED = `(?<!\\b(?:as|for|consideration of|exchange for|settlement of|satisfaction of|lieu of) )\\b(?:${OWNER}|(?:(?:the|said) )*(?:grantors?|sellers?|vendors?|assignors?)(?:['’]s|s['’])) (?:(?:entire|whole|full|own|said) )*(?:rights?,? (?:and )?title|interest in|share (?:in|of)|minerals? |surface )`;
const LEASE = `\\b(?:the|said|those|these|that) (?:${oneOf("said", "above", "hereinafter", "attached", "certain", "following")} )?(?:described )?${SUBSTANCES}leases?\\b`;

/** Where in the words behind the taker's name the thing given opens. */
export const OBJECT_OPENER = new RegExp(
  [
    UNDIVIDED,
    ALL,
    THE_THING,
    CERTAIN,
    A_THING,
    COUNTED,
    IN_A_LIST,
    PLACE,
    SURVEY,
    OWN_LAND,
    ACRES,
    ACRE_MINERALS,
    SHARE,
    OWNED,
    "\\bsuch (?:(?:part|share|portion) )?of\\b|\\bso much of\\b",
    "\\beverything (?:which |that )?(?:I|we|he|she|it|they|(?:the )?(?:grantors?|sellers?|vendors?)) (?:now )?(?:owns?|has|have|holds?)\\b",
    "\\bwhat(?:so)?ever (?:I|we|he|she|it|they|interest|rights?|title|minerals?|grantors?)\\b",
    "\\bsuch (?:right|title|interest)s?\\b",
    LEASE,
  ].join("|"),
  "i",
);
