import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addExports,
  csv,
  readStudent,
  readTeacher,
  replaceExports,
  run,
  writeCollegeIn,
} from './college-in';

const people = {
  'students.csv': csv('Roll No,Name', '25ME001,Meera Nair', '25ME002,Tomás Ruiz'),
  'teachers.csv': csv('Employee ID,Name', 'T100,Grace Obi'),
  'sections.csv': csv(`Section ID,Section,Course Code,Course Title,Teacher ID
    ME301-A,A,ME301,Thermodynamics,T100`),
  'enrolments.csv': csv('Section ID,Roll No', 'ME301-A,25ME001', 'ME301-A,25ME002'),
};
const activities = csv(`Roll No,Activity Name,Category,Level,Date,No of Hours,Status,Approved By
  25ME001,NSS camp,Social service,College,2026-02-14,40,Approved,"Rao, Vikram"
  25ME001,Robo race,Technical,,2026-03-02,,Not approved,Grace Obi
  25ME002,Blood donation,Social service,,2026-03-05,1000000,Yes,`);

it('takes the activities that the college keeps into the records and the registers', async () => {
  const folder = writeCollegeIn({ ...people, 'activities.csv': activities });
  const { text } = await run(folder);
  expect(text).toContain('a number from 0 to');
  const [camp, race] = readStudent(folder, '25ME001').activities.items;
  expect(camp).toMatchObject({
    ...{ name: 'NSS camp', category: 'Social service', level: 'College', hours: 40 },
    ...{ date: '2026-02-14', dateAdded: '2026-02-14', status: 'Approved' },
    decision: { at: '2026-02-14', by: 'Vikram Rao', reason: null },
  });
  expect(race).toMatchObject({ status: 'Rejected', decision: { by: 'Grace Obi' } });
  const [donation] = readStudent(folder, '25ME002').activities.items;
  expect(donation).toMatchObject({ status: 'Approved', decision: { by: 'The college' } });
  expect(donation).not.toHaveProperty('hours');
  const { register } = readTeacher(folder, 'T100');
  expect(register.items.map(({ activities: own }) => own.map(({ name }) => name))).toEqual([
    ['NSS camp', 'Robo race'],
    ['Blood donation'],
  ]);
});

it('takes no word for an approval that is none', async () => {
  const table = csv(`Roll No,Activity Name,Category,Status
    25ME001,Debate,Cultural,Hold till Monday`);
  const folder = writeCollegeIn({ ...people, 'activities.csv': table });
  const { text } = await run(folder);
  expect(text).toContain('Nobody can tell whether this activity is approved');
  const [debate] = readStudent(folder, '25ME001').activities.items;
  expect(debate).toMatchObject({ status: 'Pending', decision: null });
});

it('adds those of a later table, and changes nothing with the same one', async () => {
  const folder = writeCollegeIn({ ...people, 'activities.csv': activities });
  await run(folder);
  const before = readStudent(folder, '25ME001');
  await run(folder);
  expect(readStudent(folder, '25ME001')).toEqual(before);
  const more = csv(`Roll No,Activity Name,Category,Date
    25ME001,Debate,Cultural,2026-04-01
    25ME001,robo race,Technical,2026-03-02`);
  addExports(folder, { '2026-04-02/activities.csv': more });
  await run(folder);
  const { items } = readStudent(folder, '25ME001').activities;
  expect(items.map(({ name, status }) => [name, status])).toEqual([
    ['NSS camp', 'Approved'],
    ['robo race', 'Approved'],
    ['Debate', 'Approved'],
  ]);
});

it('decides on what a student has submitted, and keeps what the student says about it', async () => {
  const folder = writeCollegeIn(people);
  await run(folder);
  const file = join(folder, 'records', 'students', '25ME001.json');
  const record = readStudent(folder, '25ME001');
  const submitted = {
    ...{ id: 'a1', name: 'NSS Camp', status: 'Pending', category: 'Service' },
    ...{
      dateAdded: '2026-02-20',
      issuer: 'NSS',
      date: '2026-02-14',
      credits: null,
      decision: null,
    },
  };
  const own = { ...record, activities: { ...record.activities, items: [submitted] } };
  writeFileSync(file, JSON.stringify(own));
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(own);
  replaceExports(folder, { ...people, 'activities.csv': activities });
  await run(folder);
  const { items } = readStudent(folder, '25ME001').activities;
  expect(items[0]).toMatchObject({
    ...submitted,
    status: 'Approved',
    decision: { by: 'Vikram Rao' },
  });
  expect(items.map(({ name }) => name)).toEqual(['NSS Camp', 'Robo race']);
});
