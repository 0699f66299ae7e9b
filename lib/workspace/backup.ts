import { change, now, type Change, type Records, type StoreName } from './record';

/** Stores whose loss nobody would mourn: they ask for no backup. */
const slight: ReadonlySet<StoreName> = new Set(['marks', 'events', 'drafts', 'aside', 'meta']);

/** Whether nobody would mourn the loss of a store's records. */
export const isSlight = (store: StoreName): boolean => slight.has(store);

const week = 7 * 24 * 60 * 60 * 1000;

/** What a write adds to itself: the moment of the first change since the last backup, unless it settles that itself. */
export function backupDue(changes: readonly Change[]): Change[] {
  if (changes.some(({ store }) => store === 'meta')) return [];
  if (changes.every(({ store }) => isSlight(store))) return [];
  return [
    change('meta', 'backup', (current) =>
      current?.changedAt
        ? current
        : { id: 'backup', changedAt: now(), exportedAt: current?.exportedAt ?? null },
    ),
  ];
}

/** The note that everything was exported at this moment. */
export function backedUp(at: string): Change {
  return change('meta', 'backup', () => ({ id: 'backup', changedAt: null, exportedAt: at }));
}

/** Whether changes have stood for seven days without a backup. */
export function needsBackup(meta: Records['meta'] | undefined, today: Date): boolean {
  return meta?.changedAt != null && today.getTime() - Date.parse(meta.changedAt) >= week;
}
