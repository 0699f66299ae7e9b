import { sectionsIn } from '@/components/drop/model/section';
import {
  plausibleMoment,
  toAttachment,
  type Item,
  type Payload,
} from '@/components/exchange/model/payload';
import {
  earlierOf,
  storeAttachment,
  planLatest,
  type Candidate,
  type Plan,
} from '@/components/exchange/model/plan';
import type { Contents, OpenedFile } from '@/components/exchange/model/file';
import { notify } from '@/lib/store/event';
import { versionsOf } from '@/lib/store/overlay';
import { now, put, type Change, type StoredRecords, type Records } from '@/lib/store/record';
import { formatDay } from '@/lib/time/date';

/** An assignment that was set on a device. */
export type OwnRecord = Extract<Records['assignments'], { origin: 'device' }>;

/** The assignments that were set on this device, newest first: only these can be exported. */
export function sendable(assignments: StoredRecords<'assignments'>): OwnRecord[] {
  return [...assignments.values()]
    .filter((record): record is OwnRecord => record.origin === 'device')
    .sort((one, other) => (one.at < other.at ? 1 : -1));
}

/** The content of an assignment file with these records. */
export function makeAssignments(
  by: Payload<'assignments'>['by'],
  records: readonly OwnRecord[],
): Payload<'assignments'> {
  const madeAt = now();
  const items = records.map(({ id, at, changed = at, earlier, fields }) => ({
    ...fields,
    assignment: id,
    at: plausibleMoment(at, madeAt),
    changed: plausibleMoment(changed, madeAt),
    ...(earlier && { earlier }),
    files: fields.files.map(toAttachment),
  }));
  return { madeAt, by, items };
}

/** The assignments of the student's record. */
interface AssignmentsContext {
  /** The ids of the college's own assignments. */
  listed: readonly string[];
  /** The sections that the student is in; undefined if the record does not say. */
  sections?: readonly string[] | undefined;
}

/** Plans the import of these assignment files. */
export function planAssignments(
  files: readonly OpenedFile<'assignments'>[],
  assignments: StoredRecords<'assignments'>,
  { listed, sections }: AssignmentsContext,
): Plan {
  const candidates = files.flatMap(({ payload: { by, items }, contents }) =>
    items.map((item): Candidate => {
      const { assignment: id, changed, earlier = [], name, section, due } = item;
      return {
        id,
        versions: [...earlier, changed],
        contentId: changed,
        title: name,
        detail: `${section}, due ${formatDay(due)}, by ${item.by || by.name}`,
        problem: listed.includes(id)
          ? "Left out: it is already in the college's list."
          : sections && sectionsIn(section, sections).length === 0 && !assignments.has(id)
            ? `Left out: it is not for your section, ${sections.join(', ')}.`
            : null,
        changes: () => importChanges(item, contents, assignments.get(id)),
      };
    }),
  );
  return planLatest(candidates, (id) => {
    const stored = assignments.get(id);
    return stored && { versions: versionsOf(stored), contentId: stored.changed ?? stored.at };
  });
}

function importChanges(
  { assignment: id, at, changed, earlier, files, ...fields }: Item<'assignments'>,
  contents: Contents,
  old: Records['assignments'] | undefined,
): Change[] {
  const attachments = files.map((file) => storeAttachment(file, contents));
  const { name, due, closed } = fields;
  const what = old ? 'Changed assignment' : 'New assignment';
  const notificationText = closed ? `${name} is closed` : `${what}: ${name}, due ${formatDay(due)}`;
  return [
    ...attachments.map(({ change }) => put('files', change)),
    put('assignments', {
      id,
      origin: 'device',
      removed: false,
      at,
      changed,
      ...earlierOf(old ? versionsOf(old) : [], earlier, changed),
      fields: { ...fields, files: attachments.map(({ facts }) => facts) },
    }),
    notify('student', notificationText, id, 'assignments'),
  ];
}
