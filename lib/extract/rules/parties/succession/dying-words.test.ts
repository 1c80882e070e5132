// Deaths told in other words than "died", and times that are reckoned from a death.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const read = (said: string) =>
  readPaper(
    `AFFIDAVIT OF HEIRSHIP\n\nSTATE OF OKLAHOMA, COUNTY OF ELM.\n\nHal West, being duly sworn, says: I knew IRA COBB for thirty years. ${said}\n\nHal West\n\nSubscribed and sworn to before me June 4, 1990. K. Roe, Notary Public.`,
  ).deaths[0];
const children = "His children are Jim Cobb, Alma Cobb Key and Ned Cobb.";

describe("words of dying", () => {
  it.each([
    "Ira left us on May 3, 1978, without a will.",
    "Ira Cobb breathed his last May 3, 1978; he made no will.",
    "Mr. Cobb was called home on May 3, 1978, leaving no will.",
    "Ira went to his reward on May 3, 1978, and made no will.",
    "He succumbed to a fever on May 3, 1978. He left no will.",
  ])("tell the day: %s", (said) => {
    expect(read(`${said} ${children}`)).toMatchObject({ died: "1978-05-03", testate: false });
  });
  it("bury a wife before her husband", () => {
    const family = read(`He died May 3, 1978. His one and only wife, Una, was buried in 1961 and he stayed a widower. ${children}`);
    expect(family?.heirs).toEqual(["Jim Cobb child", "Alma Cobb Key child", "Ned Cobb child"]);
  });
  it("take nobody for dead who left a county", () => {
    expect(read(`He left this county in 1950 for Texas. He died May 3, 1978. ${children}`)?.died).toBe("1978-05-03");
  });
  it("take nobody for dead who was alive when another died", () => {
    const family = read(`He died May 3, 1978. ${children} Jim, Alma and Ned were all alive when Ira died and are yet.`);
    expect(family?.heirs).toEqual(["Jim Cobb child", "Alma Cobb Key child", "Ned Cobb child"]);
  });
  it("take nobody for dead whose nameless parent died", () => {
    const family = read(
      "He died May 3, 1978, never having married. His heirs are his nieces, Ada Cobb and Joy Cobb, either the one child of a brother dead before him.",
    );
    expect(family?.heirs.some((h) => /dead/.test(h))).toBe(false);
  });
});
