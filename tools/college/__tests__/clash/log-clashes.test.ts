import { emptyTeacherRecord } from '@/tools/college/empty-record';
import { logClashes } from '@/tools/college/clash/log-clashes';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

const recordOf = (id: string, room: string) => {
  const record = emptyTeacherRecord({ id, name: `Teacher ${id}`, asOf: '2026-09-01' });
  const session = {
    ...{ id: id.toLowerCase(), period: 1, start: '09:00', end: '09:50', students: 30, room },
    ...{ section: id, course: 'Physics' },
  };
  return JSON.stringify({ ...record, classes: { items: [session] } });
};

const linesOf = (...rooms: readonly string[]) => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const files = rooms.map((room, index) => [
    `records/teachers/T${index}.json`,
    recordOf(`T${index}`, room),
  ]);
  logClashes(writeFolder(Object.fromEntries(files) as Record<string, string>));
  const lines = log.mock.calls.flat();
  log.mockRestore();
  return lines;
};

test('Says how many clashes the sealed records have', () => {
  expect(linesOf('C-204', 'C-204', 'C-205')).toEqual([
    'timetables: There is 1 clash. For the list: npm run college -- clashes.',
  ]);
});

test('Says nothing if there are none', () => {
  expect(linesOf('C-204', 'C-205')).toEqual([]);
});
