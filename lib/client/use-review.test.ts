import { describe, expect, it } from "vitest";
import { withDecision, withoutItems, withoutPlaces } from "@/lib/client/use-review";
import type { DocumentReview, QueueItem, ReviewField, ReviewQueue } from "@/lib/contracts/review";

const place = { document_id: "doc_1", aspect: "dates" as const, pointer: "/executed" };
const field: ReviewField = {
  aspect: "dates",
  pointer: "/executed",
  label: "Executed",
  control: "date",
  value: "1931-05-04",
  state: "waiting",
  why: "The reader was not sure.",
  confidence: 0.5,
  evidence: [],
  bearing: "order",
};
const review: DocumentReview = {
  document_id: "doc_1" as DocumentReview["document_id"],
  aspects: [],
  groups: [{ key: "dates", aspect: "dates", title: "Dates", fields: [field, { ...field, pointer: "/recorded", state: "rule" }] }],
  tracts: [],
};
const after = (decision: Parameters<typeof withDecision>[1]) => withDecision(review, decision).groups[0]?.fields;

describe("a decision shown before the server has agreed", () => {
  it("confirms what waits and leaves what a rule has confirmed", () => {
    const confirmed = after({ action: "confirm", items: [place, { ...place, pointer: "/recorded" }] });
    expect(confirmed?.map((f) => f.state)).toEqual(["person", "rule"]);
  });
  it("puts the new value beside what the machine read, also where it is corrected twice", () => {
    const once = withDecision(review, { action: "correct", items: [place], value: "1931-05-05" });
    const twice = withDecision(once, { action: "correct", items: [place], value: "1931-05-06" });
    expect(twice.groups[0]?.fields[0]).toMatchObject({ value: "1931-05-06", machine: "1931-05-04", state: "person" });
  });
  it("touches no other document, and promises nothing of what is taken back", () => {
    expect(withDecision(review, { action: "confirm", items: [{ ...place, document_id: "doc_2" }] })).toBe(review);
    expect(withDecision(review, { action: "reopen", items: [place] })).toBe(review);
  });
  it("takes an item out of its list, and what stands behind it moves up, in the document and in the queue", () => {
    const name = (n: number, value: string) => ({ ...field, aspect: "parties" as const, pointer: `/parties/${n}/name`, value });
    const groups = ["A", "B", "C"].map((title, n) => ({ key: title, aspect: "parties" as const, title, fields: [name(n, title)] }));
    const decision = { action: "correct" as const, items: [{ document_id: "doc_1", aspect: "parties" as const, pointer: "/parties/1" }], value: null };
    expect(withDecision({ ...review, groups }, decision).groups.map((g) => [g.title, g.fields[0]?.pointer])).toEqual([
      ["A", "/parties/0/name"],
      ["C", "/parties/1/name"],
    ]);
    const items = [0, 1, 2].map((n) => ({ document_id: "doc_1", ...name(n, "") }) as unknown as QueueItem);
    const queue = { package_id: "pkg_1", items, counts: { rule: 0, person: 0, waiting: 3, failed: 0, absent: 0 } } as ReviewQueue;
    expect(withoutItems(queue, decision).items.map((i) => i.pointer)).toEqual(["/parties/0/name", "/parties/1/name"]);
  });
  it("takes what is decided out of the queue, and the counts follow", () => {
    const item = { ...place, state: "failed" } as QueueItem;
    const queue = {
      package_id: "pkg_1",
      items: [item, { ...item, pointer: "/recorded" }],
      counts: { rule: 3, person: 1, waiting: 0, failed: 2, absent: 0 },
    } as ReviewQueue;
    expect(withoutPlaces(queue, [place])).toMatchObject({ items: [{ pointer: "/recorded" }], counts: { rule: 3, person: 2, failed: 1 } });
    expect(withoutPlaces(queue, [{ ...place, pointer: "/elsewhere" }]).counts).toEqual(queue.counts);
  });
});
