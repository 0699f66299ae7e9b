import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeExchange } from '@/components/exchange/model/file';
import { makeAnswer } from '@/components/question/model/question-file';
import type { Question, QuestionStep } from '@/components/question/model/question';
import { importFiles } from '@/tools/college/exchange/import-files';
import { settleAnswers } from '@/tools/college/exchange/answers';
import { addExports, csv, readTeacher, run, writeCollegeIn } from '../import/college-in';

const day = '2026-09-14';
const obi = { name: 'Grace Obi', employeeId: 'T100' };
const asked = { name: 'Student A', rollNumber: '25CS001' };

async function college(): Promise<string> {
  const folder = writeCollegeIn({
    'students.csv': csv('Roll No,Name,Section', '25CS001,Student A,CSE-A', '25CS009,Nine,CSE-B'),
    'teachers.csv': csv('Employee ID,Name', 'T100,Grace Obi'),
    'timetable.csv': csv(
      'Section,Course Code,Course Title,Day,Start Time,End Time,Room,Teacher',
      'CSE-A,MA101,Mathematics,Monday,09:00,10:00,LH-1,Grace Obi',
    ),
  });
  expect(await run(folder)).toMatchObject({ exitCode: 0 });
  return folder;
}

type Answer = Pick<QuestionStep, 'what' | 'at' | 'reason'>;

async function give(
  folder: string,
  answers: readonly Answer[],
  more: Partial<Question> = {},
): Promise<string[]> {
  const { id, course, start } = readTeacher(folder, 'T100').classes.items[0]!;
  const at = `${day}T04:00:00.000Z`;
  const student = more.student ?? asked;
  const question: Question = {
    ...{ id: `${student.rollNumber.toLowerCase()}:q1`, at, student, teacher: obi.name },
    ...{ class: `${id}:${day}`, day, start, course, is: 'A', wants: 'P', text: 'I was there.' },
    evidence: null,
    steps: [{ at, what: 'asked' }, ...answers],
    ...more,
  };
  const payload = { ...makeAnswer(obi, question), madeAt: answers.at(-1)!.at };
  const path = join(folder, 'answer.json');
  writeFileSync(path, await (await writeExchange('answer', payload, new Map())).text());
  const { files } = await importFiles(folder, [path], {
    ...{ keys: [], timeZone: 'Asia/Kolkata', acceptUnsigned: true },
    now: new Date(`${day}T10:00:00Z`),
  });
  return files.flatMap(({ problem, entries }) => problem ?? entries.map(({ outcome }) => outcome));
}

const linesIn = (folder: string, name: string) =>
  readFileSync(join(folder, `registers/${name}.csv`), 'utf8')
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .slice(1);

const agreed: Answer = { what: 'agreed', at: `${day}T05:00:00.000Z`, reason: 'Was in the lab' };

test('What a teacher agreed to is a row that can be loaded, until the record says the same', async () => {
  const folder = await college();
  expect(await give(folder, [agreed])).toEqual(['Agreed.']);
  expect(linesIn(folder, 'corrections')).toEqual([
    '25CS001,2026-09-14,09:00,MA101 CSE-A,Mathematics,P',
  ]);
  expect(linesIn(folder, 'answers')).toEqual([
    `25CS001,Student A,2026-09-14,09:00,MA101 CSE-A,Mathematics,Grace Obi,Agreed,absent,present,Was in the lab,${agreed.at}`,
  ]);
  expect(await give(folder, [agreed])).toEqual(['Left out: already there.']);

  const import_ = async (status: string) => {
    addExports(folder, {
      'attendance.csv': csv(
        'Roll No,Date,Start Time,Section,Subject,Status',
        `25CS001,${day},09:00,MA101 CSE-A,Mathematics,${status}`,
      ),
    });
    expect((await run(folder)).exitCode).not.toBe(1);
    await settleAnswers(folder);
  };
  await import_('A');
  expect(linesIn(folder, 'corrections')).toHaveLength(1);
  await import_('P');
  expect(linesIn(folder, 'corrections')).toEqual([]);
  expect(linesIn(folder, 'answers')).toEqual([]);
});

test('The last answer counts, and what is passed on is to be decided, not to be loaded', async () => {
  const folder = await college();
  const passedOn: Answer = { what: 'passedOn', at: `${day}T06:00:00.000Z` };
  expect(await give(folder, [agreed, passedOn])).toEqual(['Passed on.']);
  expect(linesIn(folder, 'corrections')).toEqual([]);
  expect(linesIn(folder, 'answers')[0]).toContain('Passed on');
  expect(await give(folder, [agreed])).toEqual(['Left out: older than what is there.']);
  const stands: Answer = { what: 'stands', at: `${day}T07:00:00.000Z`, reason: 'No.' };
  expect(await give(folder, [agreed, passedOn, stands])).toEqual(['It stands.']);
  expect(linesIn(folder, 'answers')).toEqual([]);
});

test('Only the teacher of the class answers, about an own student', async () => {
  const folder = await college();
  expect(await give(folder, [agreed], { class: `other:${day}` })).toEqual([
    'Left out: it is not a class of this teacher.',
  ]);
  const student = { name: 'Nine', rollNumber: '25CS009' };
  expect(await give(folder, [agreed], { student })).toEqual([
    'Left out: the student is in no section of this teacher.',
  ]);
  expect(existsSync(join(folder, 'registers'))).toBe(false);
});
