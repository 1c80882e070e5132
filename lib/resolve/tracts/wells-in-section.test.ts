import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

const tracts = (...texts: string[]) =>
  readChain(
    texts.map((text, i) => ({ name: `${"abcd"[i]}.txt`, text: `${text}\n` })),
    "2020-01-01",
  ).resolution.tracts.map((t) => `${t.acres} ${[...new Set(t.mentions.map((m) => m.document_id.replace(/^doc_|-txt$/g, "")))].sort().join("")}`);

const lease =
  "OIL AND GAS LEASE. Dated May 6, 1976. CY MOTT, lessor, grants, leases and lets unto ELM OIL COMPANY, lessee, the S/2 of Section 10, T14N-R22W, Dewey County, Oklahoma, for three years and as long thereafter as oil or gas is produced. Filed May 9, 1976, Book 280, page 4.";
const assignment =
  "ASSIGNMENT OF OIL AND GAS LEASE. ELM OIL COMPANY assigns to OAK GAS COMPANY the lease recorded in Book 280, page 4, insofar as it covers the West Half of said section. Dated May 6, 1978. Elm Oil Company, by A. Poe, President.";
const well =
  "AFFIDAVIT OF PRODUCTION. DEL POE, being sworn, states that the Mott No. 1 well, in the NE/4 SW/4 of Section 10, T14N-R22W, Dewey County, Oklahoma, has produced gas in paying quantities under the lease in Book 280, page 4, since June 1, 1978. Sworn to May 6, 1990. Del Poe.";

describe("the place of a well", () => {
  it("divides no land", () => expect(tracts(lease, well)).toEqual(["320 ab"]));
});
describe("a part of the section of a cited lease", () => {
  it("is not taken where the lease does not hold all of it", () => expect(tracts(lease, assignment)).toEqual(["320 ab"]));
  it("is a tract where the lease holds it", () =>
    expect(tracts(lease, assignment.replace("West Half of said section", "Southwest Quarter of said section")).sort()).toEqual(["160 a", "160 ab"]));
});
