// The promises of review, on the real routes over a real Postgres.
import { afterAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { callApi } from "@/lib/testing/api";
import { runJobHere } from "./run-job-here";

const land = "The Northwest Quarter (NW/4) of Section 17, Township 21 North, Range 11 West, I. M., Major County, Oklahoma";
const patent = `THE UNITED STATES OF AMERICA

Homestead Certificate No. 884. Now know ye, that there is granted by the United States unto Hollis Greer the tract of land described as follows: ${land}, containing 160 acres. To have and to hold unto the said Hollis Greer and to his heirs and assigns forever.

Given under my hand the 11th day of June, 1903. Filed for record July 1, 1903, in Book 2, Page 31, Major County, Oklahoma.
`;
const deed = `MINERAL DEED

KNOW ALL MEN BY THESE PRESENTS: That Hollis Greer, a single man, Grantor, in consideration of Ten Dollars, does hereby grant, bargain, sell and convey unto Lottie Penn, Grantee, an undivided one-fourth (1/4) interest in and to all of the oil, gas and other minerals in and under ${land}.

WITNESS my hand this 9th day of March, 1926.

Hollis Greer

Filed for record March 15, 1926, in Book 51, Page 8, Major County, Oklahoma.
`;

async function packageRead() {
  const id = (await callApi("createPackage", { body: { name: "Review", as_of: "1990-01-01" } })).value.id;
  const documents: string[] = [];
  for (const [filename, text] of Object.entries({ "patent.txt": patent, "deed.txt": deed })) {
    const made = await callApi("createDocuments", { body: { filename, text, package_id: id, process: false } });
    documents.push(made.value.items[0]?.id ?? "");
  }
  await runJobHere((await callApi("processPackage", { params: { id }, body: {} })).value.job_id);
  return { id, patentId: documents[0] ?? "", deedId: documents[1] ?? "" };
}
const decide = (id: string, body: unknown) => callApi("decideReview", { params: { id }, body });
/** A signing date after the recording: the paper then disagrees with itself. */
const misdate = (id: string, document_id: string) =>
  decide(id, { action: "correct", items: [{ document_id, aspect: "dates", pointer: "/executed" }], value: "1927-03-09" });
const fieldOf = async (documentId: string, pointer: string) =>
  (await callApi("getDocumentReview", { params: { id: documentId } })).value.groups.flatMap((g) => g.fields).find((f) => f.pointer === pointer);

afterAll(() => db().$disconnect());

describe("review", () => {
  it("shows every value with how it stands, and fails dates that cannot be", async () => {
    const { id, deedId } = await packageRead();
    expect(await fieldOf(deedId, "/filed")).toMatchObject({ state: "rule", value: "1926-03-15", control: "date" });
    await misdate(id, deedId);
    expect(await fieldOf(deedId, "/filed")).toMatchObject({ state: "failed", why: "The paper would be filed before it was signed." });
    expect(await fieldOf(deedId, "/executed")).toMatchObject({ state: "person", machine: "1926-03-09" });
    expect(await fieldOf(deedId, "/grants/0/fraction")).toMatchObject({ state: "rule", bearing: "ownership" });
    expect((await callApi("getDocumentReview", { params: { id: "doc_nowhere" } })).problem?.code).toBe("not_found");
  });

  it("confirms a value: it leaves the queue, nothing is computed, and reopening puts it back", async () => {
    const { id, deedId } = await packageRead();
    await misdate(id, deedId);
    const waits = async () => (await callApi("getReviewQueue", { params: { id } })).value.items.some((i) => i.document_id === deedId && i.pointer === "/filed");
    expect(await waits()).toBe(true);
    const outcome = (await decide(id, { action: "confirm", items: [{ document_id: deedId, aspect: "dates", pointer: "/filed" }], reviewer: "R. Dunn" })).value;
    expect(outcome).toMatchObject({ refused: [], moved: [] });
    expect(await fieldOf(deedId, "/filed")).toMatchObject({ state: "person", why: "Confirmed by R. Dunn." });
    expect(await waits()).toBe(false);
    expect((await callApi("getPackage", { params: { id } })).value.status).toBe("processed");
    await decide(id, outcome.undo);
    expect(await waits()).toBe(true);
  });

  it("corrects a share and tells what that moved, exactly; the machine's reading stays beside it; undo moves it back", async () => {
    const { id, deedId } = await packageRead();
    const place = { document_id: deedId, aspect: "conveyance", pointer: "/grants/0/fraction" };
    const outcome = (await decide(id, { action: "correct", items: [place], value: { fraction: "1/8", decimal: "0.12500000" }, note: "The habendum." })).value;
    expect(outcome.moved.map((m) => [m.name, m.estate_type, m.before, m.after])).toContainEqual(["Lottie Penn", "mineral", "1/4", "1/8"]);
    expect(await fieldOf(deedId, "/grants/0/fraction")).toMatchObject({
      state: "person",
      machine: { fraction: "1/4" },
      why: "Corrected by reviewer. The habendum.",
    });
    expect((await callApi("getPackage", { params: { id } })).value.status).toBe("processed");
    const back = (await decide(id, outcome.undo)).value;
    expect(back.moved.map((m) => [m.name, m.before, m.after])).toContainEqual(["Lottie Penn", "1/8", "1/4"]);
    expect(await fieldOf(deedId, "/grants/0/fraction")).toMatchObject({ state: "rule" });
  });

  it("keeps the words that a person pointed at as the value's evidence", async () => {
    const { id, deedId } = await packageRead();
    const start = deed.indexOf("51, Page 8");
    const place = { document_id: deedId, aspect: "doc_type", pointer: "/recording/book" };
    await decide(id, { action: "correct", items: [place], value: "51", words: { start, end: start + 2 } });
    expect((await fieldOf(deedId, "/recording/book"))?.evidence[0]).toMatchObject({ quote: "51", start, page: 1 });
  });

  it("adds a party that was not read and takes one out that is none, and the shares follow; undo puts all back as it was", async () => {
    const { id, deedId } = await packageRead();
    const parties = (pointer: string) => [{ document_id: deedId, aspect: "parties", pointer }];
    const names = async () =>
      (await callApi("getDocumentReview", { params: { id: deedId } })).value.groups.flatMap((g) => (g.key.startsWith("party-") ? [g.title] : []));
    const start = deed.indexOf("a single man");
    const added = (
      await decide(id, { action: "correct", items: parties("/parties/-"), value: { name: "ORA PENN", role: "grantee" }, words: { start, end: start + 12 } })
    ).value;
    expect(added.moved.map((m) => [m.name, m.before, m.after])).toEqual(
      expect.arrayContaining([
        ["Lottie Penn", "1/4", "1/8"],
        ["Ora Penn", null, "1/8"],
      ]),
    );
    expect(await fieldOf(deedId, "/parties/2/name")).toMatchObject({ state: "person", value: "ORA PENN", evidence: [{ quote: "a single man" }] });
    const removed = (await decide(id, { action: "correct", items: parties("/parties/1"), value: null })).value;
    expect(removed.moved.map((m) => [m.name, m.before, m.after])).toEqual(
      expect.arrayContaining([
        ["Lottie Penn", "1/8", null],
        ["Ora Penn", "1/8", "1/4"],
      ]),
    );
    expect(await names()).toEqual(["Hollis Greer", "Ora Penn"]);
    expect(await fieldOf(deedId, "/parties/1/name")).toMatchObject({ value: "ORA PENN", state: "person", evidence: [{ quote: "a single man" }] });
    await decide(id, removed.undo);
    expect(await names()).toEqual(["Hollis Greer", "Lottie Penn", "Ora Penn"]);
    const back = (await decide(id, added.undo)).value;
    expect(back.moved.map((m) => [m.name, m.before, m.after])).toContainEqual(["Lottie Penn", "1/8", "1/4"]);
    expect(await fieldOf(deedId, "/parties/1/name")).toMatchObject({ value: "Lottie Penn", state: "rule" });
    expect((await decide(id, { action: "correct", items: parties("/parties/9"), value: null })).status).toBe(422);
    expect((await decide(id, { action: "correct", items: parties("/parties/-"), value: { name: "" } })).status).toBe(422);
  });

  it("adds what an instrument keeps and takes it out again; the values of the others keep their words", async () => {
    const { id, deedId } = await packageRead();
    const place = (pointer: string) => [{ document_id: deedId, aspect: "conveyance", pointer }];
    const value = { estate_type: "royalty", fraction: { fraction: "1/16", decimal: "0.06250000" }, text: "" };
    const kept = (await decide(id, { action: "correct", items: place("/reservations/-"), value })).value;
    expect(kept.moved.map((m) => [m.name, m.estate_type, m.after])).toContainEqual(["Hollis Greer", "royalty", "1/16"]);
    const first = await fieldOf(deedId, "/grants/0/fraction");
    await decide(id, { action: "correct", items: place("/grants/-"), value: { ...value, estate_type: "mineral" } });
    await decide(id, { action: "correct", items: place("/grants/0"), value: null });
    expect(await fieldOf(deedId, "/grants/0/fraction")).toMatchObject({ value: { fraction: "1/16" }, state: "person" });
    expect((await fieldOf(deedId, "/grants/0/fraction"))?.evidence).not.toEqual(first?.evidence);
    expect((await decide(id, kept.undo)).value.refused).toEqual([]);
    expect(await fieldOf(deedId, "/reservations/0/fraction")).toBeUndefined();
  });

  it("decides on several documents at once, and one that is refused stops no other", async () => {
    const { id, deedId, patentId } = await packageRead();
    const county = (document_id: string) => ({ document_id, aspect: "doc_type", pointer: "/recording/county" });
    const outcome = (await decide(id, { action: "correct", items: [county(deedId), county(patentId), county("doc_elsewhere")], value: "Alfalfa" })).value;
    expect(outcome.done).toHaveLength(2);
    expect(outcome.refused).toMatchObject([{ document_id: "doc_elsewhere" }]);
    expect(outcome.review).toBeNull();
    expect((await fieldOf(patentId, "/recording/county"))?.value).toBe("Alfalfa");
    expect((await callApi("getPackage", { params: { id } })).value).toMatchObject({ county: null, places: [{ county: "Alfalfa", state: "OK" }] });
  });

  it("changes nothing by a value that does not fit, and says why", async () => {
    const { id, deedId } = await packageRead();
    const refused = await decide(id, { action: "correct", items: [{ document_id: deedId, aspect: "dates", pointer: "/executed" }], value: "the ninth" });
    expect(refused.problem).toMatchObject({ code: "invalid_request" });
    expect((await fieldOf(deedId, "/executed"))?.value).toBe("1926-03-09");
    expect((await decide(id, { action: "correct", items: [{ document_id: deedId, aspect: "dates", pointer: "/executed" }] })).status).toBe(422);
    expect((await decide(id, { action: "confirm", items: [] })).status).toBe(422);
    expect((await decide("pkg_nowhere", { action: "confirm", items: [{ document_id: deedId, aspect: "dates", pointer: "/executed" }] })).status).toBe(404);
  });

  it("reads words as a value without keeping anything", async () => {
    const read = async (text: string, control: string) => (await callApi("readText", { body: { text, control } })).value;
    expect(await read("this 9th day of March, 1926", "date")).toMatchObject({ value: "1926-03-09" });
    expect(await read("one-fourth (1/4)", "fraction")).toMatchObject({ value: { fraction: "1/4" } });
    expect((await read(land, "land")).tracts?.[0]).toMatchObject({ acres_computed: "160" });
    expect(await read("no date here", "date")).toMatchObject({ value: null });
    expect((await callApi("readText", { body: { text: "x", control: "colour" } })).status).toBe(422);
  });

  it("gives the words of a page, and 404 for a page that is not there", async () => {
    const { deedId } = await packageRead();
    expect((await callApi("getPageWords", { params: { id: deedId, n: "1" } })).value.words).toEqual([]);
    expect((await callApi("getPageWords", { params: { id: deedId, n: "9" } })).problem?.code).toBe("not_found");
  });
});
