import { stringsIn, valuesAt } from './file-field';
import type { Records } from './record';
import { kindNames, storeInfo, type BackupKind } from './store-list';

/** The records of every store that a backup holds. */
export type Everything = { [S in BackupKind]: Records[S][] };

export function noRecords(): Everything {
  return Object.fromEntries(kindNames.map((kind) => [kind, []])) as unknown as Everything;
}

export async function readEverything(workspace: {
  all: <S extends BackupKind>(store: S) => Promise<Records[S][]>;
}): Promise<Everything> {
  const everything = noRecords();
  for (const kind of kindNames) (everything[kind] as unknown[]) = await workspace.all(kind);
  return everything;
}

export function countRecords(everything: Everything): number {
  return kindNames.reduce((sum, kind) => sum + everything[kind].length, 0);
}

/** Returns true if something was added or changed; what was read and dismissed is nobody's work. */
export function hasWork(everything: Everything): boolean {
  return countRecords({ ...everything, events: [], flags: [] }) > 0;
}

/** The ids of the files that a record references. */
export function fileIdsOf(kind: BackupKind, record: Records[BackupKind]): string[] {
  return (storeInfo(kind).files ?? [])
    .flatMap((path) => valuesAt(record, path.split('.')))
    .filter((id) => typeof id === 'string');
}

/** The stored files that no record references, such as those of deleted records; they are erased later. */
export function unusedFiles(everything: Everything): Records['files'][] {
  const named = new Set(stringsIn(everything.quarantine));
  for (const kind of kindNames)
    for (const record of everything[kind] as Records[BackupKind][])
      for (const id of fileIdsOf(kind, record)) named.add(id);
  return everything.files.filter(({ id }) => !named.has(id));
}
