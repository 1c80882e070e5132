// Other words for dying than "died", as families and affiants say them. One list for all who read of deaths.

const WHEN = "(?=,? (?:(?:up)?on|in|at|about|during|before|after|when|while|the \\d|this|suddenly|early|late|[A-Z][a-z]+ \\d|\\d))";
const DATED = "(?=,? (?:(?:up)?on|in|about) (?:or about )?(?:the )?(?:[A-Z]\\w+,? )?\\d)";
/** "The will of ADA ROE was lost in the flood": the paper, the house or the stock, and nobody. */
const PAPER_LOST =
  "(?<!\\b(?:deeds?|wills?|papers?|records?|instruments?|leases?|letters?|certificates?|bible|books?|house|home|barn|land|cattle|stock|crops?)\\b[^.;]{0,60})";

/**
 * A pattern for them, to be set between word bounds: "left us on the 8th", "breathed his last", "was called home", "was laid to rest in 1986".
 * Burial counts only with its day or year. Errs to silence: "left this county", "went to Texas" are no deaths, and a lease "came to an end".
 */
export const DYING = [
  `left (?:us|this (?:life|world|earth|vale))${WHEN}`,
  "(?:breathed|drew) (?:his|her|their) last(?: breath)?",
  "went to (?:his|her|their) (?:\\w+ )?(?:reward|rest|maker|grave|home above|long home)",
  "went to (?:be with )?(?:the lord|glory)",
  "(?:was|were|been) called (?:home|away|to (?:his|her|their) (?:\\w+ )?(?:reward|rest|home|maker))",
  "(?:was|were|been) (?:taken (?:by death|from (?:us|this (?:life|world)|(?:his|her|their) family)|in death)|carried off by \\w+)",
  "entered (?:in)?to (?:(?:his|her|eternal|everlasting|final) )?rest",
  "(?:gave|yielded) up the ghost",
  "ended (?:his|her) (?:own )?(?:life|days)",
  "(?:came to|found|met with) (?:(?:his|her) (?:\\w+ )?|an? \\w+ )(?:death|end)",
  "succumbed",
  `perished`,
  `fell asleep${DATED}`,
  `(?:(?:was|were|been) )?(?:buried|interred|laid (?:to rest|away))${DATED}`,
  `(?:was|were|been) found dead`,
  "passed (?:over|to (?:his|her|their) (?:\\w+ )?(?:reward|rest))",
  "(?:was|were|been) lost at sea",
  `(?:(?:was|were|been) (?:${PAPER_LOST}lost|killed|slain)|fell) in (?:the |an? )?(?:\\w+ ){0,2}(?:war|battle|action|wreck|storm|flood|accident)`,
].join("|");
