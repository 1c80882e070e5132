// Words beside a word of kin that tell it to name nobody who takes: whose will it was, before whom one died, what one of the kin did.

/** "under the will of her mother": kin by whom one took, not who take. */
export const toKin = /(?<!\b(?:deeds?|deeded|conveyance|conveyed|lease|sale|sold|grant|mortgage|gift) )\b(?:un)?to $|\b(?:among|between) $/i;
export const fromKin = /\b(?:will|deed|gift|estate|devise|under|from|inherited|inheritance|conveyed|property)\b[^.;,:]{0,30}$/i;

/** "died before their mother:", "outlived her husband.": kin that only says when or whom, and names nobody. */
export const onlyTold = /\b(?:before|after|than|outlived|survived|predeceased|beside|besides) (?:both |either )?(?:of )?$/i;
export const namesNobody = /^(?: (?:did|died|had|was|were))?[.:;,](?! [A-Z])/;

/** "his father had married again": what one of the kin did. */
export const doesSomething =
  /^ (?:(?:had|has|have|having|being|were|was|are|is|all|both|each|then|later|also|long|since|thereafter|afterwards?) )*(?:married|remarried|left|bore|divorced|outlived|died|dead|deceased|predeceased|preceded|passed away|bought|purchased|acquired|owned|lived|earned|paid|worked|gave|deeded|sold|joined|made|kept|held|got)\b/;

/** "all of whom survived both parents": whom they outlived, no list of kin. */
export const outlivedThese = (words: string): boolean =>
  /\b(?:surviv(?:ed?|ing)|outliv(?:ed?|ing)|predeceased|died before)(?: (?:both|of|the|their|said|his|her)){1,4}(?: [a-z]+)? ?parents?$/i.test(words);

/** "a sister, A, who survived him, and one brother, B": the clause of A is over. */
export const OUTLIVED_AND = /^ (?:(?:him|her|them|(?:the )?decedent)\b)?[^.;:A-Z]{0,24}, and $/;
