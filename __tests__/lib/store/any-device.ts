import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { mergeChanges } from '@/components/device/model/backup-merge';
import { noRecords, type Everything } from '@/lib/store/everything';
import type { Records } from '@/lib/store/record';
import { kindNames, type BackupKind } from '@/lib/store/store-list';

const id = fc.constantFrom('a', 'b', 'c', 'd');
const at = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2026-01-04'), noInvalidDate: true })
  .map((date) => date.toISOString());
const shortText = fc.string({ minLength: 1, maxLength: 8 }).map((text) => `x${text}`);
/** A value that JSON can express: it has no -0. */
const json = fc
  .jsonValue({ maxDepth: 2 })
  .map((value) => JSON.parse(JSON.stringify(value)) as unknown);
const picture = fc.option(fc.constantFrom('file-a', 'file-b'));

/** A stored file with this content. */
export function fileOf(name: string, content: string): Records['files'] {
  const blob = new Blob([content], { type: 'text/plain' });
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { id: name, name: `${name}.txt`, type: 'text/plain', size: blob.size, sha256, blob };
}

const achievement: fc.Arbitrary<Records['achievements']> = fc.oneof(
  fc.record(
    {
      id,
      at,
      changed: at,
      origin: fc.constant('device' as const),
      removed: fc.constant(false as const),
      fields: fc.record({ name: shortText, picture }),
    },
    { requiredKeys: ['id', 'at', 'origin', 'removed', 'fields'] },
  ),
  fc.record(
    {
      id,
      at,
      changed: at,
      origin: fc.constant('content' as const),
      removed: fc.boolean(),
      fields: fc.record({ name: shortText }, { requiredKeys: [] }),
    },
    { requiredKeys: ['id', 'at', 'origin', 'removed', 'fields'] },
  ),
);

function listOf<R extends { id: string }>(record: fc.Arbitrary<R>): fc.Arbitrary<R[]> {
  return fc.uniqueArray(record, { selector: (one) => one.id, maxLength: 4 });
}

const filledIn = {
  fields: fc.dictionary(id, shortText),
  file: picture,
  files: fc.constant<Records['drafts']['files']>([]),
};

/** Any device with records of several kinds and few ids, so that two devices often share some. */
export const anyDevice: fc.Arbitrary<Everything> = fc
  .record({
    achievements: listOf(achievement),
    flags: listOf(fc.record({ id, at })),
    drafts: listOf(fc.record({ id, at, form: id, ...filledIn, opened: fc.record(filledIn) })),
    orders: listOf(fc.record({ id, ids: fc.uniqueArray(id) })),
    profile: listOf(fc.record({ id: fc.constant('photo' as const), file: fc.constant('file-b') })),
    events: listOf(fc.record({ id, at, title: shortText })),
    quarantine: listOf(fc.record({ id, at, store: shortText, reason: shortText, value: json })),
  })
  .map((stores) => ({
    ...noRecords(),
    ...stores,
    files: [fileOf('file-a', 'A'), fileOf('file-b', 'B')],
  }));

/** Everything on a device after it merges a backup. */
export function mergeBackup(stored: Everything, saved: Everything): Everything {
  const all = noRecords();
  const records = new Map<string, Map<string, { id: string }>>(
    kindNames.map((kind) => [kind, new Map(stored[kind].map((record) => [record.id, record]))]),
  );
  for (const { store, id, to } of mergeChanges(stored, saved)) {
    const own = records.get(store)!;
    own.set(id, (to as (current: unknown) => { id: string })(own.get(id) ?? null));
  }
  for (const kind of kindNames) (all[kind] as unknown[]) = [...records.get(kind)!.values()];
  return all;
}

/** Every record of a device as "kind id", sorted. */
export function namesOf(everything: Everything): string[] {
  return kindNames
    .flatMap((kind) =>
      (everything[kind] as Records[BackupKind][]).map((one) => `${kind} ${one.id}`),
    )
    .sort();
}

/** A device's records without file contents, in a fixed order, to compare two devices. */
export function contentOf(everything: Everything): unknown {
  return Object.fromEntries(
    kindNames.map((kind) => [
      kind,
      (everything[kind] as Records[BackupKind][])
        .map((record) => ({ ...record, blob: undefined }))
        .sort((one, other) => (one.id < other.id ? -1 : 1)),
    ]),
  );
}
