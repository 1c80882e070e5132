// Words of deeds, of land or of time that open the name of a house.
/** "First State Bank", "Second Baptist Church", "State Land Company": an ordinal or a state as the first word of a name, told by the kind of house that follows. */
const ordinalHouse =
  /^(?:first|second|third|state|public|office)(?: [a-z&'.]+){0,5} (?:bank|banking|church|trust|savings|federal|national|loan|company|corporation|co)\b/i;
/** "Two Forks Minerals Company", "Range Creek Oil, L.P.", "Northwest Royalty Fund, Inc.": a number or a word of land as the first word of a house. */
export const numberHouse =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|half|public|(?:first|second|third)(?! (?:part(?:y|ies)?|tract|parcel|street|page)\b)|all(?= (?:american|states?|star|points|seasons)\b)|january|february|march|april|july|september|october|november|december|monday|friday|saturday|sunday|range|page|block|box|county|township|road|street|route|tract|fee|(?:north|south)(?:east|west))(?: [A-Z][\w&'.-]*){1,4},? (?:company|corporation|corp|inc|ltd|llc|l\.?l\.?c|l\.?p|co|bank|trust|partnership|association)\b/i;
/** "between LEASE OPERATORS, INC.", "to Minor Oil Company": a word of office or of deeds opens a house where the words before lead to a name. */
const officeHouse =
  /^(?:minor|deed|lease|mortgage|single|clerk|recorder|president|chairman|attorney|notary|seal|lot|transfer|dollar|effective|article)(?: (?!(?:and|or|of|the|to)\b)[a-z][\w&'.-]*){1,4},? (?:company|corporation|corp|inc|ltd|llc|l\.?l\.?c|l\.?p|co|bank|trust|partnership|association)\b/i;
const leadsToName = /(?:^|[ (])(?:and|to|unto|between|from|by|with) $/;
/** Whether a word that is in no name of a person opens that of a house at `at`: "First State Bank", "Two Forks Minerals Company", "Public Lands Exploration, Inc.". */
export function opensHouse(text: string, at: number): boolean {
  const words = text.slice(at, at + 80);
  const before = text.slice(Math.max(0, at - 9), at);
  if (/\bnotary $/i.test(before)) return false;
  return ordinalHouse.test(words) || (/^[A-Z]/.test(words) && (numberHouse.test(words) || (leadsToName.test(before) && officeHouse.test(words))));
}
