import { limits } from '@/content/schema/limits';
import { fileIdsOf, type Everything } from '@/lib/store/everything';
import { canonicalText, change, remove, type Change, type Records } from '@/lib/store/record';
import { kindNames, type BackupKind } from '@/lib/store/store-list';

/**
 * Merges a record that is both on the device and in a backup: the later of two versions, both of two orders. If neither
 * version is later, the device's own stays.
 */
export function mergeRecord<K extends BackupKind>(
  kind: K,
  own: Records[K] | null,
  saved: Records[K],
): Records[K] {
  if (!own) return saved;
  if (kind === 'orders')
    return mergeOrders(own as Records['orders'], saved as Records['orders']) as Records[K];
  return !isSame(saved, own) && compareVersions(saved, own) > 0 ? saved : own;
}

/** The fields that decide which of two versions of a record is later. */
type Version = Partial<Record<'restored' | 'changed' | 'at' | 'status', string | null>> & {
  removed?: boolean;
  done?: boolean;
  file?: unknown;
  history?: readonly { at: string }[];
  fields?: Version;
};

/** Positive if the first version of a record is later than the other. */
function compareVersions(one: object, other: object): number {
  const [first, second] = [one as Version, other as Version];
  const [steps, others] = [stepsOf(first), stepsOf(second)];
  // A history that continues the other one is later, whatever the clocks were.
  if (steps.length !== others.length && first.removed === second.removed) {
    const [short, long] = steps.length < others.length ? [steps, others] : [others, steps];
    if (short.length > 0 && short.every((step, index) => isSame(step, long[index])))
      return steps.length - others.length;
  }
  return (
    momentOf(first) - momentOf(second) ||
    weightOf(first) - weightOf(second) ||
    // Two devices whose clocks are the same must choose the same version.
    (canonicalText(one) > canonicalText(other) ? 1 : -1)
  );
}

const stepsOf = (version: Version) => version.history ?? version.fields?.history ?? [];

const isSame = (one: unknown, other: unknown) => canonicalText(one) === canonicalText(other);

/** Returns when a record was last changed, in milliseconds; 0 if unknown. */
function momentOf(version: Version): number {
  const { restored, changed, at } = version;
  const last = Date.parse(stepsOf(version).at(-1)?.at ?? '') || 0;
  return Math.max(Date.parse(restored ?? changed ?? at ?? '') || 0, last);
}

/** Decides between two versions of the same moment: a decided, longer or completed one came after the other. */
function weightOf(version: Version): number {
  const status = version.status ?? version.fields?.status ?? 'Pending';
  return (
    (status === 'Pending' ? 0 : 10_000) +
    stepsOf(version).length * 10 +
    (version.file ? 2 : 0) +
    (version.done ? 1 : 0)
  );
}

/** The device's order; an id that is only in the backup is inserted after its predecessor there. */
function mergeOrders(own: Records['orders'], saved: Records['orders']): Records['orders'] {
  const known = new Set(own.ids);
  const ids = [...own.ids];
  let position = 0;
  for (const id of saved.ids) {
    if (known.has(id)) position = ids.indexOf(id) + 1;
    else if (ids.length < limits.order) {
      ids.splice(position++, 0, id);
      known.add(id);
    }
  }
  return ids.length === own.ids.length ? own : { id: own.id, ids };
}

/** The records of a backup to merge: all except files that only outdated versions refer to. */
function incomingRecords(stored: Everything, saved: Everything): Everything {
  const shown = new Set<string>();
  const outdated = new Set<string>();
  for (const kind of kindNames) {
    const own = byId(stored[kind] as Records[BackupKind][]);
    for (const record of saved[kind] as Records[BackupKind][]) {
      const stays = mergeRecord(kind, own.get(record.id) ?? null, record);
      for (const id of fileIdsOf(kind, stays)) shown.add(id);
      for (const id of fileIdsOf(kind, record)) outdated.add(id);
    }
  }
  return {
    ...saved,
    files: saved.files.filter(({ id }) => shown.has(id) || !outdated.has(id)),
  };
}

function byId<R extends { id: string }>(records: readonly R[]): Map<string, R> {
  return new Map(records.map((record) => [record.id, record]));
}

/** Returns how many records of a backup a merge adds or changes. */
export function countIncoming(stored: Everything, saved: Everything): number {
  const more = incomingRecords(stored, saved);
  return kindNames.reduce((sum, kind) => {
    const own = byId(stored[kind] as Records[BackupKind][]);
    const changed = (more[kind] as Records[BackupKind][]).filter((record) => {
      const before = own.get(record.id);
      return !before || !isSame(mergeRecord(kind, before, record), before);
    });
    return sum + changed.length;
  }, 0);
}

/** The changes that merge a backup into the stored records. */
export function mergeChanges(stored: Everything, saved: Everything): Change[] {
  const more = incomingRecords(stored, saved);
  return kindNames.flatMap((kind) =>
    (more[kind] as Records[BackupKind][]).map((record) =>
      change<BackupKind>(kind, record.id, (own) => mergeRecord(kind, own, record)),
    ),
  );
}

/** The changes that erase everything, including when the last backup was made. */
export function eraseChanges(stored: Everything): Change[] {
  return [
    ...kindNames.flatMap((kind) =>
      kind === 'files' ? [] : stored[kind].map(({ id }) => remove(kind, id)),
    ),
    ...stored.files.map(({ id }) => change('files', id, () => null)),
    remove('meta', 'backup'),
  ];
}
