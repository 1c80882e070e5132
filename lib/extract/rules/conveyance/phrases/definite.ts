/** "the undivided", "that same one" before a share: that share itself; "save that one-half is kept" is no such "that". */
const DEFINITE =
  /\b(?:the|said|(?<!\b(?:save|saving|except|excepting|provided|providing|so|such|agreed|understood|however|but|only|and|or|intended|stipulated|declared|condition),? )that) (?:said |undivided |equal |one )*$/i;

/** Whether the words before a share point at it: "the undivided | half which I own". Errs toward a share of what follows. */
export const isDefinite = (ahead: string): boolean => DEFINITE.test(ahead);
