import { fileFields, stringsIn, valuesAt } from './file-field';
import type { Records } from './record';

/** The stores that a backup holds, each with the name a person knows it by. */
export const kinds = {
  activities: 'Submitted activities',
  achievements: 'Achievements',
  projects: 'Projects',
  entries: 'Activities and internships',
  assignments: 'Assignments',
  handins: 'Work handed in',
  received: 'Work received',
  submissions: 'Submissions received',
  decisions: 'Decisions',
  cancellations: 'Cancelled classes',
  notices: 'Notices',
  profile: 'Photo',
  orders: 'Orders of lists',
  drafts: 'Drafts',
  events: 'Notifications',
  marks: 'Read and dismissed',
  files: 'Files',
  aside: 'Set aside',
} as const;

/** A store that a backup holds: all but `meta`, which tells of this device's own backups, and `keys`, which never leave it. */
export type Kind = keyof typeof kinds;

/** Every such store, in the order in which they are shown; what is set aside comes last, after all that may add to it. */
export const kindNames = Object.keys(kinds) as Kind[];

/** All that is kept, store by store. */
export type Everything = { [S in Kind]: Records[S][] };

/** A collection with nothing in it. */
export function noRecords(): Everything {
  return Object.fromEntries(kindNames.map((kind) => [kind, []])) as unknown as Everything;
}

/** Reads all that is kept. */
export async function readEverything(workspace: {
  all: <S extends Kind>(store: S) => Promise<Records[S][]>;
}): Promise<Everything> {
  const everything = noRecords();
  for (const kind of kindNames) (everything[kind] as unknown[]) = await workspace.all(kind);
  return everything;
}

/** How many records there are of every kind together. */
export function countRecords(everything: Everything): number {
  return kindNames.reduce((sum, kind) => sum + everything[kind].length, 0);
}

/** The ids of the files that a record shows or carries. */
export function fileIdsOf(kind: Kind, record: Records[Kind]): string[] {
  return (fileFields[kind] ?? [])
    .flatMap((path) => valuesAt(record, path.split('.')))
    .filter((id) => typeof id === 'string');
}

/** The stored files that nothing names: those of deleted records, which are erased later. */
export function unusedFiles(everything: Everything): Records['files'][] {
  const named = new Set(stringsIn(everything.aside));
  for (const kind of kindNames)
    for (const record of everything[kind] as Records[Kind][])
      for (const id of fileIdsOf(kind, record)) named.add(id);
  return everything.files.filter(({ id }) => !named.has(id));
}
