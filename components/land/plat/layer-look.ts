// How layers are told apart: a colour and a letter, so that colour is never the only sign.

const COLOURS = [
  "var(--e-fee)",
  "var(--e-mineral)",
  "var(--e-surface)",
  "var(--e-royalty)",
  "var(--e-leasehold)",
  "var(--e-future)",
  "var(--e-override)",
  "var(--e-easement)",
];

/** Colour of the n-th layer; after eight they come round again, the letter goes on. */
export const layerColour = (n: number): string => COLOURS[n % COLOURS.length] ?? "var(--accent)";

/** A, B … Z, A2 … */
export const layerLetter = (n: number): string => `${String.fromCharCode(65 + (n % 26))}${n < 26 ? "" : Math.floor(n / 26) + 1}`;

/** Fill of land: by the share held where an owner is shown, else faint. */
export const layerOpacity = (share: number | undefined): number => (share === undefined ? 0.22 : 0.08 + 0.62 * Math.min(Math.max(share, 0), 1));
