import type { Records } from '@/lib/store/record';

/** A record's reference to a stored PDF. */
export type StoredPdf = NonNullable<Records['handins']['file']>;

/** The reference to a stored file. */
export function toStoredPdf({ id, name, size, sha256 }: Records['files']): StoredPdf {
  return { file: id, name, size, sha256 };
}

/** Dropped files, and the names of dropped folders, whose content is not read. */
export interface Dropped {
  files: File[];
  folders: string[];
}

/** The files and folders of a drop; read it during the event, because it is empty afterwards. */
export function readDrop({ items, files }: Pick<DataTransfer, 'items' | 'files'>): Dropped {
  const folders = [...items].flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    return entry?.isDirectory ? [entry.name] : [];
  });
  const names = new Set(folders);
  return { files: [...files].filter(({ name }) => !names.has(name)), folders };
}
