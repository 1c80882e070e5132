import type { Warning } from "@/lib/contracts/aspects/land";

/** A warning at a place of the text. */
export const landWarning = (code: string, message: string, at: { start: number; end: number }): Warning => ({ code, message, start: at.start, end: at.end });
