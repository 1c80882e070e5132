// Words of dying that tell of nobody's death: "none of whom has died", "no child died before him", "his wife had died in 1903" of a wife without a name.

const NOBODY =
  "(?:none|neither|nor|nobody|no one|not one|not any|(?:no|not an?y?) (?:other |such |one )?(?:child|children|son|daughter|issue|descendants?|heirs?|brothers?|sisters?|person|of (?:them|these|those|whom)))";
const BETWEEN = "(?: (?!he\\b|she\\b|and\\b|but\\b|when\\b|since he\\b|since she\\b|after\\b|before\\b|surviv|left\\b|leaving\\b|outliv)[\\w’'-]+){0,9}";
const NONE_OF_THEM = new RegExp(`\\b${NOBODY}${BETWEEN} $`, "i");
const HAS_NOT = /\b(?:has|have|had|is|are|was|were) (?:not|never)(?: (?:since|yet|ever|also|been))* $/i;

/** What stands before a word of dying → true where it says that they have not died. */
export const deniesDeath = (before: string): boolean => NONE_OF_THEM.test(before.slice(-120)) || HAS_NOT.test(before.slice(-40));

const OF_NO_NAME =
  /\b(?:his|her|their|whose|(?:the )?(?:decedent|deceased|testat(?:or|rix))['’]s|[A-Z][a-z]+['’]s) (?:(?:only|late|own|first|second|former|said|dear|beloved) ){0,2}(?:wife|husband|spouse|father|mother|parents|brothers?|sisters?|child|children|sons?|daughters?|folks|grandparents)(?: (?:had|has|have|having|both|all|each|also|already|long|since|then|herself|himself|themselves|is|are|was|were|being))* $/i;

const KINSMAN =
  "(?:brother|sister|sibling|son|daughter|child|uncle|aunt|cousin|nephew|niece|parent|father|mother|half-(?:brother|sister)|grand(?:child|son|daughter|father|mother|parent)|relative|ancestor)s?";
const OF_ANOTHER = new RegExp(
  `\\b(?:of|by|from|through|under) (?:an?|one|another|the same(?! (?:father|mother|parents?)\\b)|some|two|three|four|different|separate|several)(?: (?!of\\b|who\\b)[a-z-]+){0,2} ${KINSMAN}(?: of (?:the )?(?:decedent|deceased|testat(?:or|rix)|intestate|his|hers))?,?(?: (?:who|whom|that|now|since|long|already|also|then|had|has|have|is|are|was|were|being|having|himself|herself|themselves|both|each|all|it is said))* $`,
  "i",
);

/** "the child of a brother who " before "died": kin told to say how others are kin, without a name. */
export const strangerDies = (before: string): boolean => OF_ANOTHER.test(before.slice(-110));

const OF_THE_SPEAKER =
  /\b(?:my|our) (?:(?:only|late|own|first|second|former|said|dear|beloved) ){0,2}(wife|husband|spouse|father|mother|parents|brothers?|sisters?|child|children|sons?|daughters?)(?: (?:had|has|have|having|both|all|each|also|already|long|since|then|is|are|was|were|being))* $/i;

/** "My wife " before "died": one of the speaker's kin whom `text` names nowhere as such ("my wife, ADA ROE"). */
export function speakersKinDies(before: string, text: string): boolean {
  const kin = OF_THE_SPEAKER.exec(before.slice(-90))?.[1];
  return kin !== undefined && !new RegExp(`\\b[Mm]y (?:\\w+ ){0,2}${kin},? (?:the late )?[A-Z][\\w.]* `).test(text);
}

/** "His wife had " before "died": one of the kin, who has no name there. */
export const namelessDies = (before: string): boolean => OF_NO_NAME.test(before.slice(-90)) || strangerDies(before);

const TIME_OF =
  /\b(?:when|whenever|until|till|before|after|since|once|while|(?:at|by|from|until) the (?:time|day|date|hour))(?: that| when)? (?:the (?:said )?|said )?(?:[Dd]ecedent|[Dd]eceased|[Ii]ntestate|[Tt]estat(?:or|rix)|(?:(?:Mr|Mrs|Miss|Ms)\.? )?[A-Z][\w'’-]+(?: [A-Z][\w.'’-]*){0,3}) (?:had |has |finally |then |herself |himself )*$/;

/** "A and B were living when Ned " before "died": the time is reckoned from one death, and those named before it are not told to be dead. */
export const reckonsFrom = (before: string): boolean => TIME_OF.test(before.slice(-80));

const NONE_DEAD = new RegExp(
  `,? ?\\(?(?:and )?${NOBODY}${BETWEEN} (?:has|have|had|is|are|was|were)(?: (?:since|yet|ever|now|been|then|also))* (?:died|dead|deceased|passed away|departed this life)\\b`,
  "i",
);

/** ", none of whom has died" behind a list → where it stands; null where nothing of the kind is said. */
export const noneDead = (behind: string): number | null => {
  const m = NONE_DEAD.exec(behind);
  return m && !/[.;]/.test(behind.slice(0, m.index)) ? m.index : null;
};
