import { rational, sub, ZERO } from "@/lib/fraction/rational";
import type { RuleExamples } from "@/lib/title/rules/rule";
import {
  duhig,
  grantAsWorded,
  leaseIsNoDuhigDeed,
  ownShareOfGrantee,
  type Quantum,
  type QuantumFacts,
  quitclaimPurportsNoQuantum,
  reservationOfAll,
  reservedOfWhatIsOwned,
  shareToCotenant,
  unwarrantedDeed,
  utahRejectsDuhig,
} from "./overconveyance";

const [ONE, HALF, QUARTER] = [rational(1), rational(1, 2), rational(1, 4)];
const facts = (f: Partial<QuantumFacts>): QuantumFacts => ({
  owned: ONE,
  purported: ONE,
  excepted: ZERO,
  reserved: ZERO,
  granteeOwned: ZERO,
  warranted: true,
  quitclaim: false,
  kind: "deed",
  ...f,
});
const answer = (passes: Quantum["passes"], kept: Quantum["kept"], failed = ZERO, short = ZERO): Quantum => ({ passes, kept, failed, short });
const at = (state: string) => ({ state, date: "1950-01-01" });
const classic = facts({ owned: HALF, reserved: HALF });

export const overconveyanceExamples: RuleExamples<QuantumFacts, Quantum>[] = [
  {
    rule: reservedOfWhatIsOwned,
    examples: [
      {
        name: "half of what she owns, where she owns three fourths",
        place: at("MS"),
        facts: facts({ owned: rational(3, 4), reserved: rational(3, 8), reservedOfOwned: true }),
        expect: answer(rational(3, 8), rational(3, 8), ZERO, QUARTER),
      },
      {
        name: "three fourths of what one of two sisters owns, who conveys without the other",
        place: at("OK"),
        facts: facts({ owned: HALF, reserved: rational(3, 8), reservedOfOwned: true }),
        expect: answer(rational(1, 8), rational(3, 8), ZERO, HALF),
      },
      { name: "three eighths of the whole", place: at("MS"), facts: facts({ owned: rational(3, 4), reserved: rational(3, 8) }), expect: null },
      { name: "in Texas", place: at("TX"), facts: facts({ owned: rational(3, 4), reserved: rational(3, 8), reservedOfOwned: true }), expect: null },
    ],
  },
  {
    rule: duhig,
    examples: [
      { name: "half outstanding, half reserved: the reservation fails", place: at("TX"), facts: classic, expect: answer(HALF, ZERO, HALF) },
      {
        name: "a quarter reserved over half outstanding: only what the grant needs",
        place: at("WY"),
        facts: facts({ owned: rational(3, 4), reserved: HALF }),
        expect: answer(HALF, QUARTER, QUARTER),
      },
      {
        name: "Wyoming: the third that a deed keeping two thirds gives comes out of the grantor's half, though the grantee has the other",
        place: at("WY"),
        facts: facts({ owned: HALF, reserved: rational(2, 3), granteeOwned: HALF }),
        expect: answer(rational(1, 3), rational(1, 6), rational(1, 3)),
      },
      { name: "the outstanding half is excepted: nothing fails", place: at("TX"), facts: facts({ owned: HALF, reserved: HALF, excepted: HALF }), expect: null },
      { name: "not in Utah", place: at("UT"), facts: classic, expect: null },
    ],
  },
  { rule: utahRejectsDuhig, examples: [{ name: "the reservation stands", place: at("UT"), facts: classic, expect: answer(ZERO, HALF, ZERO, HALF) }] },
  {
    rule: quitclaimPurportsNoQuantum,
    examples: [
      {
        name: "right, title and interest less a reserved quarter",
        place: at("ND"),
        facts: facts({ owned: HALF, purported: HALF, reserved: QUARTER, quitclaim: true }),
        expect: answer(QUARTER, QUARTER),
      },
      { name: "not for a warranty", place: at("ND"), facts: classic, expect: null },
    ],
  },
  {
    rule: unwarrantedDeed,
    examples: [{ name: "no covenant, no estoppel", place: at("TX"), facts: { ...classic, warranted: false }, expect: answer(ZERO, HALF, ZERO, HALF) }],
  },
  {
    rule: ownShareOfGrantee,
    examples: [
      {
        name: "cotenant buys: the outstanding half is his own",
        place: at("ND"),
        facts: facts({ owned: HALF, reserved: QUARTER, granteeOwned: HALF }),
        expect: answer(QUARTER, QUARTER),
      },
      { name: "grantee a stranger before", place: at("ND"), facts: classic, expect: null },
      { name: "not in Wyoming", place: at("WY"), facts: facts({ owned: HALF, reserved: rational(2, 3), granteeOwned: HALF }), expect: null },
    ],
  },
  {
    rule: shareToCotenant,
    examples: [
      {
        name: "a sister gives her fifth, half its minerals being out, to her brother and keeps a quarter of what passes",
        place: at("ND"),
        facts: facts({ owned: rational(1, 10), purported: rational(1, 5), reserved: rational(1, 40), granteeOwned: rational(1, 10), reservedOfShare: true }),
        expect: answer(rational(3, 40), rational(1, 40)),
      },
      {
        name: "the whole land is given to the cotenant",
        place: at("ND"),
        facts: facts({ owned: HALF, reserved: QUARTER, granteeOwned: HALF, reservedOfShare: true }),
        expect: null,
      },
      {
        name: "a share given to a stranger",
        place: at("ND"),
        facts: facts({ owned: rational(1, 10), purported: rational(1, 5), reserved: rational(1, 40), reservedOfShare: true }),
        expect: null,
      },
    ],
  },
  {
    rule: reservationOfAll,
    examples: [
      {
        name: "all that the grantor now owns, a quarter being out",
        place: at("ND"),
        facts: facts({ owned: sub(ONE, QUARTER), reserved: sub(ONE, QUARTER), reservesAllOwned: true }),
        expect: answer(ZERO, sub(ONE, QUARTER)),
      },
      { name: "a stated half is no reservation of all", place: at("ND"), facts: classic, expect: null },
    ],
  },
  {
    rule: leaseIsNoDuhigDeed,
    examples: [{ name: "a lease is no deed", place: at("TX"), facts: { ...classic, kind: "lease" }, expect: answer(ZERO, HALF, ZERO, HALF) }],
  },
  {
    rule: grantAsWorded,
    examples: [
      { name: "all passes", place: at("KS"), facts: facts({}), expect: answer(ONE, ZERO) },
      { name: "more purported than owned is short", place: at("KS"), facts: facts({ owned: HALF }), expect: answer(HALF, ZERO, ZERO, HALF) },
    ],
  },
];
