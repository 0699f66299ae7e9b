import { publishNotice, takeNoticeBack } from '@/tools/college/notice';
import { readRecords } from '@/tools/college/read-records';
import { demoFolder } from './exchange/demo-folder';

const at = '2027-01-31T09:30';

const studentsIn = (folder: string) =>
  [...readRecords(folder)].flatMap(({ record }) => (record.kind === 'student' ? [record] : []));

const teachersIn = (folder: string) =>
  [...readRecords(folder)].flatMap(({ record }) => (record.kind === 'teacher' ? [record] : []));

const reached = (folder: string, title: string) =>
  studentsIn(folder).filter(({ notifications }) =>
    notifications.items.some((one) => one.title === title && one.at === at),
  );

const told = (folder: string, title: string) =>
  teachersIn(folder).filter(({ notices }) =>
    notices.items.some((one) => one.title === title && one.at === at),
  );

const textsOf = (folder: string) =>
  [...readRecords(folder)].map(({ record }) => JSON.stringify(record));

test('a notice reaches every student, newest first', async () => {
  const folder = demoFolder();
  const all = { students: 4, teachers: 0 };
  expect(await publishNotice(folder, { title: 'Holiday tomorrow', at })).toEqual(all);
  expect(await publishNotice(folder, { title: 'Bring your card', at })).toEqual(all);
  expect(reached(folder, 'Holiday tomorrow')).toHaveLength(4);
  const [student] = studentsIn(folder);
  expect(student!.notifications.items.slice(0, 2).map(({ at: sent }) => sent)).toEqual([at, at]);
});

test('a notice reaches the students of a section or a programme only', async () => {
  const folder = demoFolder();
  const [one] = studentsIn(folder);
  const section = one!.sections![0]!;
  const { students } = await publishNotice(folder, { title: 'Room changed', at, section });
  expect(reached(folder, 'Room changed').every(({ sections }) => sections?.includes(section))).toBe(
    true,
  );
  expect(reached(folder, 'Room changed')).toHaveLength(students);
  const program = one!.student.program!.toLowerCase();
  expect(await publishNotice(folder, { title: 'Fees', at, program })).toEqual({
    ...{ students: reached(folder, 'Fees').length, teachers: 0 },
  });
});

test('a notice reaches all teachers, or everyone', async () => {
  const folder = demoFolder();
  const teachers = teachersIn(folder).length;
  expect(await publishNotice(folder, { title: 'Meeting at 4', at, to: 'teachers' })).toEqual({
    ...{ students: 0, teachers },
  });
  expect(reached(folder, 'Meeting at 4')).toEqual([]);
  expect(told(folder, 'Meeting at 4')).toHaveLength(teachers);
  expect(await publishNotice(folder, { title: 'Campus closed', at, to: 'everyone' })).toEqual({
    ...{ students: 4, teachers },
  });
});

test('a notice reaches the teachers of a section or of a programme only', async () => {
  const folder = demoFolder();
  const { section } = teachersIn(folder)[0]!.classroom.items[0]!;
  const teaches = (sections: readonly string[]) =>
    teachersIn(folder).filter(({ classroom }) =>
      classroom.items.some((own) => sections.includes(own.section)),
    );
  await publishNotice(folder, { title: 'Hall 2 instead', at, to: 'teachers', section });
  expect(told(folder, 'Hall 2 instead')).toEqual(teaches([section]));
  const { program } = studentsIn(folder)[0]!.student;
  const sections = studentsIn(folder)
    .filter((one) => one.student.program === program)
    .flatMap((one) => one.sections ?? []);
  await publishNotice(folder, { title: 'Syllabus', at, to: 'teachers', program });
  expect(told(folder, 'Syllabus').length).toBeGreaterThan(0);
  expect(told(folder, 'Syllabus')).toEqual(teaches(sections));
});

test('notices are taken back one after the other, the last one first, and nothing else changes', async () => {
  const folder = demoFolder();
  const before = textsOf(folder);
  const section = studentsIn(folder)[0]!.sections![0]!;
  await publishNotice(folder, { title: 'Fees', at, section });
  const between = textsOf(folder);
  await publishNotice(folder, { title: 'Campus closed', at, to: 'everyone' });
  expect(await takeNoticeBack(folder)).toEqual({
    ...{ title: 'Campus closed', at, students: 4, teachers: teachersIn(folder).length },
  });
  expect(textsOf(folder)).toEqual(between);
  expect(await takeNoticeBack(folder)).toMatchObject({ title: 'Fees', teachers: 0 });
  expect(textsOf(folder)).toEqual(before);
  await expect(takeNoticeBack(folder)).rejects.toThrow('There is no notice to take back.');
});

test('a notice for nobody, or without a text, changes nothing', async () => {
  const folder = demoFolder();
  await expect(publishNotice(folder, { title: 'Fees', at, section: 'none' })).rejects.toThrow(
    'Nobody is in this section or programme among the students.',
  );
  expect(() => publishNotice(folder, { title: ' ', at })).toThrow('1 to');
  expect(() => publishNotice(folder, { title: 'x'.repeat(121), at, to: 'teachers' })).toThrow(
    '120',
  );
  expect(reached(folder, 'Fees')).toEqual([]);
});
