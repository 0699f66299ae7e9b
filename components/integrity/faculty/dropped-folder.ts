import { beginningOf, ownersOfFlat } from './flat-download';

/** A file to compare, and whose it is. */
export interface OwnedFile {
  file: File;
  owner: string;
  /** The student, if the owner is one: files of one student are not compared with each other. */
  person?: string;
  /** The folders that it was found in, and its name. */
  path: string;
}

/** The most files that one comparison takes. */
export const maxFiles = 300;

/** More than `maxFiles`, because a folder may hold other files. */
const maxEntries = 3000;

/**
 * The files with further ones. A file of a folder that is added again is the same file; files outside folders can be copies
 * with one name, size and time, and what is added at once is not the same.
 */
export function addFiles(files: readonly OwnedFile[], added: readonly OwnedFile[]): OwnedFile[] {
  const known = new Set(files.map(keyOf));
  return withFlatOwners([
    ...files,
    ...added.filter((one) => isFlat(one) || !known.has(keyOf(one))),
  ]);
}

const isFlat = ({ path }: OwnedFile) => !path.includes('/');

/** Names the owners of the files outside folders; those that begin alike are of one student if `isByBeginning` is true. */
export function withFlatOwners(files: readonly OwnedFile[], isByBeginning = false): OwnedFile[] {
  const flat = files.filter(isFlat).map(({ file }) => file.name);
  const owners = new Map(ownersOfFlat(flat).map((owner, index) => [flat[index], owner]));
  return files.map((one) => {
    if (!isFlat(one)) return one;
    const { name } = one.file;
    const owner = owners.get(name) ?? ((isByBeginning && beginningOf(name)) || null);
    const { file, path } = one;
    return owner ? { file, path, owner, person: owner } : { file, path, owner: baseName(name) };
  });
}

const keyOf = ({ file: { size, lastModified }, path }: OwnedFile) =>
  JSON.stringify([path, size, lastModified]);

/** The files of a drop, with those in its folders. Must be called during the event, because the drop is empty afterwards. */
export async function readDroppedFiles({ items, files }: DataTransfer): Promise<OwnedFile[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return ownedFiles([...files].map((file) => [file, file.name]));
  return ownedFiles(await readEntries(entries));
}

/** The chosen files, or those of a chosen folder. */
export const toOwnedFiles = (files: readonly File[]) =>
  ownedFiles(files.map((file) => [file, file.webkitRelativePath || file.name]));

function ownedFiles(found: readonly (readonly [File, string])[]): OwnedFile[] {
  const all = found.map(([file, path]) => {
    const folders = path.split('/').filter(Boolean).slice(0, -1);
    return { file, path: [...folders, file.name].join('/'), folders };
  });
  const level = levelOfOwners(all.map(({ folders }) => folders));
  return withFlatOwners(
    all.map(({ file, path, folders }) => {
      const folder = folders[level];
      if (folder === undefined) return { file, path, owner: baseName(file.name) };
      const owner = folderOwner(folder);
      return { file, path, owner, person: owner };
    }),
  );
}

/** Folders that projects have. */
const ofProject =
  /^(?:src|source|main|java|com|org|tests?|docs?|libs?|bin|build|out|dist|target|public|assets|static|images?|img|css|js|scripts?|styles?|data|include|resources|components|pages|node_modules|\..*|__.*)$/i;

/**
 * The depth of the folders that are named after students: those with the most different names, because a project has the
 * same folders in the work of each. One folder around everything is the class, unless it holds a single file.
 */
function levelOfOwners(paths: readonly (readonly string[])[]): number {
  const namesAt = (level: number) => [...new Set(paths.flatMap((folders) => folders[level] ?? []))];
  const students = (level: number) => namesAt(level).filter((name) => !ofProject.test(name)).length;
  const first = namesAt(0).length === 1 && (paths.length > 1 || namesAt(1).length > 0) ? 1 : 0;
  let owners = first;
  for (let level = first + 1; students(level) > 0; level++)
    if (students(level) > students(owners)) owners = level;
  return owners;
}

const baseName = (name: string) => name.replace(/\.[^.]+$/, '') || name;

/**
 * Moodle names the folder of a student "Asha Verma_123_assignsubmission_file", Brightspace "101-7 - Asha Verma - Nov 2, 2026
 * 430 PM".
 */
const folderOwner = (folder: string) =>
  folder
    .replace(/_\d+_assignsubmission_.*$/, '')
    .replace(/^\d+-\d+ - (.+?) ?- \p{L}{3,9} \d{1,2}, \d{4} [\d:]{3,5} ?[AP]M$/u, '$1');

async function readEntries(entries: readonly FileSystemEntry[]): Promise<[File, string][]> {
  const waiting = [...entries];
  const found: [File, string][] = [];
  for (let entry; (entry = waiting.shift()) && found.length < maxEntries;) {
    if (isFile(entry)) found.push([await fileOf(entry), entry.fullPath]);
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
