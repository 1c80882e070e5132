// The two sides of an instrument as mentions, before roles and ids are given.
import type { PartyRole, PartySide } from "@/lib/contracts/aspects/parties";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";

export type SidedMention = { mention: Mention; side: PartySide; role: PartyRole | null };
