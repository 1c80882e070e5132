// Made-up deeds, line by line as a typewriter sets them: names, figures and descriptions drawn by a seed.

const pick = (random, list) => list[Math.floor(random() * list.length)];
const names = ["Harriet Lindqvist", "Orson Tuttle", "Philena Marsh", "Ezra Holloway", "Cordelia Banks", "Wendell Ostrom", "Augusta Pfeiffer", "Thaddeus Rowe"];
const counties = ["Meridian", "Larkspur", "Cottonwood", "Fairhaven", "Stillwater"];
const states = ["Ohio", "North Dakota", "Oklahoma", "Kansas"];
const parts = ["Northeast Quarter (NE/4)", "South Half (S/2)", "West Half of the Southwest Quarter (W/2 SW/4)", "Southeast Quarter (SE/4)"];
const fractions = ["an undivided one-half (1/2)", "an undivided three-sixteenths (3/16)", "one-fourth (1/4) of", "an undivided 5/32nds"];

function sentences(random) {
  const n = (low, high) => low + Math.floor(random() * (high - low));
  const [grantor, grantee] = [pick(random, names), pick(random, names)];
  const county = pick(random, counties);
  const calls = Array.from(
    { length: 7 },
    () =>
      `thence ${pick(random, ["North", "South"])} ${n(1, 89)} degrees ${n(1, 59)} minutes ${pick(random, ["East", "West"])} ${n(40, 2000)}.${n(10, 99)} feet to ${pick(random, ["an iron pin", "a stone", "a post", "the center of the road"])};`,
  );
  return [
    "WARRANTY DEED",
    "KNOW ALL MEN BY THESE PRESENTS:",
    `That ${grantor} and ${pick(random, names)}, husband and wife, of ${county} County, State of ${pick(random, states)}, parties of the first part, for and in consideration of the sum of ${n(200, 9000)} Dollars and other good and valuable consideration, the receipt of which is hereby acknowledged, do hereby grant, bargain, sell and convey unto ${grantee}, party of the second part, his heirs and assigns forever, ${pick(random, fractions)} interest in and to the following described lands, to-wit:`,
    `The ${pick(random, parts)} of Section ${n(1, 36)}, Township ${n(1, 160)} North, Range ${n(1, 104)} West of the Fifth Principal Meridian, containing ${n(38, 320)}.${n(10, 99)} acres, more or less, according to the Government survey thereof;`,
    `Also beginning at a point on the line of lands of ${pick(random, names)}; ${calls.join(" ")} to the place of beginning.`,
    `EXCEPTING AND RESERVING unto the grantors, their heirs and assigns, ${pick(random, fractions)} of all the oil, gas and other minerals in and under said land, with the right of ingress and egress to explore for, mine and remove the same.`,
    "TO HAVE AND TO HOLD the above granted premises, with the appurtenances thereunto belonging, unto the said party of the second part, and the said grantors do covenant that they are well seized of said premises in fee simple, and that the same are free from all incumbrances whatsoever, and that they will warrant and defend the title against all lawful claims.",
    `IN WITNESS WHEREOF, the grantors have hereunto set their hands this ${n(1, 28)}th day of ${pick(random, ["March", "June", "October"])}, 19${n(10, 79)}. Filed for record in Book ${n(10, 400)}, Page ${n(1, 640)}, Document No. ${n(10000, 99999)}.`,
  ];
}

/** Lines of at most `width` characters. */
export function deedLines(random, width = 74) {
  return sentences(random).flatMap((sentence) => {
    const lines = [];
    for (const word of sentence.split(" ")) {
      const last = lines.at(-1);
      if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  });
}
