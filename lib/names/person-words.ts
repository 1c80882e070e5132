// Words around a person's name that are no part of it, and the parts that are.

/** Suffixes in their normal form by the plain letters of what is written. */
const suffixes: Record<string, string> = {
  jr: "Jr.",
  junior: "Jr.",
  jnr: "Jr.",
  sr: "Sr.",
  senior: "Sr.",
  snr: "Sr.",
  ii: "II",
  "2nd": "II",
  "2d": "II",
  iii: "III",
  "3rd": "III",
  "3d": "III",
  iv: "IV",
  "4th": "IV",
};
const titles = new Set("mr mrs ms miss dr rev hon capt col gen sgt lt maj judge prof sister father messrs mssrs".split(" "));
const degrees = new Set("md dds phd esq esquire dvm cpa od do jd mgr".split(" "));
const particles = new Set("de la del della der den di du da dos van von vander vande le los las st st. saint ten ter zu zur mac o' san santa y".split(" "));
const abbreviated: Record<string, string> = {
  wm: "William",
  chas: "Charles",
  geo: "George",
  jas: "James",
  jno: "John",
  thos: "Thomas",
  robt: "Robert",
  saml: "Samuel",
  benj: "Benjamin",
  danl: "Daniel",
  jos: "Joseph",
  edw: "Edward",
  edwd: "Edward",
  alex: "Alexander",
  andw: "Andrew",
  richd: "Richard",
  margt: "Margaret",
  eliz: "Elizabeth",
  cath: "Catherine",
  fredk: "Frederick",
  hy: "Henry",
  nathl: "Nathaniel",
  patk: "Patrick",
  archd: "Archibald",
  abr: "Abraham",
  ant: "Anthony",
  jona: "Jonathan",
  theo: "Theodore",
  tho: "Thomas",
  matt: "Matthew",
  wilhelm: "William",
};

/** "Jr" → "Jr."; "3rd" → "III"; "Smith" → null. */
export const suffixOf = (word: string): string | null => suffixes[word.toLowerCase().replace(/[.,]/g, "")] ?? null;
export const isTitle = (word: string): boolean => titles.has(word.toLowerCase().replace(/\./g, ""));
export const isDegree = (word: string): boolean => degrees.has(word.toLowerCase().replace(/[.,]/g, ""));
export const isParticle = (word: string): boolean => particles.has(word.toLowerCase());
/** "Wm." → "William"; null when the word is no written abbreviation of a given name. */
export const writtenOut = (word: string): string | null => abbreviated[word.toLowerCase().replace(/\./g, "")] ?? null;
export const isInitial = (word: string): boolean => /^[A-Z]\.?$/i.test(word);
