// When a name of the paper is that of a party already read.
import { nameKey } from "@/lib/names/name-key";
import type { ReadParty } from "./reading";

/** The name of a party and its other names, as they are compared. */
export const keysOf = (p: ReadParty): string[] => [p.mention.name, ...p.mention.aliases].map(nameKey);

/** One key within the other: "CY MOTT" and "DR CY MOTT". */
export const oneWithinOther = (x: string, y: string): boolean => ` ${x} `.includes(` ${y} `) || ` ${y} `.includes(` ${x} `);
