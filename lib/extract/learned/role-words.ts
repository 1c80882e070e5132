// Words that name a part in a paper ("Lessor", "the buyer", "party of the first part"), and which name each of them stands beside.
import type { Token } from "@/lib/text/tokens";
import type { Naming } from "./name-candidates";

export type RoleClass = "giver" | "taker";

const GIVERS = /^(?:grantors?|lessors?|sellers?|vendors?|assignors?|transferors?|releasors?|donors?|mortgagors?|conveyors?|testator|testatrix)$/;
const TAKERS = /^(?:grantees?|lessees?|buyers?|purchasers?|vendees?|assignees?|transferees?|releasees?|donees?|mortgagees?|devisees?)$/;
const PARTS = /^part(?:y|ies)?$/;

/** The part that each word of a paper names; null for every other word. "of the first part" counts at "first". */
export function roleWords(tokens: readonly Token[]): (RoleClass | null)[] {
  return tokens.map((t, k) => {
    const w = t.text.toLowerCase();
    if (GIVERS.test(w)) return "giver";
    if (TAKERS.test(w)) return "taker";
    if (w !== "first" && w !== "second") return null;
    return PARTS.test(tokens[k + 1]?.text.toLowerCase() ?? "") ? (w === "first" ? "giver" : "taker") : null;
  });
}

const AHEAD = 60;
const BEHIND = 26;

/** How many names stand between two places. */
const crossed = (all: readonly Naming[], from: number, to: number): string => {
  const n = all.filter((x) => x.from >= from && x.to <= to).length;
  return n > 2 ? "3" : String(n);
};

const far = (n: number): string => (n <= 2 ? "next" : n <= 8 ? "near" : n <= 20 ? "mid" : "far");

/**
 * What role words say of a naming: the first one behind it in its sentence and the last one before it, each with the word that joins them and the names between.
 * "A. ROE, being single, of Ames (Lessor)" → "rr:giver/(/0"; "The grantee in this deed is B. DOE" → "rl:taker/is/0".
 */
export function roleFeatures(
  words: readonly string[],
  roles: readonly (RoleClass | null)[],
  all: readonly Naming[],
  n: Naming,
  isEnd: (k: number) => boolean,
): string[] {
  const out: string[] = [];
  for (let k = n.to; k < roles.length && k - n.to < AHEAD && !isEnd(k); k++) {
    const role = roles[k];
    if (!role) continue;
    const between = crossed(all, n.to, k);
    out.push(
      `rr:${role}/${words[k - 1]}/${between}`,
      `rrc:${role}/${between}`,
      `rrd:${role}/${between}/${far(k - n.to)}`,
      `rrp:${role}/${words[k - 1]}/${words[n.to]}`,
    );
    break;
  }
  for (let k = n.from - 1; k >= 0 && n.from - k < BEHIND; k--) {
    const role = roles[k];
    if (!role) continue;
    const between = crossed(all, k, n.from);
    out.push(
      `rl:${role}/${words[n.from - 1]}/${between}`,
      `rlc:${role}/${between}`,
      `rld:${role}/${between}/${far(n.from - k)}`,
      `rlp:${role}/${words[k + 1]}/${words[n.from - 1]}/${between}`,
    );
    break;
  }
  return out;
}

/** "Jones Drilling, Inc. (\"Jones\")", "Ann Ash, hereinafter called Owner": the label by which the paper goes on to call the party; null where it gives none. */
export function labelAfter(tokens: readonly Token[], all: readonly Naming[], n: Naming): { from: number; to: number } | null {
  for (let k = n.to; k < tokens.length && k - n.to < AHEAD; k++) {
    if (all.some((x) => x.from <= k && k < x.to && x !== n)) return null;
    const opened = tokens[k]?.text ?? "";
    if (!/^["“”(]$/.test(opened) && !/^(?:called|styled|termed|named|designated)$/i.test(opened)) continue;
    let at = k + 1;
    while (/^(?:the|as|a|an|herein|hereinafter|hereafter|called|referred|to|"|“|”|said)$/i.test(tokens[at]?.text ?? "") && at - k < 6) at++;
    if (tokens[at]?.kind !== "cap") continue;
    const end = tokens[at + 1]?.kind === "cap" && !/^["“”),.;]$/.test(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
    return /^["“”),.;]$/.test(tokens[end]?.text ?? "") ? { from: at, to: end } : null;
  }
  return null;
}
