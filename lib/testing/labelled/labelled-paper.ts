// Instruments made up with their labels: many forms of words, so that what a reader is sure of can be measured against what is so.
import type { Chance } from "./random";

export type Labels = {
  doc_type: string;
  from: string[];
  to: string[];
  executed: string;
  recorded: string;
  book: string;
  page: string;
  county: string;
  section: number;
  fraction: string | null;
};
export type LabelledPaper = { text: string; labels: Labels };

const given =
  "Amos Clara Edgar Nora Silas Ida Homer Stella Otis Viola Lewis Martha Hugh Alma Floyd Grace Leon Myrtle Carl Opal Ross Edna Dale Ruth Glen Hazel".split(" ");
const surnames =
  "Ashbrook Birchfield Calloway Dunmore Eastlake Farrow Gentry Hollis Ingram Jessup Kimble Lockridge Mayhew Norwood Oakley Pruitt Quillen Rustin Satterly Thorne Underhill Vickers Wexler Yancey".split(
    " ",
  );
const companies = [
  "Lantern Oil Company",
  "Stonebridge Minerals, LLC",
  "Redbud Royalty Corporation",
  "Cimarron Flats Energy, Inc.",
  "Bluestem Land and Cattle Company",
];
const places: readonly (readonly [string, string])[] = [
  ["Grant", "Oklahoma"],
  ["Elbert", "Colorado"],
  ["Harper", "Kansas"],
  ["Monroe", "Ohio"],
  ["Converse", "Wyoming"],
  ["Divide", "North Dakota"],
];
const months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const units = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");

const ordinal = (n: number): string => `${n}${n % 10 === 1 && n !== 11 ? "st" : n % 10 === 2 && n !== 12 ? "nd" : n % 10 === 3 && n !== 13 ? "rd" : "th"}`;
const inWords = (n: number): string => (n < 20 ? (units[n - 1] ?? "") : `${tens[Math.floor(n / 10)]}${n % 10 ? `-${units[(n % 10) - 1]}` : ""}`);
const two = (n: number): string => String(n).padStart(2, "0");

type Day = { y: number; m: number; d: number };
const iso = ({ y, m, d }: Day): string => `${y}-${two(m)}-${two(d)}`;

function dayIn(c: Chance, { y, m, d }: Day): string {
  const month = months[m - 1] ?? "";
  return c.pick([
    `${ordinal(d)} day of ${month}, ${y}`,
    `${ordinal(d)} day of ${month}, A. D. ${y}`,
    `${ordinal(d)} day of ${month} in the year of our Lord one thousand nine hundred and ${inWords(y - 1900)}`,
    `${ordinal(d)} day of ${month.toUpperCase()}, ${y}`,
  ]);
}

const person = (c: Chance, surname = c.pick(surnames)): string => `${c.pick(given)} ${c.pick(["A.", "B.", "F.", "J.", "M.", "W."])} ${surname}`;

function couple(c: Chance): { names: string[]; words: string } {
  const surname = c.pick(surnames);
  if (c.share(0.5)) {
    const one = person(c, surname);
    return { names: [one], words: `${one}, ${c.pick(["a single man", "a widow", "an unmarried person", "a widower"])}` };
  }
  const [a, b] = [person(c, surname), person(c, surname)];
  return a === b ? { names: [a], words: `${a}, a single man` } : { names: [a, b], words: `${a} and ${b}, ${c.pick(["husband and wife", "his wife"])}` };
}

function taker(c: Chance): { names: string[]; words: string } {
  if (!c.share(0.3)) return couple(c);
  const company = c.pick(companies);
  return { names: [company], words: company };
}

function stamp(c: Chance, l: Labels, r: Day, county: string): string {
  const month = months[r.m - 1] ?? "";
  return c.pick([
    `Filed for record ${month} ${r.d}, ${r.y} at ${1 + c.below(11)}:${two(c.below(60))} P. M. and recorded in Book ${l.book} page ${l.page}, ${county} County.`,
    `RECORDED ${month.toUpperCase().slice(0, 3)} ${r.d} ${r.y}\nBOOK ${l.book} PAGE ${l.page}\nCounty Clerk, ${county} County`,
    `Recorded ${r.m}/${r.d}/${r.y} 10:14 AM  Vol. ${l.book} Pg. ${l.page}\n${county} County Recorder`,
    `Received for record the ${ordinal(r.d)} day of ${month}, ${r.y}, and duly recorded in Volume ${l.book}, Page ${l.page} of the records of ${county} County.`,
  ]);
}

