// Royalties taken from one lease: which they are, and that they fall with it.
import type { Interest } from "@/lib/title/ledger/interest";
import { type OneLeaseAnswer, type OneLeaseFacts, oneLeaseRules } from "@/lib/title/rules/royalty/one-lease";
import { decide, type Step } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { fallIn } from "./fall-in";
import { type Lease, LIVE } from "./lease";
import { type Clause, evidenceAt, type Matter } from "./matter";

const ABBREVIATED = "(?:[^.;]|(?<=\\b[A-Z])\\.)";
/** "the royalty which A. B. Roe owes me under the lease he took from me", "the royalty reserved in that certain lease heretofore executed". */
const FROM_LEASE = new RegExp(
  `\\broyalt(?:y|ies)\\b${ABBREVIATED}{0,80}\\b(?:retained|reserved|provided|payable|accruing|due|paid|owes?|owed|owing|comes?|coming|yielded|called for|to (?:receive|get|have|be paid)|receives?|gets?)\\b${ABBREVIATED}{0,60}\\b(?:in|by|under|from)\\b${ABBREVIATED}{0,40}\\blease\\b${ABBREVIATED}{0,40}\\b(?:heretofore|theretofore|previously|now|dated|made|executed|recorded|in force|took|taken|given|gave|of (?:this|even|that) date|of (?:January|February|March|April|May|June|July|August|September|October|November|December|\\d))\\b`,
  "i",
);
const THE_LEASE = "\\b(?:the|said|that|this|such|aforesaid|same) (?:(?!cover|affect)[\\w&,.'’]+ ){0,5}lease\\b";
/** Words of a term that hang it on a lease: "during the life of the said lease", "attaches to the Elm lease and to no other", "whenever that lease comes to an end", "upon the release of said lease". */
const TERM_OF_LEASE = new RegExp(
  [
    `\\b(?:life|term|duration|continuance|existence|currency)\\b[^.;]{0,20}${THE_LEASE}`,
    `\\b(?:while|as long as|so long as|until)\\b[^.;]{0,20}${THE_LEASE} (?:is|remains|continues|stands|lives|shall|may|be|ends|expires|lasts)\\b`,
    `(?<!\\b(?:covers?|covering|affects?|affecting|as to) )${THE_LEASE},? ?(?:and (?:to |under |with )?no other|(?:only|alone)\\b(?! or\\b))`,
    `\\b(?:when|whenever|if|once|as soon as|should|upon|in case)\\b[^.;]{0,50}${THE_LEASE}[^.;]{0,20}\\b(?:end(?:s|ed|ing)?\\b|ceas|terminat|expir|laps|released|surrender|forfeit|over\\b)`,
    `\\b(?:end|ending|expiration|expiry|termination|release|surrender|forfeiture) of[^.;]{0,10}${THE_LEASE}`,
    `\\b(?:falls?|ends?|ceases?|determines?|terminates?|expires?) (?:also )?with ${THE_LEASE}`,
  ].join("|"),
  "i",
);
/** "under that lease only": words of the grant itself that hold it to one lease. */
const OF_LEASE_ALONE = new RegExp(
  `\\broyalt(?:y|ies)\\b${ABBREVIATED}{0,160}${THE_LEASE},? ?(?:and (?:to |under |with )?no other|(?:only|alone)\\b(?! or\\b))`,
  "i",
);
const LATER_LEASES = /\b(?:future|hereafter|subsequent|later|renewals?|any (?:other |such )?(?:oil|lease|and all)|or leases?|forever|perpetual\w*)\b/i;

const mark = (lease: Pick<Lease, "document" | "start">) => `ends with the lease of ${lease.start ?? lease.document}`;

/** What a royalty clause says of its end: marks for the interest, one for the lease that stands and to which its words tie it, with the steps. */
export function tiedToLease(kase: Case, matter: Matter, tract: string, c: Clause): { burdens: string[]; steps: Step[] } {
  const leases = kase.leasesIn(tract).filter((l) => LIVE.has(l.status));
  const words = [...matter.conveyance.grants, ...matter.conveyance.reservations].filter((w) => w.estate_type === "royalty").map((w) => w.text);
  const facts: OneLeaseFacts = {
    ofOneLease: leases.length === 1 && (FROM_LEASE.test(c.words.text) || OF_LEASE_ALONE.test(c.words.text) || TERM_OF_LEASE.test(c.words.term?.text ?? "")),
    ofLaterLeases: words.some((w) => LATER_LEASES.test(w)),
  };
  if (!facts.ofOneLease) return { burdens: [], steps: [] };
  const inputs = [input("words", c.words.text.slice(0, 160), evidenceAt(matter, "conveyance", c.pointer), matter.id)];
  const d = decide<OneLeaseFacts, OneLeaseAnswer>(oneLeaseRules, facts, kase.place(tract, matter), inputs, (a) => ({
    name: "royalty",
    value: a.replaceAll("_", " "),
  }));
  return { burdens: d?.answer === "ends_with_the_lease" ? leases.map(mark) : [], steps: d?.steps ?? [] };
}

/** Ends the royalties of a tract that were tied to a lease which has ended. */
export function royaltiesEnd(kase: Case, lease: Lease, day: string | null): void {
  const tied = (i: Interest) => i.estate === "royalty" && i.burdens.includes(mark(lease));
  for (const i of kase.ledger(lease.tract).current().filter(tied))
    fallIn(kase, lease.tract, i, day, [
      {
        rule: "royalty.one-lease.ended",
        cites: ["McWilliams v. Standard Oil Co. of Louisiana, 205 Ark. 625, 170 S.W.2d 367 (1943)"],
        outcome: "applied",
        inputs: [input("lease", lease.start ?? lease.document, [], lease.document)],
        output: { name: "royalty", value: "ended" },
        because: "The royalty was a share of what this one lease paid; the lease is over.",
      },
    ]);
}
