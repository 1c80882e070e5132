import { describe, expect, it } from "vitest";
import type { Ownership } from "@/lib/contracts/reports";
import type { Effect } from "@/lib/contracts/title";
import { nameBurdens } from "./name-burdens";
import { placeWords } from "./place-words";
import { plainDate } from "./plain-date";

describe("the words of a report", () => {
  it("write dates out, as far as they are known", () => {
    expect(["1908-05-12", "1908-05", "1908", null].map(plainDate)).toEqual(["May 12, 1908", "May 1908", "1908", ""]);
  });
  it("say where the land lies: each county once, the package's own where a tract names none", () => {
    const tracts = [{ county: "Caddo", state: "OK" }, { county: "Caddo", state: "OK" }, { county: "Sabine", state: "LA" }, {}];
    expect(placeWords(tracts, { county: "Grady County", state: "OK" })).toBe("Caddo County, OK; Sabine Parish, LA; Grady County, OK");
    expect(placeWords([{}], {})).toBe("");
  });
  it("name the instrument behind a burden, once, and leave an id that nobody knows", () => {
    const rows = [{ burdens: ["lease eff-a-1", "lease eff-a-2", "lease eff-zz", "royalty of Ann Poe: 1/32"] }];
    const ownership = { tracts: [{ rows }] } as unknown as Ownership;
    const effects = [
      { id: "eff-a-1", document_id: "doc_a" },
      { id: "eff-a-2", document_id: "doc_a" },
    ] as unknown as Effect[];
    const named = nameBurdens(ownership, effects, new Map([["doc_a", "Oil and Gas Lease, May 10, 1974"]]));
    expect(named.tracts[0]?.rows[0]?.burdens).toEqual(["under the Oil and Gas Lease, May 10, 1974", "lease eff-zz", "royalty of Ann Poe: 1/32"]);
  });
});
