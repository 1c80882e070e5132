// Words that open the parts of an instrument, as they survive OCR ("To haue and to hold", "Canvey", "3n Witness Wher eof"). Every pattern runs over flat text and is linear.

const V =
  "(?:pass(?:es)?(?=,? (?:and |& )?(?:hereby )?(?:convey|grant|sell|transfer|deliver|assign))|gives?|makes? over|turns? over|g[rt]ant(?:s|\\(s\\)|ed)?|bar[gr]ain(?:s|ed)?|sells?|sold|c[oa]nvey(?:s|ed)?|remises?|releases?|quit-? ?claims?|assigns?|transfers?|sets? over|re-?assigns?\\b|reconveys?\\b|leases?|lets?|demises?|delivers?|aliene?s?|enfeoffs?|confi(?:r|m)\\w*|mortgages?|warrants?|dedicates?|donates?|surrenders?|relinquish(?:es)?|devises?|distributes?|makes? (?:a )?(?:sale|gift|conveyance|transfer) of)";

/** Two granting verbs in a row, or one after "hereby", "do", "by these presents". */
export const grantingWords = new RegExp(
  `\\b(?:(?:(?:do|does|doth|hereby|have|has|hath|presents|ha[sv]e? this day|therefore)[ ,"]+(?:by these presents[ ,]+)?(?:(?:hereby|also|do|does|these|this day|now|here|further|likewise|freely|accordingly|outright)[ ,]+){0,3}(?:exclusively[ ,]+)?${V}(?:\\(s\\))?(?![ ]+(?:that|notice|the right|harmless|none|nothing|no part|no interest))|(?:I|we|he|she|it|they|grantors?|sellers?|vendors?),? (?:here and )?now (?:c[oa]nveys?|grants?|sells?|gives?|transfers?|donates?|makes? over)\\b(?! (?:that|notice))|(?:these (?:presents )?are|this (?:patent|deed) is) to vest in\\b|${V}(?:,? (?:and |& )?(?:(?:hereby|\\w{2,12}ly) )?|, ?)${V}\\b)(?:(?:,? ?(?:and|&|or|hereby|exclusively)? ?(?:\\w{2,12}ly )?|, ?)${V}\\b){0,12}|quit-? ?claims?(?:\\(s\\))? (?:to|unto)\\b|grants?(?:\\(s\\))?,? ?with (?:general|limited|special|fiduciary|quit)|sets? over (?:un)?to\\b|(?<=, |\\b(?:consideration|paid|single|unmarried|widower|widow|wife|husband|sole)|\\b(?:and|I|we)(?: [A-Z][\\w.]+){1,3},? )lease (?:un)?to (?=[A-Z])|granted by the UNITED STATES|give and grant|GRANT AND COVENANT)`,
  "gi",
);
/** Words before granting verbs that make them no grant: "good right to bargain and sell". */
export const noGrantBefore =
  /\b(?:right|power|authority|agree[ds]?|able|lawful|title|not|order(?:ed)?|in|manner|heretofore|was|were|is|been|so|as|which|who|previously|deed from|options?|(?:as|which|what|whatever|such|whom|minerals|interests?) (?:he|she|it|they|we|I|the (?:said )?(?:grantors?|lessors?|assignors?|part(?:y|ies)))) (?:and \w+ )?(?:(?:to|full power to|aforesaid to) )?$/i;

export const habendumWords = /(?<!\beach )\bt[o0] h[ae][vub]\w{0,2},? (?:an[dyo]|&|aud)\w? (?:t[o0] )?h[o0]ld\b/i;
export const warrantyWords =
  /\b(?:(?:will|shall|to|hereby|does|do|and|and forever|agrees?|specially|generally) warr[ae]n?at?n?t?\b|warrant(?:s)? (?:and|the title|generally|specially|special|unto|said)|WARRANT (?:GENERALLY|SPECIALLY)|with(?:out)? (?:general |special |limited |statutory |any )?(?:warrant(?:y|ies)|covenants?)|(?:general|special|limited|fiduciary) warranty covenants?|covenants? (?:and|with|that|GENERAL|SPECIAL))/i;
