// A description of land that stands right behind a name with no word between: "to Elm Oil Co. NW/4 of Section 24", "to Ada Roe Lots 3, 4".

const COUNT = "(?:nos?\\.? ?)?(?:\\d|one\\b|two\\b|three\\b|four\\b|five\\b|six\\b|seven\\b|eight\\b|nine\\b|ten\\b|[a-z]+ \\(\\d)";
const QUARTER = "(?:[NS][EW]?|[EW]) ?(?:\\/ ?[24]|½|¼|1\\/[24])|[NS][EW][NS][EW]\\b|[NS][EW] [NS][EW](?= (?:of |sec|\\d))";
/** "T. 150 N.", "T3N-R5W", "Twp. 12": a township. */
const TOWNSHIP = "(?:T(?:wp|sp)?\\.? ?|T-)\\d{1,3}(?:\\b|(?=[NS]))|R(?:ge)?\\.? ?\\d{1,3} ?[EW]\\b";
const OPENS = new RegExp(
  `(?:${QUARTER}|${TOWNSHIP}|(?:lots?|sections?|sec\\.?|tracts?|parcels?|purparts?|shares?|allotments?|labors?|leagues?|surveys?) ${COUNT})`,
  "iy",
);

/** Whether land opens at `at`: ("… Oil Syndicate NW/4 24-2S-3W", at "NW") → true. Errs toward the name. */
export function opensLand(text: string, at: number): boolean {
  OPENS.lastIndex = at;
  return OPENS.test(text);
}

const CLOSES = /(?:north|south|east|west|(?:north|south)(?:east|west)) ?\.(?= [A-Z])/iy;

/** "… Range 94 West. Yampa Valley Company": a direction with the point that ends its sentence opens no name. */
export function closesLand(text: string, at: number): boolean {
  CLOSES.lastIndex = at;
  return CLOSES.test(text);
}
