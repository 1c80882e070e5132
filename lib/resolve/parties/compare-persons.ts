// Named levels over two persons' names. The first level that fits scores; a suffix or middle name that contradicts forbids.
import { areNicknames, isKnownGiven } from "@/lib/names/nicknames";
import type { Comparison, NameVerdict } from "./comparison";
import { oneSlip, scanForm } from "./edit-distance";
import type { PersonKey } from "./person-key";

type Likeness = "equal" | "initial" | "nickname" | "slip" | "absent" | "different";

function likenessOfGiven(a: string, b: string): Likeness {
  if (!a || !b) return "absent";
  if (a === b) return "equal";
  if (a.length === 1 || b.length === 1) return a[0] === b[0] ? "initial" : "different";
  if (areNicknames(a, b)) return "nickname";
  const alike = scanForm(a) === scanForm(b) || (oneSlip(a, b) && Math.min(a.length, b.length) >= 4);
  return alike && !(isKnownGiven(a) && isKnownGiven(b)) ? "slip" : "different";
}

function likenessOfMiddle(a: readonly string[], b: readonly string[]): "equal" | "initial" | "absent" | "different" {
  if (a.length === 0 && b.length === 0) return "equal";
  if (a.length === 0 || b.length === 0) return "absent";
  if (a.join(" ") === b.join(" ")) return "equal";
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  const fits = (x: string, y: string) => x === y || ((x.length === 1 || y.length === 1) && x[0] === y[0]) || (x.length > 4 && oneSlip(x, y));
  return few.every((x, i) => fits(x, many[i] ?? "") || many.some((y) => fits(x, y))) ? "initial" : "different";
}

function likenessOfSurname(a: PersonKey, b: PersonKey): "equal" | "slip" | "married" | "different" {
  if (a.surname === b.surname) return a.surname ? "equal" : "different";
  if (a.surname.length >= 4 && (oneSlip(a.surname, b.surname) || scanForm(a.surname) === scanForm(b.surname))) return "slip";
  const maiden = (one: PersonKey, other: PersonKey) => one.surname.length > 1 && other.middle.includes(one.surname);
  return maiden(a, b) || maiden(b, a) ? "married" : "different";
}

const level = (name: string, label: string, weight: number, a: PersonKey, b: PersonKey): Comparison => ({
  level: name,
  field: "name",
  label,
  weight,
  left: a.text,
  right: b.text,
});

function sameSurname(given: Likeness, middle: "equal" | "initial" | "absent", a: PersonKey, b: PersonKey): Comparison | null {
  const at = (name: string, label: string, weight: number) => level(name, label, weight, a, b);
  if (given === "equal" && a.given.length === 1) {
    if (middle === "equal") return a.middle.length ? at("exact", "the same initials and surname", 9) : at("exact", "the same single initial and surname", 7);
    return middle === "initial" ? at("initials", "initials that fit, the same surname", 6) : at("initials", "one initial in common, the same surname", 2.5);
  }
  if (given === "equal") {
    if (middle === "equal") return at("exact", "the same name", 10);
    return middle === "initial"
      ? at("middle_initial", "the same name, the middle one as an initial", 8)
      : at("middle_absent", "the same name, the middle one left out", 6.5);
  }
  if (given === "initial") {
    if (middle === "absent") return at("initials", "an initial that fits the given name, no second to compare", 2.5);
    return a.middle.length ? at("initials", "initials that fit the full name", 5.5) : at("initials", "an initial that fits the given name", 2);
  }
  if (given === "nickname") return at("nickname", "a familiar form of the same given name", middle === "absent" ? 4 : a.middle.length ? 6.5 : 4.5);
  if (given === "slip") return at("spelling", "one slip apart in the given name", 4.5);
  return null;
}

function nameLevel(a: PersonKey, b: PersonKey): NameVerdict {
  const surname = likenessOfSurname(a, b);
  const given = likenessOfGiven(a.given, b.given);
  if (surname === "different") return { conflict: "different surnames" };
  if (given === "different" || given === "absent") return { conflict: "different given names" };
  if (surname === "married") {
    if (given !== "equal" || a.given.length === 1) return { conflict: "different surnames" };
    return { steps: [level("married_name", "the same given name, the surname of one kept as the other's middle name", 4.5, a, b)] };
  }
  const middle = likenessOfMiddle(a.middle, b.middle);
  if (middle === "different") return { conflict: "different middle names" };
  if (surname === "slip") {
    if (given !== "equal" && given !== "initial") return { conflict: "different surnames" };
    const weight = given === "initial" ? 2 : middle === "absent" || a.given.length === 1 ? 4 : 6;
    return { steps: [level("spelling", "one slip apart in the surname", weight, a, b)] };
  }
  const found = sameSurname(given, middle, a, b);
  return found ? { steps: [found] } : { conflict: "different given names" };
}

/**
 * Compares two names: "J. E. Tandy", "James E. Tandy" → level `initials`, +5.5. Different suffixes, given or middle names are a conflict.
 * A suffix on one side only counts against (father and son), it does not forbid.
 */
export function comparePersons(a: PersonKey, b: PersonKey): NameVerdict {
  if (a.suffix && b.suffix && a.suffix !== b.suffix) return { conflict: `${a.suffix} and ${b.suffix} are two persons` };
  if ((a.suffix === "mrs") !== (b.suffix === "mrs")) return { conflict: "the wife and the husband whose initials she bears are two persons" };
  const verdict = nameLevel(a, b);
  if ("conflict" in verdict || a.suffix === b.suffix) return verdict;
  const step = {
    level: "suffix_absent",
    field: "suffix",
    label: "a suffix on one side only: perhaps father and son",
    weight: -4,
    left: a.suffix,
    right: b.suffix,
  };
  return { steps: [...verdict.steps, step] };
}
