import {
  checkChange,
  classesAt,
  emptyChange,
  readChange,
} from '@/components/schedule/model/change-form';

const usual = { day: '2026-11-24', start: '09:00', end: '09:55', room: 'C-204' };
const { values } = emptyChange(usual.day, usual);
const reason = 'The hall is closed.';

const problems = (more: Partial<typeof values>) =>
  checkChange({ ...values, reason, ...more }, usual, '2026-11-23').map(({ field }) => field);

test('A move needs another day, time or room that is not over, and a reason', () => {
  expect(problems({})).toEqual(['day']);
  expect(problems({ day: '2026-11-22' })).toEqual(['day']);
  expect(problems({ start: '10:00', end: '10:00' })).toEqual(['end']);
  expect(problems({ start: '', end: '25:00', reason: ' ' })).toEqual(['start', 'end', 'reason']);
  expect(problems({ room: 'C-205' })).toEqual([]);
  expect(problems({ day: '2026-11-25' })).toEqual([]);
});

test('A substitution needs only a teacher and a reason, a cancellation only a reason', () => {
  expect(problems({ kind: 'substituted', day: '' })).toEqual(['teacher']);
  expect(problems({ kind: 'substituted', teacher: 'Dr. Iyer', reason: '' })).toEqual(['reason']);
  expect(problems({ kind: 'cancelled', day: '' })).toEqual([]);
});

test('Only what belongs to the kind of change is stored', () => {
  const texts = { ...values, teacher: 'Dr.  Iyer ', reason, start: '10:00', end: '10:55' };
  expect(readChange(texts)).toEqual({
    to: { day: '2026-11-24', start: '10:00', end: '10:55', room: 'C-204' },
    teachers: ['Dr. Iyer'],
    reason,
  });
  expect(readChange({ ...texts, teacher: ' ' })).not.toHaveProperty('teachers');
  expect(readChange({ ...texts, room: ' ' }).to).not.toHaveProperty('room');
  expect(readChange({ ...texts, kind: 'substituted' })).toEqual({ teachers: ['Dr. Iyer'], reason });
  expect(readChange({ ...texts, kind: 'cancelled' })).toEqual({ reason });
});

test('The other classes at the new time are known, without those that are cancelled', () => {
  const meeting = (id: string, start: string, end: string) => ({
    ...{ id, start, end, section: 'A', course: id },
  });
  const meetings = [meeting('maths', '09:00', '09:55'), meeting('physics', '10:00', '10:55')];
  const time = { day: usual.day, start: '09:30', end: '10:30' };
  const at = (changes: Parameters<typeof classesAt>[0]['changes'] = []) =>
    classesAt({ meetings, changes }, time, `maths:${usual.day}`).map((one) => one.meeting.id);
  expect(at()).toEqual(['physics']);
  expect(
    at([
      {
        ...{ id: 'x', meeting: 'physics', day: usual.day, kind: 'cancelled' },
        ...{ at: '2026-11-20T09:00', sequence: 1 },
      },
    ]),
  ).toEqual([]);
  expect(classesAt({ meetings }, { ...time, day: '' }, 'other')).toEqual([]);
});
