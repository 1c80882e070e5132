import { describe, expect, it, vi } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

vi.setConfig({ testTimeout: 20_000 });

const MINERALS = "all oil, gas and other minerals in and under Section 42, Block 4, T&P Ry. Co. Survey, Ward County, Texas";
const given = (body: string) => {
  const { conveyance, parties } = readInstrument({
    name: "deed.txt",
    text: `MINERAL DEED\n\n${body}\n\nTO HAVE AND TO HOLD unto Grantee forever.\n\nSigned May 1, 2006.\n\nNora Pell      Otis Rudd`,
  });
  const name = (id: string) => parties.resolved.parties.find((p) => p.id === id)?.display ?? id;
  return conveyance.resolved.grants.map((g) => `${g.from.map(name).join("+")} ${g.estate_type} ${g.fraction?.fraction}`);
};

describe("several givers with a share of each in a list", () => {
  it.each([
    `Nora Pell and Otis Rudd, each a single person and each a Grantor, grant, bargain, sell and convey unto Elm Fork, LP, Grantee, these undivided mineral interests, each decimal being a part of 8/8ths of ${MINERALS}:\n\n   from Nora Pell .......... 0.125000\n   from Otis Rudd .......... 0.031250\n   total to Grantee ........ 0.156250`,
    `Nora Pell and Otis Rudd, Grantors, grant and convey unto Elm Fork, LP, Grantee, an undivided 5/32 of ${MINERALS}, 4/32 coming from Nora Pell and 1/32 from Otis Rudd.`,
    `Nora Pell, as to 1/8, and Otis Rudd, as to 1/32, Grantors, grant and convey unto Elm Fork, LP, Grantee, an undivided 5/32 of ${MINERALS}.`,
    `Nora Pell and Otis Rudd, severally and not jointly, grant and convey unto Elm Fork, LP, Grantee, the following parts of ${MINERALS}: Pell, one-eighth; Rudd, one thirty-second.`,
  ])("give each his own: %#", (body) => expect(given(body)).toEqual(["Nora Pell mineral 1/8", "Otis Rudd mineral 1/32"]));

  it("give together what is told of both, whatever each has", () =>
    expect(
      given(
        `Nora Pell, owner of one-half, and Otis Rudd, owner of one-half, Grantors, grant and convey unto Elm Fork, LP, Grantee, an undivided 1/4 of ${MINERALS}.`,
      ),
    ).toEqual([expect.stringMatching(/mineral 1\/4$/)]));

  it.each([
    ["an undivided 1/2", "an undivided 1/2", "1/2"],
    ["an undivided 1/2", "an undivided 1/4", "1/4"],
  ])("give together what is told of both, where it is as much as one of them has: %s, %s", (nora, otis, all) =>
    expect(given(`Nora Pell, ${nora}, and Otis Rudd, ${otis}, Grantors, convey to Elm Fork, LP, Grantee, an undivided ${all} of ${MINERALS}.`)).toEqual([
      `Nora Pell+Otis Rudd mineral ${all}`,
    ]),
  );
});
