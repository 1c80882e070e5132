// A small chain with what title work is about: a double fraction, a stranger with a name alike, a cited deed that is not there.
const land = "The Southwest Quarter (SW/4) of Section 8, Township 12 North, Range 9 West, I.M., Canadian County, Oklahoma";

const patent = `THE UNITED STATES OF AMERICA

Homestead Certificate No. 1127. Now know ye, that there is granted by the United States unto Edwin Marsh the tract of land described as follows: ${land}, containing 160 acres. To have and to hold the said tract of land unto the said Edwin Marsh and to his heirs and assigns forever.

Given under my hand the 4th day of May, 1904.

Filed for record June 2, 1904, in Book 3, Page 118, Canadian County, Oklahoma.
`;

type Deed = { from: string; to: string; share: string; dated: string; filed: string; book: string; more?: string };
const mineralDeed = ({ from, to, share, dated, filed, book, more = "" }: Deed) => `MINERAL DEED

KNOW ALL MEN BY THESE PRESENTS:

That ${from}, a single man, Grantor, for Ten Dollars, does hereby grant, bargain, sell and convey unto ${to}, Grantee, an undivided ${share} interest in and to all of the oil, gas and other minerals in and under ${land}.${more}

WITNESS my hand this ${dated}.

${from.toUpperCase()}

Filed for record ${filed}, in ${book}, Canadian County, Oklahoma.
`;

export const chain = [
  { filename: "01-patent.txt", text: patent },
  {
    filename: "02-double-fraction.txt",
    text: mineralDeed({
      from: "Edwin J. Marsh",
      to: "Ada Colburn",
      share: "one-half of one-eighth (1/2 of 1/8)",
      dated: "9th day of March, 1926",
      filed: "March 15, 1926",
      book: "Book 77, Page 204",
    }),
  },
  {
    filename: "03-stranger.txt",
    text: mineralDeed({
      from: "E. Marsh",
      to: "Ruth Dell",
      share: "one-fourth (1/4)",
      dated: "2nd day of May, 1931",
      filed: "May 6, 1931",
      book: "Book 90, Page 11",
      more: " This is the same interest that was conveyed by the warranty deed recorded in Book 61, Page 9, of the records of said county.",
    }),
  },
];
