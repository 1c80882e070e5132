// A line that is an address and nothing else, as it stands below a name in a block at the head of a paper.
import { stateCode } from "./states";

const TOWN = /^[A-Z][A-Za-z.']+(?: [A-Z][A-Za-z.']+){0,2},? ((?:(?:North|South|New|West|Rhode) )?[A-Z][A-Za-z.]+)(?:,? \d{5}(?:-\d{4})?)?[.,;]?$/;
const STREET =
  /^(?:\d+ [A-Z]|P\.? ?O\.? ?(?:Box|Drawer)|Post Office Box|(?:Star |Rural )?(?:Route|Rt\.?) (?:No\. ?)?\d|R\. ?F\. ?D\.|Box \d|General Delivery)/i;

/** "Bay Springs, Mississippi", "P. O. Box 41, Ray, ND 58849" → true. Errs toward no: a single town without its state is none. */
export function isAddressLine(line: string): boolean {
  if (STREET.test(line)) return true;
  const state = TOWN.exec(line)?.[1]?.replace(/[.,;]$/, "");
  return state !== undefined && stateCode(state) !== null;
}
