// The words of wills: giving, what is given, for life, at death.
import { FOR_LIFE } from "@/lib/extract/rules/conveyance/phrases/after-life";
import { isPropertyByKinds } from "@/lib/extract/rules/conveyance/phrases/property-kinds";

/** Any words of one sentence; the point of an initial ends none. */
const WORDS = "(?:[^.;]|(?<=\\b[A-Z])\\.)";
/** "will" counts as a verb only where it is not the paper itself. */
const GIVE = "(?:give|devise|bequeath|leave|(?<!\\b(?:my|this|last|the|a|said|of) )will)";
const GAVE =
  "(?:gives|gave|devises|devised|bequeaths|bequeathed|leaves|left)(?! (?:no|not|nothing|neither|nobody|without|surviving|him surviving|her surviving)\\b)";
const ITEM = "(?:(?:item|article|section|paragraph)? ?(?:first|second|third|fourth|fifth|sixth|\\w{1,4})?[.,:)]* )?";

const BY_TESTATOR = `i,? ${WORDS}{0,90}?,? ?(?:do )?(?:hereby )?${GIVE}\\b(?=[^;]{0,240}\\b(?:to|unto|among|between|pass|go|vest)\\b|[^;]{0,20} my (?:\\w+ ){0,3}(?:wife|husband|spouse|sons?|daughters?|children|brothers?|sisters?|mother|father|nieces?|nephews?|grand\\w+)\\b)`;
/** "I, Ada Roe, of Lane County, want my son to have": the wish with the name of the testator between. */
const WISHES = `i, ${WORDS}{3,90}?, (?:want|wish|desire|direct)\\b(?=${WORDS}{0,140}?\\b(?:to (?:have|get|go|receive|take|own|be|enjoy|use|hold|keep|belong))\\b)`;
const BY_HIM = `(?:i|testat(?:or|rix)|decedent|he|she) (?:hereby |also )?(?:${GIVE}|${GAVE})|i do (?:hereby )?give|(?:i|he|she|testat(?:or|rix)) (?:also )?(?:wants?|wish(?:es)?|desires?)\\b(?=[^.;]{0,140}\\b(?:to (?:have|get|go|receive|take|own|be|enjoy|use|hold|keep|belong)|split|divided)\\b)|(?:my (?:wish|will|desire|intent|intention|purpose|direction)s?(?: and \\w+)?,? (?:is |being )?|(?:i|he|she|testat(?:or|rix)) (?:wish|want|desire|direct|intend|ask|will)(?:e?s)? )that (?=${WORDS}{0,90}?\\b(?:own|have|take|get|receive|inherit|share|hold)s?\\b(?! (?:\\w+ )?(?:power|authority|charge|care|cause|reason|custody|notice)\\b))`;
const EXECUTOR_GIVES =
  "(?:executor|executrix|representative|trustee|administrator)s?,? (?:shall|is to|are to|will|must) (?:turn over|hand over|pay over|deliver|distribute)";
const SHALL =
  "(?:shall|to|do|will|may) (?:go|pass|vest|descend|be divided|be distributed|belong|become|be (?:the )?property|be owned|inherit)\\b|(?<!\\b(?:which|that|who|what|now|still) )(?:goes?|pass(?:es)?|belongs?|descends?)(?= (?:all|everything|whatever|what) (?:that |which )?(?:I|is|of)\\b| (?:(?:all|wholly|entire|entirely|only|alone|outright|absolutely|equally|in full|undivided) )?(?:un)?to\\b)|(?:is|are|shall|will|to)(?: to)? be(?:come)? (?:his|hers|theirs)\\b|(?:is|are|shall|will)(?: to)? be(?:come)? (?:my )?(?:[\\w.]+ ){0,3}[a-z]+['’]s\\b(?! (?!for\\b|absolutely|outright|in fee|and\\b|alone|while|so long|as long|during)[a-z])|I (?:want|wish|desire)(?: for)? (?:him|her|them) to (?:have|own|get|take|keep)\\b";
