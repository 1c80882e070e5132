/** Lots stay names; numbers are numbers. */
export const lotId = (lot: string): number | string => (/^\d+$/.test(lot) ? Number(lot) : lot.includes(" of ") ? lot.replace(/of (?=\d)/, "of L") : lot);
