// Words in capitals that stand where names do and name nobody: towns and streets of an address, days, forms and books, numbers and directions, whose kin somebody is.
import { isOrganisation } from "@/lib/names/entity-type";
import { isGivenName } from "@/lib/names/given-names";
import { stateCode } from "@/lib/text/states";

const MONTH = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const COUNTED =
  "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)";

const RANK = "(?:vice|executive|senior|sr|assistant|asst|managing|deputy|chief|general|district|division|area|regional|field|county|state|staff|independent)";
const TRADE =
  "(?:land|lease|leasing|production|producing|operations?|operating|drilling|petroleum|reservoir|exploration|title|revenue|division order|order|oil|gas|pipe ?line|plant|accounting|right[- ]of[- ]way|consulting|mineral|royalty|well|professional)";
const OFFICE =
  "(?:president|manager|superintendent|supt|engineer|landm[ae]n|analyst|foreman|supervisor|secretary|treasurer|accountant|geologist|pumper|gauger|switcher|director|controller|superintendents|representative|administrator|officer|agent|man|technician|coordinator|consultant|partner)";

/** "One-Fourth", "Minerals and Leasing Power", "Oil and Gas.", "Social Security": what is dealt with, or a number, as a heading or in capitals. */
const THINGS: readonly RegExp[] = [
  /^(?:an? |undivided )?(?:one|two|three|four|five|six|seven|nine|eleven|thirteen|fifteen)[- ](?:half|halves|thirds?|fourths?|quarters?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|twelfths?|sixteenths?|thirty-seconds?|sixty-fourths?)$/i,
  /^(?:(?:special|general|limited|joint|statutory|short|long) )?(?:quit[- ]?claim|warranty|bargain and sale|grant|mineral|royalty)(?: (?:form|joint tenancy|in common|deed))*\.?$/i,
  /^(?:[IVX]{1,4}\. )?(?:the )?(?:leased|demised|described|granted|conveyed|reserved|excepted|subject) (?:lands?|premises|property|tracts?|acreage|substances?|minerals?|area)$/i,
  /^(?:the )?(?:royalty|mineral|surface|npri|land|lease|working|executive|non-?participating royalty|life|joint|record|sole|surviving(?: joint)?)(?: (?:interest|rights?|estate))? (?:owners?|holders?|tenants?)$/i,
  /^social security(?: (?:no|number|numbers|administration))?\.?$/i,
  /^(?=.*\b(?:oil|gas|minerals?|royalt(?:y|ies)|coal|leasing|executive|surface|leases?)\b)(?:(?:oil|gas|minerals?|royalt(?:y|ies)|coal|leases?|leasing|executive|powers?|rights?|surface|lands?|interests?|estate|conveyance|contract|agreement|deed|of|and|&|in|to|the|all|other|with|for)\.?(?: |$)){2,}$/i,
];
/** "Foss Tower", "Marine Trust Building", "Elm Avenue": where somebody lives or has his office. */
const ADDRESS = /\b(?:Towers?|Building|Bldg\.?|Plaza|Arcade|Street|Avenue|Boulevard|Highway|Suite|Floor)$/i;
/** "Della Street", "A. B. Street", "John Towers": a person of that name. */
const OF_STREET_KIN = (name: string): boolean =>
  / (?:Street|Towers?|Plaza|Highway)$/i.test(name) && (isGivenName(name.split(" ")[0] ?? "") || /\b[A-Z]\. [A-Z][a-z]+$/i.test(name));
/** Whether a name is of nobody by its words alone. */
export const isThing = (name: string): boolean => isAddress(name) || THINGS.some((p) => p.test(name.trim()));
/** Whether a name is that of a street, a house or a floor of one. */
export const isAddress = (name: string): boolean => ADDRESS.test(name) && !OF_STREET_KIN(name);

