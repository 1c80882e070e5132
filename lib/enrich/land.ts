// Land, normalised: county and state of each tract in one form, the recording's where the description has none.
import type { Recording } from "@/lib/contracts/aspects/doc-type";
import type { Land } from "@/lib/contracts/aspects/land";
import type { AspectExtraction } from "@/lib/contracts/resolved-document";
import { displayName } from "@/lib/names/display-name";
import { stateCode } from "@/lib/text/states";

/** County "REEVES COUNTY" → "Reeves", state "Texas" → "TX"; a county that came from the recording is named in `assumed`. */
export function enrichLand(l0: AspectExtraction<Land>, context: { recording?: Recording | undefined } = {}): AspectExtraction<Land> {
  const tracts = l0.resolved.tracts.map((t) => {
    const county = t.county ?? context.recording?.county ?? null;
    const assumed = [...(t.assumed ?? []), ...(t.county === null && county !== null ? ["county"] : [])];
    return {
      ...t,
      county: county
        ? displayName(
            county
              .replace(/^(?:the )?(?:county|parish) of /i, "")
              .replace(/ (?:county|parish)$/i, "")
              .trim(),
          )
        : null,
      state: (t.state ? (stateCode(t.state) ?? t.state) : null) ?? context.recording?.state ?? null,
      ...(assumed.length > 0 ? { assumed } : {}),
    };
  });
  return { ...l0, resolved: { ...l0.resolved, tracts } };
}
