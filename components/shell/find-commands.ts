export type Command = { id: string; group: string; label: string; hint?: string; href: string };

/**
 * Commands in which all words of the query occur, the best first: what goes by the name before what only mentions it,
 * beginnings before middles. Empty query → the list as it is.
 */
export function findCommands(commands: Command[], query: string, limit = 40): Command[] {
  const parts = query.toLowerCase().split(/\s+/).filter(Boolean);
  const scored = commands.flatMap((command, index) => {
    const label = command.label.toLowerCase();
    const text = `${label} ${command.hint ?? ""}`.toLowerCase();
    let score = 0;
    for (const part of parts) {
      const at = text.indexOf(part);
      if (at < 0) return [];
      score += at >= label.length ? 6 : at === 0 ? 0 : /[\s(,/-]/.test(text.charAt(at - 1)) ? 1 : 3;
    }
    return [{ command, score, index }];
  });
  if (parts.length > 0) scored.sort((a, b) => a.score - b.score || a.index - b.index);
  return scored.slice(0, limit).map((s) => s.command);
}
