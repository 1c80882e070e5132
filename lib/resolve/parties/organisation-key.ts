// An organisation's name in the form in which names are compared: its core words, and the legal form apart.
/** `unseated`: the core without the town that stands behind the name of a bank ("… of Elgin"); null where none does. */
export type OrganisationKey = { kind: "organisation"; core: string; form: string; numbers: string; text: string; unseated: string | null };

const forms: readonly [RegExp, string][] = [
  [/\b(?:limited liability (?:company|co)|l l c|llc|l c)$/, "llc"],
  [/\b(?:limited liability partnership|l l p|llp|l l l p|lllp)$/, "llp"],
  [/\b(?:limited partnership|l p|lp)$/, "lp"],
  [/\b(?:incorporated|inc|corporation|corp)$/, "inc"],
  [/\b(?:company|co)$/, "co"],
  [/\b(?:limited|ltd)$/, "ltd"],
  [/\b(?:national association|n a|na)$/, "na"],
  [/\b(?:joint venture)$/, "jv"],
  [/\b(?:partnership)$/, "partnership"],
];
const same: Record<string, string> = {
  co: "company",
  corp: "corporation",
  inc: "incorporated",
  ltd: "limited",
  rr: "railroad",
  ry: "railway",
  bros: "brothers",
  assn: "association",
  natl: "national",
  intl: "international",
  mfg: "manufacturing",
  dept: "department",
  st: "saint",
};
/** "merchants and millers bank of elgin": a bank with the town where it is. */
const SEATED = /^((?:[a-z]+ ){1,6}(?:bank|bank and trust)) (?:of|at) (?:[a-z]+ ?){1,2}$/;
const sovereign = /^(?:the )?(?:united states(?: of america)?|u s a?|usa|us)(?: government)?$/;

/**
 * "The BURLEY OIL CO., Inc." → {core:"burley oil company", form:"inc"}; "U.S. Pine Energy II, L.L.C." → {core:"us pine energy", form:"llc", numbers:"ii"}; "County of Elm" as "Elm County".
 * Numbers (roman or not) stand apart: two companies that differ by a number are two companies.
 */
export function organisationKeyOf(name: string): OrganisationKey {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/['’]s\b/g, "s")
    .replace(/,? an? [a-z ]{2,40}(?:corporation|company|partnership|association|trust|venture)$/, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(/^the /, "")
    .replace(/^(?:board of )?(?:county )?(?:commissioners|supervisors) (?:of|for) (?:the )?county of (.+)$/, "county of $1")
    .replace(/^(?:board of )?(?:county )?(?:commissioners|supervisors) (?:of|for) (?:the )?((?:[a-z]+ ){1,3})county$/, "county of $1")
    .trim()
    .replace(/^(county|parish|township) of ((?:[a-z]+ ?){1,3})$/, "$2 $1");
  if (sovereign.test(plain))
    return { kind: "organisation", core: "united states america", form: "", numbers: "", text: "united states america", unseated: null };
  let rest = plain;
  let form = "";
  for (let again = true; again; ) {
    again = false;
    for (const [pattern, kind] of forms) {
      const cut = rest.replace(pattern, "").trim();
      if (cut === rest || cut.length < 2) continue;
      form ||= kind;
      rest = cut;
      again = true;
      break;
    }
  }
  const all = rest.replace(/\b([a-z]) (?=[a-z]\b)/g, "$1").split(" ");
  const numbers = all.filter((w) => /^(?:\d+|i{1,3}|iv|v|vi{1,3}|ix|x)$/.test(w) && w !== all[0]);
  const coreOf = (words: readonly string[]) =>
    words
      .filter((w) => !numbers.includes(w) && !["of", "at", "in", "the", "for"].includes(w))
      .map((w) => same[w] ?? w)
      .join(" ");
  const core = coreOf(all);
  const seated = SEATED.exec(all.join(" "))?.[1];
  const unseated = seated ? coreOf(seated.split(" ")) : null;
  return { kind: "organisation", core, form, numbers: numbers.join(" "), text: [core, numbers.join(" "), form].filter(Boolean).join(" "), unseated };
}
