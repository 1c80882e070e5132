import type { Shortcut } from "./shortcuts";

export type KeyLine = { what: string; keys: string[][] };

/** "Ctrl+K" → ["Ctrl","K"]; the plus sign by itself is a key. */
const partsOf = (keys: string): string[] => (keys === "+" ? ["+"] : keys.split("+"));

/** Shortcuts as the help prints them: what they do once, with every combination that does it. */
export function keyLines(shortcuts: readonly Pick<Shortcut, "keys" | "what">[]): KeyLine[] {
  const lines = new Map<string, KeyLine>();
  for (const { keys, what } of shortcuts) {
    const line = lines.get(what) ?? { what, keys: [] };
    line.keys.push(partsOf(keys));
    lines.set(what, line);
  }
  return [...lines.values()];
}
