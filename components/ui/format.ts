// Dates, sizes and numbers as people read them. Dates of record stay as exact as the instrument.
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "1921-03-04" → "4 Mar 1921", "1921-03" → "Mar 1921", "1921" → "1921", null → "—". */
export function formatDate(date: string | null | undefined): string {
  if (!date) return "—";
  const [year, month, day] = date.split("-");
  const name = month ? months[Number(month) - 1] : undefined;
  return [day ? String(Number(day)) : undefined, name, year].filter(Boolean).join(" ");
}

/** "2026-11-21T04:10:00Z" → "21 Nov 2026, 04:10" in the reader's time zone. */
export function formatTime(time: string | null | undefined): string {
  if (!time) return "—";
  const at = new Date(time);
  const two = (n: number) => String(n).padStart(2, "0");
  return `${at.getDate()} ${months[at.getMonth()]} ${at.getFullYear()}, ${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** 1536 → "1.5 kB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** 1450 → "1.4 s", 320 → "320 ms". */
export function formatDuration(ms: number | null): string {
  if (ms === null) return "—";
  if (ms < 1000) return `${ms} ms`;
  return ms < 60_000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}

/** "over_conveyance" → "Over conveyance", "CHAIN_GAP" → "Chain gap". */
export function words(code: string): string {
  if (code === "llc") return "LLC";
  const text = code.replace(/[_-]/g, " ").toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** plural(2, "gap") → "2 gaps", plural(1, "gap") → "1 gap". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}

/** Digits are read from the text, never through a float. */
const acreage = new Intl.NumberFormat("en-US", { maximumFractionDigits: 4, roundingMode: "halfEven" });

/** "160.000" → "160", "12.5" → "12.5", "6.66666667" → "6.6667" (half to even), null → "—". */
export function formatAcres(acres: string | null | undefined): string {
  if (!acres) return "—";
  return acres.includes("/") ? acres : acreage.format(acres as `${number}`);
}
