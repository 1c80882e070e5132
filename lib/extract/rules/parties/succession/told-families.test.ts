// Families as neighbours tell them: in sentences that take up who was announced, with towns, divorces and the dead beside the names.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const family = (said: string, state = "TEXAS") => {
  const text = `AFFIDAVIT OF HEIRSHIP\n\nSTATE OF ${state}, COUNTY OF ELM.\n\nHal West, being duly sworn, says: I knew IRA COBB for thirty years. ${said}\n\nHal West\n\nSubscribed and sworn to before me June 4, 1990. K. Roe, Notary Public.`;
  return readPaper(text).deaths[0];
};

describe("families told in sentences of their own", () => {
  it.each([
    [
      "He died without a will on May 3, 1978. Decedent had three children. PEARL COBB KEY and JIM COBB survive him. NED COBB died before him; his children, RAY COBB and DON COBB, survive him.",
      ["Pearl Cobb Key child", "Jim Cobb child", "Ned Cobb child dead", "Ray Cobb grandchild of Ned Cobb", "Don Cobb grandchild of Ned Cobb"],
    ],
    [
      "He died without a will on May 3, 1978. His father, Asa Cobb, died in 1951, and his mother, Eva Cobb, in 1958. They had three children in all: IRA; JIM COBB, who survives him; and ALMA COBB KEY, of Reno, who survives him.",
      ["Asa Cobb parent dead", "Eva Cobb parent dead", "Jim Cobb sibling", "Alma Cobb Key sibling"],
    ],
    ...["without issue; his", "in infancy; his", "leaving a widow; his other"].map((died): [string, string[]] => [
      `He died without a will on May 3, 1978. His son, Ned Cobb, died in 1960 ${died} children, Jim Cobb and Alma Key, survive him.`,
      ["Ned Cobb child dead", "Jim Cobb child", "Alma Key child"],
    ]),
    [
      "He died without a will on May 3, 1978, survived by his wife, Ada Cobb. His father, Asa Cobb, died in 1951, and his mother, Eva Cobb, in 1958. He and Ada Cobb were married in 1940. They had two children: Jim Cobb and Alma Key.",
      ["Asa Cobb parent dead", "Eva Cobb parent dead", "Jim Cobb child", "Alma Key child"],
    ],
    [
      "He died without a will on May 3, 1978, a widower. He had two children, both living: JIM COBB and ALMA KEY. Among what he left was 40 acres of the Jim H. Bell Survey.",
      ["Jim Cobb child", "Alma Key child"],
    ],
    [
      "Ira Cobb and Ada Cobb were married in 1934. He died May 3, 1978, leaving no will. They had two children, Jim Cobb and Alma Key, both of whom survived both parents.",
      ["Ada Cobb spouse", "Jim Cobb child", "Alma Key child"],
    ],
    [
      "Ira Cobb died May 3, 1978, leaving no will. He had three children. Jim Cobb and Alma Cobb Key survive him. Ned Cobb died before him, in 1970; his children, Ray Cobb and Don Cobb, survive him.",
      ["Jim Cobb child", "Alma Cobb Key child", "Ned Cobb child dead", "Ray Cobb grandchild of Ned Cobb", "Don Cobb grandchild of Ned Cobb"],
    ],
    [
      "He died intestate May 3, 1975. He never married. His father, B. F. Cobb, died in 1951, and his mother, Lou Cobb, in 1958. They had three children in all: Ira; Walt Cobb, who survives him; and Jo Cobb Hatch, who died in 1970, leaving one child only, Ray Hatch.",
      ["B. F. Cobb parent dead", "Lou Cobb parent dead", "Walt Cobb sibling", "Jo Cobb Hatch sibling dead", "Ray Hatch nephew of Jo Cobb Hatch"],
    ],
    ["Ira Cobb had one wife in all his life. She is Ada Cobb, whom he married in 1934. He died May 3, 1978, leaving no will.", ["Ada Cobb spouse"]],
    ["He died without a will on May 3, 1978. Decedent was wed but one time, to Ada Cobb, and she outlived him.", ["Ada Cobb spouse"]],
    [
      "That he died intestate May 3, 1975; that he was the father of three: Jim Cobb, Ned Cobb and Alma Cobb Key. That Ned died in 1970, leaving two sons, Ray Cobb and Don Cobb.",
      ["Jim Cobb child", "Ned Cobb child dead", "Alma Cobb Key child", "Ray Cobb grandchild of Ned Cobb", "Don Cobb grandchild of Ned Cobb"],
    ],
    [
      "He died intestate May 3, 1975; his wife was Ada Cobb, and she is his widow, now of Great Bend; and his children are Jim Cobb, of Fort Worth, and Alma Cobb Key.",
      ["Ada Cobb spouse", "Jim Cobb child", "Alma Cobb Key child"],
    ],
    [
      "He never married. He died intestate May 3, 1975; his father, B. F. Cobb, and his mother, Lou Cobb, were both dead; his brothers and sisters were two, namely Walt Cobb and Jo Cobb Hatch.",
      ["B. F. Cobb parent dead", "Lou Cobb parent dead", "Walt Cobb sibling", "Jo Cobb Hatch sibling"],
    ],
    [
      "He died intestate on May 3, 2003. He was then married to Ada Cobb, and she is still living. He had been married one other time, to Patsy Ruth Cobb, and she and he were divorced in 1977. Patsy Ruth bore him all the children he ever had, two in number: Ron Cobb and Keith Cobb. None of the two has died.",
      ["Ada Cobb spouse", "Ron Cobb child", "Keith Cobb child"],
    ],
    [
      "He died intestate on May 3, 2003, the husband of Ada Cobb. His first marriage, to Rose Kulhan, had ended in divorce in 1973. By Rose, Ira had one daughter, Sue Cobb Ray. By Ada he had two sons, Tim Cobb and Bo Cobb.",
      ["Sue Cobb Ray child", "Tim Cobb child", "Bo Cobb child"],
    ],
  ])("%s", (said, want) => {
    const heirs = family(said)?.heirs ?? [];
    expect(want.filter((w) => !heirs.includes(w))).toEqual([]);
    expect(heirs.filter((h) => !want.includes(h) && !h.endsWith("spouse"))).toEqual([]);
  });
});

