import { type Rational, rational } from "@/lib/fraction/rational";
import type { RuleExamples } from "@/lib/title/rules/rule";
import {
  type BaseFacts,
  keptOutOfShare,
  namesTheHolding,
  ofGrantorsInterest,
  ofInterestConveyed,
  ofLandConveyed,
  ofLandDescribed,
  ofRightsBelonging,
  ownFraction,
} from "./fraction-base";

const at = { state: "TX", date: "1950-01-01" };
const facts = (f: Partial<BaseFacts>): BaseFacts => ({
  fraction: rational(1, 2),
  of: "whole",
  owned: rational(1, 2),
  conveyed: rational(1, 4),
  text: "one-half of the minerals",
  ...f,
});

export const fractionBaseExamples: RuleExamples<BaseFacts, Rational>[] = [
  {
    rule: ofLandDescribed,
    examples: [
      { name: "of the land described", place: at, facts: facts({}), expect: rational(1, 2) },
      { name: "not of the grantor's interest", place: at, facts: facts({ of: "grantor_interest" }), expect: null },
    ],
  },
  {
    rule: ofGrantorsInterest,
    examples: [
      { name: "half of my half", place: at, facts: facts({ of: "grantor_interest" }), expect: rational(1, 4) },
      { name: "all of it", place: at, facts: facts({ of: "grantor_interest", fraction: null }), expect: rational(1, 2) },
    ],
  },
  {
    rule: ownFraction,
    examples: [
      {
        name: "my undivided one-half",
        place: at,
        facts: facts({ of: "grantor_interest", text: "my undivided one-half of our lands" }),
        expect: rational(1, 2),
      },
      { name: "half of my interest", place: at, facts: facts({ of: "grantor_interest", text: "one-half of my interest" }), expect: null },
      {
        name: "a share of the holder's own half for one of two takers",
        place: at,
        facts: facts({ of: "grantor_interest", text: "my undivided 1/2 interest, one-third thereof to Ann" }),
        expect: null,
      },
    ],
  },
  {
    rule: ofLandConveyed,
    examples: [
      {
        name: "of the premises described and conveyed",
        place: at,
        facts: facts({ text: "1/2 of the minerals in the premises herein described and conveyed" }),
        expect: rational(1, 8),
      },
      {
        name: "the whole is conveyed",
        place: at,
        facts: facts({ conveyed: rational(1), text: "1/2 of the minerals in the premises herein conveyed" }),
        expect: null,
      },
      {
        name: "of the property being transferred by her, of which she has less than she gives",
        place: at,
        facts: facts({ owned: rational(1, 8), conveyed: rational(1, 4), text: "1/2 of the minerals in the real property being transferred by her" }),
        expect: rational(1, 16),
      },
      {
        name: "land conveyed to the giver by another",
        place: at,
        facts: facts({ text: "1/2 of the minerals in the land conveyed to me by Ann" }),
        expect: null,
      },
      { name: "of the half conveyed", place: at, facts: facts({ text: "1/2 of the minerals in the half conveyed" }), expect: rational(1, 8) },
      { name: "of the undivided part sold", place: at, facts: facts({ text: "1/2 of the oil in the undivided half hereby sold" }), expect: rational(1, 8) },
      { name: "of what the giver conveys", place: at, facts: facts({ text: "1/2 of the minerals in what he hereby conveys" }), expect: rational(1, 8) },
      { name: "of a half conveyed by another", place: at, facts: facts({ text: "1/2 of the minerals in the half conveyed to me by Ann" }), expect: null },
      { name: "land sold before", place: at, facts: facts({ text: "1/2 of the minerals in the land heretofore sold" }), expect: null },
      { name: "of the land described", place: at, facts: facts({}), expect: null },
    ],
  },
  {
    rule: keptOutOfShare,
    examples: [
      {
        name: "three-fourths kept by the owner of a half that is conveyed",
        place: at,
        facts: facts({ kept: true, fraction: rational(3, 4), conveyed: rational(1, 2), text: "3/4 of the minerals" }),
        expect: rational(3, 8),
      },
      {
        name: "by one who has less of the minerals than of the land he conveys",
        place: at,
        facts: facts({ kept: true, fraction: rational(1, 4), owned: rational(1, 10), conveyed: rational(1, 5), text: "1/4 of the minerals" }),
        expect: rational(1, 40),
      },
      {
        name: "no more than he has",
        place: at,
        facts: facts({ kept: true, fraction: rational(1, 4), conveyed: rational(1, 2), text: "1/4 of the minerals" }),
        expect: null,
      },
      { name: "all the land is conveyed", place: at, facts: facts({ kept: true, fraction: rational(3, 4), conveyed: rational(1) }), expect: null },
      {
        name: "of the whole in words",
        place: at,
        facts: facts({ kept: true, fraction: rational(3, 4), conveyed: rational(1, 2), text: "3/4 of the whole of the minerals" }),
        expect: null,
      },
      {
        name: "of the lands in words",
        place: at,
        facts: facts({ kept: true, fraction: rational(3, 4), conveyed: rational(1, 2), text: "3/4 of all oil and gas in, upon or under said lands" }),
        expect: null,
      },
      { name: "granted and not kept", place: at, facts: facts({ fraction: rational(3, 4), conveyed: rational(1, 2) }), expect: null },
    ],
  },
  {
    rule: ofRightsBelonging,
    examples: [
      {
        name: "of the mineral rights to the land belonging",
        place: { state: "UT", date: "1951-01-01" },
        facts: facts({ text: "1/2 of all the oil, gas and mineral rights to said land belonging" }),
        expect: rational(1, 4),
      },
      { name: "in another state", place: at, facts: facts({ text: "1/2 of all the mineral rights to said land belonging" }), expect: null },
      { name: "of the minerals in the land", place: { state: "UT", date: "1951-01-01" }, facts: facts({}), expect: null },
    ],
  },
  { rule: ofInterestConveyed, examples: [{ name: "half of what is conveyed", place: at, facts: facts({ of: "described_interest" }), expect: rational(1, 8) }] },
  {
    rule: namesTheHolding,
    examples: [
      {
        name: "not a part of the giver's interest, though he has as much",
        place: at,
        facts: facts({ of: "grantor_interest", text: "one-half (1/2) of my interest in the land" }),
        expect: null,
      },
      {
        name: "not a part of all his right, title and interest",
        place: at,
        facts: facts({ of: "grantor_interest", text: "one-half of all grantor's right, title and interest in the land" }),
        expect: null,
      },
      {
        name: "half of the said half",
        place: at,
        facts: facts({ of: "grantor_interest", fraction: rational(1, 2), text: "the said undivided one-half, one-half thereof to Ann" }),
        expect: null,
      },
      {
        name: "halves of the whole interest of a decedent, one to each of two",
        place: at,
        facts: facts({ of: "grantor_interest", text: "all of the decedent's interest be distributed one-half to Ann Roe and one-half to Bob Roe" }),
        expect: null,
      },
      {
        name: "halves of all her interest, told behind the takers",
        place: at,
        facts: facts({ of: "grantor_interest", text: "all of her interest to Ann Roe one-half and to Bob Roe one-half" }),
        expect: null,
      },
      {
        name: "halves of all her interest, told in rows",
        place: at,
        facts: facts({ of: "grantor_interest", text: "all of the decedent's interest, as follows: Ann Roe, one-half; Bob Roe, one-half" }),
        expect: null,
      },
      {
        name: "halves of all her interest, one each",
        place: at,
        facts: facts({ of: "grantor_interest", text: "all of his interest in the minerals to Ann Roe and Bob Roe, one-half each" }),
        expect: null,
      },
      {
        name: "my undivided one-half",
        place: at,
        facts: facts({ of: "grantor_interest", text: "all of my undivided one-half (1/2) interest" }),
        expect: rational(1, 2),
      },
      {
        name: "a half that is all the grantor owns",
        place: at,
        facts: facts({ of: "grantor_interest", text: "one-half interest, being all that the grantor owns, in the land" }),
        expect: rational(1, 2),
      },
      {
        name: "the one-half interest of the decedent",
        place: at,
        facts: facts({ of: "grantor_interest", text: "the undivided one-half interest of the decedent in the land" }),
        expect: rational(1, 2),
      },
      { name: "one-half of my interest", place: at, facts: facts({ of: "grantor_interest", text: "one-half of the title" }), expect: null },
      {
        name: "a fraction other than the holding",
        place: at,
        facts: facts({ of: "grantor_interest", fraction: rational(1, 3), text: "my undivided interest" }),
        expect: null,
      },
    ],
  },
];
