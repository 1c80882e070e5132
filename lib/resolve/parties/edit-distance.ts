// Slips of the pen and of the reader: one letter wrong, missing, doubled or swapped with its neighbour.

/** Whether two words differ by exactly one slip: "tandy", "tanby" → true; "tandy", "tandy" → false. Linear time. */
export function oneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && i < b.length && a[i] === b[i]) i++;
  const restA = a.slice(i);
  const restB = b.slice(i);
  if (a.length > b.length) return restA.slice(1) === restB;
  if (a.length < b.length) return restA === restB.slice(1);
  if (restA.slice(1) === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

/** Groups of letters that scanning takes for one another, brought to one form: "Bames", "Barnes" → "bames" for both. */
export const scanForm = (word: string): string => word.replace(/rn/g, "m").replace(/[1|!]/g, "l").replace(/0/g, "o").replace(/vv/g, "w").replace(/cl/g, "d");

/** The word and every form of it with one letter taken out: two words one slip apart share a form. */
export function slipForms(word: string): string[] {
  const forms = [word];
  for (let i = 0; i < word.length; i++) forms.push(word.slice(0, i) + word.slice(i + 1));
  return forms;
}
