// "insofar as it covers the North 60 acres of said 110 acre tract": the part by side and acres of a tract that the paper describes before.
import type { Tract } from "@/lib/contracts/aspects/land";

const LIMITS = "(?:in ?so ?far(?: and only in ?so ?far)?(?: only)? as|only as to|but only as to|as to)";
const SUBJECT = "(?:(?: (?:it|they|the same|(?:said|the|such) leases?))? (?:covers?|relates? to|affects?|embraces?|includes?|pertains? to)(?: only)?)?";
const PART = new RegExp(
  `\\b${LIMITS}${SUBJECT} (?<words>(?:the )?(?:north|south|east|west)(?:east|west|ern|erly)? (?<acres>\\d[\\d,]*(?:\\.\\d+)?) acres?,? (?:of|out of|off(?: of)?|in) (?:said|the|that|a|such) (?:(?:above|same|described|certain) )*(?:[\\d,.]+[- ]acres?|tract|land|lands|premises|survey)\\b[^.;]{0,60})`,
  "i",
);

/** The one tract of a paper cut down to the part that the words limit it to; the list as it is where no such words stand. Errs toward the list. */
export function partOfTract(text: string, tracts: readonly Tract[]): Tract[] {
  const [only] = tracts;
  const m = PART.exec(text);
  const acres = m?.groups?.acres?.replace(/,/g, "");
  if (!only || tracts.length !== 1 || only.kind === "plss" || !acres || only.acres_stated === acres) return [...tracts];
  return [{ ...only, text: m?.groups?.words ?? only.text, acres_stated: acres, acres_computed: acres, calls: null, exceptions: [] }];
}
