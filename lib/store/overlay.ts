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

/** The complete fields of a record of such a list. */
export type FieldsOf<S extends ListName> = Extract<Records[S], { origin: 'device' }>['fields'];

/** Adds a record of the device's own. */
export function addToList<S extends ListName>(store: S, fields: FieldsOf<S>): Change {
  const record = { id: newId(), origin: 'device', removed: false, at: now(), fields };
  return put(store, record as unknown as Records[S]);
}

/**
 * Changes fields of a record, whether it is the device's own or the college's; they may depend on those that are kept
 * by then. One of the device's own that is gone meanwhile is not brought back in part.
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

/** The most versions of a record that are named. */
const maxVersions = 100;

/** The names of a record's versions, the oldest first: what an exchange file is held against. */
export function versionsOf(record: {
  at: string;
  changed?: string | undefined;
  earlier?: readonly string[] | undefined;
}): string[] {
  return [...(record.earlier ?? []), record.changed ?? record.at].slice(-maxVersions);
}

/** Names the versions of an assignment before it is changed: those on other devices are held against them. */
export function earlierVersions(
  store: StoreName,
  record: Parameters<typeof versionsOf>[0] & { origin: string },
): { earlier?: string[] } {
  return store === 'assignments' && record.origin === 'device'
    ? { earlier: versionsOf(record) }
    : {};
}

/** Takes a record out of its list; the college's stays in the content and is only hidden here. */
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

/** Puts a record of the college back that was taken out of its list here, with what was changed in it. */
export function restoreInList(store: ListName, id: string): Change {
  return change(store, id, (current) => {
    if (current?.origin !== 'content') return current;
    return Object.keys(current.fields).length > 0 ? { ...current, removed: false } : null;
  });
}

/** Keeps the order in which a list is shown. */
export function orderChange(store: ListName, ids: readonly string[]): Change {
  return put('orders', { id: store, ids: [...ids] });
}
