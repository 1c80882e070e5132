export type Command = { id: string; group: string; label: string; hint?: string; href: string };

/** Commands whose words all occur in the query, the best first: beginnings of words before middles. Empty query → the first of each group. */
export function findCommands(commands: Command[], query: string, limit = 40): Command[] {
  const parts = query.toLowerCase().split(/\s+/).filter(Boolean);
  const scored = commands.flatMap((command, index) => {
    const text = `${command.label} ${command.hint ?? ""}`.toLowerCase();
    let score = 0;
    for (const part of parts) {
      const at = text.indexOf(part);
      if (at < 0) return [];
      score += at === 0 ? 0 : /[\s(,/-]/.test(text.charAt(at - 1)) ? 1 : 3;
    }
    return [{ command, score, index }];
  });
  if (parts.length > 0) scored.sort((a, b) => a.score - b.score || a.index - b.index);
  return scored.slice(0, limit).map((s) => s.command);
}
