import { limits } from '@/content/schema/limits';
import {
  change,
  newId,
  now,
  put,
  remove,
  type Change,
  type Records,
  type StoreName,
} from './record';
import type { ListName } from './use-list';

/** The complete fields of a record in this list. */
export type FieldsOf<S extends ListName> = Extract<Records[S], { origin: 'device' }>['fields'];

/** Adds a record that exists only on this device. */
export function addToList<S extends ListName>(store: S, fields: FieldsOf<S>): Change {
  const record = { id: newId(), origin: 'device', removed: false, at: now(), fields };
  return put(store, record as unknown as Records[S]);
}

/**
 * Changes fields of a device or college record; a function computes them from the fields stored at that time. A device
 * record that was deleted in the meantime is not partly restored.
 */
export function changeInList<S extends ListName>(
  store: S,
  { id, origin }: Pick<Records[S], 'id' | 'origin'>,
  fields: Partial<FieldsOf<S>> | ((stored: Partial<FieldsOf<S>>) => Partial<FieldsOf<S>>),
): Change {
  const at = now();
  return change(store, id, (current) => {
    if (!current && origin === 'device') return null;
    const before = current ?? { id, origin, removed: false, at, fields: {} };
    const stored = before.fields as Partial<FieldsOf<S>>;
    const changed = typeof fields === 'function' ? fields(stored) : fields;
    return {
      ...before,
      ...(current && earlierVersions(store, current)),
      changed: at,
      fields: { ...stored, ...changed },
    } as Records[S];
  });
}

/** The timestamps of a record's versions, oldest first; an exchange file is compared with them. */
export function versionsOf(record: {
  at: string;
  changed?: string | undefined;
  earlier?: readonly string[] | undefined;
}): string[] {
  return [...(record.earlier ?? []), record.changed ?? record.at].slice(-limits.earlier);
}

/** The earlier versions of an assignment that is about to change; copies on other devices are compared with them. */
export function earlierVersions(
  store: StoreName,
  record: Parameters<typeof versionsOf>[0] & { origin: string },
): { earlier?: string[] } {
  return store === 'assignments' && record.origin === 'device'
    ? { earlier: versionsOf(record) }
    : {};
}

/** Removes a record from its list; a college record is only hidden on this device. */
export function removeFromList<S extends ListName>(
  store: S,
  { id, origin }: Pick<Records[S], 'id' | 'origin'>,
): Change {
  if (origin === 'device') return remove(store, id);
  const at = now();
  return change(
    store,
    id,
    (current) =>
      ({
        ...(current ?? { id, origin, at, fields: {} }),
        changed: at,
        removed: true,
      }) as Records[S],
  );
}

/** Restores a college record that was removed on this device, with the changes made to it. */
export function restoreInList(store: ListName, id: string): Change {
  return change(store, id, (current) => {
    if (current?.origin !== 'content') return current;
    return Object.keys(current.fields).length > 0 ? { ...current, removed: false } : null;
  });
}

/** Stores the order in which a list is shown. */
export function orderChange(store: ListName, ids: readonly string[]): Change {
  return put('orders', { id: store, ids: [...ids] });
}
