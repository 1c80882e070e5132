// Which words of a court's paper order something about title, and which only ask, tell, refuse, allow or secure.

/** Words that give no title by their sense: relief asked for or refused, leave to deal, a duty to sign, a lien, an office, a condition. */
const NO_ORDER: readonly RegExp[] = [
  /\b(?:is|are|be|was|were|stands?)(?: (?:hereby|in all things|therefore))? (?:denied|refused|dismissed|overruled|disallowed|discontinued)\b/i,
  /\b(?:prays?|prayed|asks?|asked|seeks?|(?<!\b(?:interest|share|lands?|tract|property|title|premises|minerals) )(?:sought|sued)|sues|alleges?|alleged|claims? (?:that|to)|contends?|brought (?:this|his|her|its|their) (?:action|suit))\b/i,
  /\b(?:made|declared|decreed|impressed|imposed|constitutes?|granted|given|awarded|has|have|established)\b[^;]{0,40}\b(?<!\b(?:of|from|to) (?:(?:any|all|the|said|every|an?) )?)(?:lien|charge)\b|\blien (?:up)?on\b/i,
  /\b(?:authori[sz]ed|empowered|licensed|permitted|directed|ordered|instructed|commanded|leave|permission|licen[cs]e|authority|power)\b[^;,]{0,60}? to (?:make|execute|sell|lease|convey|offer|let|mortgage|join|report|enter|sign|negotiate|deliver|issue|advertise)\b/i,
  /\bmay (?:sell|lease|execute|convey|elect|join|mortgage|make|let)\b/i,
  /\b(?:shall|must|(?<!\b(?:failed|refused|neglected|failing|refusing|neglecting) )to|will|do)(?: (?:forthwith|promptly|then|within \w+ days))? (?:execute|deliver|make|give)(?: and (?:deliver|execute))?\b[^;]{0,80}\bdeeds?\b/i,
  /\b(?:be|is|are)(?: hereby)?(?: ordered)? sold\b|\bproceeds (?:of (?:such|the|said|any) sales?|(?:(?:shall|to|thereof|is|are) )*(?:be )?(?:paid|divided|applied))\b|(?<!\b(?:power|right|authority|contract|agreement|option) to )\bsell\b|\bmake (?:(?:a|good|proper|due|sufficient|legal|and) )*(?:title|conveyance) (?:thereof )?(?:un)?to\b/i,
  // A sale that the court confirms passes title by the deed of the officer, unless the court vests it itself.
  /^(?![^;]{0,600}\b(?:vest|divest|quiet|set over)\w*\b)[^;]{0,300}\b(?:sales?\b[^;]{0,200}\b(?:confirm|approv|ratif)(?:ed|ied)|(?:confirm|approv|ratif)(?:s|es|ies|ed|ied|ing|ying) (?:(?:and|approved|confirmed|ratified|the|said|such|foregoing|report|return|of) )*sales?)\b/i,
  /\bin no (?:way|wise|manner) (?:affected|disturbed)\b|\b(?:not|nor) (?:be )?(?:hereby |in any way )?(?:affected|disturbed|touched|involved|adjudicated)\b|\bunaffected\b|\bto remain as\b/i,
  /\b(?:appointed|named|designated)\b[^;]{0,40}\b(?:receiver|guardian|conservator|curator|committee|commissioners?|referees?|appraisers?|executor|executrix|administrat(?:or|rix)|personal representative)\b|\btake (?:into (?:his|her|its|their) )?possession\b/i,
  // Possession of a tenant, land held for another, a home for the widow's use: who has title stays as it was.
  /\brecovers? (?:the )?possession\b[^;]{0,120}\b(?:tenan(?:t|cy)|detainer)\b|\bholds?\b[^;]{0,120}\bin trust for\b|^(?![^;]{0,600}\b(?:in fee|vest\w*)\b)[^;]{0,300}\bset (?:apart|aside|off)\b[^;]{0,200}\bhomestead\b/i,
  /\b(?:decree|judgment|order)\b[^;]{0,40}\b(?:of|dated|entered|made|rendered)\b[^;]{0,200}\b(?:is|be|are|stands?)(?: hereby)? (?:vacated|set aside|reversed|opened|annulled)\b/i,
];
/** A clause that waits for something that has not come. */
const WAITS =
  /^\W*(?:and |but |that |provided )*(?:if|unless|until|in (?:the )?(?:event|case|default)|should|up?on (?:the )?(?:payment|failure|default|filing)|when)\b(?![^;]{0,120}\b(?:has|have|having) (?:now )?been\b)/i;

