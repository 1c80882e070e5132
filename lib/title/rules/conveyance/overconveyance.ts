// The question: of what the grantors own, how much passes when a deed grants, excepts and reserves?
import { add, isZero, max, min, type Rational, sub, ZERO } from "@/lib/fraction/rational";
import type { Rule } from "@/lib/title/rules/rule";

export type QuantumFacts = {
  /** Minerals of the grantors before the deed, of 8/8. */
  readonly owned: Rational;
  /** What the granting clause purports to pass, of 8/8, before exceptions and reservations. */
  readonly purported: Rational;
  /** Excepted or named as outstanding in the deed, of 8/8. */
  readonly excepted: Rational;
  readonly reserved: Rational;
  /** Held by the grantee before the deed. */
  readonly granteeOwned: Rational;
  readonly warranted: boolean;
  /** Only the grantor's right, title and interest: no quantum is purported. */
  readonly quitclaim: boolean;
  readonly kind: "deed" | "lease";
  /** The reservation is of a fraction of what the grantor owns "at the time", which tells that it may be less than all. */
  readonly reservedOfOwned?: boolean;
  /** The reservation is of a fraction of the undivided share that the deed gives, or of what the grantor owns. */
  readonly reservedOfShare?: boolean;
  /** The reservation is of all that the grantor owns, whatever that is. */
  readonly reservesAllOwned?: boolean;
};
export type Quantum = {
  readonly passes: Rational;
  readonly kept: Rational /** Reservation that fails. */;
  readonly failed: Rational /** Purported but not owned. */;
  readonly short: Rational;
};

const ONE = { n: 1n, d: 1n };
const avail = (f: QuantumFacts) => min(f.purported, max(ZERO, sub(ONE, f.excepted)));
/** What the deed purports to pass: grant less exceptions less reservation. */
const promised = (f: QuantumFacts) => max(ZERO, sub(avail(f), f.reserved));

function result(f: QuantumFacts, passes: Rational): Quantum {
  const kept = sub(f.owned, passes);
  const failed = max(ZERO, sub(min(f.reserved, f.owned), kept));
  return { passes, kept, failed, short: f.quitclaim ? ZERO : max(ZERO, sub(promised(f), passes)) };
}

/** Reservation first: the grantors keep what they reserve and what they except but own. */
function reservationFirst(f: QuantumFacts): Quantum {
  const outstanding = sub(ONE, f.owned);
  const exceptedOwn = max(ZERO, sub(f.excepted, outstanding));
  return result(f, max(ZERO, sub(min(f.purported, f.owned), min(f.owned, add(f.reserved, exceptedOwn)))));
}

const overconveys = (f: QuantumFacts) => !isZero(f.reserved) && sub(promised(f), max(ZERO, sub(f.owned, f.reserved))).n > 0n;

