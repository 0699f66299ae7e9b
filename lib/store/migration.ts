import type { IDBPDatabase } from 'idb';

/** One step from a version of the database to the next; it runs inside the upgrade. */
type Migration = (database: IDBPDatabase) => void;

/**
 * The steps from an empty database to the present one. The version is their number. A step that was released is
 * never changed: a new one is added below it.
 */
export const migrations: readonly Migration[] = [
  (database) => {
    for (const name of [
      'activities',
      'achievements',
      'projects',
      'entries',
      'orders',
      'profile',
      'marks',
      'events',
      'drafts',
      'files',
      'aside',
      'meta',
    ])
      database.createObjectStore(name, { keyPath: 'id' });
  },
  // The faculty desk, and what the two sides send each other.
  (database) => {
    for (const name of [
      'assignments',
      'notices',
      'decisions',
      'submissions',
      'handins',
      'received',
      'cancellations',
      'keys',
    ])
      database.createObjectStore(name, { keyPath: 'id' });
  },
  // Records name what came before them. A page of an earlier version, which would set them aside, is closed off.
  () => {},
];

/** Takes a database from the version it has to the present one. */
export function migrate(database: IDBPDatabase, from: number, steps = migrations): void {
  for (const step of steps.slice(from)) step(database);
}
