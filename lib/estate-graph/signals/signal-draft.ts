// A signal before it has its number, with the exploratory edge it would draw.
import type { Signal } from "@/lib/contracts/graph";

export type SignalDraft = Omit<Signal, "id"> & { edge?: { from: string; to: string } };

/** Kinds of gaps that a missing link of title can close. */
export const linkGaps: ReadonlySet<string> = new Set(["missing_link", "stranger_to_title", "open_succession", "unresolved_party", "missing_root"]);
