/** "ratify, adopt and confirm the deed of my brother to A": what a ratification confirms is a deed, no lease or unit. */
export const RATIFIES_DEED = /\b(?:ratif|confirm|adopt|approv)\w*\b(?:(?!\bleases?\b)[^.;]){0,80}\b(?:deed|conveyance|sale)\b/i;
