// Whole orders in the hands of several draftsmen: the grants of their clauses.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "the NW/4 of Section 9, Township 4 North, Range 3 West";
const court = "IN THE DISTRICT COURT OF ELK COUNTY, KANSAS\n";
const suit = `${court}Ada Venn, Plaintiff, vs. Bo Lark, Defendant.\n\nJUDGMENT\n\nMay 2, 1951. `;
const estate =
  "IN THE PROBATE COURT OF ELK COUNTY, KANSAS\nIn the Matter of the Estate of Otto Venn, Deceased.\n\nFINAL DECREE\n\nMay 2, 1951. The Court finds that Otto Venn died intestate March 1, 1950, and that his heirs are his children Ada Venn, Cora Venn Dunn and Max Venn. ";
const filed = "\n\nR. Hale, Judge.\nFiled May 4, 1951, Book 9, page 1.";
const grants = (text: string) => readPaper(`${text}${filed}`).grants;

describe("order awards", () => {
  it("parts surface and minerals between the sides", () =>
    expect(grants(`${suit}It is decreed that plaintiff keep ${LAND}, and defendant all the oil, gas and minerals beneath it.`)).toEqual([
      "Ada Venn surface 1 of grantor_interest",
      "Bo Lark mineral 1 of grantor_interest",
    ]));
  it("takes a share of what the loser has from him alone", () =>
    expect(grants(`${suit}It is adjudged that one-third of whatever minerals are owned by defendant in ${LAND} be turned over to plaintiff.`)).toEqual([
      "Ada Venn mineral 1/3 of described_interest",
    ]));
  it("knows the last named of the heirs", () =>
    expect(
      grants(
        `${estate}It is ordered that the surface of ${LAND} go to Ada Venn, and that the two last named have the oil, gas and minerals therein, share and share alike.`,
      ),
    ).toEqual(["Ada Venn surface 1 of grantor_interest", "Cora Venn Dunn + Max Venn mineral 1 of grantor_interest"]));
  it("gives the land with the minerals the dead still had", () =>
    expect(
      grants(
        `${estate}It is decreed that ${LAND}, together with the half of the minerals which decedent still had, be made over to said children in equal parts.`,
      ),
    ).toEqual(["Ada Venn + Cora Venn Dunn + Max Venn fee 1 of grantor_interest"]));
  it("names as party one who bought the heirs out", () =>
    expect(grants(`${estate}The said heirs having sold their shares, it is decreed that ${LAND} vest in CYRUS HOYT as their successor.`)).toEqual([
      "Cyrus Hoyt fee 1 of grantor_interest",
    ]));
  it("gives nothing by a judgment for money or a sale to come", () =>
    expect(grants(`${suit}It is ordered that plaintiff have judgment for $900, that ${LAND} be sold, and that the proceeds be paid to plaintiff.`)).toEqual(
      [],
    ));
  it("gives nothing by the confirmation of an administrator's sale, nor by the appointment of a guardian for an owner", () => {
    expect(grants(`${estate}It is ordered that the sale of ${LAND} by the administratrix to Cyrus Hoyt for $900 be confirmed.`)).toEqual([]);
    expect(
      grants(`${estate}It appearing that said Max Venn is the owner of one-third of ${LAND}, it is ordered that Cora Venn Dunn be appointed his guardian.`),
    ).toEqual([]);
  });
  it("gives nothing by a lien", () =>
    expect(
      grants(`${suit}It is ordered that plaintiff recover $900, which sum is made a lien upon one-half of the minerals owned by defendant in ${LAND}.`),
    ).toEqual([]));
});
