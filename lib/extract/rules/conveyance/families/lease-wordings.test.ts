import { describe, expect, it } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { buildScene } from "@/lib/extract/rules/conveyance/scene";
import { rational } from "@/lib/fraction/rational";
import { readLeaseTerms } from "./lease-terms";

const NOBODY = { parties: [], from: [], to: [] } as unknown as Parameters<typeof buildScene>[1];
const terms = (text: string) => readLeaseTerms(buildScene(findAnatomy(text), NOBODY, "oil_gas_lease")).terms;

describe("how long a lease runs is told by the words around the years", () => {
  it.each<[string, number | null]>([
    ["Second, this grant shall run two years, and so much longer as oil or gas is found in paying quantities.", 24],
    ["This contract is good for one year from date, and if a well be going down at its end, until that is finished, and thereafter while oil is got.", 12],
    ["Its primary term is five years, and it endures afterward during production of oil or gas.", 60],
    ["Time: four years, and on past that while oil comes from the land.", 48],
    ["The lessee has the lease for a fixed term of seven years, and for so long beyond it as lessee produces oil or gas.", 84],
    ["The lease begins this day and, without production, ends ten years from this day; with production it goes on.", 120],
    ["The first parties let and demise to second party 88 acres for oil and gas purposes, during five years and during production after that.", 60],
    ["The lessees may hold the same for eight years, and longer if oil be found.", 96],
    ["If no well is begun within one year the lessee shall pay $40. The lease is for three years and while oil or gas is produced thereafter.", 36],
    ["Lessee may extend the primary term for two (2) more years by paying $100. The primary term is three (3) years.", 36],
    ["The lease will stay in effect three years, after that for whatever time oil or gas is being produced.", 36],
    ["If no well is begun within two years the lease is void.", null],
    ["Lessor lets the West half of Section 4, 240 acres, more or less, for three years, and as long thereafter as oil or gas is produced.", 36],
    ["Ten years from said date, and as long thereafter as oil or gas is produced, shall be the term.", 120],
    ["HOW LONG. Four years; and on while there is production.", 48],
    ["B. How long. Six years, and then as long as oil or gas is had.", 72],
    ["The grant is to last seven years, and then as long as the wells pay.", 84],
    ["If the test is made the company has two years, with as much more time as oil is found.", 24],
    ["If in four years no oil or gas is being produced the lease is over; if it is, it goes on.", 48],
    ["A three-year lease, extended by production.", 36],
    ["The lessee may hold the land another year for like pay, but two years is its fixed term.", 24],
    ["If no rental is paid within three years the lease is over.", null],
  ])("%s", (text, months) => expect(terms(text).primary_term_months).toBe(months));
});

describe("the royalty is what the lessor takes of what is produced", () => {
  it.each<[string, string | undefined]>([
    ["The company binds itself to yield and deliver to me in tanks the one-tenth part (1/10) of all petroleum saved.", "1/10"],
    ["Of each substance produced Lessee shall render one-eighth (1/8) as royalty.", "1/8"],
    ["Out of what is produced the lessor takes, free of cost, twelve and one-half per cent (12 1/2%).", "1/8"],
    ["Lessor's share of production, free of costs, is one-fifth.", "1/5"],
    ["Royalties: one-eighth of oil run to Grantors' credit; and, in addition thereto, an extra one-sixteenth of oil; in all three-sixteenths.", "3/16"],
    ["Lessee shall deliver as the regular royalty one-eighth (1/8) of the oil and, as extra royalty on all oil and gas, one twenty-fourth (1/24).", "1/6"],
    ["The royalty is one-eighth (1/8) of the oil. In addition, Lessor reserves one-sixteenth of 7/8 of all oil produced as an overriding royalty.", "1/8"],
    ["Lessor leases his undivided one-half interest in the minerals.", undefined],
    ["Out of every ten barrels won, one shall be the Lessor's, free of cost.", "1/10"],
    ["One part in six of the oil, and of the gas money, goes to Lessor.", "1/6"],
    ["Every eighth barrel is Lessor's.", "1/8"],
    ["Royalty: a sixth on oil, a sixth on gas.", "1/6"],
    ["Lessee yields the customary one-eighth.", "1/8"],
    ["Lessor shall have a fifth of the production that belongs to Lessor's one-ninth as royalty.", "1/5"],
    [
      "Lessee shall deliver one-sixth of all the oil, out of which the holders of royalty of record are to be paid each her fourth part, and the Lessor the other half.",
      "1/6",
    ],
    ["Lessee shall retain 13/16 of production and deliver the other 3/16 to Lessor.", "3/16"],
    ["Lessor is seised of one-third of all minerals. Of all that is produced he shall have one-sixth of the one-third part that is his.", "1/6"],
    [
      'Lessor shall have as royalty the equal one-eighth of all oil. ADDENDUM: Wherever the words "one-eighth" stand above they are stricken, and "one-fifth" is put in their stead.',
      "1/5",
    ],
  ])("%s", (text, royalty) => expect(terms(text).royalty?.fraction).toBe(royalty));
});

