import { describe, expect, it } from "vitest";
import type { QueueItem, ReviewQueue } from "@/lib/contracts/review";
import { alikePlaces, documentsWaiting, likeThis, nextElsewhere } from "./alike";

const item = (document: string, pointer: string, value: string, like = "a"): QueueItem => ({
  document_id: document as QueueItem["document_id"],
  document: "Deed",
  executed: null,
  aspect: "parties",
  pointer,
  label: "As written",
  group: "",
  value,
  state: "waiting",
  why: "",
  impact: { bearing: "ownership", net_acres: null, owners: [], why: "" },
  like,
});
const items = [
  item("doc_1", "/parties/0/name", "PRAIR1E CO."),
  item("doc_2", "/parties/3/name", "PRAIR1E CO."),
  item("doc_2", "/parties/3/address", "PRAIR1E CO.", "b"),
  item("doc_3", "/parties/1/name", "OTHER CO."),
];
const queue: ReviewQueue = { package_id: "pkg_1" as ReviewQueue["package_id"], items, counts: { rule: 0, person: 0, waiting: 4, failed: 0, absent: 0 } };

describe("values like this one", () => {
  it("of a corrected value are those of its kind with the same words, in any place of a list", () => {
    expect(alikePlaces(queue, { document_id: "doc_1", aspect: "parties", pointer: "/parties/0/name" }, "PRAIR1E CO.")).toEqual([
      { document_id: "doc_2", aspect: "parties", pointer: "/parties/3/name" },
    ]);
    expect(alikePlaces(queue, { document_id: "doc_1", aspect: "parties", pointer: "/parties/0/name" }, "not stated")).toEqual([]);
    expect(alikePlaces(undefined, { document_id: "doc_1", aspect: "parties", pointer: "/x" }, "y")).toEqual([]);
  });
  it("that wait for the same reason come with it first", () => {
    const [, second] = items;
    if (!second) throw new Error("no item");
    expect(likeThis(items, second).map((i) => i.document_id)).toEqual(["doc_2", "doc_1", "doc_3"]);
  });
  it("lead on to the next document that waits", () => {
    expect(nextElsewhere(queue, "doc_1")?.document_id).toBe("doc_2");
    expect(documentsWaiting(queue)).toEqual(["doc_1", "doc_2", "doc_3"]);
  });
});
