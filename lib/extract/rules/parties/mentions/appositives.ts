// Words that stand beside a name and say what the person is. Each pattern is tried at the place where a name has ended ("y" flag), never searched for.

const roleWord =
  "grantors?|grantees?|lessors?|lessees?|assignors?|assignees?|mortgagors?|mortgagees?|trustors?|beneficiar(?:y|ies)|releasors?|releasees?|sellers?|buyers?|purchasers?|vendors?|vendees?|owners?|operators?|farmors?|farmees?|donors?|donees?|affiants?|deponents?|plaintiffs?|defendants?|principals?|applicants?|respondents?|debtors?|secured part(?:y|ies)|borrowers?|lenders?|decedent|testat(?:or|rix)|first part(?:y|ies)|second part(?:y|ies)|declarants?|devisees?|unit operator|surface owner|seller|transferors?|transferees?|settlors?|petitioners?|[gq]ran ?t[oe0]{1,2}[rs]s?|trustee";
const q = "[\"' ]*";

/** "party of the first part", "hereinafter called Grantor", "(\"Lessee\")", "Grantees,": `role` is group 1 or 2. */
export const labelAt = new RegExp(
  `\\(? ?${q}(?:(?:whether one or more|and|both|all|jointly and severally)[, ]+)*(?:(?:herein(?:after|before)?|hereafter)[, ]+[^()."]{0,45}?(?:called|termed|styled|designated|known|referred to|denominated|as|collectively|individually|jointly|the)*[ ,]*)?(?:(?:the|as|said|collectively|individually|called|a|each|both)[ ,]+)*${q}(?:the )?${q}(?:(${roleWord})\\b(?:\\(s\\)|\\(es\\))?|(p[ae][rc]t(?:y|ies|y\\(s\\)|y\\(ies\\)|es|ie s) ?,? of t\\w{1,3} \\w{4,7} \\w{3,5}|of the (?:first|second|third|one|other) part))(?![ ]+(?:herein|hereby|for|does|do)\\b(?! called)|[ ]+OF\\b|[ ]+of [A-Z])${q}(?:,? ?(?:whether (?:one|1) or more|(?:herein|hereinafter) so called))?${q}[);,]*`,
  "iy",
);
export const maritalAt =
  /,? ?(?:and |being |both |each |all |is |are |now |who (?:is|are) |then )*\(?(?:(?:both |an? )?(?:single|unmarried|married|divorced|widowed|un-?remarried|never married|legally married|feme sole|femme sole|surviving)(?:[ ,]+(?:and|not|since|re-?married|unremarried|single|adult|never|divorced))*(?: (?:man|woman|person|lady|adult|individual|women|men|persons|people|female|male|spouse|widow|widower|couple|and un\w+))*|(?:a |the )?widow(?:er)?(?: and (?:single|not since remarried|not remarried|unremarried))?(?: woman| man)?|(?:husband|wife|man) (?:and|&) (?:wife|husband)|h\/w|a (?:married|marital) couple|wife and husband|husband[- ]and[- ]wife|spouses? married to each other|his wid?ow|spinster|bachelor|a minor)\b\)?(?! of\b)/iy;
export const widowOfAt =
  /,? ?(?:a |the )?(?:surviving )?(?:widow|widower|wife|husband|spouse|surviving spouse)(?: and (?:sole )?(?:surviving [\w ]{3,40}|heir[\w ]{0,20}|devisee))? of (?:the )?(?:said |late )?/iy;
export const kinAt = /,? ?(?:both |all )?\(?(?:(?:his|her|said|their|the)[ ]+)?(?:\w+ )?(wife|husband|spouse|consort)\b\)?(?! (?:and|&) (?:wife|husband))/iy;
export const wifeNextAt = /,? ?(?:and |& )(?:his |her )?(?:wife|husband|spouse)[, ]+(?=[A-Z])/iy;
export const joinedAt =
  /,? ?(?:joined|acting)(?: herein)?(?: pro forma)? (?:herein )?(?:by|with)(?: and through)? (?:her|his)(?: (?:lawful|said))? (?:husband|wife|spouse)[, ]+(?=[A-Z])/iy;