const shares = [
  ["an undivided one-half (1/2) interest in and to", "1/2"],
  ["an undivided one-fourth (1/4) interest in and to", "1/4"],
  ["an undivided 3/16 interest in and to", "3/16"],
  ["", "1"],
] as const;

function land(c: Chance, section: number, county: string, state: string): string {
  const [t, r] = [1 + c.below(30), 1 + c.below(30)];
  const part = c.pick(["NE/4", "Southwest Quarter (SW/4)", "S/2 NW/4", "East Half", "Lots 1 and 2"]);
  return c.pick([
    `the ${part} of Section ${section}, Township ${t} North, Range ${r} West, ${county} County, ${state}`,
    `the ${part} of Section ${section}, T${t}N-R${r}W, in the County of ${county}, State of ${state}`,
  ]);
}

const titles: Record<string, string> = {
  warranty_deed: "WARRANTY DEED",
  quitclaim_deed: "QUIT CLAIM DEED",
  mineral_deed: "MINERAL DEED",
  oil_gas_lease: "OIL AND GAS LEASE",
};
const verbs: Record<string, readonly string[]> = {
  warranty_deed: ["does hereby grant, bargain, sell and convey unto", "do hereby give, grant, bargain, sell and convey to"],
  quitclaim_deed: ["does hereby remise, release and forever quitclaim unto", "do hereby quitclaim, grant and convey to"],
  mineral_deed: ["does hereby grant, bargain, sell, convey, transfer, assign and deliver unto"],
  oil_gas_lease: ["has granted, leased and let and by these presents does grant, lease and let unto"],
};

function bodyOf(c: Chance, l: Labels, giver: string, takes: string, share: string, where: string): string {
  const thing =
    l.doc_type === "mineral_deed"
      ? `${share} all of the oil, gas and other minerals in and under `
      : l.doc_type === "oil_gas_lease"
        ? "for the purpose of drilling for and producing oil and gas, "
        : "";
  const what = `${thing}${where}`;
  const verb = c.pick(verbs[l.doc_type] ?? []);
  const close =
    l.doc_type === "oil_gas_lease"
      ? "It is agreed that this lease shall remain in force for a term of five (5) years from this date. The royalty is one-eighth (1/8) of all oil produced."
      : `To have and to hold the same forever.${l.doc_type === "quitclaim_deed" ? "" : " And the said Grantor will warrant and forever defend the title against all persons whomsoever."}`;
  return c.share(0.5)
    ? `KNOW ALL MEN BY THESE PRESENTS: That ${giver}, hereinafter called Grantor, for and in consideration of Ten Dollars ($10.00) and other valuable consideration, ${verb} ${takes}, hereinafter called Grantee, ${what}.\n\n${close}`
    : `For ten dollars and other good and valuable consideration paid, ${giver}, Grantor, ${verb} ${takes}, Grantee, ${what}.\n\n${close}`;
}

/** One paper of the stream: deed, mineral deed, quitclaim or lease, with its stamp at the head or foot. */
export function labelledPaper(c: Chance): LabelledPaper {
  const [county, state] = c.pick(places);
  const type = c.pick(Object.keys(titles));
  const signed: Day = { y: 1910 + c.below(80), m: 1 + c.below(12), d: 1 + c.below(25) };
  const entered: Day = { ...signed, d: signed.d + 1 + c.below(3) };
  const [giver, takes] = [couple(c), taker(c)];
  const [share, fraction] = type === "mineral_deed" ? c.pick(shares) : (["", null] as const);
  const labels: Labels = {
    doc_type: type,
    from: giver.names,
    to: takes.names,
    executed: iso(signed),
    recorded: iso(entered),
    book: String(11 + c.below(900)),
    page: String(11 + c.below(800)),
    county,
    section: 1 + c.below(36),
    fraction,
  };
  const entry = stamp(c, labels, entered, county);
  const atHead = c.share(0.4);
  const text = [
    ...(atHead ? [entry] : []),
    titles[type] ?? "",
    bodyOf(c, labels, giver.words, takes.words, share, land(c, labels.section, county, state)),
    `${c.pick(["In witness whereof the said Grantor has hereunto set his hand this", "WITNESS my hand this", "Dated this"])} ${dayIn(c, signed)}.`,
    giver.names.join("\n"),
    `STATE OF ${state.toUpperCase()}, COUNTY OF ${county.toUpperCase()}, ss. Before me, a Notary Public, on this ${dayIn(c, signed)}, personally appeared ${giver.names.join(" and ")}, to me known.\nNotary Public`,
    ...(atHead ? [] : [entry]),
  ].join("\n\n");
  return { text, labels };
}
