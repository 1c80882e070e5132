// Shares written with capitals, which stand where names do.

/** "to Ida West One-half of the royalty": a share behind a name, no part of it. */
export const SHARE_WORD =
  /^(?:one|two|three|five|seven|nine|eleven|thirteen|fifteen)-(?:half|halves|(?:third|quarter|four|fif|six|seven|eigh|nin|ten|twelf|thirty)\w*)$/i;
