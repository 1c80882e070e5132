// Takers whom only a further act of a deed reaches: "… sells to A the land, and hereby conveys the said 4/9 of the minerals to B"; "(2) To B, Grantor GRANTS a royalty".
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { keysOf, oneWithinOther } from "@/lib/extract/rules/parties/same-party";
import { nameKey } from "@/lib/names/name-key";
import { type AssigningAct, assigningActs } from "./assigning-acts";
import { sideTold } from "./named-actors";

/** Verbs by which alone land passes in a deed. */
const GIVES = /convey|grant|sell|sold|deed|quit|give|assign|transfer/i;
/** Things that pass beside the land and make nobody a taker of it. */
const BESIDE =
  /^[^.;]{0,160}\b(?:easements?|right[- ]of[- ]way|lien|notes?|dower|homestead|power of attorney|rents?|insurance|option|bill of sale|mortgage|security)\b/i;
/** "kept in my deed to B", "the same conveyed to B", "the tract surveyed on warrant to B": words between the verb and "to" by which it leads to who took by another paper. */
const BY_OTHER_PAPER =
  /\b(?:deeds?|conveyance|patent|leases?|mortgage|contract|conveyed|granted|sold|deeded|assigned|patented|devised|heirs?|belong\w*|known|according|prior|adjoin\w*|next|surveyed|warrantee|(?:on|upon|under|by) (?:an? |the )?warrants?)\b[^,;]{0,40}$/i;
/** "is hereby conveyed": an act in the passive that this paper itself does. */
const NOW_DONE = /\b(?:hereby|herewith|by (?:this|these) (?:deed|presents|instrument|conveyance))\b/i;
const isNamed = (m: Mention): boolean => nameKey(m.name).includes(" ");

const among = (list: readonly ReadParty[], m: Mention): boolean => list.some((p) => keysOf(p).some((k) => oneWithinOther(k, nameKey(m.name))));

/** Whether the giver of an act is one of the deed, or is not told by name. */
const ofThisDeed = (act: AssigningAct, givers: readonly ReadParty[]): boolean =>
  act.giver === null || sideTold(act.giver) === "from" || among(givers, act.giver.mention);

/**
 * Those whom an act of the deed reaches and no other reading has found, in order. Acts in the passive and of others than the givers tell of other papers.
 * Errs toward empty: the giver must be known, and one who gives takes nothing here.
 */
export function takersByActs(a: Anatomy, parties: readonly ReadParty[]): Mention[] {
  const givers = parties.filter((p) => p.side === "from");
  if (!givers.length) return [];
  const out: Mention[] = [];
  for (const act of assigningActs(a, GIVES)) {
    if (act.to && BY_OTHER_PAPER.test(a.view.text.slice(act.verb.end, act.to.start))) continue;
    if (
      (act.passive && !NOW_DONE.test(a.view.text.slice(Math.max(0, act.verb.start - 30), act.verb.end + 20))) ||
      !ofThisDeed(act, givers) ||
      BESIDE.test(a.view.text.slice(act.verb.end, act.breath.end))
    )
      continue;
    for (const { mention } of act.takers)
      if (isNamed(mention) && !among(parties, mention) && !out.some((o) => nameKey(o.name) === nameKey(mention.name))) out.push(mention);
  }
  return out;
}
