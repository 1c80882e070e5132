// One naming of a party in the premises, with what the words beside the name say of it.
import type { Span } from "@/lib/text/view";

export type Mention = {
  name: string;
  span: Span;
  aliases: string[];
  marital: string | null;
  /** "executor of the estate of …", "trustee of …". */
  capacity: string | null;
  address: string | null;
  /** "a Delaware limited liability company". */
  entityWords: string;
  deceased: boolean;
  /** Label that follows: "Grantor", "party of the first part". */
  label: string | null;
  /** "an undivided one-half (1/2)" beside the name. */
  shareText: string | null;
  survivorship: boolean;
  /** The naming it is married to. */
  spouse: Mention | null;
  /** "son", "daughter", "child" and the like, said beside the name. */
  relation: string | null;
  /** Words before the name that belong to nothing known. */
  strays: number;
  /** A name of an index or margin: "John Doe & wf", "Doe et al". */
  indexed: boolean;
};

export const emptyMention = (name: string, span: Span): Mention => ({
  name,
  span,
  aliases: [],
  marital: null,
  capacity: null,
  address: null,
  entityWords: "",
  deceased: false,
  label: null,
  shareText: null,
  survivorship: false,
  spouse: null,
  relation: null,
  strays: 0,
  indexed: false,
});
