// Papers of the tests: a deed around the clause under test, with parties named by hand.
import type { Conveyance } from "@/lib/contracts/aspects/conveyance";
import type { Parties, Party } from "@/lib/contracts/aspects/parties";
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { extractConveyance } from "./extract-conveyance";

const party = (id: string, display: string, side: Party["side"], role: Party["role"]): Party => ({
  id,
  name: display,
  display,
  role,
  side,
  entity_type: "individual",
  given: display.split(" ")[0] ?? null,
  middle: null,
  surname: display.split(" ").at(-1) ?? null,
  suffix: null,
  aliases: [],
  capacity: null,
  marital_status: null,
  spouse_of: null,
  address: null,
  share: null,
});

/** "from" and "to" by name: ids a1.. and b1..; others o1... */
export function people(from: string[], to: string[], others: string[] = [], decedents: string[] = []): Parties {
  const parties = [
    ...from.map((n, i) => party(`a${i + 1}`, n, "from", "grantor")),
    ...to.map((n, i) => party(`b${i + 1}`, n, "to", "grantee")),
    ...others.map((n, i) => party(`o${i + 1}`, n, "other", "other")),
    ...decedents.map((n, i) => party(`d${i + 1}`, n, "from", "decedent")),
  ];
  return { parties, from: parties.filter((p) => p.side === "from").map((p) => p.id), to: parties.filter((p) => p.side === "to").map((p) => p.id) };
}

export function read(markdown: string, parties: Parties, docType: InstrumentType | null = null) {
  return extractConveyance({ anatomy: findAnatomy(markdown), parties, docType });
}

const TAIL =
  "TO HAVE AND TO HOLD the above described premises unto the said Bo Lark, his heirs and assigns forever; and I do hereby bind myself to warrant and forever defend the same against every person whomsoever.\n\nWitness my hand this 3rd day of May, 1950.\n\nAda Venn";

/** A warranty deed of land with `clause` after the description. */
export function landDeed(clause: string): Conveyance {
  const text = `WARRANTY DEED\n\nKNOW ALL MEN BY THESE PRESENTS: That I, Ada Venn, a widow, for and in consideration of Ten Dollars to me paid by Bo Lark, have granted, sold and conveyed and by these presents do grant, sell and convey unto the said Bo Lark, his heirs and assigns, all of the NW/4 of Section 9, Block 4, Marsh County, Texas, 160 acres.\n\n${clause}\n\n${TAIL}`;
  return read(text, people(["Ada Venn"], ["Bo Lark"], ["Cy Mott"]), "warranty_deed").resolved;
}

/** A deed whose object is `object` ("an undivided 1/4 of the oil … in the NW/4 of Section 9"), with clauses after it. */
export function mineralDeed(object: string, clause = "", to: string[] = ["Bo Lark"]): Conveyance {
  const text = `MINERAL DEED\n\nKNOW ALL MEN BY THESE PRESENTS: That I, Ada Venn, a widow, for and in consideration of Ten Dollars, do hereby grant, bargain, sell and convey unto ${to.join(" and ")} ${object}\n\n${clause}\n\n${TAIL}`;
  return read(text, people(["Ada Venn"], to), "mineral_deed").resolved;
}
