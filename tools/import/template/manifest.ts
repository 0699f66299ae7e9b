import type { Table } from '../source/table';
import { headerKey } from './header';

/** The content of a OneRoster file: nothing, everything, or only changes. */
type FileMode = 'absent' | 'bulk' | 'delta';

/** The content of the manifest of a OneRoster export. */
export interface Manifest {
  /** For example "1.1". */
  version?: string;
  /** The content of each file, by its name in lower case without the ending, for example "academicsessions". */
  files: ReadonlyMap<string, FileMode>;
}

const modes: readonly string[] = ['absent', 'bulk', 'delta'];

/** Returns true if a table is the manifest of a OneRoster export. */
export const isManifest = ({ header }: Table): boolean =>
  headerKey(header[0] ?? '') === 'propertyname' && headerKey(header[1] ?? '') === 'value';

/** The folder of a file, with the slash at its end; a manifest is about the files of its folder or zip file. */
export const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);

/** Reads the manifest of a OneRoster export; unknown properties and values are passed over. */
export async function readManifest(table: Table): Promise<Manifest> {
  const files = new Map<string, FileMode>();
  let version: string | undefined;
  for await (const rows of table.rows())
    for (const { cells } of rows) {
      const [name = '', value = ''] = cells.map((cell) => cell.toLowerCase());
      if (name === 'oneroster.version') version = value.replace(/^v/, '') || undefined;
      if (name.startsWith('file.') && modes.includes(value))
        files.set(name.slice('file.'.length), value as FileMode);
    }
  return { version, files };
}

/** The name of a file as manifests write it: "in/roster.zip/academicSessions.csv" is "academicsessions". */
export const fileKey = (file: string): string =>
  file
    .slice(file.lastIndexOf('/') + 1)
    .replace(/\.\w+$/, '')
    .toLowerCase();

/** Returns true if the manifest says that a file has only changes. */
export const isDelta = (table: Table, manifest: Manifest | undefined): boolean =>
  manifest?.files.get(fileKey(table.file)) === 'delta';
