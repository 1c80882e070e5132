// Words of a stop in production or work, by which a lease measures the rest that it allows.

/** "cessation", "no stop of more than", "should they be interrupted": source of a pattern, without its bounds. */
export const REST_WORDS =
  "(?:cessations?|ceas(?:es?|ed|ing)|interrupt(?:s|ed|ing|ions?)?|discontinu(?:e|es|ed|ing|ance)|stops?|stopp(?:ed|ing|ages?)|paus(?:e|es|ed|ing)|breaks?|intervals?|gaps?|halts?|halted|suspen(?:d|ds|ded|sions?)|intermissions?|laps(?:e|es|ed|ing)|idle|rest(?:s|ed|ing)?|shutdowns?|hiatus)";
