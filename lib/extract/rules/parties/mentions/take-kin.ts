// Kin and marriage beside a name: wives, widows, couples, heirs of the dead.
import { isOrganisation } from "@/lib/names/entity-type";
import { parsePersonName } from "@/lib/names/parse-name";
import { deceasedAt, joinedAt, kinAt, maritalAt, uxNextAt, widowOfAt, wifeNextAt } from "./appositives";
import type { Mention } from "./mention";
import { matchName } from "./name-matcher";
import { hit, type State, tokenAt } from "./reading-state";

/** Marks the last two namings as married. */
function marry(s: State, marital: string): void {
  const n = s.mentions.length;
  const last = s.mentions[n - 1];
  const before = s.mentions[n - 2];
  if (!last) return;
  last.marital ??= marital;
  const surname = before && !isOrganisation(before.name) ? parsePersonName(before.name).surname : null;
  if (surname && /^[A-Za-z]{2,}$/.test(last.name)) last.name = `${last.name} ${surname}`;
  if (before && last.spouse === null && !isOrganisation(before.name)) {
    last.spouse = before;
    before.marital ??= marital;
    before.spouse ??= last;
  }
}

/** "John Roe et ux. Mary Roe": the name behind the mark bears the surname of the one before it, which in an index line the next name does not. */
export function takeUx(s: State): boolean {
  const next = hit(uxNextAt, s);
  const last = s.mentions.at(-1);
  const name = next && last ? matchName(s.tokens, s.text, tokenAt(s, s.at + next[0].length)) : null;
  if (!next || !last || !name || name.organisation || isOrganisation(last.name)) return false;
  const [own, other] = [last.name, name.name].map((n) => parsePersonName(n).surname?.toLowerCase());
  if (!own || own !== other) return false;
  s.at += next[0].length;
  s.nextIsSpouse = true;
  return true;
}

/** Reads "his wife", "joined by her husband", "widow of A" at the present place. */
export function takeKin(s: State): boolean {
  const next = hit(joinedAt, s) ?? hit(wifeNextAt, s);
  if (next) {
    s.at += next[0].length;
    s.nextIsSpouse = true;
    return true;
  }
  const of = hit(widowOfAt, s);
  if (of) {
    const last = s.mentions.at(-1);
    if (last) last.marital ??= /widow/i.test(of[0]) ? (/widower/i.test(of[0]) ? "widower" : "widow") : "married";
    s.at += of[0].length;
    const i = tokenAt(s, s.at);
    const name = matchName(s.tokens, s.text, i);
    if (name && last) {
      const plain = name.name.toLowerCase();
      last.spouse ??= s.mentions.find((m) => m !== last && m.name.toLowerCase() === plain) ?? null;
      s.at = s.tokens[name.to - 1]?.end ?? s.at;
      s.at += hit(deceasedAt, s)?.[0].length ?? 0;
    }
    return true;
  }
  const kin = hit(kinAt, s);
  if (kin && s.mentions.length > 1) {
    s.at += kin[0].length;
    marry(s, "husband and wife");
    return true;
  }
  return false;
}

/** Reads "a single man", "husband and wife" at the present place. */
export function takeMarital(s: State, last: Mention): boolean {
  const m = hit(maritalAt, s);
  if (!m) return false;
  s.at += m[0].length;
  const words = m[0].replace(/^[, (]+|[)]$/g, "").trim();
  if (/(?:husband|man|wife) (?:and|&) (?:wife|husband)|h\/w|couple|to each other/i.test(words)) marry(s, "husband and wife");
  else {
    last.marital ??= words;
    if (/^(?:both|each|all)\b/i.test(words)) for (const o of s.mentions) o.marital ??= words;
  }
  return true;
}

/** Passes the name of the dead whose heirs the parties are. */
export function passDead(s: State, m: RegExpExecArray): boolean {
  const start = s.at + m[0].length;
  const i = tokenAt(s, start);
  const name = matchName(s.tokens, s.text, i);
  if (!name || s.tokens[i]?.start !== start) return false;
  s.at = s.tokens[name.to - 1]?.end ?? start;
  const dead = hit(deceasedAt, s);
  if (dead) s.at += dead[0].length;
  return true;
}