export const testimoniumWords =
  /\b(?:(?:[I1J3l]n|aun|IN) (?:testimony|w[il1]t\w{2,4}s{1,2}|wit?[a-z]{2,4}ss|hiden)\b:? ?\w{0,3} ?w\w{4,8}\b|w[il1]tness(?:es)? (?:(?:w[hb]\w{3,6}f|\w{0,2}wh?er\w{2,4}|the|our|my|his|her|their|its|hand|grantor'?s?|said)\b)|(?:executed|dated|signed(?: and delivered)?|done|made and executed|given|entered|DATED)(?:,? and \w+)?(?: (?:under (?:my|our) hands?\w*(?: and seals?)?|by (?:its|the) [\w ]{3,30}|in duplicate|at [\w, ]{3,40}?))?,? (?:this|on this|the|on the|on|as of)\b (?=\S{1,14} ?day\b|\d|[A-Z][a-z]{2,8}\.? \d)|vitness (?:the|my|our)\b|(?:executed|signed|dated|done|sealed)(?: and (?:delivered|signed|sealed|dated|executed|passed)(?:,? (?:in|at) (?:the |said )*(?:[A-Z][\w.]*,? ){1,6}?(?:[Cc]ounty,? (?:[A-Z]\w+,? ){0,2})?)?)[,:]? ?(?=[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4})|(?:executed|signed|dated|done)[,:]? (?=[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4}))/gi;
export const acknowledgmentWords =
  /\b(?:(?:the )?(?:state|c[o0]mmonw\w{3,6}h|territory) of [A-Za-z., ]{3,30}(?:[),:;(\][}{ ]|ss?[:. ]){0,8}(?:c[o0]unty|parish|borough) (?:[o0]f|0F)\b|[bdh]efore me[,. ]|be ?[f(]ore'?n?'?t?[eé]?,? (?:me|a Notary)|personally (?:appeared|c\w?me|known)|acknowledged before me|acknowledged (?:on|this|[A-Z])|(?:subscribed|sworn)(?: to)? and (?:subscribed|sworn)|be it remembered,? that on|on this(?:,? the)? [\w" ]{1,14} ?(?:day|th|of)\b)/gi;
export const mailingWords =
  /\b(?:t[ao]x[- ]?mailing[- ]address|whose (?:mailing |post ?office |tax |present )?address(?:es)?|mail tax (?:statements?|bills?))\b/i;
export const preparedWords =
  /\b(?:(?:(?:this )?(?:instru\w{2,5}|document|deed)(?: was)?[ :]+)?prepare[ad] by|prepared at the request of|drafted by|when recorded,? (?:mail|return) to|(?:record and )?return to|after recording,? (?:mail|return) to)\b/i;
export const landWords =
  /\b(?:the (?:foll[o0]w\S{2,4}|hereinafter|above|tracts? of)[- ](?:\w+ ){0,3}?(?:des[oc]r\w{3,6}|property|land|real|premises)|all (?:that|those|th[eo]se|of that) (?:certain |tracts?|lots?|pieces?|parcels?|the )|all of (?:section|lot|block|the (?:oil|north|south|east|west))|situated?\b|lying and being|described as follows|to-wit:|legal description|exhibit "?a)/i;
export const reservationWords =
  /\b(?:sav(?:e|ing) and except\w*|less and except\w*|except(?:ing|ed|s|ions?)? (?:and|&|or) res[eo]rv\w*|excepting|except(?:s|ed)?\b(?! (?:as|for|taxes|that it|the (?:current|general) taxes))|res[eo]rv(?:e|es|ed|ing|ation)s?\b|there is (?:hereby )?(?:excepted|reserved)|withh[eo]ld\w*|keeps?\b|keeping\b|kept\b|retain(?:s|ed|ing)?\b)/i;
export const exhibitWords = /\b(?:EXHIBIT|Exhibit|SCHEDULE|Schedule|ANNEX) ["']?([A-Z]|\d|[IVX]{1,4})(?:-\d)?["']?(?=[ .:,(-])/g;
export const premisesWords =
  /\b(?:th[ij]?[is]s? [il1]nd\S{1,2}n?t?ure|e?is tudenture|\S?ndenture\b|(?<!\b(?:into|makes?|made|executes?|signs?|of|in|under|by) )th[ij]s (?:\w+ ){0,6}?(?:deed|agreement|lease|assignment|contract|conveyance|mortgage|modification|indenture|instrument|memorandum|release|declaration|stipulation|amendment|ratification)\b|kn[o0]w a(?:ll|\]|1l|il)\S? \S{2,5} (?:b\S|by) th\S{1,3} pr\S{3,7}|\w{2,6} a[l1]{2} \w{2,3}n b[yp] th\w{2,4} \w{5,9}\b|know all by these presents|to all (?:to whom|men|people|whom|persons)|b[ea]tw[ae]{1,2}[nt]\b|made (?:the|this|and entered|ne)\b|whereas\b|the undersigned\b)/i;
