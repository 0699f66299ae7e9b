import { writeDemo } from '@/tools/college/demo/write';
import { publishNotice } from '@/tools/college/notice';
import { readRecords } from '@/tools/college/read-records';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

const at = '2027-01-31T09:30';

function demoFolder(): string {
  const folder = writeFolder({});
  writeDemo(folder, { students: 20, teachers: 3, seed: 1 });
  return folder;
}

const studentsIn = (folder: string) =>
  [...readRecords(folder)].flatMap(({ record }) => (record.kind === 'student' ? [record] : []));

const reached = (folder: string, title: string) =>
  studentsIn(folder).filter(({ notifications }) =>
    notifications.items.some((one) => one.title === title && one.at === at),
  );

test('a notice reaches every student, newest first', async () => {
  const folder = demoFolder();
  expect(await publishNotice(folder, { title: 'Holiday tomorrow', at })).toBe(20);
  expect(await publishNotice(folder, { title: 'Bring your card', at })).toBe(20);
  expect(reached(folder, 'Holiday tomorrow')).toHaveLength(20);
  const [student] = studentsIn(folder);
  expect(student!.notifications.items.slice(0, 2).map(({ at: sent }) => sent)).toEqual([at, at]);
});

test('a notice reaches the students of a section or a programme only', async () => {
  const folder = demoFolder();
  const [one] = studentsIn(folder);
  const section = one!.sections![0]!;
  const count = await publishNotice(folder, { title: 'Room changed', at, section });
  expect(reached(folder, 'Room changed').every(({ sections }) => sections?.includes(section))).toBe(
    true,
  );
  expect(reached(folder, 'Room changed')).toHaveLength(count);
  const program = one!.student.program!.toLowerCase();
  expect(await publishNotice(folder, { title: 'Fees', at, program })).toBe(
    reached(folder, 'Fees').length,
  );
});

test('a notice for nobody, or without a text, changes nothing', async () => {
  const folder = demoFolder();
  await expect(publishNotice(folder, { title: 'Fees', at, section: 'none' })).rejects.toThrow(
    'No student is in this section',
  );
  expect(() => publishNotice(folder, { title: ' ', at })).toThrow('1 to');
  expect(reached(folder, 'Fees')).toEqual([]);
});
