import { describe, expect, it } from "vitest";

import { withoutAnswerMarks, withQuestionsMarked } from "./questions";
import { familiesOf } from "./test-family";

const FORMS: readonly (readonly [string, string])[] = [
  [
    "numbered Q and A",
    "Q1. Who died? A. Otto Venn. Q2. When? A. June 4, 1999. Q3. Did he leave a will? A. None was found. Q4. Was he ever married? A. Once, to Nina Venn, in 1961. She is living. Q5. Name his children. A. Roy Venn, who is living, and Fay Doe, who died in 1990. Q6. Did Fay Doe leave children? A. Yes: Clyde Doe and Diane Doe, both living.",
  ],
  [
    "words written out",
    "Question: Whom do you speak of? Answer: Of Otto Venn, deceased. Question: On what day did he die? Answer: On June 4, 1999. Question: Did he make a will? Answer: He did not. Question: Was he survived by a wife? Answer: Yes, by Nina Venn, his only wife. Question: What children were born to him? Answer: Two, Roy Venn and Fay Doe. Question: Are they living? Answer: Roy is. Fay died on May 2, 1990. Question: Who are her children? Answer: Clyde Doe and Diane Doe, both living.",
  ],
  [
    "a dash and A.",
    "1. Whose heirship is this? — A. Otto Venn. 2. When did he die? — A. June 4, 1999. 3. Did he leave a will? — A. No. 4. To whom was he married? — A. Nina Venn, 1961; he had no other wife. 5. What children had he? — A. Roy Venn; and Fay Doe, dead. 6. If any child is dead, who are that child's children? — A. Clyde Doe, Diane Doe.",
  ],
  [
    "interrogatories",
    "Int. 1. Whom did you know? Ans. Otto Venn of Elm. Int. 2. Is he living? Ans. No, he died on June 4, 1999. Int. 3. Did he leave a will? Ans. He did not. Int. 4. Who was his wife? Ans. Nina Venn, living. Int. 5. How many children had he? Ans. Two: Roy Venn and Fay Doe. Int. 6. Which of them are living? Ans. Roy. Fay died in 1985. Int. 7. Did Fay leave any children? Ans. Yes, two: Clyde Doe and Diane Doe, both living.",
  ],
  [
    "a dead child's own wife or husband in the answer",
    "Q. Whose death is this about? A. Otto Venn, of Elm. Q. When and where did he die? A. June 4, 1999, at Elm. Q. Did he leave a will? A. No. Q. Was he married? A. Once only, in 1961, to Nina Venn. She survived him and is living. Q. What children had he? A. Two, all born of him and Nina: (1) Roy Venn, living; (2) Fay Doe, who died in 1990, before her father. Q. Did Fay leave children? A. Two, both living: Clyde Doe and Diane Doe. Her husband had died before her. Q. Are the debts paid? A. All of them.",
  ],
];

describe("questions and answers, however they are marked", () => {
  it.each(FORMS)("%s", (_form, words) => {
    const death = familiesOf(
      `AFFIDAVIT OF HEIRSHIP\n\nState of Texas, County of Elm. Ann Lark answers under oath as follows. ${words}\n\nAnn Lark\n\nSworn to May 5, 2000. Notary Public.`,
    )[0];
    expect([death?.decedent, death?.died, death?.testate]).toEqual(["Otto Venn", "1999-06-04", false]);
    expect(death?.heirs.map((h) => [h.name, h.perStirpesOf])).toEqual([
      ["Nina Venn", null],
      ["Roy Venn", null],
      ["Fay Doe", null],
      ["Clyde Doe", "Fay Doe"],
      ["Diane Doe", "Fay Doe"],
    ]);
  });

  it("keep their places, and leave an initial alone where nothing is asked", () => {
    const words = "Q2. Who? - A. Ada Roe. Question: When? Answer: In May.";
    expect(withQuestionsMarked(words)).toHaveLength(words.length);
    expect(withoutAnswerMarks("Who?   A. Ada Roe")).toBe("Who?      Ada Roe");
    expect(withQuestionsMarked("Section 4. A. Lorene Roe died.")).toBe("Section 4. A. Lorene Roe died.");
    expect(withoutAnswerMarks("He died. A. Lorene Roe lives.")).toBe("He died. A. Lorene Roe lives.");
  });
});
