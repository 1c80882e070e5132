// Numbers inside the names of houses: a series, a road.

const FORM =
  "(?=(?:ltd|l\\.?p\\b|l\\.?l\\.?c\\b|inc\\b|limited|partnership\\b|LTD|L\\.?P\\b|L\\.?L\\.?C\\b|INC\\b|LIMITED|PARTNERSHIP\\b|TRUST\\b|Trust\\b|Ltd|Llc|Inc\\b|Limited|Partnership\\b))";
const NUMBER = "(?:(?:N[oO]|Number|NUMBER)\\.? )?\\d{1,4}(?:-?(?:[A-Z]{1,3}|\\d{1,4}))?";
const WRITTEN = "(?:Number|NUMBER) [A-Z][A-Za-z]+";
/** "Drilling Fund 81, Ltd.", "Program 86-A, L.P.", "Elm 82-II, Ltd.", "Elm No. 3, L.P.", "Elm 1987 Investment Limited Partnership", "The Ann Doe 1984 Family Trust": a number of the series before the form of the house. */
const series = new RegExp(`(?:(?:${NUMBER}|${WRITTEN}),? (?:[A-Z][A-Za-z&'-]*,? ){0,3}?|[IVX]{1,4},? )${FORM}`, "y");
const MONTH_BEFORE = /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? $/i;

/** "I-35 Sand Company": a letter and number as the first word of a house. */
const route = /[A-Z]-\d{1,4} (?=(?:[A-Z][\w&'.-]*,? ){1,4}(?:COMPANY|CORPORATION|INC|LTD|LLC|L\.L\.C|L\.P|Company|Corporation|Corp|Inc|Ltd|Co)\b)/y;

/** Where the name goes on behind such a word at `at`; 0 where none stands. */
export function routeEnd(text: string, at: number): number {
  route.lastIndex = at;
  const m = route.exec(text);
  return m ? at + m[0].length : 0;
}

/** Where the form of the house begins behind a number of a series that stands at `at`; 0 where none does. */
export function seriesEnd(text: string, at: number): number {
  series.lastIndex = at;
  const m = MONTH_BEFORE.test(text.slice(Math.max(0, at - 11), at)) ? null : series.exec(text);
  return m ? at + m[0].length : 0;
}
