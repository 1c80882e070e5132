// Texts of instruments for journeys and benches over many documents: for each tract a patent and mineral deeds out of it.
// Every third deed says one share in words and another in figures, so that a person has to look; the rest read without doubt.

export type InstrumentText = { filename: string; text: string /** The share in figures, where words and figures differ. */; conflict: string | null };

const surnames = ["Abbey", "Birch", "Crane", "Dolan", "Everett", "Fiske", "Gorman", "Hollis", "Ingram", "Jarvis", "Kemper", "Lowry"];
const givenNames = ["Alma", "Boyd", "Cora", "Dale", "Edna", "Floyd", "Grace", "Homer", "Inez", "Jonas", "Kate", "Lloyd"];
const quarters = ["Northeast Quarter (NE/4)", "Northwest Quarter (NW/4)", "Southeast Quarter (SE/4)", "Southwest Quarter (SW/4)"];
const deedsOfTract = 9;

const personAt = (n: number) => `${givenNames[n % 12]} ${surnames[Math.floor(n / 12) % 12]}`;
const landOf = (tract: number) =>
  `The ${quarters[tract % 4]} of Section ${1 + (Math.floor(tract / 4) % 36)}, Township 18 North, Range 12 West, I.M., Blaine County, Oklahoma`;

const patent = (tract: number, owner: string) => `THE UNITED STATES OF AMERICA

To all to whom these presents shall come, Greeting: Homestead Certificate No. ${2000 + tract}.

Now know ye, that there is granted by the United States unto ${owner} the tract of land described as follows: ${landOf(tract)}, containing 160 acres.
To have and to hold the said tract of land unto the said ${owner} and to his heirs and assigns forever.

Given under my hand at the City of Washington the 4th day of May, 1904.

Filed for record June 2, 1904, in Book 3, Page ${100 + tract}, Blaine County, Oklahoma.
`;

const deed = (tract: number, owner: string, taker: string, n: number, share: string) => `MINERAL DEED

KNOW ALL MEN BY THESE PRESENTS:

That ${owner}, a single man, Grantor, for and in consideration of the sum of Ten Dollars ($10.00) cash in hand paid, does hereby grant, bargain,
sell, convey, transfer, assign and deliver unto ${taker}, Grantee, an undivided ${share} interest in and to all of the oil, gas and other
minerals in and under and that may be produced from the following described lands situated in Blaine County, State of Oklahoma, to-wit:

${landOf(tract)}.

TO HAVE AND TO HOLD the above described property unto said Grantee, her heirs and assigns forever.

WITNESS my hand this ${1 + (n % 27)}th day of March, ${1920 + n}.

${owner.toUpperCase()}

Filed for record April ${1 + (n % 27)}, ${1920 + n}, in Book ${40 + n}, Page ${10 + tract}, Blaine County, Oklahoma.
`;

/** `instrumentTexts(20)` → two tracts: a patent and nine deeds each, in the order of time. The same for the same count. */
export function instrumentTexts(count: number): InstrumentText[] {
  return Array.from({ length: count }, (_, i) => {
    const tract = Math.floor(i / (deedsOfTract + 1));
    const n = i % (deedsOfTract + 1);
    const owner = personAt(tract * 7 + 3);
    const filename = `${String(i + 1).padStart(4, "0")}.txt`;
    if (n === 0) return { filename, text: patent(tract, owner), conflict: null };
    const differs = n % 3 === 2;
    const share = differs ? "one-sixteenth (1/32)" : "one-sixteenth (1/16)";
    return { filename, text: deed(tract, owner, personAt(i * 5 + 1), n, share), conflict: differs ? "1/32" : null };
  });
}
