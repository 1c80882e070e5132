// A fractional quarter that its patent tells by lots, named round and less one of its lots.
import { describe, expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";
import { resolvePackage } from "@/lib/resolve/resolve-package";
import { party, resolvedDocument } from "@/lib/testing/builders/resolved-document";

const deed = (id: string, executed: string, text: string) =>
  resolvedDocument(id, {
    executed,
    tracts: parseLand(text, { county: "Logan", state: "KS" }),
    parties: [party("p1", "Carl Doss", "grantor"), party("p2", `Taker ${id}`, "grantee")],
  });
const covers = (...texts: string[]) =>
  resolvePackage(
    texts.map((t, i) => deed("abc".charAt(i), `193${i}-01-01`, t)),
    [],
  ).tracts.map((t) => `${t.label.split(", Section")[0]}: ${t.mentions.map((m) => m.document_id).join("")}`);

const PATENT = "Lots 3 and 4 and the E/2 SW/4 of Section 7, Township 9 South, Range 20 West";
const ROUND = "the fractional SW/4 of Section 7, Township 9 South, Range 20 West, 157.42 acres";

describe("a quarter less one of its lots", () => {
  it.each([
    "All of the SW/4 of Section 7, Township 9 South, Range 20 West, except Lot 3 thereof",
    "All of the SW/4 of 7-9S-20W, save and except Lot Three (3) thereof, 38.60 acres by the plat",
    "the fractional SW/4 of Section 7, T9S, R20W, less Lot 3",
  ])("leaves the ground where the lot stands: %s", (less) => expect(covers(PATENT, ROUND, less).sort()).toEqual(["NW/4 SW/4: ab", "S/2 SW/4, NE/4 SW/4: abc"]));
});
