// Life estates: kept by a grantor, or given with a remainder over. What follows a life estate is linked to it by `after`.
import type { Interest } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import type { EffectDraft } from "@/lib/title/recorder/recorder";
import type { Deed } from "./convey-land";
import { POWER_OF_SALE } from "./future-interests";
import { clauses } from "./matter";
import { type Keeping, type MarkedTaker, type Marks, type Portion, pass } from "./pass";
import { lifeTenants } from "./stranger-reservation";
import { type Taker, takers } from "./takers";

const POWERS =
  "(?:powers?|rights?|authority|privilege|liberty|leave|freedom|discretion|permission|(?:be|is|being) (?:free|authorized|empowered|permitted|entitled))";
/** Not "convey oil and gas by pipe lines", "sell oil produced from the wells". */
const SALE =
  "(?:sell|sale|selling|dispos\\w+|convey|alienat\\w+)\\b(?!(?: of)?(?: (?:the|such|said|any|all))?(?: (?:oil|gas|water|steam|and|or|casinghead)\\b,?){1,6} (?:by|through|over|across|from|to|produced|leases?)\\b)";
/** "without the order of any court", set between a power and what it is to do. */
const WITHOUT = "without (?:\\w+ ){1,6}(?:court|bond|others?|remaindermen|children)";
const USES = "(?:(?:use|consume|spend|enjoy|mortgage|manage|lease|encumber|control|hold),? (?:and |or )?){0,5}";
const TENANT = "(?:she|he|(?:my|the|said) (?:\\w+ ){0,2}(?:wife|husband|widow|widower|tenants?|grantees?|devisees?))";
/** "with full power to sell and convey", "to use or dispose of as she sees fit": the life tenant may sell the land itself. */
const POWER = new RegExp(
  `\\b${POWERS}\\b(?:,? (?:at any time|in (?:her|his|their) (?:own )?discretion|during (?:her|his|their) (?:life|lifetime)|(?:hereby )?(?:vested |given |granted |conferred )?(?:in|to|upon|unto|on) (?:her|him|them)|${WITHOUT}),?){0,3} (?:to|of) ${USES}${SALE}|\\b${TENANT} (?:may|can|might|shall be able to)\\b[^.;]{0,60}?\\b(?:sell|dispose of|convey|alienate)\\b(?! (?:her|his|their) life (?:estate|interest))`,
  "i",
);
/** "without power to sell", "shall have no right whatever to dispose of the same", "may not sell": the denial stands with the power itself. */
const NO_POWER = new RegExp(
  `\\b(?:without|no|(?:nor|not|never|neither)(?: to)?(?: (?:have|be|having|give|carry|include))?)(?: (?:the|any|such|a|full|further|whatever|at any time|given|himself|herself)){0,3} ${POWERS.replace("(?:be|is|being) ", "")}\\b(?:(?! with\\b)[^.;,]){0,40}?\\b(?:to|of)\\b(?:(?! with\\b)[^.;]){0,40}?\\b${SALE}|\\b(?:may|can|might|shall) (?:not|never|in no (?:event|case))\\b(?:(?! with\\b)[^.;]){0,40}?\\b(?:sell|dispose|convey|alienate)`,
  "i",
);

/** Written on a life estate whose tenant may lease beyond the life. */
export const POWER_TO_LEASE = "life tenant may lease the minerals";
const LEASING = /\b(?:power|right|authority|privilege)\b[^.;]{0,200}?\bto (?:\w+,? ){0,6}leases?\b|\bpower of leasing\b/i;
const NO_LEASING = /\b(?:without|no|nor|not have)\b[^.;]{0,40}\b(?:power|right|authority)\b[^.;]{0,60}\bleas/i;

const powersGiven = (text: string): string[] => [
  ...(POWER.test(text) && !NO_POWER.test(text) ? [POWER_OF_SALE] : []),
  ...(LEASING.test(text) && !NO_LEASING.test(text) ? [POWER_TO_LEASE] : []),
];

const forLife = (d: Deed) => d.group.estate === "life_estate" || d.group.clauses.some((c) => c.words.term?.kind === "life");
const keptForLife = (d: Deed) =>
  d.keeps
    ? clauses(d.matter, "reservations", d.tract).find(
        (c) => c.words.estate_type === "life_estate" || (c.words.estate_type === "fee" && c.words.term?.kind === "life"),
      )
    : undefined;

/** Passes portions as life estate and what follows it. Null where the deed makes no life estate. */
export function splitLife(d: Deed, draft: EffectDraft, portions: readonly Portion[], to: readonly Taker[], marks: Marks, keeping: Keeping): Interest[] | null {
  const kept = keptForLife(d);
  if (!kept && !forLife(d)) return null;
  const after = `${draft.effect}.life`;
  const tenants = kept ? lifeTenants(d, draft, kept) : to;
  const others = kept ? to : d.group.remainder.length ? takers(d.group.remainder) : owners(d);
  const follows = kept || d.group.remainder.length ? "remainder" : "reversion";
  const joint = tenants.length > 1 ? `${draft.effect}.joint` : null;
  const powers = powersGiven([...d.group.clauses, ...(kept ? [kept] : [])].map((c) => c.words.text).join(" "));
  const lives = tenants.map((t) => t.holder);
  const list: MarkedTaker[] = [
    ...tenants.map((t) => ({
      ...t,
      marks: {
        as: "life_estate" as const,
        after,
        survivorship: joint,
        ...(powers.length ? { burdens: powers } : {}),
        term: { kind: "life" as const, ends: null, lives: [t.holder], text: `for the life of ${t.holder.name}` },
      },
    })),
    ...others.map((t) => ({ ...t, marks: { as: follows as "remainder" | "reversion", after } })),
  ];
  draft.step({
    rule: "life.estate-and-remainder",
    cites: [],
    outcome: "applied",
    inputs: [],
    output: { name: "life tenant", value: lives.map((l) => l.name).join(", ") },
    because: "One holds for life; the other takes on the death of the life tenant without a further deed.",
  });
  return pass(d.kase.ledger(d.tract), draft, portions, list, marks, keeping);
}

function owners(d: Deed): Taker[] {
  const holders = d.sources.map((i) => i.holder).filter((h, n, all) => all.findIndex((x) => sameHolder(x, h)) === n);
  return holders.map((holder) => ({ holder, share: { n: 1n, d: BigInt(holders.length) } }));
}
