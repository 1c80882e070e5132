/** The normal form of an azimuth: 300 → N 60°00'00" W; 90 → N 90°00'00" E. */
export function bearingText(azimuth: number): string {
  const seconds = Math.round((azimuth % 360) * 3600);
  const north = seconds <= 324_000 || seconds >= 972_000 + 1;
  const east = seconds <= 648_000;
  const angle = north ? (east ? seconds : 1_296_000 - seconds) : east ? 648_000 - seconds : seconds - 648_000;
  const pad = (n: number): string => String(n).padStart(2, "0");
  return `${north ? "N" : "S"} ${Math.floor(angle / 3600)}°${pad(Math.floor(angle / 60) % 60)}'${pad(angle % 60)}" ${east ? "E" : "W"}`;
}
