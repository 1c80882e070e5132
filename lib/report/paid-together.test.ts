import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

/** Payees of each tract of a package, in order. */
const paid = (...texts: string[]) =>
  readChain(
    texts.map((text, i) => ({ name: `${i}.txt`, text: `${text}\n` })),
    "2020-01-01",
  ).ownership.tracts.map((t) => [
    t.label.split(",")[0],
    t.revenue.map((r) => `${r.kind} ${r.interest.fraction}`).join(", "),
    t.paid_in ? "in another" : (t.paid_with ?? []).length,
  ]);

const deed =
  "WARRANTY DEED. ADA ROE, a widow, grants, bargains, sells and conveys unto BO LARK, a bachelor, all of Section 9, T17S-R30E, Eddy County, New Mexico. Dated May 6, 1950. Ada Roe.";
const half =
  "DEED. BO LARK, a bachelor, grants and conveys unto CY MOTT the surface only of the W/2 of Section 9, T17S-R30E, Eddy County, New Mexico. Dated May 6, 1952. Bo Lark.";
const lease =
  "OIL AND GAS LEASE. Dated May 6, 1953. BO LARK, lessor, grants, leases and lets unto ELM OIL COMPANY, lessee, all of Section 9, T17S-R30E, Eddy County, New Mexico, for five years and as long thereafter as oil or gas is produced. Royalty one-eighth.";
const well =
  "AFFIDAVIT OF PRODUCTION. DEL POE, being sworn, states that the lease of BO LARK to ELM OIL COMPANY dated May 6, 1953, covering Section 9, T17S-R30E, Eddy County, New Mexico, has produced oil in paying quantities continuously from May 1, 1954 to this day. Sworn to May 6, 2019. Del Poe.";
const royalty =
  "ROYALTY DEED. BO LARK, a bachelor, grants and conveys unto ADA VENN a perpetual non-participating royalty of one-sixteenth (1/16) of all oil and gas produced and saved from the W/2 of Section 9, T17S-R30E, Eddy County, New Mexico. Dated May 6, 1951. Bo Lark.";

describe("tracts that one production pays", () => {
  it("state their decimals once where every payee is paid alike", () =>
    expect(paid(deed, half, lease, well)).toEqual([
      ["E/2", "lessor_royalty 1/8, working_interest 7/8", 1],
      ["W/2", "", "in another"],
    ]));
  it("keep a table each where a royalty burdens one of them alone", () => expect(paid(deed, royalty, lease, well).map((t) => t[2])).toEqual([0, 0]));
});
