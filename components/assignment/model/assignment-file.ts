import { possible } from '@/components/exchange/model/moment';
import { asCarried, type Item, type Payload } from '@/components/exchange/model/payload';
import {
  earlierOf,
  keepCarried,
  planLatest,
  type Candidate,
  type Plan,
} from '@/components/exchange/model/plan';
import type { Opened } from '@/components/exchange/model/read-file';
import type { Contents } from '@/components/exchange/model/write-file';
import { notify } from '@/lib/store/event';
import { versionsOf } from '@/lib/store/overlay';
import { now, put, type Change, type Kept, type Records } from '@/lib/store/record';
import { formatDay } from '@/lib/time/date';

/** An assignment that was set on a device. */
export type OwnRecord = Extract<Records['assignments'], { origin: 'device' }>;

/** The assignments that were set on this device, which is what a file can carry, the newest first. */
export function sendable(assignments: Kept<'assignments'>): OwnRecord[] {
  return [...assignments.values()]
    .filter((record): record is OwnRecord => record.origin === 'device')
    .sort((one, other) => (one.at < other.at ? 1 : -1));
}

/** What an assignment file says of these. */
export function makeAssignments(
  by: Payload<'assignments'>['by'],
  records: readonly OwnRecord[],
): Payload<'assignments'> {
  const madeAt = now();
  const items = records.map(({ id, at, changed = at, earlier, fields }) => ({
    ...fields,
    assignment: id,
    at: possible(at, madeAt),
    changed: possible(changed, madeAt),
    ...(earlier && { earlier }),
    files: fields.files.map(asCarried),
  }));
  return { madeAt, by, items };
}

/** What taking over these assignment files would do. `listed` are the ids of the college's own assignments. */
export function planAssignments(
  files: readonly Opened<'assignments'>[],
  assignments: Kept<'assignments'>,
  listed: readonly string[],
): Plan {
  const candidates = files.flatMap(({ payload: { by, items }, contents }) =>
    items.map((item): Candidate => {
      const { assignment: id, changed, earlier = [], name, section, due } = item;
      return {
        id,
        versions: [...earlier, changed],
        same: changed,
        title: name,
        detail: `${section}, due ${formatDay(due)}, by ${item.by || by.name}`,
        refusal: listed.includes(id) ? "Left out: the college's own list has it." : null,
        changes: () => takeOne(item, contents, assignments.get(id)),
      };
    }),
  );
  return planLatest(candidates, (id) => {
    const kept = assignments.get(id);
    return kept && { versions: versionsOf(kept), same: kept.changed ?? kept.at };
  });
}

function takeOne(
  { assignment: id, at, changed, earlier, files, ...fields }: Item<'assignments'>,
  contents: Contents,
  old: Records['assignments'] | undefined,
): Change[] {
  const kept = files.map((file) => keepCarried(file, contents));
  const { name, due, closed } = fields;
  const what = old ? 'Changed assignment' : 'New assignment';
  const told = closed ? `${name} is closed` : `${what}: ${name}, due ${formatDay(due)}`;
  return [
    ...kept.map(({ change }) => put('files', change)),
    put('assignments', {
      id,
      origin: 'device',
      removed: false,
      at,
      changed,
      ...earlierOf(old ? versionsOf(old) : [], earlier, changed),
      fields: { ...fields, files: kept.map(({ facts }) => facts) },
    }),
    notify('student', told, id, 'assignments'),
  ];
}
