// Guardians and administrators whose letters come from a court of another state than that of the land.
import { stateCode, stateNames } from "@/lib/text/states";
import { type ForeignFiduciaryAnswer, type ForeignFiduciaryFacts, foreignFiduciaryRules } from "@/lib/title/rules/authority/foreign-fiduciary";
import { decide, type Step } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { type Actor, evidenceAt, type Matter } from "./matter";

const BY_APPOINTMENT = /\b(?:guardian|conservator|curator|committee|administrat(?:or|rix))\b/i;
const BY_WILL = /\bexecut(?:or|rix)\b|\bwill annexed\b|\btestament|\btrustee\b/i;
const DENIED = /\b(?:not|never|nor|no|neither)\b[^.;]{0,90}$/i;
/** A court or its act with the places that follow it: "Probate Court of Elm County, State of Ohio", "letters granted in Kansas". */
const COURT =
  /\b(?:[Cc]ourts?|[Ll]etters(?: of (?:guardianship|administration))?|appointed|appointment|laws|guardianship|administration)\b((?:,? (?:(?:issued|granted|given|had|made|taken|were|was|been|duly|pending|by|of|from|in|for|out|and|the|said|within|under|to|him|her|such|any|all)\b|(?:[Cc]ounty|[Ss]tate|[Cc]ommonwealth|[Cc]ourt|[Pp]robate|[Pp]arish)\b|[A-Z][\w'’-]*)){1,18})/g;

const TITLED = stateNames.map((name) => name.replace(/\b(?!of\b)[a-z]/g, (c) => c.toUpperCase()));
/** A state by its name: no county, parish or city that is called so, and no person. */
const STATE = new RegExp(
  `(?<!\\b(?:[Cc]ounty|[Pp]arish|[Cc]ity|[Tt]own) of )(?<!\\b(?:to|him|her) )\\b(${TITLED.join("|")})\\b(?! (?:[Cc]ount(?:y|ies)|[Pp]arish|[Cc]ity|[Tt]own(?:ship)?|[Bb]orough)\\b)`,
  "g",
);

/** States of the courts that the words name as having acted, and of those that they deny. */
function courtsIn(words: string): Set<string> {
  const out = new Set<string>();
  for (const m of words.matchAll(COURT)) {
    if (DENIED.test(words.slice(Math.max(0, m.index - 100), m.index))) continue;
    for (const named of (m[1] ?? "").matchAll(STATE)) out.add(stateCode(named[1] ?? "") ?? named[0]);
  }
  return out;
}

const wordsOf = (m: Matter, a: Actor): string =>
  [a.party.capacity ?? "", m.conveyance.granting_clause ?? "", ...(m.conveyance.facts ?? []).map((f) => f.text)].join(". ");

/** Steps by which a deed is void because its maker acts under letters of another state alone; null where it is not. */
export function voidForForeignLetters(kase: Case, matter: Matter, tract: string, from: readonly Actor[]): readonly Step[] | null {
  const place = kase.place(tract, matter);
  const fiduciaries = from.filter((a) => BY_APPOINTMENT.test(a.party.capacity ?? "") && !BY_WILL.test(a.party.capacity ?? ""));
  if (!place.state || !fiduciaries.length || fiduciaries.length !== from.length || !["convey", "lease"].includes(matter.conveyance.action)) return null;
  const courts = new Set(fiduciaries.flatMap((a) => [...courtsIn(wordsOf(matter, a))]));
  const facts: ForeignFiduciaryFacts = {
    byAppointment: true,
    foreign: [...courts].some((c) => c !== place.state),
    here: courts.has(place.state) || fiduciaries.some((a) => /\bancillary\b/i.test(wordsOf(matter, a))),
  };
  if (!facts.foreign) return null;
  const inputs = [input("letters of a court in", [...courts].join(", "), evidenceAt(matter, "conveyance", "/facts").slice(0, 2), matter.id)];
  const d = decide<ForeignFiduciaryFacts, ForeignFiduciaryAnswer>(foreignFiduciaryRules, facts, place, inputs, (a) => ({ name: "deed", value: a }));
  return d?.answer === "void" ? d.steps : null;
}
