import { change, now, type Change, type StoreName } from './record';
import { storeInfo } from './store-list';

/** Returns true if the records of a store can be lost without losing anyone's work. */
export const isEphemeral = (store: StoreName): boolean => storeInfo(store).ephemeral === true;

/** The change that records when the first change since the last backup was made; none if the write sets it itself. */
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

/** Records that an export has started; it does not include later changes. */
export function backupBegun(): Change {
  return change('meta', 'backup', (current) => ({
    id: 'backup',
    changedAt: current?.changedAt ?? null,
    exportedAt: current?.exportedAt ?? null,
    during: null,
  }));
}

/** Records that everything was exported at this time, except changes made since the export started. */
export function backedUp(at: string): Change {
  return change('meta', 'backup', (current) => ({
    id: 'backup',
    changedAt: current?.during ?? null,
    exportedAt: at,
  }));
}

/** Records that no backup is due, if nothing is left to export. */
export function nothingToBackUp(): Change {
  return change('meta', 'backup', (current) => current && { ...current, changedAt: null });
}
