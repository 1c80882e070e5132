// A tract with nothing known but its text.
import type { LandKind, Tract } from "@/lib/contracts/aspects/land";

/** `emptyTract("plss", "NE/4")` → a tract of that kind with all else null; its id is given when the list is whole. */
export function emptyTract(kind: LandKind, text: string, start: number, end: number): Tract {
  return {
    id: "",
    kind,
    text,
    county: null,
    state: null,
    plss: null,
    survey: null,
    subdivision: null,
    calls: null,
    closure: null,
    acres_stated: null,
    acres_computed: null,
    depths: null,
    warnings: [],
    exceptions: [],
    span: { start, end },
  };
}
