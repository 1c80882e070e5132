// Words of sole heirship that name several: "his only heirs, three children, A, B and C".

const SEVERAL = /^.{0,60}?\b(?:HEIRS|DEVISEES|LEGATEES|BENEFICIARIES|CHILDREN)\b/;

/** Whether words of heirship in plain capitals, from "sole" or "only" on, tell of several, so that none of those named took all alone. */
export const tellsOfSeveral = (told: string): boolean => SEVERAL.test(told);