export const leaseIsNoDuhigDeed: Rule<QuantumFacts, Quantum> = {
  id: "conveyance.duhig.not-for-leases",
  title: "Duhig does not reach oil and gas leases",
  cites: ["McMahon v. Christmann, 303 S.W.2d 341 (Tex. 1957)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.kind === "lease" && overconveys(f),
  then: reservationFirst,
  because: () => "A lease is not construed to estop the lessor from the royalty it reserves.",
};

export const quitclaimPurportsNoQuantum: Rule<QuantumFacts, Quantum> = {
  id: "conveyance.duhig.not-for-quitclaims",
  title: "A quitclaim purports no quantum",
  cites: ["Hill v. Gilliam, 682 S.W.2d 737 (Ark. 1985)", "Waldock v. Amber Harvest Corp., 2012 ND 180"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => f.quitclaim,
  then: reservationFirst,
  because: () => "A deed of the grantor's right, title and interest passes what there is and leaves the reservation standing.",
};

export const ownShareOfGrantee: Rule<QuantumFacts, Quantum> = {
  id: "conveyance.duhig.not-for-the-grantees-own-share",
  title: "Outstanding share is the grantee's own",
  cites: ["Gilbertson v. Charlson, 301 N.W.2d 144 (N.D. 1981)", "Nichols v. Goughnour, 2012 ND 178", "Dellit v. Schleder, 2022 MT 196"],
  // Wyoming makes the grant good out of the grantor's share though the grantee held the rest: Gilstrap v. June Eisele Warren Trust, 2005 WY 21.
  jurisdictions: { except: ["WY"] },
  in_force: {},
  when: (f) => overconveys(f) && !isZero(f.granteeOwned),
  then: (f) => {
    const promisedByThese = max(ZERO, sub(promised(f), f.granteeOwned));
    const passes = min(f.owned, promisedByThese);
    return { ...result(f, passes), short: max(ZERO, sub(promisedByThese, passes)) };
  },
  because: () => "What the grantee held already is not outstanding against the grantee, so the reservation need not make it good.",
};

export const shareToCotenant: Rule<QuantumFacts, Quantum> = {
  id: "conveyance.duhig.not-for-a-share-given-to-a-cotenant",
  title: "A cotenant who gives his share to another keeps what he reserves of it",
  cites: ["Nichols v. Goughnour, 2012 ND 178", "Gilbertson v. Charlson, 301 N.W.2d 144 (N.D. 1981)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => overconveys(f) && !isZero(f.granteeOwned) && sub(ONE, f.purported).n > 0n && f.reservedOfShare === true,
  then: (f) => ({ ...reservationFirst(f), short: ZERO }),
  because: () =>
    "Both hold under one title and the grantee knows what it lacks; the reservation is measured by the share that passes, so what is missing in the whole does not use it up.",
};

export const unwarrantedDeed: Rule<QuantumFacts, Quantum> = {
  id: "conveyance.duhig.needs-warranty",
  title: "No covenant, no estoppel",
  cites: ["Duhig v. Peavy-Moore Lumber Co., 144 S.W.2d 878 (Tex. 1940)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => overconveys(f) && !f.warranted,
  then: reservationFirst,
  because: () => "Without a covenant of title the grantor is not estopped from the reservation.",
};

export const utahRejectsDuhig: Rule<QuantumFacts, Quantum> = {
  id: "conveyance.duhig.utah",
  title: "Utah gives effect to the reservation",
  cites: ["Hartman v. Potter, 596 P.2d 653 (Utah 1979)"],
  jurisdictions: { only: ["UT"] },
  in_force: {},
  when: overconveys,
  then: reservationFirst,
  because: () => "Utah looks to the intent and knowledge of the parties and lets the reservation stand.",
};

export const reservationOfAll: Rule<QuantumFacts, Quantum> = {
  id: "conveyance.duhig.not-for-a-reservation-of-all-that-is-owned",
  title: "One who keeps all the minerals he owns purports to pass none",
  cites: ["Waldock v. Amber Harvest Corp., 2012 ND 180", "Hill v. Gilliam, 682 S.W.2d 737 (Ark. 1985)"],
  jurisdictions: "all",
  in_force: {},
  when: (f) => overconveys(f) && f.reservesAllOwned === true,
  then: (f) => ({ ...reservationFirst(f), short: ZERO }),
  because: () => "The grantor keeps back everything that is his in the minerals, so the deed gives no share of them that the reservation could make good.",
};

export const reservedOfWhatIsOwned: Rule<QuantumFacts, Quantum> = {
  id: "conveyance.duhig.reservation-of-what-is-owned",
  title: "A reservation of a fraction of what the grantor owns divides that between grantor and grantee",
  cites: ["Manson v. Magee, 534 So. 2d 545 (Miss. 1988)", "Combs v. Sherman, 2011 OK CIV APP 102"],
  jurisdictions: { only: ["MS", "AL", "OK"] },
  in_force: {},
  when: (f) => overconveys(f) && f.reservedOfOwned === true,
  then: reservationFirst,
  because: () => "The words measure the reservation by what the grantor owns, so the deed purports to pass the rest of that and no share of the whole.",
};

export const duhig: Rule<QuantumFacts, Quantum> = {
  id: "conveyance.duhig",
  title: "The grant is made good out of the reservation",
  cites: [
    "Duhig v. Peavy-Moore Lumber Co., 144 S.W.2d 878 (Tex. 1940)",
    "Acoma Oil Corp. v. Wilson, 471 N.W.2d 476 (N.D. 1991)",
    "Peterson v. Simpson, 690 S.W.2d 720 (Ark. 1985)",
    "O'Brien v. Village Land Co., 794 P.2d 246 (Colo. 1990)",
    "Gilstrap v. June Eisele Warren Trust, 2005 WY 21",
  ],
  jurisdictions: { except: ["UT"] },
  in_force: {},
  when: overconveys,
  then: (f) => result(f, min(f.owned, promised(f))),
  because: () =>
    "Grant, reservation and what is outstanding exceed the whole; a warrantor's reservation gives way as far as the grant needs it and no farther.",
};

export const grantAsWorded: Rule<QuantumFacts, Quantum> = {
  id: "conveyance.grant-less-exceptions",
  title: "A deed passes all that it does not keep out",
  cites: ["Cockrell v. Texas Gulf Sulphur Co., 299 S.W.2d 672 (Tex. 1956)", "Fast v. Fast, 496 P.2d 171 (Kan. 1972)"],
  jurisdictions: "all",
  in_force: {},
  when: () => true,
  then: (f) => result(f, min(f.owned, promised(f))),
  because: () => "The grantors' share passes up to what the deed purports, less what is excepted and reserved.",
};

/** In the order in which they are asked. */
export const overconveyanceRules = [
  leaseIsNoDuhigDeed,
  quitclaimPurportsNoQuantum,
  utahRejectsDuhig,
  reservedOfWhatIsOwned,
  shareToCotenant,
  ownShareOfGrantee,
  unwarrantedDeed,
  reservationOfAll,
  duhig,
  grantAsWorded,
];
