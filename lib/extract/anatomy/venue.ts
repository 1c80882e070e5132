// The state and county in which a paper says it is made: "THE STATE OF TEXAS, COUNTY OF REEVES".
import { inLikeLetters } from "@/lib/text/like-letters";
import { stateCode } from "@/lib/text/states";
import type { Venue } from "./anatomy";

const stateOf =
  /\b(?:state|c[o0]mmonw\w{3,6}h|territory) of ([A-Z][A-Za-z.]+(?: (?:Virginia|Mexico|York|Jersey|Dakota|Carolina|Hampshire|Island|VIRGINIA|MEXICO|YORK|JERSEY|DAKOTA|CAROLINA|HAMPSHIRE|ISLAND))?)/gi;
const countyOf =
  /\b(?:county|parish) of ((?:(?:St|Ste)\. )?[A-Z][A-Za-z']+(?: (?!(?:Ste?|Mt|Ft|Dr|Mrs?|Wm|Geo|Chas|Jas|Jno|Thos|Robt)\.)[A-Z][A-Za-z.']+)?)|\b((?:(?:St|Ste)\. )?[A-Z][A-Za-z']+(?: [A-Z][A-Za-z']+)?) (?:county|parish)\b/i;

/** County named in a stretch of flat text, without the word county: "COUNTY OF REEVES:" → "REEVES". */
export function countyIn(text: string): string | null {
  const m = countyOf.exec(text);
  const name = (m?.[1] ?? m?.[2])?.replace(/[.,:]+$/, "");
  if (!name) return null;
  const words = name.split(" ").filter((w) => !/^(?:in|of|the|and|said|for|state|to|know|on|before|ss|see|that|this|by|at|a|within|from)$/i.test(w));
  return words.length > 0 ? inLikeLetters(words, m?.[1] === undefined).join(" ") : null;
}

/** Venue before the granting words; null when the paper opens without one. */
export function findVenue(text: string, from: number, to: number): Venue | null {
  const limit = Math.max(0, Math.min(to, from + 400));
  for (const m of text.slice(0, limit).matchAll(stateOf)) {
    const state = stateCode(m[1] ?? "");
    if (!state) continue;
    const around = text.slice(Math.max(0, m.index - 60), m.index + m[0].length + 60);
    return {
      start: m.index,
      end: m.index + m[0].length,
      state,
      county: countyIn(text.slice(m.index + m[0].length, m.index + m[0].length + 60)) ?? countyIn(around),
    };
  }
  return null;
}
