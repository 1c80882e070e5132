// Reservations that keep the same thing for several givers, to each his own share: "unto themselves, in equal shares".
import type { Clause, Matter } from "./matter";

/** Whether another reservation of the paper, in the same words and of the same size, keeps for another: `keptApart(deed, clause)` of "one half each". */
export const keptApart = (matter: Matter, c: Clause): boolean =>
  matter.conveyance.reservations.some(
    (w) => w.text === c.words.text && w.fraction?.fraction === c.words.fraction?.fraction && w.to.length === 1 && w.to[0] !== c.words.to[0],
  );
