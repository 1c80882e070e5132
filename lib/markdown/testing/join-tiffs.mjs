// TIFF files of one page each → one file of many pages: each file's bytes are appended, its offsets moved, and its directory hung onto the one before.

const SIZES = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8 };
/** Tags whose values are places in the file: strips, tiles, tables, sub-directories. */
const PLACES = new Set([273, 324, 330, 34_665]);

function moved(file, base) {
  const bytes = Buffer.from(file);
  const directory = bytes.readUInt32LE(4);
  const count = bytes.readUInt16LE(directory);
  for (let entry = 0; entry < count; entry++) {
    const at = directory + 2 + entry * 12;
    const [tag, type, values] = [bytes.readUInt16LE(at), bytes.readUInt16LE(at + 2), bytes.readUInt32LE(at + 4)];
    const isFar = (SIZES[type] ?? 1) * values > 4;
    const first = isFar ? bytes.readUInt32LE(at + 8) : at + 8;
    if (PLACES.has(tag) && type === 4)
      for (let value = 0; value < values; value++) bytes.writeUInt32LE(bytes.readUInt32LE(first + value * 4) + base, first + value * 4);
    if (isFar) bytes.writeUInt32LE(first + base, at + 8);
  }
  return { bytes, directory: directory + base, next: directory + 2 + count * 12 };
}

/** @param {Buffer[]} files little-endian TIFFs, as sharp writes them @returns {Buffer} */
export function joinTiffs(files) {
  const parts = [];
  let at = 0;
  let link = null;
  for (const file of files) {
    const part = moved(file, at);
    if (link) link.bytes.writeUInt32LE(part.directory, link.next);
    link = part;
    parts.push(part.bytes, Buffer.alloc(part.bytes.length % 2));
    at += part.bytes.length + (part.bytes.length % 2);
  }
  return Buffer.concat(parts);
}
