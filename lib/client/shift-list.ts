// Lists from which an item is taken: those behind it move up.

/** ("/parties/3/name", "/parties/2") → "/parties/2/name"; null for what is in the item itself; anything else as it is. */
export function shiftedPointer(pointer: string, removed: string): string | null {
  const at = removed.lastIndexOf("/");
  const list = removed.slice(0, at + 1);
  if (!pointer.startsWith(list)) return pointer;
  const [index = "", ...rest] = pointer.slice(list.length).split("/");
  const gone = Number(removed.slice(at + 1));
  if (!/^\d+$/.test(index) || Number(index) < gone) return pointer;
  return Number(index) === gone ? null : `${list}${[Number(index) - 1, ...rest].join("/")}`;
}

/** "/parties/2" → true: the place of an item, not of a value in it. */
export const isItemPlace = (pointer: string): boolean => /^\/[a-z_]+\/\d+$/.test(pointer);
