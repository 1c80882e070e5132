import { expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const deed = (kept: string) =>
  `WARRANTY DEED\n\nTHIS INDENTURE, made October 12, 1912, between Ada Venn, a widow, Bo Venn and Joy Venn his wife, of the first part, and Cy Lark of the second part, witnesseth, that the parties of the first part for $900 do grant, bargain, sell and convey to the party of the second part the SW quarter of the NE quarter of Section 22, Town 3, Range 5, Monroe County, Ohio; ${kept}.\nIn Witness Whereof they have set their hands.\nAda Venn\nBo Venn\nJoy Venn`;

function keepers(said: string): string[] {
  const { conveyance, parties } = readInstrument({ name: "deed.txt", text: deed(said) });
  const { reservations, exceptions } = conveyance.resolved;
  const ids = [...reservations, ...exceptions].flatMap((i) => i.to ?? []);
  return ids.map((id) => parties.resolved.parties.find((p) => p.id === id)?.display ?? id);
}

it.each([
  "saving to Ada Venn the coal and the right to mine it",
  "withholding for the said Ada Venn one-half of the oil and gas",
  "save and except 1/4 of the minerals, which remains the property of Ada Venn",
  "excepting the coal, which is to belong to Ada Venn",
])("one of several givers keeps alone: %s", (said) => expect(keepers(said)).toEqual(["Ada Venn"]));

it.each(["saving to the grantors the coal", "reserving one-half of the oil and gas, the land having been the property of Ada Venn's father"])(
  "all of them keep: %s",
  (said) => expect(keepers(said)).toEqual(["Ada Venn", "Bo Venn", "Joy Venn"]),
);
