import { plausibleMoment, type Item, type Payload } from '@/components/exchange/model/payload';
import { now } from '@/lib/store/record';
import { versionOf, type RollCall } from './roll-call';

/** The content of a file with these registers, for the office. */
export function makeRollCalls(
  by: Payload<'rollCall'>['by'],
  rollCalls: readonly RollCall[],
): Payload<'rollCall'> {
  const madeAt = now();
  const items = rollCalls.map((one): Item<'rollCall'> => {
    const { meeting, day, start, end, section, course, students, marks, earlier, why } = one;
    return {
      ...{ meeting, day, start, end, section, course },
      at: plausibleMoment(versionOf(one), madeAt),
      ...(earlier && { earlier }),
      ...(why && { why }),
      rows: students.map((student) => [student, marks[student] ?? 'P']),
    };
  });
  return { madeAt, by, items };
}
