// The states by name and letters, as deeds write them ("Okla.", "Penna", "W. Va.").
import { withinOneSlip } from "./slips";

const names: Record<string, string> = {
  alabama: "AL",
  alaska: "AK",
  arizona: "AZ",
  arkansas: "AR",
  california: "CA",
  colorado: "CO",
  connecticut: "CT",
  delaware: "DE",
  florida: "FL",
  georgia: "GA",
  hawaii: "HI",
  idaho: "ID",
  illinois: "IL",
  indiana: "IN",
  iowa: "IA",
  kansas: "KS",
  kentucky: "KY",
  louisiana: "LA",
  maine: "ME",
  maryland: "MD",
  massachusetts: "MA",
  michigan: "MI",
  minnesota: "MN",
  mississippi: "MS",
  missouri: "MO",
  montana: "MT",
  nebraska: "NE",
  nevada: "NV",
  "new hampshire": "NH",
  "new jersey": "NJ",
  "new mexico": "NM",
  "new york": "NY",
  "north carolina": "NC",
  "north dakota": "ND",
  ohio: "OH",
  oklahoma: "OK",
  oregon: "OR",
  pennsylvania: "PA",
  "rhode island": "RI",
  "south carolina": "SC",
  "south dakota": "SD",
  tennessee: "TN",
  texas: "TX",
  utah: "UT",
  vermont: "VT",
  virginia: "VA",
  washington: "WA",
  "west virginia": "WV",
  wisconsin: "WI",
  wyoming: "WY",
  "district of columbia": "DC",
};
const short: Record<string, string> = {
  ala: "AL",
  ariz: "AZ",
  ark: "AR",
  calif: "CA",
  cal: "CA",
  colo: "CO",
  conn: "CT",
  fla: "FL",
  ga: "GA",
  ill: "IL",
  ind: "IN",
  kan: "KS",
  kans: "KS",
  ky: "KY",
  la: "LA",
  mich: "MI",
  minn: "MN",
  miss: "MS",
  mo: "MO",
  mont: "MT",
  neb: "NE",
  nebr: "NE",
  nev: "NV",
  okla: "OK",
  ore: "OR",
  pa: "PA",
  penna: "PA",
  penn: "PA",
  tenn: "TN",
  tex: "TX",
  va: "VA",
  wash: "WA",
  wva: "WV",
  wis: "WI",
  wyo: "WY",
  ny: "NY",
  nj: "NJ",
  nm: "NM",
  nmex: "NM",
  ndak: "ND",
  sdak: "SD",
  ncar: "NC",
};
const letters = new Set(Object.values(names));

/** Full state names, longest first, for use inside a pattern. */
export const stateNames = Object.keys(names).sort((a, b) => b.length - a.length);

/** "Okla." → "OK"; "PENNSYLVANIA" → "PA"; "OH" → "OH"; anything else → null. Long names may carry one OCR slip. */
export function stateCode(text: string): string | null {
  const plain = text.trim().replace(/^(?:the )?(?:state|commonwealth) of /i, "");
  const upper = plain.replace(/[. ]/g, "");
  if (/^[A-Z]{2}$/.test(upper) && letters.has(upper)) return upper;
  const key = plain.toLowerCase().replace(/[.,]/g, "").replace(/\s+/g, " ").trim();
  const exact = names[key] ?? short[key.replace(/ /g, "")];
  if (exact) return exact;
  if (key.length < 6) return key === "0hio" ? "OH" : null;
  const near = stateNames.filter((n) => n.length >= 6 && withinOneSlip(n, key));
  return near.length === 1 ? (names[near[0] ?? ""] ?? null) : null;
}
