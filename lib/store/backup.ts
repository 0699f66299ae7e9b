import { change, now, type Change, type Records, type StoreName } from './record';

/** Stores whose loss nobody would mourn: they ask for no backup. */
const ephemeral: ReadonlySet<StoreName> = new Set(['marks', 'events', 'drafts', 'aside', 'meta']);

/** Whether nobody would mourn the loss of a store's records. */
export const isEphemeral = (store: StoreName): boolean => ephemeral.has(store);

const week = 7 * 24 * 60 * 60 * 1000;

/** What a write adds to itself: the moment of the first change since the last backup, unless it settles that itself. */
export function backupDue(changes: readonly Change[]): Change[] {
  if (changes.some(({ store }) => store === 'meta')) return [];
  if (changes.every(({ store }) => isEphemeral(store))) return [];
  return [
    change('meta', 'backup', (current) => {
      const at = now();
      if (current?.during === null)
        return { ...current, changedAt: current.changedAt ?? at, during: at };
      if (current?.changedAt) return current;
      return { ...current, id: 'backup', changedAt: at, exportedAt: current?.exportedAt ?? null };
    }),
  ];
}

/** The note that an export begins: what is changed from now on is not in it. */
export function backupBegun(): Change {
  return change('meta', 'backup', (current) => ({
    id: 'backup',
    changedAt: current?.changedAt ?? null,
    exportedAt: current?.exportedAt ?? null,
    during: null,
  }));
}

/** The note that everything was exported at this moment, but for what was changed since the export began. */
export function backedUp(at: string): Change {
  return change('meta', 'backup', (current) => ({
    id: 'backup',
    changedAt: current?.during ?? null,
    exportedAt: at,
  }));
}

/** The note that nothing waits for a backup, where there is nothing that an export could hold. */
export function nothingToBackUp(): Change {
  return change('meta', 'backup', (current) => current && { ...current, changedAt: null });
}

/** Whether changes have stood for seven days without a backup. */
export function needsBackup(meta: Records['meta'] | undefined, today: Date): boolean {
  return meta?.changedAt != null && today.getTime() - Date.parse(meta.changedAt) >= week;
}
