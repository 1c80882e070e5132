// When may two polygons be laid over one another? When both begin at the same point.
import type { Tract } from "@/lib/contracts/aspects/land";
import type { Point } from "@/lib/land/set/ring-relation";

const BEGIN = /\b(?:beginn?ing|commencing)\s(?:at|on|from)\s([^;]{4,300}?)(?:[;,]?\s*thence\b|;)/i;
const CORNER = /\b(north|south)(?:\s?-?)(east|west)\s(?:corner|cor\b)|\b([NS])\.?\s?([EW])\.?\s(?:corner|cor\b)/i;
const OWNER = /\bcorner\s(?:of|to)\s(?:the\s|said\s|this\s)?((?:[A-Z0-9][\w.&'-]*|of|and|No\.?)(?:[\s,]+(?:[A-Z0-9][\w.&'-]*|of|and|No\.?)){0,5})/;

const bare = (s: string): string => s.toUpperCase().replace(/[^A-Z0-9]/g, "");

/**
 * The corner at which a figure begins, with no tie between: "Beginning at the NE corner of Section 9" → NE:SECTION9…
 * Null where it begins at a tree, a stake or at the end of a tie, which no other instrument can be held to share.
 */
export function beginning(t: Tract): string | null {
  if (t.warnings.some((w) => w.code === "tie_calls")) return null;
  const words = BEGIN.exec(t.text)?.[1];
  const corner = words === undefined ? null : CORNER.exec(words);
  if (!words || !corner) return null;
  const side = `${(corner[1] ?? corner[3] ?? "")[0]}${(corner[2] ?? corner[4] ?? "")[0]}`.toUpperCase();
  const owner = OWNER.exec(words.slice(corner.index))?.[1];
  return owner && !/^(?:the|this|said|tract|land)$/i.test(owner.trim()) ? `${side}:${bare(owner)}` : null;
}

/** The rings of two tracts that begin at the same named corner; else null. */
export function sharedFrame(a: Tract, b: Tract): [readonly Point[], readonly Point[]] | null {
  if (!a.ring || !b.ring || a.ring.length < 3 || b.ring.length < 3) return null;
  const from = beginning(a);
  return from !== null && from === beginning(b) ? [a.ring, b.ring] : null;
}
