// How a list of kin that was announced goes on in the sentences behind: items, members, "the other three are A and B".

/** An item of a list that goes on in the next sentence. */
export const opensItem =
  /^\W{0,4}(?:(?:\([a-z\d]{1,2}\)|[1-9][.)]) (?!(?:He|She|They|His|Her|Their|The|That|At|There|On|In|All|No|None|Decedent|Debts|Property|Parents|Children|Brothers|Sisters|Spouse|Marriages?)\b)[A-Z"]|A\. )/;
/** "3. A, …": the next of a list with numbers. */
export const numbered = /^\W{0,4}(?:\([a-z\d]{1,2}\)|[1-9]\d?[.)]) [A-Z"]/;
/** "By the first wife: …", "By Shirley: …". */
export const opensByParent = /^\W{0,4}(?:\(\w\) )?(?:By|Of|With) (?:(?:the|his|her) )?\w+(?:[^.;:]|(?<=\b[A-Z])\.){0,30}:/;
/** A sentence that takes up one of those announced: "The eldest, A, …", "One of them died", "B lives in Reno". */
export const opensMember =
  /^\W{0,4}(?:(?:The|One|Another|His|Her) (?:(?:eldest|oldest|elder|younger|youngest|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|ones?|last|other|middle|next|remaining|son|daughter|brother|sister|child)\b|of (?:them|these|the)\b|(?:was|is)\b)|(?:One|Another),|[A-Z][\w.'-]+ (?:[A-Z][\w.'-]*,? ){1,3}(?:\([^)]{2,30}\),? )?(?:is|was|lives?|living|resides?|died|dead|deceased|who|now|survives?|the|a|aged?|born)\b|[A-Z][a-z]+, (?:the|now|who|born|aged)\b|[A-Z][\w'-]+(?: [A-Z](?:\.|[\w'-]+)){1,3}[.;](?: |$))/;
const FULL_NAME = "[A-Z][\\w.'-]+(?: [A-Z][\\w.'-]*){1,3}";
/** "B, dead (1994); her children …": the next of a list whose items end with points, told without a verb. */
export const opensFragment = new RegExp(
  `^\\W{0,4}${FULL_NAME},? \\(?(?:now |also |still )?(?:dead|deceased|living|alive|predeceased|d\\.)(?![\\w-])(?! to\\b)`,
);
/** "A and B survive her": several of those announced, in one sentence. */
export const opensMembers = new RegExp(
  `^\\W{0,4}${FULL_NAME}(?:, ${FULL_NAME}){0,6},? (?:and|&) ${FULL_NAME},? (?:who )?(?:both |all |each |now |still )*(?:are|were|live|lived|survive|survived|outlived|died|predeceased|reside)\\b`,
);
/** "All three died before their mother: (a) FRANK …": what all have in common, and then who they are. */
export const tellsThenNames = /^\W{0,4}(?:All|Both|Each|These|They)\b[^.;:]{0,80}: ?(?:\(?\w\)? )?[A-Z]/;
/** "He had one wife. She is A", "Her name was A": who that is, told in a sentence of its own. */
export const namesIt =
  /^\W{0,4}(?:(?:She|He|They|These|Those|This)(?: (?:is|are|was|were))?(?: named)?|(?:(?:Her|His|Their) names?|The names?)(?: (?:is|are|was|were|being))?):? [A-Z]/;
/** "Of the four that came to be grown: A …", "Those living are A and B": the list announced before goes on. */
export const opensRest =
  /^\W{0,4}(?:(?:and )?that )?(?:[Oo]f (?:the|these|those|them|his|her|their)\b[^.;:]{0,60}(?::|,)? ?(?=[A-Z])|(?:[Tt]he (?:others?|rest|survivors?|surviving|living|grown|remaining|two|three|four|five|six|seven|eight)\b|Those|These|Surviving|Living|[Tt]he ones?)\b[^.;:]{0,60}(?::|\b(?:are|were|is|was)\b)|(?:(?:[Oo]nly|[Bb]ut|[Jj]ust|[Aa]ll but) )?(?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en) (?:of (?:the|these|those|them|whom|his|her|their)\b|(?:(?:now|still|yet|only|alone|have|had) )*(?:are|were|is|was|remain|surviv|outliv|liv|left|grew|came)))/;
export const saysAllLive = /^[.")]{0,3} ?(?:Both|All|Each|They)(?: \w+){0,4}? (?:(?:are|is|was|were) )?(?:now |still )?(?:living|alive|surviv)/;