describe("a lease of a part of the minerals", () => {
  it.each([
    ["Lessor is paid one-sixth of all oil and gas, measured on the one-half leased, so that the royalty is 1/12 of production.", "1/6"],
    ["Royalty of 1/10 of all production, being one-fifth of Lessor's one-half.", "1/5"],
    ["The royalty is one-quarter of production.", "1/4"],
  ])("tells the rate, not what it comes to: %s", (words, royalty) => {
    const scene = buildScene(findAnatomy(`OIL AND GAS LEASE\n\n${words}`), NOBODY, "oil_gas_lease");
    expect(readLeaseTerms(scene, rational(1, 2)).terms.royalty?.fraction).toBe(royalty);
  });
});

describe("a primary term told by its last day", () => {
  it.each([
    ["The lease stands until May 3, 1965, and afterward while oil or gas is produced.", "1965-05-03"],
    ["Expires: June 1, 1958, unless kept in force by production on the land.", "1958-06-01"],
    ["The former lease expired May 3, 1955, and nothing is produced.", undefined],
    ["Rental is paid until May 3, 1956, and afterward when due.", undefined],
  ])("%s", (words, day) => expect(terms(words).clauses?.find((c) => c.kind === "term_until")?.text).toBe(day));
});

describe("a primary term that runs from the end of an earlier lease", () => {
  const counted = (words: string) => (terms(words).clauses ?? []).some((c) => c.kind === "term_from_prior_end");
  it.each([
    ["The primary term is five years, counted from the date on which a release of the prior lease is filed for record.", true],
    ["This lease shall be for three years, its term commencing upon the expiration of the existing lease.", true],
    ["The primary term of three years shall begin when the bottom lease terminates.", true],
    ["This lease is for three years from date; the prior lease was released in 1955.", false],
    ["The term is three years from May 1, 1950, and as long as oil is produced from said land, the former lease of record having expired.", false],
    ["The term is three years from 1 May 1950, and Lessee has seen that the prior lease is released.", false],
    ["The term shall be three years from and after the expiration of the existing lease.", true],
  ])("%s", (words, want) => expect(counted(words)).toBe(want));
});

describe("production that holds a part only", () => {
  it.each([
    ["Production from a well shall extend this lease beyond the primary term only as to the section on which the well is located.", true],
    ["A well shall hold only such acres as are in its unit.", true],
    ["Production shall extend this lease as to all of the land.", null],
  ])("%s", (words, pugh) => expect(terms(words).pugh).toBe(pugh));
});

describe("a royalty told as a part of what the product brings", () => {
  it.each([
    ["For the gas produced from each well and marketed, Lessee shall pay Lessor one-seventh of the value thereof at the well.", "1/7"],
    ["Of the gross proceeds of gas sold, the lessor shall be paid one-sixth.", "1/6"],
    ["When gas is sold the lessor is to be paid a fifth of what it brings.", "1/5"],
    ["If no gas is sold Lessee shall pay a sum equal to one-half of the amount of the delay rental.", undefined],
    ["Lessee shall pay one-half of the value of crops damaged by its gas line.", undefined],
  ])("%s", (words, want) => expect(terms(words).royalty?.fraction).toBe(want));
});

describe("shares of the royalty beside its rate", () => {
  it.each<[string, string]>([
    [
      "Lessee shall deliver one-eighth (1/8) of the oil as royalty. Ann Moss shall have one-fourth of the royalty, and Cal Roe three-eighths of the royalty.",
      "1/8",
    ],
    ["Lessee will deliver one-eighth of all oil produced. (Lessor says that his part is one-eighth of the royalty on one-half.)", "1/8"],
    ["Cal Roe is entitled to 1/4 of all royalty under his deed; the whole royalty shall be one-sixth of production.", "1/6"],
    ["As royalty, one-half of the usual one-eighth is due to lessor.", "1/16"],
    [
      "Lessee shall deliver into the pipe line to which its wells on said land are joined, as royalty, three-sixteenths of all oil produced, and pay a royalty of one-tenth on sulphur.",
      "3/16",
    ],
    ["Free of the claims of others, and upon demand, lessee pays as royalty one-fifth of all oil. A royalty of one-ninth is due on salt.", "1/5"],
  ])("are no rate: %s", (words, want) => expect(terms(`OIL AND GAS LEASE. Ann Moss leases to Elm Oil Co. Section 4. ${words}`)?.royalty?.fraction).toBe(want));
});
