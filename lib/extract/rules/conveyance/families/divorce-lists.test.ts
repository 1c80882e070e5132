import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const HEAD =
  "NO. 4411\nIN THE MATTER OF THE MARRIAGE OF OTTO PECK AND IDA LYN PECK\nIN THE DISTRICT COURT, ELM COUNTY, TEXAS\n\nFINAL DECREE OF DIVORCE\n\nIT IS ORDERED that OTTO PECK, Petitioner, and IDA LYN PECK, Respondent, are divorced.\n\n";
const grantsOf = (body: string): string[] => {
  const read = readInstrument({ name: "decree.txt", text: `${HEAD}${body}\n\nSIGNED May 3, 1999. /s/ A. Judge, Judge Presiding` });
  const nameOf = (id: string) => read.parties.resolved.parties.find((p) => p.id === id)?.display ?? id;
  return (read.conveyance.resolved.grants ?? []).map((g) => `${g.estate_type} to ${g.to.map(nameOf).join(" and ")}`);
};

describe("lists of a decree of divorce", () => {
  it.each([
    "Petitioner is awarded as his sole and separate property, and Respondent is divested of all interest in: P-1. The surface estate only of 90 acres in the Lund Survey, A-12. P-2. The truck.\n\nRespondent is awarded as her sole and separate property, and Petitioner is divested of all interest in: R-1. All oil, gas and other minerals under the same 90 acres. R-2. Her accounts.",
    "The Court awards Petitioner, as his separate property, the surface of the 90 acres in the Lund Survey, A-12. The Court awards Respondent, as her separate property, all minerals under the same land.",
  ])("%s", (body) => expect(grantsOf(body)).toEqual(["surface to Otto Peck", "mineral to Ida Lyn Peck"]));
  it("ends a list where the court speaks anew", () =>
    expect(
      grantsOf(
        "Petitioner is awarded the following: P-1. The surface of the 90 acres in the Lund Survey, A-12. P-2. The truck. The note on the farm shall be paid from the wheat. It is further ordered that this decree be recorded where the land lies.",
      ),
    ).toEqual(["surface to Otto Peck"]));
  it("is read to the end, whatever capitals stand in it", () => expect(grantsOf(`${"A".repeat(60)} PROPERTY! ${"AWARDED PROPERTY ".repeat(4)}!`)).toEqual([]));
  it("gives nobody what stands behind no head", () =>
    expect(grantsOf("The parties own 90 acres in the Lund Survey, A-12. It lies in Elm County.")).toEqual([]));
});
