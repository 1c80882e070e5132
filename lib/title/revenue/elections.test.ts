import { describe, expect, it } from "vitest";
import type { Instrument } from "@/lib/testing/instruments";
import { deed, lease, minerals, owned, patent } from "@/lib/testing/owned";

const elect = (text: string, value?: string) => ({ kind: "election" as const, text, date: null, ...(value ? { value } : {}) });
const half = deed("Ann Ash", "Bob Birch", "1950-01-01", { grants: [minerals("1/2")] });
const order: Instrument = {
  type: "forced_pooling_order",
  action: "pool",
  from: ["Oak Oil"],
  grants: [],
  day: "2015-05-02",
  conveyance: {
    unit: { name: null, acres: "640", tracts: [], formations: null, royalty: null },
    facts: [
      elect("Failure to elect is election of (2)."),
      elect("(1) to participate by paying his share", "participate"),
      elect("(2) $900.00 an acre and a royalty of 1/8", "royalty 1/8"),
      elect("(3) no cash and a royalty of 1/5", "royalty 1/5"),
    ],
  },
};
const told = (...texts: string[]): Instrument => ({
  type: "affidavit",
  action: "affirm",
  from: ["Ed Elm"],
  grants: [],
  day: "2016-04-01",
  cites: [3],
  conveyance: { facts: texts.map((t) => elect(t)) },
});

describe("elections under a pooling order", () => {
  it("leave the royalty of the option whose number is told, and the default to one who made none", () => {
    const { revenue } = owned("OK", [patent, half, order, told("BOB BIRCH elected option (3) by letter.", "ANN ASH made no election.")]);
    expect(revenue["Bob Birch lessor_royalty"]).toBe("1/40");
    expect(revenue["Ann Ash lessor_royalty"]).toBe("1/64");
  });

  it("take a paragraph of the order for no option where an option is named beside it", () => {
    const words = "Under paragraph 3 of the order BOB BIRCH is therefore deemed to have elected alternative (2).";
    expect(owned("OK", [patent, half, order, told(words, "ANN ASH elected paragraph (3).")]).revenue).toMatchObject({
      "Bob Birch lessor_royalty": "1/64",
      "Ann Ash lessor_royalty": "1/40",
    });
  });

  it("leave the default to one whose answer came too late", () => {
    const late = "Nothing was received from ANN ASH within the time, and a letter asking for option (3) came too late and was refused.";
    expect(owned("OK", [patent, half, order, told("BOB BIRCH elected option (3).", late)]).revenue["Ann Ash lessor_royalty"]).toBe("1/64");
  });

  it("leave the whole share to one who took part", () => {
    const { revenue } = owned("OK", [patent, half, order, told("BOB BIRCH elected option (1) and paid his share.", "ANN ASH elected option (2).")]);
    expect(revenue["Bob Birch unleased_cotenant"]).toBe("1/8");
  });
});

describe("a statement on several owners", () => {
  const paper = (text: string) => owned("OK", [patent, half, order, told(text)]).revenue;

  it("gives each the choice that stands with his name, by its mark, its royalty or its money", () => {
    const rows = paper("The owners answered so. ANN ASH: by card, to take (3). BOB BIRCH: by letter, $900.00 an acre.");
    expect(rows["Ann Ash lessor_royalty"]).toBe("1/40");
    expect(rows["Bob Birch lessor_royalty"]).toBe("1/64");
    expect(paper("BOB BIRCH took the one-fifth royalty and ANN ASH the second option.")).toMatchObject({
      "Bob Birch lessor_royalty": "1/40",
      "Ann Ash lessor_royalty": "1/64",
    });
  });

  it("gives what several chose together to each, and takes a mark alone behind a name", () => {
    expect(paper("ANN ASH and BOB BIRCH both elected option (3).")).toMatchObject({ "Ann Ash lessor_royalty": "1/40", "Bob Birch lessor_royalty": "1/40" });
    expect(paper("The choices were: ANN ASH, 3. BOB BIRCH, 2.")).toMatchObject({ "Ann Ash lessor_royalty": "1/40", "Bob Birch lessor_royalty": "1/64" });
  });

  it("gives the default to one of whom nothing came, and to those who are not named", () => {
    expect(paper("ANN ASH elected (3); from BOB BIRCH nothing was received.")).toMatchObject({
      "Ann Ash lessor_royalty": "1/40",
      "Bob Birch lessor_royalty": "1/64",
    });
    const silent = {
      ...order,
      conveyance: { ...order.conveyance, facts: [...(order.conveyance?.facts ?? []), elect("The owners are ANN ASH and BOB BIRCH.")] },
    };
    const list = [patent, half, silent, told("ANN ASH elected to participate under (1). No other owner answered.")];
    expect(owned("OK", list).revenue).toMatchObject({ "Ann Ash unleased_cotenant": "1/8", "Bob Birch lessor_royalty": "1/64" });
  });

  it("takes no article, count of days or share owned for an option, and no refusal beyond its own clause", () => {
    const row = (words: string) => paper(words)["Bob Birch lessor_royalty"];
    expect(row("BOB BIRCH elected not to participate and took (3).")).toBe("1/40");
    expect(row("BOB BIRCH did not elect (3); he is silent.")).toBe("1/64");
    expect(row("BOB BIRCH elected to take a royalty of one-fifth without participating.")).toBe("1/40");
    expect(row("BOB BIRCH, three (3) days later, made his election of a royalty of 1/8 and $900.00 an acre.")).toBe("1/64");
    expect(row("BOB BIRCH, owner of 1/5 of the minerals, did not answer.")).toBe("1/64");
  });

  it("leaves one who takes part his share, and one who refuses to take part what he takes instead", () => {
    const rows = paper("ANN ASH elected to participate and paid. BOB BIRCH declined to participate and chose alternative (3).");
    expect(rows["Ann Ash unleased_cotenant"]).toBe("1/8");
    expect(rows["Bob Birch lessor_royalty"]).toBe("1/40");
  });
});

describe("a spacing order of Oklahoma", () => {
  it("shares a well's royalty by acres, where those of another state share none", () => {
    const spaced: Instrument = { ...order, type: "spacing_order", action: "none" };
    const list = (state: string) => owned(state, [patent, lease(["Ann Ash"], "Oak Oil", "2014-01-01", { primary_term_months: 120 }), spaced]).revenue;
    expect(list("OK")["Ann Ash lessor_royalty"]).toBe("1/32");
    expect(list("TX")["Ann Ash lessor_royalty"]).toBe("1/8");
  });
});
