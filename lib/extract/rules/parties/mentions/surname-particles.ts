// The small words that lead to a surname: "de", "van der", "de la".
import { isParticle } from "@/lib/names/person-words";
import type { Token } from "@/lib/text/tokens";

/** The token behind one or two particles at `j` that a surname follows ("Louis de la Vega": that of "Vega"); `j` where none does. */
export function particlesEnd(tokens: readonly Token[], j: number, endsName: (t: Token) => boolean): number {
  const isOne = (k: number): boolean => tokens[k]?.kind === "lower" && isParticle(tokens[k]?.text ?? "");
  if (!isOne(j)) return j;
  const to = isOne(j + 1) ? j + 2 : j + 1;
  const next = tokens[to];
  return next?.kind === "cap" && !endsName(next) ? to : j;
}
