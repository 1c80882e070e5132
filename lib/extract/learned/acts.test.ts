import { expect, it } from "vitest";
import { actsOf } from "./acts";

const acts = (sentence: string) => {
  const words = sentence.toLowerCase().match(/[a-z-]+|[.,;]/g) ?? [];
  return actsOf(
    words,
    words.map((w) => w === "." || w === ";"),
  ).map((x) => `${x.verb} ${x.mode}`);
};

it.each([
  ["the lessor does hereby lease to bo the east forty", "let done"],
  ["the land that eli leased to bo", "let told"],
  ["the guardian is authorized to lease the east forty", "let allowed"],
  ["the seller shall convey the east forty", "give would"],
  ["plaintiff prays that the court cancel the lease", "free asked"],
  ["she has not assigned the royalty", "pass denied"],
])("knows how a verb is said: %s", (sentence, act) => expect(acts(sentence)).toContain(act));

it("takes the noun for no verb", () => {
  expect(acts("subject to the lease and a mortgage of record")).toEqual([]);
  expect(acts("to bo, his heirs and assigns")).toEqual([]);
});

it("names what it is done with", () => {
  const words = "i hereby assign to bo one half of the royalty under the lease".split(" ");
  expect(
    actsOf(
      words,
      words.map(() => false),
    )[0],
  ).toMatchObject({ verb: "pass", mode: "done", things: ["royalty", "lease"], who: "we" });
});

it("reads twenty thousand repeated words to their end", () => {
  const words = new Array<string>(20_000).fill("grant");
  const read = actsOf(
    words,
    words.map(() => false),
  );
  expect(read.length).toBeGreaterThan(0);
});
