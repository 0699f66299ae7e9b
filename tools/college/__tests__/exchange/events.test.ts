import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import rules from '@/content/activity-rules.json';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { Item } from '@/components/exchange/model/payload';
import { makeKey, toPublishedKey, type SigningKey } from '@/components/exchange/model/signature';
import { writeExchange } from '@/components/exchange/model/file';
import { importFiles, type ImportOptions } from '@/tools/college/exchange/import-files';
import { copyFolder } from '@/tools/command/__tests__/write-folder';
import { csv, readStudent, readTeacher, run, writeCollegeIn } from '../import/college-in';

const obi = { name: 'Grace Obi', employeeId: 'T100' };
const own = ['25CS001', '25CS002'];
const others = ['25EC001', '25EC002'];
let built: Promise<string> | undefined;
let signer = obi;
let key: SigningKey;
let published: FacultyKey;

beforeAll(async () => {
  key = await makeKey(obi);
  published = { ...toPublishedKey(key), from: '2026-01-01' };
});

/** A college whose teacher has the students of one of two sections. */
async function college(): Promise<string> {
  built ??= (async () => {
    const folder = writeCollegeIn({
      'students.csv': csv(
        'Roll No,Name,Section',
        ...own.map((number) => `${number},Student ${number.at(-1)},CSE-A`),
        ...others.map((number) => `${number},Student E${number.at(-1)},ECE-A`),
      ),
      'teachers.csv': csv('Employee ID,Name', 'T100,Grace Obi', 'T200,Vikram Rao'),
      'timetable.csv': csv(`Section,Course Code,Course Title,Day,Start Time,End Time,Room,Teacher
        CSE-A,MA101,Mathematics,Monday,09:00,10:00,LH-1,Grace Obi
        ECE-A,PH101,Physics,Monday,10:00,11:00,LH-1,Vikram Rao`),
    });
    expect(await run(folder)).toMatchObject({ exitCode: 0 });
    return folder;
  })();
  return copyFolder(await built);
}

const at = '2026-09-15T05:00:00.000Z';
const person = (rollNumber: string, more: object = {}) =>
  ({ rollNumber, by: 'card', state: 'in', ...more }) as Item<'event'>['people'][number];
const event = (more: Partial<Item<'event'>> = {}): Item<'event'> => ({
  ...{ event: 'e1', at, name: 'Songs of the South', category: 'Extra-curricular' },
  ...{ level: 'National', organiser: 'Music Club', from: '2026-09-13', to: '2026-09-14' },
  ...{ duty: true, people: [...own, ...others, '25XX999'].map((one) => person(one)) },
  ...more,
});

let count = 0;
async function take(folder: string, item: Item<'event'>, more: Partial<ImportOptions> = {}) {
  const path = join(folder, `event-${(count += 1)}.json`);
  const payload = { madeAt: item.at, by: signer, items: [item] };
  writeFileSync(path, await (await writeExchange('event', payload, new Map(), key)).text());
  const report = await importFiles(folder, [path], {
    ...{ keys: [published], timeZone: 'Asia/Kolkata', now: new Date('2026-09-17T10:00:00Z') },
    ...{ rules: rules as unknown as ActivityRules, ...more },
  });
  return report.files.flatMap(({ problem, entries }) => problem ?? entries[0]!.outcome);
}
const activitiesOf = (folder: string, number: string) =>
  readStudent(folder, number).activities.items;
const given = (folder: string) =>
  [...own, ...others].filter((number) => activitiesOf(folder, number).length > 0);
const table = (folder: string) =>
  readFileSync(join(folder, 'events/event-list.csv'), 'utf8').trim().split('\r\n');

test('Students of the own register get the approved activity once, and the others are listed', async () => {
  const folder = await college();
  expect(await take(folder, event())).toEqual([
    '2 approved. Not taken, not in the register of who signed: 2 (25EC001, 25EC002). Not taken, without a record: 1 (25XX999). Take them with --accept-awards e1, or set "awards": "all" for the key.',
  ]);
  expect(given(folder)).toEqual(own);
  const [activity] = activitiesOf(folder, '25CS001');
  expect(activity).toMatchObject({
    ...{ id: 'event-e1', status: 'Approved', level: 'National', date: '2026-09-14' },
    duty: { from: '2026-09-13', to: '2026-09-14' },
    decision: { at: '2026-09-15', by: 'Grace Obi', reason: null },
  });
  const [registered] = readTeacher(folder, 'T100').register.items;
  expect(registered?.activities).toEqual([activity]);
  expect(await take(folder, event())).toEqual(['Left out: already there.']);
  expect(activitiesOf(folder, '25CS001')).toHaveLength(1);
});

test.each([
  ['the key of an organiser', () => ({ keys: [{ ...published, awards: 'all' as const }] })],
  ['an event that the office accepts', () => ({ acceptAwards: ['e1'] })],
])(
  'With %s, students of all registers get it, also of a list that came before',
  async (_, more) => {
    const folder = await college();
    await take(folder, event());
    expect(await take(folder, event(), more())).toEqual([
      '4 approved. Not taken, without a record: 1 (25XX999).',
    ]);
    expect(given(folder)).toEqual([...own, ...others]);
  },
);

test('The table has a line for each person, with the columns of the template of NAAC that the category names', async () => {
  const folder = await college();
  await take(folder, event({ people: [person('25CS001'), person('25EC001', { by: 'pasted' })] }));
  const [head, first, second] = table(folder);
  expect(head).toContain('Name of the award/ medal');
  expect(first).toContain('25CS001,Student 1,card,approved,,Grace Obi');
  expect(first).toContain('2026-27');
  expect(second).toContain('25EC001,Student E1,pasted,not in the register of who signed');
  expect(second).not.toContain('2026-27');
});

test('A later version adds people, takes one out with a reason, and an earlier one changes nothing', async () => {
  const folder = await college();
  const first = event({ people: [person('25CS001')] });
  const second = event({
    ...{ at: '2026-09-16T05:00:00.000Z', earlier: [at] },
    people: [person('25CS001', { state: 'out', why: 'Left early.' }), person('25CS002')],
  });
  await take(folder, first);
  expect(await take(folder, second)).toEqual(['1 approved, 1 rejected.']);
  const rejected = { status: 'Rejected', decision: { reason: 'Left early.' } };
  expect(activitiesOf(folder, '25CS001')).toMatchObject([rejected]);
  expect(await take(folder, first)).toEqual(['Left out: older than what is there.']);
  expect(activitiesOf(folder, '25CS001')).toMatchObject([rejected]);
  expect(given(folder)).toEqual(own);
});

test('Who has the activity already does not get it twice, and nobody changes the event of another teacher', async () => {
  const folder = await college();
  await take(folder, event({ people: [person('25CS001')] }));
  expect(await take(folder, event({ event: 'e2', name: 'SONGS of the  South' }))).toEqual([
    expect.stringContaining('Not taken, has it already: 1 (25CS001).'),
  ]);
  expect(activitiesOf(folder, '25CS001')).toHaveLength(1);
  signer = { name: 'Vikram Rao', employeeId: 'T200' };
  key = await makeKey(signer);
  published = { ...toPublishedKey(key), from: '2026-01-01' };
  expect(await take(folder, event({ at: '2026-09-16T05:00:00.000Z', earlier: [at] }))).toEqual([
    'Left out: another teacher signed the event of this id.',
  ]);
});
