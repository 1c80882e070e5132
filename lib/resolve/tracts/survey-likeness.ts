// Whether two descriptions lie in the same survey. What one leaves out does not contradict; what both say must agree.

/** Name, abstract, block, section, league, labor, township of two keys: "same", "unlike", or "silent" where they share no part to compare. */
export function surveyLikeness(a: string | null, b: string | null): "same" | "unlike" | "silent" {
  if (!a || !b) return "silent";
  const x = a.split("|");
  const y = b.split("|");
  let agreed = 0;
  for (const [i, left] of x.entries()) {
    const right = y[i] ?? "";
    if (!left || !right) continue;
    if (left === right || (i === 0 && (left.includes(right) || right.includes(left)))) agreed++;
    else if (i === 0 && agreesElsewhere(x, y)) continue;
    else return "unlike";
  }
  return agreed ? "same" : "silent";
}

/** A survey's name may be misspelt, or written out, where its abstract number is the same, or its block and section. */
const agreesElsewhere = (x: readonly string[], y: readonly string[]): boolean =>
  (Boolean(x[1]) && x[1] === y[1]) || (Boolean(x[2]) && x[2] === y[2] && Boolean(x[3]) && x[3] === y[3]);
