// Orders that give an estate to those who take under the will, and name none of them.
import { namedIn } from "@/lib/extract/rules/conveyance/people";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import { dead } from "./decree-takers";

/** "to those entitled under the will", "in accordance with the terms of said last will", "as therein devised". */
const UNDER_WILL =
  /\b(?:(?:entitled|taking|named|mentioned|thereto|devisees?|legatees?|beneficiaries)(?: thereto| to (?:it|the same))? (?:under|by|in)|in accordance with|according to|pursuant to|as (?:provided|directed|devised|given|set (?:out|forth)) (?:in|by|under)|under)(?: the (?:terms|provisions|tenor) of)? (?:the |said |his |her |such |decedent's |the decedent's |testator's )*(?:last )?will\b|\bas (?:therein|in (?:it|the will)) (?:devised|provided|directed|given)\b/i;

/** Whether the orders leave it to the will who takes: every one points to it and names nobody but the dead. Errs towards reading the order itself. */
export const leavesToWill = (orders: readonly Sentence[], scene: Scene): boolean =>
  orders.length > 0 &&
  orders.every((s) => UNDER_WILL.test(s.text)) &&
  orders.every((s) => namedIn(s.text, scene.parties.parties).every((id) => dead(scene).includes(id)));
