import { meetingsBetween, type Timetable } from '@/components/schedule/model/dated-meeting';
import { withCancellations } from '@/components/schedule/model/with-cancellations';
import type { Cancellation } from '@/components/schedule/model/class-cancel';
import type { MeetingChange } from '@/content/schema/schedule/schedule';

const meeting = {
  ...{ id: 'maths', start: '09:00', end: '09:55', section: '1CSE33', course: 'Mathematics' },
  weekdays: ['Monday'],
};
const day = '2026-11-23';

const cancellation = (sequence: number, restored: string | null = null): Cancellation => ({
  ...{ id: `maths:${day}`, session: 'maths', day, start: '09:00', end: '09:55' },
  ...{ at: '2026-11-21T20:00:00.000Z', title: '1CSE33 Mathematics', by: 'Dr. Ananya Rao' },
  ...{ reason: 'The hall is closed.', restored, sequence },
});

const published = (fields: Partial<MeetingChange>): MeetingChange => ({
  ...{ id: 'change', meeting: 'maths', day, kind: 'cancelled', at: '2026-11-20T10:00' },
  sequence: 1,
  ...fields,
});

function changeOn(own: Cancellation[], changes: MeetingChange[] = []) {
  const timetable: Timetable = { meetings: [meeting], changes };
  const [found] = meetingsBetween(withCancellations(timetable, own, 'Asia/Kolkata'), day, day);
  return found?.change;
}

test('a class that is cancelled on this device is cancelled, at the college’s time', () => {
  expect(changeOn([cancellation(1)])).toMatchObject({
    ...{ kind: 'cancelled', reason: 'The hall is closed.', at: '2026-11-22T01:30', sequence: 1 },
  });
});

test('a class that is restored on this device is held again', () => {
  const restored = cancellation(2, '2026-11-22T08:00:00.000Z');
  expect(changeOn([restored])).toBeUndefined();
  expect(changeOn([restored], [published({})])).toBeUndefined();
});

test('a later change in the record holds', () => {
  const teachers = ['Dr. Vikram Das'];
  const substituted = published({ kind: 'substituted', teachers, sequence: 3 });
  expect(changeOn([cancellation(2)], [substituted])).toEqual(substituted);
  expect(changeOn([cancellation(4)], [substituted])?.kind).toBe('cancelled');
  expect(changeOn([cancellation(4, '2026-11-22T08:00:00.000Z')], [substituted])).toEqual(
    substituted,
  );
});