const RECEIVES = "shall (?:have and hold|receive an|take)|left (?:everything|all)|everything (?:i|he|she) owns?";

/** Words by which a testator gives. */
export const GIFT = new RegExp(`\\b(?:${BY_TESTATOR}|${WISHES}|${BY_HIM}|${RECEIVES}|${EXECUTOR_GIVES}|${SHALL})`, "i");
/** "the farm is to be his", "I want her to have it": the thing is told before the words, and who takes it is called up. */
export const OF_HIS =
  /\bbe(?:come)? (?:(?:his|hers|theirs)\b|(?:my (?:[a-z]+ )+)?(?:[A-Z][\w.]* ){0,3}[A-Z][A-Za-z]+['’]s\b(?! (?!for\b|absolutely|outright|in fee|and\b|alone|while|so long|as long|during)[a-z]))|\b(?:I|i) (?:want|wish|desire)(?: for)? (?:him|her|them) to (?:have|own|get|take|keep)\b/;
/** What one has who is named before it: "my daughter ANN ROE is to have"; powers and rights are no gifts. */
export const TO_HAVE =
  /\b(?:(?:(?:is|are) (?:each )?to|shall(?: each)?|will(?: each)?) (?:have|receive|get|take|own|inherit)|may (?:live (?:on|in)|use|occupy|have the use|enjoy)|(?<=\b(?:[A-Z][A-Za-z]+|my [a-z]+),? )(?:gets|takes|receives|inherits))\b(?! (?:(?:full|the|no|all|any|such|sole|absolute) )*(?:power|authority|rights?|bond|discretion|say|charge|control|and hold)\b)/i;
export const BARE_GIFT = /^(?:[A-Z]+\. |\d+\. |\([a-z\d]\) |item \w+[.:] )?(?:To|Unto) (?:my (?=[a-z])|(?=[A-Z][a-z]+ [A-Z]))/;
const REST_OF = "(?:rest|residue|remainder|balance|remnant)";
const ALL_ELSE =
  "everything else|anything else|all else|(?:half|third|fourth|quarter|all|share) of everything|what(?:ever|soever)?(?: else)? (?:(?:property|land) )?(?:(?:i|he|she) (?:may |shall )*(?:own|have|leave|die)(?! (?:in|of|as|by way of|for) (?:(?:the|any|all|my|said|such|other|oil|and|gas|mineral|overriding) ){0,4}(?:royalt|minerals?\\b|oil\\b|gas\\b|coal\\b|mineral (?:rights|interests?)|overrides?\\b))|(?:is|may be|shall be) left|remains|i may)|(?:everything|anything|whatever|all)(?: (?:that|which|of which) (?:is|i have|has been))? not (?:(?:otherwise|herein|hereby|before|already|specifically|hereinbefore|been) )*(?:disposed|given|devised|mentioned|named|bequeathed)|all (?:that|which) (?:then |shall |may )?(?:remains?|is left|be left)";
export const RESIDUE = new RegExp(
  `\\b(?:rest,? (?:and )?residue|the residue(?! (?:of|in|under|from|thereof)\\b)|residue and remainder|residue of my|all the rest|${REST_OF} of (?:my|his|her) (?:estate|property|lands?)|${ALL_ELSE}|(?:everything|all)(?: that)? (?:i|he|she) (?:own|have|had|possess)(?! (?:in|of|as|by way of|for) (?:(?:the|any|all|my|said|such|other|oil|and|gas|mineral|overriding) ){0,4}(?:royalt|minerals?\\b|oil\\b|gas\\b|coal\\b))|all (?:of )?(?:my|his|her) (?:other )?(?:property|estate)|all (?:other )?property|(?:everything|all|whatever)(?: that| of which)? i (?:shall |may )?die(?: seized(?: and|,| or)?)? (?:possessed|seized|owning)|(?:everything|all|whatever)(?: that)? is mine|(?:give|leave|bequeath|devise|will|want) (?:it all|everything|all)(?=,? (?:to|in|shall|goes?)\\b)|(?:half|third|quarter|fourth|all|part|share) of everything|(?:other|remaining) (?:(?:one|two|three)-?)?(?:half|thirds?|fourths?|quarters?|fifths?))\\b`,
  "i",
);
export const PERSONAL = /\b(?:jewel\w*|furniture|household|automobile|personal effects|clothing|the sum of)|\$\d/i;
export const REAL =
  /\b(?:surface|homes?|homestead|places?|premises|land|lands|acres?|acreage|ranch(?:es)?|farms?|plantations?|pastures?|tracts?|sections?|minerals?|oil|royalt(?:y|ies)|real|property|estate|residue|coal|gas)\b/i;
/** "our home in Rule and the contents of it", "my house on Elm Street": a house in a town, and no farm land. */
export const HOUSE =
  /\b(?:my|our|the|said) (?:\w+ ){0,2}(?:home|house|residence|dwelling)\b(?! (?:place|farm|ranch|section|quarter|tract))(?: and (?:lots?|its (?:lot|grounds|contents)))? (?:in|at|on) (?:the (?:city|town) of )?[A-Z\d]/;
/** Land told by its survey or its acres. */
export const DESCRIBED = /\b(?:sections?|survey|abstract|acres?|quarter|league|block)\b/i;
const IN_LIFE =
  /\bfor (?:and during )?(?:the )?(?:term of |period of )?(?:his|her|their|its)? ?(?:natural )?li(?:fe|ves)(?:time)?\b|\bduring (?:the term of )?(?:his|her|their) (?:natural )?li(?:fe|ves)(?:time)?\b|\b(?:so|as) long as (?:he|she|they) (?:(?:shall |may |doth )?lives?|(?:is|are|be|shall be|may be) (?:living|alive))\b|\b(?:while|whilst) (?:he|she|they) (?:yet |still )?(?:lives?|(?:is|are) (?:living|alive))\b|\b(?:for|during|all|the rest of) (?:all (?:of )?)?(?:his|her|their) (?:(?:natural|remaining|own) )?(?:days|lives)\b|\buntil (?:he|she) dies\b|\blife (?:estate|interest)\b|\b(?:for|only|hold it|hold them|hold the same|held|it|same|use|enjoy|,) (?:for )?(?:his|her|their) (?:own |whole |entire |natural )?lifetimes?\b/i;
/** Words of a gift for life, as laymen and lawyers write them. */
export const LIFE = new RegExp(`${IN_LIFE.source}|${FOR_LIFE.source}`, "i");

const TENANT =
  "(?:(?:my|his|her|said|the|such)(?: said| dear| beloved)* (?:wife|husband|widow|son|daughter|mother|father|sister|brother|life tenant|spouse)|he|she)";
const DEATH = `(?:(?:the )?death of (?:my|the|said)[^,;]{0,40}|(?:his|her|their|the) (?:death|decease|demise|passing)(?: or remarriage)?|${TENANT}'s (?:death|decease|demise|passing))`;
/** "When my wife is dead", "after she dies": the death of one who holds for life, told by a verb. */
const DIES = `(?:when|whenever|after|once|upon) ${TENANT}(?:,? [A-Z][\\w. ]{1,30},?)? (?:(?:is|be|shall be) (?:dead|gone|deceased)|(?:shall )?(?:dies?|pass(?:es)?(?: away)?)|(?:shall )?(?:has|have) (?:died|passed))`;
const IN_REMAINDER = "(?:with )?(?:the )?remainder(?: (?:over|in fee|simple|absolute|thereof|interest|then))*,? (?:at|to|unto|in)";
export const AT_DEATH = new RegExp(
  `[,;]? (?:and )?(?:upon|at|on|after|following|with remainder at|remainder) (?:${DEATH}|to)\\b|[,;]? (?:and )?(?:then )?after (?:him|her|them),? (?:un)?to\\b|[,;]? (?:and )?${IN_REMAINDER}\\b|[,;]? (?:and )?${DIES}|[,;]? (?:and )?(?:then|thereafter|afterwards?|after that) (?:un)?to\\b`,
  "i",
);
const SUBJECT_TO = "subject (?:only )?to (?:that|said|the|this|such|his|her|my \\w+'s) (?:[a-z]+ )?life (?:estate|interest|tenancy|use)";
/** The words without those that call back a life estate told before: "Subject to that life estate". */
export const withoutLifeToldOf = (words: string): string => words.replace(new RegExp(SUBJECT_TO, "i"), "");
/** A sentence of its own that says where the thing goes when the tenant for life is dead. */
export const WHEN_DEAD = new RegExp(
  `^\\W*${ITEM}(?:and )?(?:(?:it|they|the same|all|the (?:land|farm|place|ranch|minerals|property|whole))(?: (?:shall|is|are|will|to))* (?:then|thereafter|afterwards?|after (?:that|him|her|them))|(?:then|thereafter|afterwards?|after (?:that|him|her|them)),?)\\b[^.;]{0,60}?\\b(?:pass(?:es)?|go(?:es)?|belongs?|descends?|be|is|are|falls?)\\b|^\\W*${ITEM}(?:and |then )*(?:(?:(?:up)?on|at|after|following|from and after) ${DEATH}|${DIES})|^\\W*${ITEM}(?:and )?(?:the )?remainder (?:(?:over|interest|in fee)\\b|(?:un)?to\\b)|^\\W*${ITEM}(?:and )?(?:then|thereafter|afterwards?),? my (?:[a-z]+ ){0,3}(?:children|sons|daughters|son|daughter|brothers?|sisters?|nephews?|nieces?),? [^.;]{3,120}? (?:shall|will|are to|is to) (?:own|have|take|get|receive|inherit)\\b|^\\W*${ITEM}(?:and )?${SUBJECT_TO}`,
  "i",
);
/** "The land is not to be sold but passed on down to your children": what was given goes on at the taker's death (Knopf v. Gray, 545 S.W.3d 542 (Tex. 2018)). */
export const PASSED_ON =
  /\b(?:not|never)\b[^.;]{0,20}\b(?:sold|disposed of|conveyed|parted with)\b[^.;]{0,30}?\bbut\b[^.;]{0,50}?\b(?:pass(?:ed)?|handed|hand|go|goes|descend|left|kept)\b[^.;]{0,30}\b(?:un)?to\b/i;
export const CLASS =
  /\b((?:his|her|their|my|said) (?:then )?(?:living )?(?:children|issue|descendants|heirs|grandchildren)[^.;]{0,60}?)(?:,| in equal| per stirpes| share|$)/i;

/** Within one gift; points of abbreviations ("Ry. Co. Survey") end nothing here. */
const NEAR = "[^;]{0,100}";
const LAND = "(?:lands?|surface|farm|ranch|place|premises|real (?:estate|property)|acres|tract|section|quarter)";
const MINERALS = "(?:oil|gas|coal|minerals?|mineral (?:rights?|interests?)|royalt(?:y|ies))";
/** The land itself, its minerals only named along with it: "my tract of 62 acres, with its minerals". */
const LAND_AND_MINERALS = new RegExp(
  `\\bsurface,? and minerals?\\b|\\bsurface, and\\b(?! (?:the )?surface only)|\\b${LAND}\\b(?:,? (?:and|with|including))+ (?:all )?(?:of )?(?:the |my |its )?${MINERALS}\\b|\\b${LAND}\\b${NEAR}\\b(?:minerals? and all|minerals? included|mineral rights included|and minerals)\\b|\\b${LAND}\\b${NEAR}\\b(?:together with|with|including) (?:all |any |the |its |my |of )*${MINERALS}\\b`,
  "i",
);
/** Any words before the taker is named. */
const BEFORE_TAKER = "(?:(?!\\b(?:un)?to\\b)[^;]){0,160}?";
/** Land and, in the same breath, minerals under it: "all of my land, including the N/2 of Section 4, and all of the minerals which I own under it". */
const LAND_THEN_MINERALS = new RegExp(
  `\\b${LAND}\\b${BEFORE_TAKER},? and (?:expressly |also )*(?:all |any |of |the |its |my |other )*${MINERALS}\\b${BEFORE_TAKER}\\b(?:under|beneath|therein|thereunder|in (?:the same|it))\\b`,
  "i",
);
/** Whether a gift that names minerals gives the land as well. */
export const givesLandToo = (words: string): boolean => LAND_AND_MINERALS.test(words) || LAND_THEN_MINERALS.test(words) || isPropertyByKinds(words);
/** Land given without its minerals: "the farm, reserving the coal". */
export const MINERALS_KEPT = new RegExp(
  `\\b${LAND}\\b${NEAR}\\bsubject to (?:what|the gift|my gift|the provision)\\b[^.;]{0,40}\\bminerals?\\b|\\b${LAND}\\b${NEAR}\\b(?:reserving|excepting|except|but not|less|without|save) (?:and (?:excepting|reserving) )?(?:all |any |the |its |my |of )*${MINERALS}\\b`,
  "i",
);

/** "…, except the minerals, which go to my daughter": a second thing with its taker, told as an exception. */
const EXCEPTED_TO =
  /,? (?:except|excepting|save|saving|but not|other than|all but) (?:for )?((?:(?:all|of|the|its|my|any) ){0,3}(?:oil|gas|minerals?|mineral rights|royalt(?:y|ies))[^,;.]{0,40}),? (?:which|and (?:these|those|they)|these|those|they)(?: (?:shall|are|is|will|to|I|each))* (?:go(?:es)?|pass(?:es)?|(?<=(?:shall|will|are to|is to) )belong|leave|give|devise|bequeath|will) to (?=my |[A-Z])/g;
/** The words with such a thing told as a gift of its own; every other word keeps its place. */
export const exceptedAsGiven = (words: string): string => words.replace(EXCEPTED_TO, (m, thing: string) => `; and ${thing.padEnd(m.length - 10)} to `);

const IN_PLAIN_WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:what(?:ever|soever)?|all(?: that)?|that which|everything)(?: there)? (?:is|lies|may be|may lie|might be) (?:under(?:neath)?|beneath|below) (?:it|them|the (?:ground|land|surface|same|soil|place|farm))\b/gi,
    "minerals",
  ],
  [
    /\b(?:while|whilst|(?:so|as) long as|during the time) I (?:may |shall |yet |still )?(?:live|am (?:alive|living))\b|\b(?:in|during) my (?:own )?lifetime\b/gi,
    "",
  ],
  [/\bthe top(?= (?:of|part|half|soil|ground)\b)/gi, "surface"],
];
/** What laymen call surface and minerals, in terms of law; every other word keeps its place: "whatever is under it" → "minerals". */
export const inTermsOfLaw = (words: string): string =>
  IN_PLAIN_WORDS.reduce((text, [plain, term]) => text.replace(plain, (m) => term.padEnd(m.length).slice(0, m.length)), words);

const PERSON = "(?:he|she|they|(?:the|my) (?:\\w+ )?\\w+(?: [A-Z][\\w.]+){0,3}|[A-Z][\\w.]+(?: [A-Z][\\w.]+){0,3})";
const HOLDS =
  "(?:has|have|had|got|gets?|took|takes|receives?|received|is|are|was|were|owns?|needs?|wants?|did|does|cares?|cared|keeps?|works?|worked|will|already)";
const REASON = new RegExp(
  `,? (?:and )?(?:(?:because|since|inasmuch as|seeing(?: that)?|for the reason that|considering that|in view of the fact that) ${PERSON}|(?:as|for) ${PERSON}(?= (?:already|has already|have already|had already))) ${HOLDS}\\b(?:(?! and (?:the|I|my|all)\\b| I (?:give|leave|devise|want|will)\\b)[^,.;:])*(?=[,.;:)]| and\\b|$)`,
  "g",
);
/** A testator's words without his reasons: "…, because my son has the surface," tells no thing given. Every other word keeps its place. */
export const withoutReasons = (words: string): string => words.replace(REASON, (m) => " ".repeat(m.length));
