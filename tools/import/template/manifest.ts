import type { Table } from '../source/table';
import { headerKey } from './header';

/** Returns true if a table is the manifest of a OneRoster export. */
export const isManifest = ({ header }: Table): boolean =>
  headerKey(header[0] ?? '') === 'propertyname' && headerKey(header[1] ?? '') === 'value';

/** The file without its ending, in lower case, as manifests write it: "in/roster.zip/academicsessions". */
const fileKey = (file: string): string => file.replace(/\.\w+$/, '').toLowerCase();

/** The files of which the manifests say that they have only changes. A manifest is about its folder or zip file. */
export async function readDeltas(tables: readonly Table[]): Promise<ReadonlySet<string>> {
  const deltas = new Set<string>();
  for (const { file, rows } of tables.filter(isManifest))
    for await (const batch of rows())
      for (const { cells } of batch) {
        const [name = '', value = ''] = cells.map((cell) => cell.toLowerCase());
        const folder = file.slice(0, file.lastIndexOf('/') + 1);
        if (name.startsWith('file.') && value === 'delta')
          deltas.add(fileKey(`${folder}${name.slice('file.'.length)}.csv`));
      }
  return deltas;
}

export const isDelta = ({ file }: Table, deltas: ReadonlySet<string> | undefined): boolean =>
  deltas?.has(fileKey(file)) === true;
