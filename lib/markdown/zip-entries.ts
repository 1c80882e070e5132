// The list of parts of a ZIP archive, read from its central directory without unpacking anything.

export interface ZipEntry {
  name: string;
  packedBytes: number;
  expandedBytes: number;
}

const END_RECORD = 0x06054b50;
const ENTRY = 0x02014b50;
const END_RECORD_BYTES = 22;
const COMMENT_MAX = 65_535;
const ENTRIES_MAX = 20_000;

function findEndRecord(view: DataView): number | null {
  const lowest = Math.max(0, view.byteLength - END_RECORD_BYTES - COMMENT_MAX);
  for (let at = view.byteLength - END_RECORD_BYTES; at >= lowest; at--) if (view.getUint32(at, true) === END_RECORD) return at;
  return null;
}

/** Parts with their sizes as declared; null when the directory is missing, damaged or absurdly long. The sizes may lie: unpacking must count again. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | null {
  if (bytes.length < END_RECORD_BYTES) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEndRecord(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > ENTRIES_MAX) return null;
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) return null;
    const nameBytes = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameBytes)),
      packedBytes: view.getUint32(at + 20, true),
      expandedBytes: view.getUint32(at + 24, true),
    });
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}
