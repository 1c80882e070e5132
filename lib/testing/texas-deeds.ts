// Plain warranty deeds of one section in Texas, and what a chain of them comes to.
import { readChain } from "./read-in-process";

const LAND = "all of Section 9, Block 4, H. & T. C. Ry. Co. Survey, Elm County, Texas, 640 acres";

/** A deed of all the section from one single person to another: `clause` stands behind the land, `filed` tells day, volume and page. */
export const texasDeed = (from: string, to: string, day: string, clause: string, filed: string): string =>
  `WARRANTY DEED. The State of Texas, County of Elm. Know all men by these presents: That I, ${from}, a single person, for Ten Dollars paid by ${to}, do hereby grant, sell and convey unto the said ${to}, a single person, ${LAND}. ${clause} To have and to hold unto the said ${to} and heirs forever, and I bind myself to warrant and forever defend the same. Executed ${day}. ${from}\nState of Texas, County of Elm. Acknowledged before me ${day} by ${from}. T. Oke, Notary Public.\nFiled ${filed}, Deed Records, Elm County, Texas.`;

/** Texts → "Di Reed mineral 1/2" a row of ownership, sorted, and the codes of the issues. */
export function ownedAndIssues(texts: readonly string[], asOf: string): { rows: string[]; codes: string[] } {
  const chain = readChain(
    texts.map((text, n) => ({ name: `${n + 1}.txt`, text })),
    asOf,
  );
  const rows = chain.ownership.tracts.flatMap((t) => t.rows.map((r) => `${r.name} ${r.estate_type} ${r.share.fraction}`));
  return { rows: rows.sort(), codes: chain.result.issues.map((i) => i.code) };
}
