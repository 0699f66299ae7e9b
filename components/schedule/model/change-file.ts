import { plausibleMoment, type Item, type Payload } from '@/components/exchange/model/payload';
import {
  planLatest,
  type Candidate,
  type Plan,
  type Version,
} from '@/components/exchange/model/plan';
import type { OpenedFile } from '@/components/exchange/model/file';
import { limits } from '@/content/schema/limits';
import { now, put, type StoredRecords } from '@/lib/store/record';
import {
  cancellationId,
  changeTitle,
  changedDetail,
  classWhen,
  type Cancellation,
} from './class-cancel';

/** The classes that were changed on this device, those of the latest day first: these can be exported. */
export function sendableCancellations(
  cancellations: StoredRecords<'cancellations'>,
): Cancellation[] {
  return [...cancellations.values()]
    .filter(({ sequence }) => sequence > 0)
    .sort((one, other) => (one.day === other.day ? 0 : one.day < other.day ? 1 : -1));
}

/** The content of a file with these changed classes. */
export function makeChanges(
  by: Payload<'changes'>['by'],
  cancellations: readonly Cancellation[],
): Payload<'changes'> {
  const madeAt = now();
  const items = cancellations.map((one): Item<'changes'> => {
    const { session, title, day, start, end, to, teachers, reason, at, restored, sequence } = one;
    return {
      ...{ meeting: session, name: title, day, start, end, reason, by: one.by, sequence },
      ...(to && { to }),
      ...(teachers && { teachers }),
      at: plausibleMoment(at, madeAt),
      restored: restored === null ? null : plausibleMoment(restored, madeAt),
    };
  });
  return { madeAt, by, items };
}

/** Plans the import of these files. Only classes of the student's own timetable are taken. */
export function planChanges(
  files: readonly OpenedFile<'changes'>[],
  cancellations: StoredRecords<'cancellations'>,
  meetings: readonly string[],
): Plan {
  const known = new Set(meetings);
  const candidates = files.flatMap(({ payload: { items } }) =>
    items.map((item): Candidate => {
      const record = recordOf(item);
      return {
        id: record.id,
        ...versionOf(record),
        title: changeTitle(record, item.name),
        detail: [classWhen(item), ...changedDetail(record), item.reason].join('. '),
        problem: known.has(item.meeting)
          ? jumpProblem(item.sequence, cancellations.get(record.id)?.sequence)
          : 'Left out: it is not one of your classes.',
        changes: () => [put('cancellations', record)],
      };
    }),
  );
  return planLatest(candidates, (id) => {
    const stored = cancellations.get(id);
    return stored && versionOf(stored);
  });
}

function recordOf({ meeting, name, ...rest }: Item<'changes'>): Cancellation {
  return { ...rest, id: cancellationId(meeting, rest.day), session: meeting, title: name };
}

/** Returns why a change is too far ahead of the last known one, whose number is 0 without one; null if it is not. */
export function jumpProblem(sequence: number, known = 0): string | null {
  if (sequence <= known + limits.sequenceStep) return null;
  return `Left out: its number is ${sequence}, and the last known one is ${known}. A class is not changed so often between two files. Ask the teacher who made the file.`;
}

/** A class is changed and restored in turn: every number up to the last one was a version. */
function versionOf({ sequence, at, restored }: Cancellation): Version {
  const first = Math.max(1, sequence - limits.earlier);
  const versions = Array.from({ length: sequence - first + 1 }, (_, index) => `${first + index}`);
  return { versions, contentId: `${at} ${restored}` };
}
