// Files out of a drop: single files and whole folders, in the order of their paths.
const readable = /\.(pdf|docx|txt|text|md|markdown|tiff?|png|jpe?g|webp)$/i;

function entriesOf(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const all: FileSystemEntry[] = [];
  return new Promise((resolve, reject) => {
    const next = () =>
      reader.readEntries((batch) => {
        if (batch.length === 0) return resolve(all);
        all.push(...batch);
        next();
      }, reject);
    next();
  });
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) return [await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))];
  const children = await entriesOf(entry as FileSystemDirectoryEntry);
  children.sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
  return (await Promise.all(children.map(filesOf))).flat();
}

const droppedEntries = (transfer: DataTransfer) => [...transfer.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);

export type DroppedName = { name: string; folder: boolean };

/** What was dropped, by name, folders not opened. To be asked while the drop is handled: later the browser has forgotten. */
export function droppedNames(transfer: DataTransfer): DroppedName[] {
  const entries = droppedEntries(transfer);
  if (entries.length === 0) return [...transfer.files].map((file) => ({ name: file.name, folder: false }));
  return entries.map((entry) => ({ name: entry.name, folder: entry.isDirectory }));
}

/** All files of a drop, folders opened. Files of a folder that no stage can read (hidden files, sheets) are left out; files dropped by themselves never are. */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  const entries = droppedEntries(transfer);
  if (entries.length === 0) return [...transfer.files];
  const lists = await Promise.all(entries.map(async (entry) => ({ folder: entry.isDirectory, files: await filesOf(entry) })));
  return lists.flatMap(({ folder, files }) => (folder ? files.filter((file) => readable.test(file.name)) : files));
}
