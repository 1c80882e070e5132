// The chain of a TIFF's directories, walked by hand: libraries stop without a word where it breaks, and the pages behind are lost unseen.
import { open } from "node:fs/promises";

const STEPS_MAX = 2_000;

async function readAt(handle, length, place) {
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, place);
  return bytesRead === length ? buffer : null;
}

/** Where the next directory is said to be; null where this one cannot be read. */
async function nextOf(handle, place, isLittle) {
  const head = await readAt(handle, 2, place);
  if (!head) return null;
  const count = isLittle ? head.readUInt16LE(0) : head.readUInt16BE(0);
  const link = await readAt(handle, 4, place + 2 + count * 12);
  if (!link) return null;
  return isLittle ? link.readUInt32LE(0) : link.readUInt32BE(0);
}

/** Whether a classic TIFF's chain of pages leads out of the file or back into itself. Other files, and the 64-bit kind, answer false. */
export async function isChainBroken(file) {
  const handle = await open(file, "r");
  try {
    const head = await readAt(handle, 8, 0);
    const isLittle = head?.toString("latin1", 0, 4) === "II*\0";
    if (!head || !(isLittle || head.toString("latin1", 0, 4) === "MM\0*")) return false;
    const seen = new Set();
    let place = isLittle ? head.readUInt32LE(4) : head.readUInt32BE(4);
    while (place !== 0 && seen.size <= STEPS_MAX) {
      if (seen.has(place)) return true;
      seen.add(place);
      const next = await nextOf(handle, place, isLittle);
      if (next === null) return true;
      place = next;
    }
    return false;
  } finally {
    await handle.close();
  }
}
