/** A file to compare, and whose it is. */
export interface OwnedFile {
  file: File;
  owner: string;
}

/** The most files that one comparison takes. */
export const maxFiles = 300;

/** More than `maxFiles`, because a folder may hold other files. */
const maxEntries = 3000;

/** The files with further ones; a file that is added twice counts once. */
export function addFiles(files: readonly OwnedFile[], added: readonly OwnedFile[]): OwnedFile[] {
  const byKey = new Map([...files, ...added].map((one) => [keyOf(one), one]));
  return [...byKey.values()];
}

const keyOf = ({ file: { name, size, lastModified }, owner }: OwnedFile) =>
  JSON.stringify([owner, name, size, lastModified]);

/** The files of a drop, with those in its folders. Must be called during the event, because the drop is empty afterwards. */
export function readDroppedFiles({ items, files }: DataTransfer): Promise<OwnedFile[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return Promise.resolve([...files].map(toOwnedFile));
  return readEntries(entries);
}

/** A chosen file; one that is in a folder of its own inside the chosen folder belongs to who that folder is named after. */
export function toOwnedFile(file: File): OwnedFile {
  return ownedFile(file, file.webkitRelativePath || file.name);
}

function ownedFile(file: File, path: string): OwnedFile {
  const folders = path.split('/').filter(Boolean).slice(0, -1);
  return { file, owner: folders.length > 1 ? folderOwner(folders.at(-1)!) : baseName(file.name) };
}

const baseName = (name: string) => name.replace(/\.[^.]+$/, '') || name;

/** Moodle names the folder of a student "Asha Verma_123_assignsubmission_file". */
const folderOwner = (folder: string) => folder.replace(/_\d+_assignsubmission_.*$/, '');

async function readEntries(entries: readonly FileSystemEntry[]): Promise<OwnedFile[]> {
  const waiting = [...entries];
  const found: OwnedFile[] = [];
  for (let entry; (entry = waiting.shift()) && found.length < maxEntries;) {
    if (isFile(entry)) found.push(ownedFile(await fileOf(entry), entry.fullPath));
    else if (isFolder(entry)) waiting.push(...(await contentOf(entry)));
  }
  return found;
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/** The browser lists a folder in parts, until one is empty. */
async function contentOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0 || all.length > maxEntries) return all;
    all.push(...part);
  }
}