describe("the dead of a sworn statement", () => {
  const deaths = (text: string) => readPaper(text).deaths.map((d) => `${d.decedent}: ${d.heirs.join(", ")}`);
  const oath = "Subscribed and sworn to before me June 4, 1990. K. Roe, Notary Public.";
  it("are named by a title that the next line does not lengthen", () => {
    expect(
      deaths(
        `PROOF OF DEATH OF IRA COBB\nDeWitt County, Texas; sworn June 4, 1990\n\nHal West, on oath, states: One. Seven owners sold to Harvey Moss and wife, Jane Moss. IRA COBB was among the seven. Two. He died without a will May 3, 1978. His heirs are two children, a son, JIM COBB, and a daughter, ALMA COBB KEY.\n\nHAL WEST\n\n${oath}`,
      ),
    ).toEqual(["Ira Cobb: Jim Cobb child, Alma Cobb Key child"]);
    expect(
      deaths(
        `SUCCESSION OF I. B. COBB\nOath taken at Elm, Texas, June 4, 1990\n\nWitness: HAL WEST, aged 68. He testifies: I. B. Cobb died May 3, 1978. There was no will. JIM COBB is his son.\n\n${oath}`,
      )[0],
    ).toMatch(/^I. B. Cobb:/);
  });
  it("die by rows of a table and by a death that was at a place", () => {
    const day = (said: string) =>
      readPaper(`AFFIDAVIT OF HEIRSHIP\nDecedent: IRA COBB\n\nHal West, being duly sworn, says: ${said}\n\n${oath}`).deaths[0]?.died;
    expect(day("b. Death    May 3, 1978, in Elm County; he made no will. c. Children    One, JIM COBB, a son.")).toBe("1978-05-03");
    expect(day("Spouse: ELLA COBB. Date of death: May 3, 1978. Children: JIM COBB.")).toBe("1978-05-03");
    expect(day("Ira Cobb died intestate, leaving two children: RAY COBB, a son, deceased. Date of death: July 9, 1981. JIM COBB, a son.")).toBe(null);
    expect(day("Ira Cobb died intestate, leaving two children: RAY COBB, born 1920, date of death: July 9, 1981; JIM COBB, a son.")).toBe(null);
    expect(day("Widow: ELLA COBB, wife of the deceased. Date of death: May 3, 1978. Children: JIM COBB.")).toBe("1978-05-03");
    expect(day("Ira Cobb never married. His death was at Elm, Texas, on May 3, 1978. He left one son, JIM COBB.")).toBe("1978-05-03");
  });
  it("leave nobody who is called One, and no railroad", () => {
    expect(
      deaths(
        `AFFIDAVIT OF HEIRSHIP\nDecedent: IRA COBB\n\nHal West, being duly sworn, says: He died May 3, 1978, without a will. What children did he have? One, JIM B. COBB, a son.\n\n${oath}`,
      ),
    ).toEqual(["Ira Cobb: Jim B. Cobb child"]);
    expect(
      deaths(
        `SWORN STATEMENT\n\nI, BO LARK, on my oath, say: My mother, ADA VENN, died May 3, 1978. Who are her heirs? I was the one child that my mother ever had. I own the minerals in Block G, S. V. R. R. Co. Survey, which were conveyed to Ada Venn.\n\n${oath}`,
      ),
    ).toEqual(["Ada Venn: Bo Lark child"]);
  });
});

it("knows of each child whose it is, with the day of its birth or without", () => {
  const all = (said: string) =>
    family(
      `He died intestate May 3, 1978. He was twice married: first to Lois Cobb, from whom he was divorced, and second to Wilma Cobb, who survives him. ${said}`,
    );
  for (const said of [
    "He had two children: Jim Cobb, born in 1958 to Lois Cobb; and Alma Key, born in 1967 to Wilma Cobb.",
    "He had two children: Jim Cobb, born May 3, 1958, to Lois Cobb; and Alma Key, born on May 4, 1967, to Wilma Cobb.",
    "He had two children: Jim Cobb, born to Lois Cobb, and Alma Key, born to Wilma Cobb.",
  ])
    expect(all(said)?.heirs.length).toBe(3);
});
