import type { Records } from '@/lib/store/record';

/** A PDF as a record names it: where its content is kept, and what it was. */
export type StoredPdf = NonNullable<Records['handins']['file']>;

/** How a record names a kept file. */
export function toStoredPdf({ id, name, size, sha256 }: Records['files']): StoredPdf {
  return { file: id, name, size, sha256 };
}

/** What was dropped: files, and the names of folders, which are not looked into. */
export interface Dropped {
  files: File[];
  folders: string[];
}

/** The files and folders of a drop; read before the event is over, because it is empty afterwards. */
export function readDrop({ items, files }: Pick<DataTransfer, 'items' | 'files'>): Dropped {
  const folders = [...items].flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    return entry?.isDirectory ? [entry.name] : [];
  });
  const names = new Set(folders);
  return { files: [...files].filter(({ name }) => !names.has(name)), folders };
}
