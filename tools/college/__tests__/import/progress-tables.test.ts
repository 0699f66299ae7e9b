import { addExports, csv, readStudent, run, writeCollegeIn } from './college-in';

const people = {
  'students.csv': csv('Roll No,Name', '25ME001,Meera Nair', '25ME002,Tomás Ruiz'),
};
const credits = csv(`Roll No,Credits Earned,Credits Required,As on
  25ME001,42.5,160,2026-09-01
  25ME002,170,160,2026-09-01`);
const points = csv(`Roll No,Date,Skill Points
  25ME001,2026-06-30,40
  25ME001,2026-08-02,20
  25ME001,2026-08-20,15.5`);

const valuesOf = (folder: string) =>
  Object.fromEntries(
    (readStudent(folder, '25ME001').skillTimeline?.periods ?? []).map((one) => [
      `${one.period}, ${one.highlight.month}`,
      one.points.filter(({ value }) => value > 0).map(({ month, value }) => `${month} ${value}`),
    ]),
  );

it('takes the credits of students, and leaves out more than there can be', async () => {
  const folder = writeCollegeIn({ ...people, 'credits.csv': credits });
  const { exitCode, text } = await run(folder);
  expect({ exitCode, text }).toEqual({
    exitCode: 2,
    text: expect.stringContaining('out of range'),
  });
  expect(readStudent(folder, '25ME001').credits).toEqual({
    ...{ grade: 42.5, maximum: 160, asOf: '2026-09-01', note: 'Credits that are missing: 117.5.' },
    basis: 'Credits of the student, out of 160',
  });
  expect(readStudent(folder, '25ME002')).not.toHaveProperty('credits');
});

it('gives credits without a day that of their file', async () => {
  const header = 'Roll No,Credits Earned,Credits Required,Remarks';
  const table = (earned: number) => csv(header, `25ME001,${earned},160,Well done`);
  const folder = writeCollegeIn({ ...people, '2026-09-14 credits.csv': table(40) });
  await run(folder);
  expect(readStudent(folder, '25ME001').credits).toMatchObject({
    ...{ asOf: '2026-09-14', note: 'Well done' },
  });
  addExports(folder, { '2026-10-01 credits.csv': table(44) });
  await run(folder);
  expect(readStudent(folder, '25ME001').credits).toMatchObject({ grade: 44, asOf: '2026-10-01' });
});

it('adds up skill points by month of the academic year, and a later table replaces its months', async () => {
  const folder = writeCollegeIn({ ...people, 'skill-points.csv': points });
  expect(await run(folder)).toMatchObject({ exitCode: 0 });
  expect(valuesOf(folder)).toEqual({ '2026-27, Aug': ['Aug 35.5'], '2025-26, Jun': ['Jun 40'] });
  const later = csv('Roll No,Month,Skill Points', '25ME001,08/2026,50', '25ME001,January 2027,5');
  addExports(folder, { '2027-01-31/skill-points.csv': later });
  await run(folder);
  expect(valuesOf(folder)).toEqual({
    '2026-27, Jan': ['Jan 5', 'Aug 50'],
    '2025-26, Jun': ['Jun 40'],
  });
});

it('names a month without a year', async () => {
  const table = csv('Roll No,Month,Skill Points', '25ME001,2026-08,1', '25ME001,August,50');
  const folder = writeCollegeIn({ ...people, 'skill-points.csv': table });
  const { exitCode, text } = await run(folder);
  expect({ exitCode, text }).toEqual({
    exitCode: 2,
    text: expect.stringContaining('which month and year'),
  });
  expect(valuesOf(folder)).toEqual({ '2026-27, Aug': ['Aug 1'] });
});