/** Where one clause ends and the next, with a mood of its own, begins. */
const CLAUSE =
  /;|,(?= (?:which|(?:and )?that|but|who)\b)|(?<=[a-z)\d"”]{2})\.(?= [A-Z])|,(?= (?:and )?it is (?:\w+ )?(?:ordered|adjudged|decreed)\b)|,?(?= and that\b| and(?: (?:all|the|said))* proceeds\b)|, and(?= (?:the |said |each |his |her |its |all |any |every |no |such |plaintiff|defendant|[A-Z])[^,;]{0,60}? (?:is|are|be|shall|has|have)\b)/g;
/** ", who asked for the whole,", "as alleged in her petition", "with power to sell the same": words beside a clause, with a mood of their own. */
const BESIDE =
  /, (?:who|which|whose|whom|having|being|on|upon|(?:(?:duly|heretofore|hereby) )?(?:appointed|named))\b[^,;]*(?=[,;])|\b(?:as (?:is |was |were )?(?:sought|asked|alleged|prayed|claimed|requested)|with (?:(?:the|full|like) )?(?:power|authority|right|leave) to)\b[^,;]*?(?=[,;]| and that\b|$)/gi;
/** "the prayer of A, that title be vested in her, is denied": the refusal of the clause before it. */
const REFUSED_BEFORE = /^[\s,]*(?:is|are|be|was|were)(?: hereby)? (?:denied|refused|dismissed|overruled|disallowed)\b/i;
/** "it appearing that A owns the farm, it is ordered that …": what is recited stands or falls with the order. */
const RECITED = /^\W*(?:it (?:further |also )?appearing|whereas|the court (?:having found|finding))\b/i;

/** "which was distributed by the decree of May 1": what an earlier order did. */
const BY_EARLIER_ORDER =
  /\b(?:was|were|been|heretofore|theretofore|previously|already) (?:distributed|assigned|decreed|awarded|set (?:over|apart|off|aside))\b(?: [^\s,;]+){0,8}? (?:by|under|in|pursuant to) (?:(?:the|a|an|our|said|that|its|this court's|final|partial|former|prior|previous|interlocutory) ){1,3}(?:decree|order|judgment)\b/gi;

/** ", the other half of the minerals being reserved by A, Book 9": what another has, told beside the gift. */
const REST_APART =
  /[,;] (?:and |but )?the (?:other|remaining|outstanding)(?: [\w-]+){0,3}? (?:of|in) (?:(?:the|said|all|oil|gas|and|other|such|,) ?){0,8}minerals?\b[^.;]{0,30}? (?:being|having been|is|are|was|were|stands?|belong(?:s|ing)?)\b[^.;]{0,40}?\b(?:reserved|owned|held|outstanding|vested|excepted|retained)\b[^.;]*/gi;
/** "each one-fourth of the surface, and each one-eighth of the minerals": the second "each" says no more than the first. */
const AND_EACH = /\band (?:also )?(?:to )?each(?: of (?:them|said \w+))?(?=,? (?:an?|one|two|three|five|seven|\d|undivided)\b)/gi;
const EACH_BEFORE = /\beach\b[^.;]{0,30}\b(?:undivided|one|two|three|\d)\b[^.;]{0,60}\b(?:surface|land|minerals?|oil)\b/i;

const blank = (words: string): string => words.replace(/\S/g, " ");

const gives = (clause: string): boolean => !WAITS.test(clause) && !NO_ORDER.some((r) => r.test(clause));

/**
 * The words with blanks for every clause that orders nothing about title; every other word keeps its place.
 * "A take the farm; and B is authorised to sell the ranch" → the first clause alone.
 */
export function ordersAlone(said: string): string {
  const told = said.replace(REST_APART, blank);
  const once = EACH_BEFORE.test(told) ? told.replace(AND_EACH, (m) => "and".padEnd(m.length)) : told;
  const words = once.replace(BY_EARLIER_ORDER, blank).replace(BESIDE, (beside) => (gives(beside) ? beside : blank(beside)));
  const ends = [...words.matchAll(CLAUSE)].map((m) => m.index + m[0].length);
  const clauses = [0, ...ends].map((from, i) => words.slice(from, ends[i] ?? words.length));
  const orders = clauses.map((clause, i) => gives(clause) && !REFUSED_BEFORE.test(words.slice(ends[i] ?? words.length)));
  const recital = RECITED.test(words) && orders.length > 1 && !orders.slice(1).includes(true);
  return clauses.map((clause, i) => (orders[i] && !(i === 0 && recital) ? clause : blank(clause))).join("");
}

/** Words by which a court speaks as a court: from the first of them on it orders. */
const SPEAKS =
  /\b(?:ordered|adjudged|adjudges|decreed|decrees|considered|ordains?|directs|hereby|orders(?! of)|judgment (?:is|be)|court (?:further |hereby |now |therefore |does |doth )*(?:gives?|grants?|awards?|assigns?|settles?|makes?|divides?|vests?|sets?|confirms?|distributes?|approves?|allots?|quiets?|takes?|transfers?|turns?|orders?)|(?:is|are|be) by (?:the|this) court|made over|set over)\b/i;

/** Where the order begins in a paper of a court: with its first word of ordering, else with the paper. */
export const orderAt = (text: string): number => Math.max(0, text.search(SPEAKS));

const PART =
  /(?<=\b(?:an?|other|remaining|last) )(?:third|fourth|quarter|fifth|sixth|seventh|eighth|ninth|tenth|half)\b(?! (?:of (?:the )?(?:sec|north|south|east|west)|section|party|person|time|tract|named|day))/gi;
const FIGURE: Readonly<Record<string, string>> = {
  half: "1/2",
  third: "1/3",
  fourth: "1/4",
  quarter: "1/4",
  fifth: "1/5",
  sixth: "1/6",
  seventh: "1/7",
  eighth: "1/8",
  ninth: "1/9",
  tenth: "1/10",
};

/** "to A a third": a part told by its bare name, in figures; every other word keeps its place. */
export const inFigures = (words: string): string => words.replace(PART, (part) => (FIGURE[part.toLowerCase()] ?? part).padEnd(part.length));
