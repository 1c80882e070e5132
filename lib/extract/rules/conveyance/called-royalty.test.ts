import { expect, it } from "vitest";
import { people, read } from "./test-paper";

const given = (words: string) =>
  read(
    `ROYALTY CONVEYANCE\n\nAda Venn, a widow, does hereby grant, sell and convey unto Bo Lark, a single man, ${words}\n\nTo have and to hold forever. Dated May 3, 1953.\n\nAda Venn`,
    people(["Ada Venn"], ["Bo Lark"]),
    "royalty_deed",
  ).resolved.grants.map((g) => `${g.estate_type} ${g.fraction?.fraction} of ${g.of}`);
const LAND = "300 acres, the Quade Survey, A-7, Marsh County, Texas";

it("takes a share of the oil and gas for a royalty where the deed calls it one, before or behind", () => {
  for (const words of [
    `as a royalty, one thirty-second of whatever oil and gas is got out of ${LAND}.`,
    `by way of royalty and not as minerals, 1/32 of the oil and gas in and under ${LAND}.`,
    `a fixed royalty, being one thirty-second of what oil and gas shall be raised from ${LAND}.`,
    `1/32 of all oil and gas that may be won from ${LAND}, free of cost, as a royalty.`,
  ])
    expect(given(words), words).toEqual(["royalty 1/32 of whole"]);
});

it("takes it for minerals where it does not", () => {
  expect(given(`1/32 of all the oil and gas in and under ${LAND}, as a mineral interest and not as a royalty.`)).toEqual(["mineral 1/32 of whole"]);
  expect(given(`1/32 of all the oil and gas in and under ${LAND}.`)).toEqual(["mineral 1/32 of whole"]);
});

it("takes a share of the landowner's rate for a share of the royalty", () => {
  for (const words of [
    `three-fifths of the landowner's one-eighth of the oil and gas of ${LAND}.`,
    `3/5 of the lessor's usual 1/8 of all oil under any lease of ${LAND}.`,
    `sixty per cent of the farmer's one-eighth of the oil of ${LAND}.`,
    `3/5 of the customary one-eighth of the oil that falls to the owner of the land, being ${LAND}.`,
  ])
    expect(given(words), words).toEqual(["royalty 3/40 of whole"]);
  expect(given(`three-fifths of one-eighth of all the oil and gas in and under ${LAND}.`)).toEqual(["mineral 3/40 of whole"]);
});

const deed = (words: string) => {
  const c = read(
    `WARRANTY DEED\n\nAda Venn, a widow, does hereby grant, sell and convey unto Bo Lark, a single man, ${LAND}${words}\n\nTo have and to hold forever. Dated May 3, 1953.\n\nAda Venn`,
    people(["Ada Venn"], ["Bo Lark"]),
    "warranty_deed",
  ).resolved;
  const told = (list: typeof c.grants) => list.map((g) => `${g.estate_type} ${g.fraction?.fraction} of ${g.of}`).join();
  return `${told(c.grants)} / ${told(c.reservations)}`;
};

it("takes a share kept for a royalty where the paper calls it back as the royalty so kept, out of production alone", () => {
  const lease = " Bo Lark alone may lease and takes all bonus and rentals";
  expect(
    deed(
      `, with a 15/16 interest in the minerals, the grantor retaining title to a 1/16 interest in the oil, gas and minerals.${lease}; and the royalty which the grantor hereby retains is payable solely out of actual production.`,
    ),
  ).toBe("surface 1 of whole,mineral 1 of whole / royalty 1/16 of whole");
  expect(
    deed(`. The grantor retains a 1/16 interest in the oil, gas and minerals.${lease}, said royalty being due only if, as and when oil is produced.`),
  ).toBe("fee 1 of whole / royalty 1/16 of whole");
  expect(deed(`. The grantor retains a 1/16 interest in the oil, gas and minerals.${lease}.`)).toBe("fee 1 of whole / mineral 1/16 of whole");
});

it("keeps minerals beside a royalty that the words may mean", () =>
  expect(
    deed(". The grantor reserves one-half of the minerals, and also a 1/32 royalty; the royalty so reserved is payable out of production only."),
  ).toContain("mineral 1/2 of whole"));

it("takes no word of what the share does not hang on for a share of the lease's royalty", () => {
  for (const words of [
    `a fixed 1/32 of all oil and gas produced from ${LAND}, whatever royalty a lease may pay.`,
    `1/32 of all oil and gas produced from ${LAND}, regardless of the lease royalty.`,
    `a royalty of 1/32, it being a fixed share of production and not a share of the lease royalty, in oil and gas from ${LAND}.`,
  ])
    expect(given(words), words).toEqual(["royalty 1/32 of whole"]);
  expect(given(`1/32 of whatever royalty a lease may pay on ${LAND}.`)).toEqual(["royalty 1/32 of royalty"]);
});
