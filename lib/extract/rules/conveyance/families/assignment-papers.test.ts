import { beforeAll, describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

/** "giver > taker: what passes | what is kept" of one paper. */
function read(text: string): string {
  const d = readInstrument({ name: "paper.txt", text });
  const { parties } = d.parties.resolved;
  const names = (ids: readonly string[]) => ids.map((id) => parties.find((p) => p.id === id)?.display ?? id).join(" & ");
  const { resolved } = d.conveyance;
  const short = { leasehold: "lease", overriding_royalty: "override" } as Record<string, string>;
  const size = (g: (typeof resolved.grants)[number]) =>
    `${short[g.estate_type] ?? g.estate_type} ${g.fraction?.fraction ?? "?"}${g.less_existing_burdens ? " less burdens" : ""}`;
  const passed = resolved.grants.map(
    (g) => `${names(g.from.length ? g.from : d.parties.resolved.from)} > ${names(g.to.length ? g.to : d.parties.resolved.to)}: ${size(g)}`,
  );
  return [...passed, ...resolved.reservations.map((g) => `kept ${size(g)}`)].join("; ");
}

const end = "\n\nDated May 3, 1984.\n\nSTATE OF TEXAS, COUNTY OF MARSH. This instrument was acknowledged before me on May 3, 1984. V. Dunn, Notary Public.";
const lease = "the oil and gas lease from Cy Fern dated June 1, 1981, Vol. 40, page 9, on Section 4, Block 7, Marsh County, Texas";

describe("assignments in many hands", () => {
  // The first paper builds every reader.
  beforeAll(() => void read(`ASSIGNMENT\n\nVENN OIL CORP. assigns to LARK GAS, INC. ${lease}.`), 60_000);

  it.each([
    [
      "an oil payment, and an override told behind a semicolon",
      `ASSIGNMENT\n\nVENN OIL CORP. assigns to LARK GAS, INC. ${lease}, excepting and reserving an oil payment: one-tenth (1/10) of eight-eighths of the oil produced and saved, until the proceeds of it amount to $60,000.00, at which time it ends; also an override of 3% of 8/8.`,
      "Venn Oil Corp. > Lark Gas, Inc.: lease 1; kept production_payment 1/10; kept override 3/100",
    ],
    [
      "an override that a sum ends is a payment",
      `ASSIGNMENT\n\nVENN OIL CORP. assigns to LARK GAS, INC. ${lease}, reserving an overriding royalty of 1/16 of 8/8 until it has received $20,000.00 therefrom.`,
      "Venn Oil Corp. > Lark Gas, Inc.: lease 1; kept production_payment 1/16",
    ],
    [
      "what a condition supposes is nothing kept",
      `ASSIGNMENT\n\nVENN OIL CORP. assigns to LARK GAS, INC. all its rights in ${lease}. The assignor reserves an overriding royalty of 4% of 8/8. Should the lease cover less than the full mineral estate in the land, or the assignor own less than all of the lease, this override shall be reduced accordingly.`,
      "Venn Oil Corp. > Lark Gas, Inc.: lease 1; kept override 1/25",
    ],
    [
      "the thing ahead of a passive",
      `PARTIAL ASSIGNMENT\n\nVENN OIL CORP. ("Assignor") and LARK GAS, INC., of Tyler ("Assignee") have made a letter agreement. A one-fourth (1/4) undivided interest in ${lease}, is now transferred and assigned to Assignee.`,
      "Venn Oil Corp. > Lark Gas, Inc.: lease 1/4",
    ],
    [
      "a passive with its agent behind",
      `TRANSFER OF LEASE\n\nAll of ${lease}, is hereby assigned to Lark Gas, Inc. by Venn Oil Corp., without warranty.`,
      "Venn Oil Corp. > Lark Gas, Inc.: lease 1",
    ],
    [
      "short names given in brackets",
      `ASSIGNMENT OF LEASE\n\nVenn Oil Corp., 4 Elm Street, Tyler, Texas 75701 (herein "Venn"), owns ${lease}. Lark Gas, Inc. (herein "Lark") has bought it. Venn accordingly sells, assigns and conveys to Lark an undivided 3/8 of the working interest therein, keeping an overriding royalty of 1% of 8/8.`,
      "Venn Oil Corp. > Lark Gas, Inc.: lease 3/8; kept override 1/100",
    ],
    [
      "two takers at two verbs",
      `ASSIGNMENT OF OIL AND GAS LEASE\n\nVENN OIL CORP. assigns to Lark Gas, Inc. an undivided one-half of ${lease}; and further assigns to BO MOSS, of Tyler, an undivided one-eighth of the same lease.`,
      "Venn Oil Corp. > Lark Gas, Inc.: lease 1/2; Venn Oil Corp. > Bo Moss: lease 1/8",
    ],
    [
      "a share of the seven-eighths",
      `ASSIGNMENT OF OIL AND GAS LEASE\n\nI, Ada Venn, a widow, hereby sell and assign to Lark Gas, Inc. one-fourth of the 7/8 working interest in ${lease}.`,
      "Ada Venn > Lark Gas, Inc.: lease 1/4",
    ],
    [
      "an override told as what a sum comes to",
      `ASSIGNMENT OF OIL AND GAS LEASE\n\nVENN OIL CORP. hereby assigns to LARK GAS, INC. ${lease}, reserving an overriding royalty which, added to the lessor's royalty and every other burden, will make twenty-two per cent of production.`,
      "Venn Oil Corp. > Lark Gas, Inc.: lease 1; kept override 11/50 less burdens",
    ],
    [
      "an override told again as its outcome",
      `ASSIGNMENT OF OIL AND GAS LEASE\n\nVENN OIL CORP. hereby assigns to LARK GAS, INC. an undivided half of ${lease}. Assignor reserves an overriding royalty of 1/16 of the oil and gas credited to the half assigned, which amounts to 1/32 of the whole production.`,
      "Venn Oil Corp. > Lark Gas, Inc.: lease 1/2; kept override 1/32",
    ],
    [
      "an override excepted from the sale",
      `ASSIGNMENT OF OIL AND GAS LEASE\n\nFor $900 I, Ada Venn, have sold and do hereby sell, assign and set over to Lark Gas, Inc. ${lease}. I except from this sale one thirty-second of all the oil and gas produced and saved, free of cost.`,
      "Ada Venn > Lark Gas, Inc.: lease 1; kept override 1/32",
    ],
    [
      "an override that the assignor is to be paid",
      `ASSIGNMENT OF OIL AND GAS LEASE\n\nVENN OIL CORP., Assignor, assigns to LARK GAS, INC., Assignee, ${lease}. Assignee shall pay to Assignor, as an overriding royalty, three per cent of all production.`,
      "Venn Oil Corp. > Lark Gas, Inc.: lease 1; kept override 3/100",
    ],
    [
      "one share to each of several",
      `ASSIGNMENT OF OIL AND GAS LEASE\n\nI, Ada Venn, hereby sell, assign and convey to Bo Moss, Lee Park and Dan Reed, to each an undivided one-fourth, ${lease}.`,
      "Ada Venn > Bo Moss & Lee Park & Dan Reed: lease 3/4",
    ],
    [
      "an override given beside the lease",
      `ASSIGNMENT OF OIL AND GAS LEASE\n\nVENN OIL CORP. assigns and conveys to LARK GAS, INC. ${lease}. VENN OIL CORP. also assigns to BO MOSS, its landman, an overriding royalty of one per cent of the whole production.`,
      "Venn Oil Corp. > Bo Moss: override 1/100; Venn Oil Corp. > Lark Gas, Inc.: lease 1",
    ],
    [
      "headings for verbs",
      `ASSIGNMENT OF LEASE RIGHTS\n\nVENN OIL CORP., of Tyler, sells a part of its lease on these terms:\n\nSold and assigned. To LARK GAS, INC., of Waco, the leasehold under ${lease}, from the surface down to a depth of 4,000 feet.\n\nKept. The leasehold below 4,000 feet.`,
      "Venn Oil Corp. > Lark Gas, Inc.: lease 1",
    ],
    [
      "no title and no deed",
      `STATE OF TEXAS, COUNTY OF MARSH. For One Dollar and the drilling of a well VENN OIL CORP. assigns to LARK GAS, INC. a half of the working interest in ${lease}.`,
      "Venn Oil Corp. > Lark Gas, Inc.: lease 1/2",
    ],
    [
      "an override until payout",
      `FARMOUT ASSIGNMENT\n\nVENN OIL CORP. ("Farmor") hereby assigns to LARK GAS, INC. ("Farmee") ${lease}. Farmor reserves an overriding royalty of 6% of 8/8 until Farmee has recovered, after deduction of royalty and taxes, the cost of the well.`,
      "Venn Oil Corp. > Lark Gas, Inc.: lease 1; kept override 3/50",
    ],
    [
      "what an assignee nets",
      `ASSIGNMENT OF OIL AND GAS LEASE\n\nVENN OIL CORP. ("Assignor") assigns to LARK GAS, INC. ("Assignee") ${lease}. Assignor reserves such override as will leave Assignee an eighty per cent net revenue interest.`,
      "Venn Oil Corp. > Lark Gas, Inc.: lease 1; kept override 1/5 less burdens",
    ],
    [
      "buyer and seller",
      `ASSIGNMENT AND BILL OF SALE\n\nVENN OIL CORP., a Texas corporation, 4 Elm, Tyler ("Seller"), sold at auction on March 2, 1984, and by these presents assigns to LARK GAS, INC., Box 9, Waco ("Buyer"), all of Seller's 40% of the working interest in ${lease}.`,
      "Venn Oil Corp. > Lark Gas, Inc.: lease 2/5",
    ],
    [
      "a wife who joins",
      `TRANSFER OF LEASE\n\nI, Dan Reed, joined by my wife, Ann Reed, have sold and do sell, transfer and assign unto Lark Gas, Inc. my undivided one-third of ${lease}, saving to me one-fortieth of the oil and gas produced.`,
      "Dan Reed & Ann Reed > Lark Gas, Inc.: lease 1/3; kept override 1/40",
    ],
    [
      "a reassignment",
      `REASSIGNMENT\n\nWHEREAS by assignment of May 1, 1982 there came to LARK GAS, INC. ${lease}; NOW THEREFORE LARK GAS, INC. states that its well was dry, and it hereby reassigns to VENN OIL CORP. all that it received, free of any burden made by it.`,
      "Lark Gas, Inc. > Venn Oil Corp.: lease 1",
    ],
    [
      "no override",
      `ASSIGNMENT OF OIL AND GAS LEASE\n\nVENN OIL CORP. assigns to LARK GAS, INC. ${lease}. No overriding royalty is reserved, and the lease is free of any overriding royalty.`,
      "Venn Oil Corp. > Lark Gas, Inc.: lease 1",
    ],
    [
      "a share sold and a share kept",
      `ASSIGNMENT OF OIL AND GAS LEASE\n\nVENN OIL CORP. hereby assigns to LARK GAS, INC. an undivided 65% of ${lease}, and remains the owner of 35%.`,
      "Venn Oil Corp. > Lark Gas, Inc.: lease 13/20",
    ],
    [
      "a pronoun for the taker",
      `ASSIGNMENT OF OIL AND GAS LEASE\n\nIn consideration of a well drilled by LARK GAS, INC., VENN OIL CORP. does assign to it an undivided one-half of ${lease}. From the interest assigned VENN OIL CORP. retains three per centum (3%) of the gross production, cost free.`,
      "Venn Oil Corp. > Lark Gas, Inc.: lease 1/2; kept override 3/100",
    ],
    [
      "a figure less burdens behind a turn",
      `ASSIGNMENT OF OIL AND GAS LEASE\n\nThat VENN OIL CORP., hereinafter called "Assignor," does hereby TRANSFER, ASSIGN AND CONVEY unto LARK GAS, INC., hereinafter called "Assignee," ${lease}. Assignor excepts and reserves an overriding royalty equal to twenty-two and one-half per cent (22.5%) of 8/8 less the royalty reserved to the lessor and any other burdens now of record.`,
      "Venn Oil Corp. > Lark Gas, Inc.: lease 1; kept override 9/40 less burdens",
    ],
    [
      "an override as the only thing given",
      `ASSIGNMENT OF OVERRIDING ROYALTY\n\nVENN OIL CORP. gives, grants and assigns unto BO MOSS, geologist, two per cent (2%) of 8/8 of all oil and gas produced and saved under ${lease}, as an overriding royalty free of cost.`,
      "Venn Oil Corp. > Bo Moss: override 1/50",
    ],
    [
      "half of an override that is owned",
      `CONVEYANCE\n\nBO MOSS, who by an assignment in Vol. 41, page 2, has an overriding royalty of 2% of 8/8 under ${lease}, conveys and assigns to LEE PARK one-half of the same, so that each shall have 1%.`,
      "Bo Moss > Lee Park: override 1/2",
    ],
    [
      "a share for each of two and the rest kept",
      `ASSIGNMENT OF OIL AND GAS LEASE\n\nI, ADA VENN, owner of ${lease}, do hereby sell and assign unto BO MOSS an undivided 1/4 and unto LEE PARK an undivided 1/4 of said lease, I retaining the remaining undivided 1/2 and no override.`,
      "Ada Venn > Bo Moss: lease 1/4; Ada Venn > Lee Park: lease 1/4",
    ],
    [
      "the deep rights with an override on them",
      `ASSIGNMENT OF DEEP RIGHTS\n\nVENN OIL CORP. (Assignor) to LARK GAS, INC. (Assignee): Assignor assigns to Assignee ${lease}, limited to depths below 5,000 feet beneath the surface, and reserves to itself all rights from the surface to 5,000 feet and an overriding royalty of 1/32 of 8/8 on production from the depths assigned.`,
      "Venn Oil Corp. > Lark Gas, Inc.: lease 1; kept override 1/32",
    ],
    [
      "a term assignment whose giver is entitled",
      `TERM ASSIGNMENT\n\nVENN OIL CORP. assigns to LARK GAS, INC., for a term of two years and as long thereafter as oil or gas is produced, ${lease}; but Venn Oil Corp. shall be entitled to an overriding royalty of 4.5% of 8/8.`,
      "Venn Oil Corp. > Lark Gas, Inc.: lease 1; kept override 9/200",
    ],
    [
      "two givers who each keep",
      `ASSIGNMENT OF OIL AND GAS LEASE\n\nVENN OIL CORP. and BO MOSS, owners in equal shares of ${lease}, assign the same to LARK GAS, INC., each of them reserving an overriding royalty of one per cent of the whole production.`,
      "Venn Oil Corp. & Bo Moss > Lark Gas, Inc.: lease 1; kept override 1/50",
    ],
    [
      "one barrel in so many",
      `ASSIGNMENT OF OIL AND GAS LEASE\n\nFOR VALUE RECEIVED the undersigned, VENN OIL CORP., hereby sells, transfers and assigns unto Bo Moss of Tyler all right, title and interest of the undersigned in ${lease}. There is reserved to the undersigned one barrel in every fifty of the oil.`,
      "Venn Oil Corp. > Bo Moss: lease 1; kept override 1/50",
    ],
    [
      "another's override beside a further one",
      `ASSIGNMENT OF OIL AND GAS LEASE\n\nVENN OIL CORP. assigns to LARK GAS, INC. ${lease}, subject to an overriding royalty of 1/32 heretofore assigned to Bo Moss, and reserving a further overriding royalty of 1/64 of 8/8.`,
      "Venn Oil Corp. > Lark Gas, Inc.: lease 1; kept override 1/64",
    ],
    [
      "a taker ahead of all",
      `UNTO LARK GAS, INC., ITS SUCCESSORS AND ASSIGNS, KNOW YE THAT VENN OIL CORP., for value, grants, assigns and conveys three-fourths of the leasehold estate created by ${lease}, and holds the other fourth itself.`,
      "Venn Oil Corp. > Lark Gas, Inc.: lease 3/4",
    ],
    [
      "all over a net revenue interest",
      `ASSIGNMENT OF OIL AND GAS LEASE\n\nVENN OIL CORP. (Assignor) assigns to LARK GAS, INC. (Assignee) ${lease}. Assignor reserves as an overriding royalty all by which the net revenue interest of the lease exceeds eighty percent.`,
      "Venn Oil Corp. > Lark Gas, Inc.: lease 1; kept override 1/5 less burdens",
    ],
    [
      "takers in the rows of an exhibit",
      `ASSIGNMENT OF OIL AND GAS LEASE\n\nVENN OIL CORP. ("Assignor") does hereby assign, sell and convey to the persons named in Exhibit "A", in the shares there shown, ${lease}.\n\nDated May 3, 1984.\n\nEXHIBIT "A"\n\nLark Gas, Inc.   .750000\n\nBo Moss   .250000\n\nTotal   1.000000`,
      "Venn Oil Corp. > Lark Gas, Inc.: lease 3/4; Venn Oil Corp. > Bo Moss: lease 1/4",
    ],
  ])("reads %s", (_what, text, want) => {
    expect(read(text + end)).toBe(want);
  });
});

describe("shares that come back at payout", () => {
  it.each([
    ["When Assignee has recovered its costs of drilling out of production, an undivided one-fourth of the working interest shall revert to Assignor.", ""],
    ["Assignor reserves a reversionary working interest of 25%.", ""],
    ["Assignor reserves 10% of the working interest after payout.", ""],
    ["Assignor reserves an undivided one-fourth of the leasehold.", "; kept lease 1/4"],
  ])("%s", (words, kept) =>
    expect(read(`ASSIGNMENT\n\nVENN OIL CORP. ("Assignor") assigns to LARK GAS, INC. ("Assignee") ${lease}, the entire leasehold. ${words}${end}`)).toBe(
      `Venn Oil Corp. > Lark Gas, Inc.: lease 1${kept}`,
    ),
  );
});

describe("which share an assignment gives", () => {
  const given = (words: string, takers = "LARK GAS, INC.") =>
    readInstrument({
      name: "paper.txt",
      text: `ASSIGNMENT\n\nVENN OIL CORP. ("Assignor") does hereby assign to ${takers} ${words}${end}`,
    }).conveyance.resolved.grants.map((g) => `${g.estate_type} ${g.fraction?.fraction} of ${g.of}`);
  it.each([
    [`half of its interest in ${lease}.`, "leasehold 1/2 of grantor_interest"],
    [`a one-third part of its working interest in ${lease}.`, "leasehold 1/3 of grantor_interest"],
    [`an undivided one-half of the working interest in ${lease}.`, "leasehold 1/2 of lease_interest"],
  ])("%s", (words, want) => expect(given(words)).toEqual([want]));
  it("is the part of a thing whose size stands ahead", () => {
    const papers = readInstrument({
      name: "paper.txt",
      text: `ASSIGNMENT OF OVERRIDING ROYALTY\n\nVENN OIL CORP. does hereby assign out of ${lease}, an override of 3% of 8/8ths of all that is produced, two-thirds of it to ADA ROE and one-third of it to BO LARK.${end}`,
    }).conveyance.resolved.grants;
    expect(papers.map((g) => g.fraction?.fraction)).toEqual(["1/50", "1/100"]);
  });
});

describe("what depth an assignment names", () => {
  const depths = (words: string) =>
    readInstrument({ name: "paper.txt", text: `ASSIGNMENT\n\nVENN OIL CORP. ("Assignor") hereby assigns to LARK GAS, INC. ("Assignee") ${words}${end}` })
      .conveyance.resolved.grants[0]?.depths;
  it("is the bore only where the bore limits it", () => {
    expect(depths(`${lease}, only insofar as the lease covers the wellbore of the Fern No. 1 well.`)).toBe("the wellbore");
    expect(
      depths(`${lease}, all leases, wellbores and rights, insofar and only insofar as said leases, wellbores and rights lie in the Fern Unit.`),
    ).toBeNull();
  });
});

describe("what an assignment tells of other papers", () => {
  it("keeps no override that another paper made, or that is over", () => {
    expect(
      read(`ASSIGNMENT\n\nVENN OIL CORP. assigns to LARK GAS, INC. 25% of ${lease}. The four per cent override reserved in Vol. 60, page 3, is ended.${end}`),
    ).toBe("Venn Oil Corp. > Lark Gas, Inc.: lease 1/4");
    expect(read(`ASSIGNMENT\n\nVENN OIL CORP. assigns to LARK GAS, INC. 25% of ${lease}. Assignor reserves an override of four per cent.${end}`)).toBe(
      "Venn Oil Corp. > Lark Gas, Inc.: lease 1/4; kept override 1/25",
    );
  });

  it("keeps an override told by right in lieu of other burdens", () => {
    const words =
      "The former royalty is not touched, and Assignor has the right, in lieu of all other burdens, to an override of four per cent, which Assignor reserves.";
    expect(read(`ASSIGNMENT\n\nVENN OIL CORP. assigns to LARK GAS, INC. 25% of ${lease}. ${words}${end}`)).toBe(
      "Venn Oil Corp. > Lark Gas, Inc.: lease 1/4; kept override 1/25",
    );
  });

  it.each([
    "Assignor reserves an override of four per cent, to be converted at payout into a working interest.",
    "Assignor reserves an override of four per cent; this override is not to be merged in another estate.",
    "Assignor reserves an override of four per cent, and that override is not hereby released.",
  ])("takes no override for ended that may change later or is told not to end: %s", (words) => {
    const text = `ASSIGNMENT\n\nVENN OIL CORP. assigns to LARK GAS, INC. 25% of ${lease}. ${words}${end}`;
    expect(read(text)).toBe("Venn Oil Corp. > Lark Gas, Inc.: lease 1/4; kept override 1/25");
    expect(readInstrument({ name: "paper.txt", text }).conveyance.resolved.facts?.filter((f) => f.kind === "other") ?? []).toEqual([]);
  });

  it("marks a lease that stays behind", () => {
    const told = `ASSIGNMENT\n\nVENN OIL CORP. assigns to LARK GAS, INC. one-half of ${lease}. All of the lease from A. B. Dunn dated May 2, 1981 (Vol. 41, page 3), stays in Assignor.${end}`;
    const relations = (text: string) => readInstrument({ name: "paper.txt", text }).conveyance.resolved.references.map((r) => `${r.page} ${r.relation}`);
    expect(relations(told)).toEqual(["9 lease", "3 other"]);
    expect(relations(told.replace("stays in Assignor", "remains in force"))).toEqual(["9 lease", "3 lease"]);
  });
});