const CALLED: readonly RegExp[] = [
  // "7:00 a.m. Central Time", "Mountain Standard Time": the hour of a day.
  /^(?:(?:central|mountain|eastern|pacific|local|alaska)(?: (?:standard|daylight|war))?|standard|daylight)(?: saving)? time$/i,
  // "Eighteen South", "Township Twenty North", "Range 29 West": a township or range.
  new RegExp(`^(?:${COUNTED}[- ]?)+(?:north|south|east|west)$`, "i"),
  // "SOUTH EIGHTY", "North Forty Acres": a part of land.
  new RegExp(`^(?:the )?(?:north|south|east|west|upper|lower)(?:east|west)? (?:${COUNTED}[- ]?)+(?: acres)?$`, "i"),
  // "Exhibit A", "Labors Fifteen", "Lots Four": a part of a paper or of the land by its number or letter.
  new RegExp(
    `^(?:item|article|clause|exhibit|schedule|paragraph|form|section|parcel|tract|lot|block|unit|no|number|part|page|chapter|title|labor|league|range|township|volume|book)s? (?:[ivxlc]+|[a-z]|\\d+|(?:${COUNTED}[- ]?)+)$`,
    "i",
  ),
  // "Forty-four", "One Hundred and Ten Dollars": a sum in words.
  new RegExp(`^(?:and |(?:${COUNTED}|hundred|thousand|million|dollars|cents|acres)(?:[- ]|$))+$`, "i"),
  /^(?:statutory|printed|standard|official|short|long|producers|producer's) (?:\w+ )?forms?$|\bforms?$/i,
  /\b(?:print(?:ing|ers?)?|stationery|blank(?: book)?)(?: (?:co|company|shop|office)\.?)?$|\b(?:law )?print$/i,
  /\b(?:property|deeds?|mortgage|lease|land|oil|gas|public|official|probate|miscellaneous|misc) (?:records?|leases|deeds)$|^(?:oil|gas|and|minerals?|royalty|&| )+ (?:leases|records?|deeds|book)$/i,
  /['’]s (?:day|eve|place|part|share|purchase)$|\b(?:christmas|thanksgiving|independence|labor|memorial) (?:day|eve)$/i,
  /\b(?:certificate|receipt|warrant|scrip|entry|patent|form|contract|certificates)$/i,
  /^(?:general|special|limited|statutory|full) warrant(?:y|ies)\b/i,
  // "Warrants Specially", "CONVEYS AND SPECIALLY WARRANTS": verbs of the grant in capitals.
  /^(?=.*\b(?:and|&|hereby|specially|generally)\b)(?:(?:specially|generally|hereby|and|&|conveys?|warrants?|grants?|bargains?|sells?|quit-?claims?|remises?|releases?|assigns?|transfers?|confirms?|leases?|lets?|demises?)(?: |$))+$/i,
  // "Paid-Up", "POOLING PROVISION STRICKEN", "Revised 1962": a heading or note of a printed form.
  /^(?=.*\b(?:paid[- ]up|pooling|provisions?|stricken|deleted|revised)\b)(?:(?:paid[- ]up|pooling|provisions?|stricken|deleted|revised|clauses?|rentals?|leases?|forms?|oil|gas|and|&|with|without|no|the|of|for|in|\d+)\.?(?: |$))+$/i,
  // "Land Manager", "Production Superintendent for Elm Gas, LLC": what somebody is.
  new RegExp(`^(?:(?:${RANK}|${TRADE})[ -]){1,4}${OFFICE}(?: (?:for|of|with|at) .*)?$`, "i"),
  ...THINGS,
  /^(?:be )?(?:it )?(?:remembered|known)\b/i,
  /^(?:all of )?(?:labors?|leagues?)(?: (?:nos?|numbers?)\.?)?$/i,
  /^(?:for )?value received$/i,
  // "Co-Trustees of the Elm": what several are.
  /^co-? ?(?:trustees?|executors?|executrices|administrators|guardians|conservators)\b/i,
  // "Trustees of the Dean", cut short before "and Ann Roe Revocable Trust": the same.
  /^(?:trustees|executors|executrices|administrators|guardians|conservators) of (?:the )?(?!church|school|college|academy|lodge|congregation|society|university|seminary)[\w.'-]+$/i,
  // "Registered May", "shall come": a verb stands in it.
  /^(?:Registered|Recorded|Filed|Lodged|Entered|Received|Signed|Dated|Executed|Done|Made|Rec'd|Rec|Certified|Acknowledged)\b|\b(?:Shall|shall|SHALL) /,
  /^(?:this|these|that|those|such|said|any|all|each|every|no|none|what|who|whom|whose|if|when|where|witness|greeting)\b/i,
];

/** First words of towns that open no person's name. */
const TOWN =
  /^(?:fort|ft\.?|port|new|san|santa|los|las|el|la|mount|mt\.?|grand|little|baton|des|sioux|corpus|saint|st\.?|ste\.?|big|rio|point|cape|salt|cedar|palm|college|oklahoma|kansas|wichita|iowa|jefferson|bowling|colorado|south|north|east|west|the woodlands|lake|council|rapid|great|long|sugar|falls|white|green|red|black) /i;
/** Last words of towns: "Colorado Springs", "Grand Junction". */
const TOWN_ENDS = / (?:springs?|falls|city|junction|rapids|bluffs?|heights|crossing)$/i;
const STREET =
  /\b(?:ave|avenue|st|street|rd|road|blvd|boulevard|dr|drive|ln|lane|hwy|highway|pkwy|parkway|ct|court|cir|circle|ter|terrace|way|loop|trail|trl|pl|place|sq|expy|fwy|building|bldg|tower|suite|ste|floor)\.?$/i;
const NUMBERED = /(?:^|[\s,(])\d{1,6}(?:-\d+)?(?: [NSEW]\.?(?:[EW]\.?)?)? $/;

/** ", Texas", " 12, Louisiana", ", Okla. 73102" right behind. */
function stateBehind(words: string): boolean {
  const m = /^(?: \d{1,5})?, ((?:(?:North|South|New|West|Rhode|N\.|S\.|W\.) ?)?[A-Z][A-Za-z.]*)/.exec(words);
  return m !== null && stateCode((m[1] ?? "").replace(/\.$/, "")) !== null;
}

/** A town beside a name or a street: "…, Corpus Christi (", "Lessee, Fort Worth, as of", "New Orleans 12, Louisiana", "A. Roe - Del Norte - 40%". */
export function isTown(name: string, before: string, behind: string): boolean {
  if (isOrganisation(name) || !/(?:,\s+|\(| [-–—] )$/.test(before)) return false;
  const given = isGivenName(name.split(" ")[0] ?? "") || /^[A-Z]\.? | [A-Z]\. [A-Z]/.test(name);
  if (!given && stateBehind(behind)) return true;
  return (
    (TOWN.test(name) || TOWN_ENDS.test(name)) &&
    !given &&
    /^(?: \d{1,5})?(?:[,.;:)]|$|\s+[(.\d–—-]|\s{2}| as\b| and\b)/.test(behind) &&
    !/^,? (?:and )?(?:his|her) (?:wife|husband)\b/.test(behind)
  );
}

/** "The Elm Oil Company, form 3", "Elm Printing Co., Bismarck. Form 88": whose printed form the paper is. */
const FORM_MAKER = /^[,.-]* ?(?:forms?|blank|printers?|stationers?|law blanks?)(?: (?:no\.? ?)?\w{1,8})?(?:[ .,;)]|$)/i;

const KIN_OF =
  /\b(?:wife|husband|widow|widower|spouse|son|daughter|child|children|sister|brother|mother|father|nephew|niece|relict|consort) of (?:the (?:said |late )?|said |late )?$/i;
/** "wholly owned by ELM CORPORATION", "a subsidiary of OAK, INC.": whose house it is. */
const HOUSE_OF =
  /\b(?:(?<!\b(?:leases?|leasehold|interests?|rights?|royalty|land|tract|minerals|same)\b[^.;]{0,24})(?:wholly |majority )?owned (?:and controlled )?by|(?:subsidiary|affiliate|division) of) (?:the )?$/i;
/** "No. 2008, Roe v. Doe": whom a suit that is cited was against. */
const AGAINST = /\b[A-Z][\w.']+ v(?:s)?\. $/;

/** "the estate of her father Jacob Brug", "inherited from her mother Ada Roe": named for another's sake. */
const FROM_KIN =
  /\b(?:estate|death|inherited|inheritance|decree)\b[^.;]{0,50}\b(?:of|from) (?:his|her|their) (?:late |deceased )?(?:father|mother|husband|wife|brother|sister|uncle|aunt|grandfather|grandmother|parents?),? $/i;

/** "a gas well in the Upper Morrow", "drilled through the Bone Spring": nobody is in or below "the" somebody; a stratum, a field or a place is. */
const PLACE_OF = /\b(?:in|into|through|within|below|beneath|above) the $/i;

/** "a corporation of the United States", "a bank organized under the laws of the State of Ohio": who chartered a house. */
const CHARTERED =
  /\b(?:corporation|company|association|bank|agency|corporate|partnership|society|instrumentality)(?:,? (?:duly|and|organi[sz]ed|created|existing|chartered|incorporated|formed|established))* (?:of|under|by)(?: (?:and by virtue of )?the (?:laws|authority|Congress|act of Congress) of)?(?: the)? $/i;
const SOVEREIGN = /^(?:the )?(?:united states(?: of america)?|state of |commonwealth of )/i;

/** "Hall Lithographing Co., Topeka": who printed the form. */
const PRINTER = /\b(?:lithograph\w*|litho|stationers?|(?:book|law|legal) ?blanks?)\b/i;

/** "of the City of Elgin", "at the Village of Roe": where somebody lives; who conveys "to the City of Elgin" names a taker. */
const LOCAL_BODY = /^(?:city|town|village|borough|township)(?: and (?:city|county))? of /i;
const LIVES_IN = /\b(?:of|in|at|near|within) (?:the )?(?:said )?$/i;

/** "of the County of Elk" before "and State of Ohio", however the name of both is run together. */
const COUNTY_OF = /\b(?:county|parish) of $/i;
const AND_STATE = /^[A-Z][\w.' -]{1,30},? and (?:the )?(?:state|commonwealth) of\b/i;

/** "R. R. 2, Box 9", "R.F.D. No. 3", "H.C. 1 Box 40": a mail route. */
const ROUTE = /^(?:R\.? ?R|R\.? ?F\.? ?D|R\.? ?D|H\.? ?C|S\.? ?R)\.?$/;
const ROUTE_NUMBER = /^\.?,? ?(?:(?:No|NO)\.? ?|#|Box |BOX )?#?\d/;

/** "c/o First State Bank", "in care of Ben Roe", "care Elm Abstract Co.": through whom mail reaches somebody. */
const CARE_OF = /(?:\bc\/o|\b(?:in )?care of|\bcare:?|℅),? (?:the )?(?:\w+ & )?$/i;

/** "Ned Coe, County Clerk, by Ann Ray, Deputy": who signs the stamp of the office. */
const BY_HAND = /\b(?:by|per):? $/i;
const DEPUTY = /^,? (?:(?:chief|assistant|asst\.?|county) )?deputy\b(?! sheriff| united| marshal)/i;

/** Whether the words at `start` to `end` are no name of anybody, by what they are and what stands beside them. Errs to false. */
export function isNoName(text: string, start: number, end: number): boolean {
  const name = text.slice(start, end).replace(/[,;.]$/, "");
  const before = text.slice(Math.max(0, start - 120), start);
  const behind = text.slice(end, end + 30);
  if (CALLED.some((p) => p.test(name)) && !/\b(?:inc|llc|l\.l\.c|company|corp|corporation|ltd|l\.p|lp|co|trust|bank)\.?$/i.test(name)) return true;
  // "Dunn County, North Dakota": a State alone is a place; one that deals is "the State of North Dakota".
  if (/, $/.test(before) && stateCode(name) !== null) return true;
  if (CHARTERED.test(before) && SOVEREIGN.test(name)) return true;
  if (CARE_OF.test(before) || (BY_HAND.test(before) && DEPUTY.test(behind))) return true;
  if ((LOCAL_BODY.test(name) && LIVES_IN.test(before)) || (COUNTY_OF.test(before) && AND_STATE.test(name + behind))) return true;
  if (FORM_MAKER.test(behind) || PRINTER.test(name) || (ROUTE.test(name) && ROUTE_NUMBER.test(behind))) return true;
  if (KIN_OF.test(before) || HOUSE_OF.test(before) || FROM_KIN.test(before)) return true;
  if (new RegExp(`\\b${MONTH}$`).test(name) && /^ \d{1,2}\b/.test(behind)) return true;
  if (PLACE_OF.test(before) && !isOrganisation(name) && !/^ (?:Trust|TRUST|Estate|ESTATE)\b/.test(behind)) return true;
  if (NUMBERED.test(before) && STREET.test(name) && !isOrganisation(name)) return true;
  return isTown(name, before, behind);
}

/** Whether the naming is of one against whom a cited suit was brought. */
export const isCitedParty = (text: string, start: number): boolean => AGAINST.test(text.slice(Math.max(0, start - 40), start));
