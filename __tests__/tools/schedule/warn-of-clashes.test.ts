import { emptyTeacherRecord } from '@/tools/college/empty-record';
import { warnOfClashes } from '@/tools/schedule/warn-of-clashes';
import { writeFolder } from '../write-folder';

const recordOf = (id: string, room: string) => {
  const record = emptyTeacherRecord({ id, name: `Teacher ${id}`, asOf: '2026-09-01' });
  const session = {
    ...{ id: id.toLowerCase(), period: 1, start: '09:00', end: '09:50', students: 30, room },
    ...{ section: id, course: 'Physics' },
  };
  return JSON.stringify({ ...record, classes: { items: [session] } });
};

const warningsOf = (...rooms: readonly string[]) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const files = rooms.map((room, index) => [
    `records/teachers/T${index}.json`,
    recordOf(`T${index}`, room),
  ]);
  warnOfClashes(writeFolder(Object.fromEntries(files) as Record<string, string>));
  const warnings = warn.mock.calls.flat();
  warn.mockRestore();
  return warnings;
};

test('Says how many clashes the sealed records have', () => {
  expect(warningsOf('C-204', 'C-204', 'C-205')).toEqual([
    'timetables: There is 1 clash. For the list: npm run college:clashes.',
  ]);
});

test('Says nothing if there are none', () => {
  expect(warningsOf('C-204', 'C-205')).toEqual([]);
});