export const aliasAt =
  /[,;]? ?\(?(?:also known (?:of record )?as|formerly known(?: of record)? as|now known as|sometimes (?:known|called|written|spelled)(?: as)?|who is (?:one and )?the same person as|one and the same person as|being (?:one and )?the same person as|same person as|otherwise known as|and also|formerly|known as|appearing of record as|who took title as|successor (?:by merger|in interest|by name change)?,? ?to|also|doing business as|trading as|a[./]?k[./]?a\.?|a[./]k[./]a[./]?|f[./]?k[./]?a\.?|n[./]?k[./]?a\.?|d[./]?b[./]?a\.?|t\/a|n[ée]e|formally|called)\b[:,"]?\.? ?"?(?=[A-Z])/iy;
export const deceasedAt =
  /,? ?\(?(?:now |both |since |hereinafter )?(?:deceased|dec'd|decd)\b\.?,?(?: (?:as of|on|since|who died(?: on)?) [A-Z]?[\w ,]{4,24}\d{4})?\)?/iy;
export const entityAt =
  /,? ?(?:being )?(?:an?|each an?|both) (?:[A-Z][\w.]+(?: [A-Z]\w+)? )?(?:[a-z][\w-]* ){0,4}?(?:corporations?|limited liability compan(?:y|ies)|partnerships?|compan(?:y|ies)|association|bank|municipal(?:ity)?|joint venture|trust|agency|body|institution|individual|corp\.|incorporated|proprietorship|Individual|Corporation|Corp)\b(?: (?:sole|politic|corporate|and politic|and corporate))*(?:,? (?:duly |lawfully )*(?:organi[sz]ed|incorporated|existing|created|chartered|formed|under|authori[sz]ed|qualified|and (?:existing|authorized))[^,;("]{0,120})?/iy;
export const capacityAt =
  /,? ?\(?(?:(?:individually|personally|in (?:his|her|their) own (?:right|behalf|name)),? and )?(?:(?:acting )?(?:as|in (?:his|her|their|its) capacity as|by and through|acting by and through) )?(?:the |an? |his |her |their |its )?(?:(?:sole|duly|co-?|successor|independent|surviving|appointed|qualified|acting|special|ancillary|foreign|then|substitute|and|joint|lawful|trustee|true|managing|temporary|dependent)[- ,]*)*(executors?|executrix|executrices|administrat(?:or|rix|ors|rices)s?|trustees?|guardians?|conservators?|personal representatives?|attorneys?[- ]in[- ]fact|agents?(?: and attorneys?[- ]in[- ]fact)?|receivers?|sheriff|constable|master commissioner|special commissioner|commissioner(?: of \w+ \w+)?|general partner|president|vice[- ]president|nominee|custodian)\b\)?/iy;
export const addressAt =
  /,? ?(?:(?:and )?(?:now |all |both |each |presently |the latter |also )*(?:resid(?:ing|ents?) (?:at|in|of)|(?:an? )?residents? (?:of|in)|domiciled (?:at|in)|late of|living (?:at|in)|located (?:at|in)|having (?:an |its |a |his |her |their )?[\w ]{0,30}?(?:address|office|place of business|residence)\w*(?: of| at| in| is)*|with (?:an |its |a |their )?(?:[\w]+ ){0,3}?(?:address|office|place of business)\w*(?: located)?(?: of| at| in| is)*:?|whose (?:[\w-]+ ){0,4}?(?:address(?:es)?|residence|post office)(?: is| are| will be|:)*|of|at|in)\b:?) (?!(?:the )?(?:first|second|third|one|other) part|legal|lawful|full|the Estate|which|said|record|age)/iy;
export const bareAddressAt =
  /,? ?(?=(?:P\.? ?O\.? ?Box|Box|R\.? ?D\.? ?#?|R\.? ?R\.?|Rt\.?|Route) ?#?[\dA-Z]|\d{1,6} (?:[^,;]{2,40}?\b(?:st|street|ave|avenue|road|rd|drive|dr|lane|ln|blvd|boulevard|suite|hwy|highway|parkway|pkwy|place|court|loop|circle|way|floor|square|plaza|bldg|building|building|expressway|freeway|trail|terrace)\b|[NSEW][^,;]{2,30}, [A-Z]|[A-Z][A-Za-z ]{2,30}, [A-Z][A-Za-z ]{2,24}, [A-Z]))/iy;
export const shareAt =
  /,? ?\(?(?:(?:as )?to |each )*(?:as to )?(?:an? )?(?:undivided )?(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+(?:\.\d+)?%|\d+\/\d+)(?:[- ](?:half|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|sixteenth|twentieth|quarter)s?|[a-z-]*ths?)?(?: ?\((?:\d+\/\d+|\d+(?:\.\d+)?%)\w*\))?(?: (?:undivided )?(?:interest|share|part|thereof|each|to each))*(?:, as (?:his|her|their) (?:sole and )?separate property)?\)?/iy;
export const survivorAt =
  /,? ?(?:and )?(?:\(?as )?(?:(?:joint tenants|joint tenancy|tenants by the entiret\w+|community property|jointly|for their joint lives|an estate by the entiret\w+|as an estate)\b(?:(?:,? ?(?:and|with|as|the|full|a|not|in|to|remainder|survivor|survivors|survivorship|right|rights|of|tenants?|common|them|tenancy|by|or|either|his|her|separate|heirs|assigns|entiret\w+))\b)*|with (?:the )?rights? of survivorship(?: and not as tenants in common)?|(?:as )?tenants in common)/iy;
/** ", dealing in his separate property", ", owner of the surface": said beside a name up to the next comma. */
export const asideAt =
  /,? ?(?:dealing in|acting (?:herein|by and through its)|not joined|individually|as (?:his|her|their) (?:sole and )?separate (?:property|estate)|(?:the )?(?:sole )?(?:record )?owners? of|in (?:his|her|their) own (?:right|name)|being (?:the same|one of))\b[^,;("]{0,140}/iy;
/** ", born in 1946", ", aged 30". */
export const bornAt = /,? ?\(?(?:who was )?(?:born|b\.|aged?) (?:(?:in|on|about) )?(?:\d{4}|[A-Z][a-z]+\.? \d{1,2}, \d{4}|\d{1,3}(?: years)?)\)?/iy;
/** "& Wf", "et ux.", "et al": marks of an index line. */
export const indexAt = /,? ?(?:(?:&|and) (?:wf|hus|husb|ux|others)\b\.?|et\.? ?(?:ux|al|vir|uxor)\b\.?(?:,? et\.? ?al\b\.?)?)/iy;
/** Where the naming of parties is over. */
export const overAt =
  /,? ?(?:(?:who|which)[- ](?:claims?|acquired|took)|for (?:and |& )?(?:in |the sum|value|good|valuable|(?:ten|one|love|a) |\$|other|such|(?:\w+[- ]){1,6}dollars)|in considera|w[il1i]t\S?ness\S?th|wi\w{1,3}[es]{1,3}[it]h\b|recitals|whereas|now,? therefore|do(?:es|th)? hereby|recites|title by|being the same|wherein|in the year|executes?|to have and|all (?:of (?!legal|full|lawful|whom|age|them|said county|the (?:same|city|county|village|town|borough))|the|right|my|our|oil|interest|its|his|her)\b|the (?:north|south|east|west|surface|minerals|oil|land)\w*\b|(?:lots?|sections?|tracts?) \w+\b|\d+(?:\.\d+)? acres|dollars|the (?:following|receipt)|all (?:that|those) (?:certain|tract)|and state)/iy;
export const ofPart = /p[ae][rc]t(?:y|ies)/i;
