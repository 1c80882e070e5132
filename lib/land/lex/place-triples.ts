// Section, township and range in three figures behind a part of the section, however they are parted: "Quarter, 16-11-9", "16/11/9", "16 - 11 N - 9 E", "Sec-Twp-Rge 16-11-9".

/** A part of a section, or the head that names the three. */
const PART = String.raw`(?:(?:QUARTER|HALF|[NSEW]\s?(?:\/\s?[24]|[½¼]|1\/[24]))\)?|(?<![A-Z])ALL)`;
const HEAD = String.raw`(?:\(?(?:SEC(?:TION)?|S)\.?\s?[-,/]\s?(?:TWP|TOWNSHIP|TWSP|T)\.?\s?[-,/]\s?(?:RGE|RNG|RANGE|R)\.?\)?[\s:]{1,3})`;
const TRIPLE = new RegExp(
  String.raw`(?<=${PART})([,:;]?\s(?:(?:OF|IN)\s)?)(${HEAD})?(\d{1,2})(\s?[-/]\s?)(\d{1,3})(\s?)([NS]?)(\s?[-/]\s?)(\d{1,3})(\s?)((?:[EW](?![A-Z]))?)(?![\d/-])`,
  "g",
);

/** Upper-case text with such figures written "OF 16-11N-9E", or behind a blank where there is no room; every offset as it was. */
export function placeTriples(plain: string): string {
  return plain.replace(TRIPLE, (all, lead: string, _head, section: string, _a, township: string, _b, ns: string, _c, range: string, _d, ew: string) => {
    if (Number(section) < 1 || Number(section) > 36) return all;
    const own = `${section}-${township}${ns}-${range}${ew}`;
    const link = /OF|IN/.test(lead) ? " OF " : " ";
    return link.length + own.length > all.length ? all : link + own + " ".repeat(all.length - link.length - own.length);
  });
}
