// What a token costs, in US dollars a million, for models whose price is known. Others count as 0 and say so in the log.
const perMillion: Record<string, { input: number; output: number }> = {
  "gpt-5": { input: 1_250_000, output: 10_000_000 },
  "gpt-5-mini": { input: 250_000, output: 2_000_000 },
  "gpt-5-nano": { input: 50_000, output: 400_000 },
  "gpt-4.1": { input: 2_000_000, output: 8_000_000 },
  "gpt-4.1-mini": { input: 400_000, output: 1_600_000 },
};

/** Cost as decimal text with six places, in exact integer arithmetic on millionths of a dollar: ("gpt-5-mini", 1000, 100) → "0.000450". */
export function costUsd(model: string, inputTokens: number, outputTokens: number): string {
  const price = perMillion[model] ?? perMillion[model.replace(/-\d{4}-\d{2}-\d{2}$/, "")];
  if (!price) return "0";
  const millionths = (BigInt(inputTokens) * BigInt(price.input) + BigInt(outputTokens) * BigInt(price.output) + 500_000n) / 1_000_000n;
  const text = millionths.toString().padStart(7, "0");
  return `${text.slice(0, -6)}.${text.slice(-6)}`;
}
