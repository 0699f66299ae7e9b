import { gapText } from '@/components/progress/model/compliance-gap';
import { namedSections } from '@/components/progress/model/help-row';
import { isComplete } from '@/components/progress/model/progress-row';
import { activity, enough, month, registered, rowsOf, terms } from '../register';
import { seededStudents } from '../seeded-register';

test.each([1, 2, 3])('Names every gap of a hundred students and no other, %i', (seed) => {
  const seeded = seededStudents(seed);
  const rows = rowsOf(seeded.map(({ student }) => student));
  const found = new Map(
    rows.map(({ rollNumber, gaps }) => [
      rollNumber,
      gaps.map(({ kind, items }) => [kind, ...items.map(({ name }) => name)]),
    ]),
  );
  expect(found.size).toBe(100);
  for (const { student, planted } of seeded)
    expect([student.name, found.get(student.rollNumber)]).toEqual([student.name, planted]);
  const clean = seeded.filter(({ planted }) => planted.length === 0).length;
  expect(clean).toBeGreaterThan(5);
  expect(rows.filter(isComplete)).toHaveLength(clean);
});

test('Says what is missing, how much, and which proof it takes', () => {
  const activities = [
    activity('Cloud', { category: 'Workshop', level: 'College', proof: 'Photograph' }),
    activity('Blood camp', { category: 'Community service', hours: 6, proof: 'Letter' }),
    activity('Python', {
      category: 'Course',
      hours: 20,
      status: 'Pending',
      dateAdded: '2026-11-01',
    }),
    activity('Debate', { category: 'Workshop', level: 'Galactic', proof: 'Certificate' }),
    activity('Chess', { decision: null }),
  ];
  const [row] = rowsOf([registered('Asha', { activities, attendance: [month('2026-11', 14, 6)] })]);
  expect(row).toMatchObject({ points: 6, required: 20 });
  expect(row?.gaps.map(gapText)).toEqual([
    'Points: 6 of 20, 14 missing; 8 more when all pending activities are approved: Learning (6 of 10, 4 missing; accepted: Certificate or Attendance sheet); Community (0 of 4, 4 missing; 6 of at least 8 hours; accepted: Letter)',
    '1 activity is approved without an accepted proof: Cloud (has Photograph, accepted: Certificate or Attendance sheet)',
    '1 activity is approved, but not counted: Debate (the rules have no level Galactic)',
    '1 activity is waiting for more than 14 days: Python (22 days, since 01 Nov 2026)',
    '1 activity is decided without a record of who decided: Chess (approved)',
    'Attendance is 70%, below 75%: 14 of 20 classes',
  ]);
});

test('Checks nothing that the college does not ask for', () => {
  const waiting = activity('Chess', { status: 'Pending', dateAdded: '2020-01-01' });
  const student = registered('Asha', {
    activities: [waiting],
    attendance: [month('2026-11', 0, 20)],
  });
  const rules = { ...terms.rules, required: null, heads: [], categories: terms.rules.categories };
  const [row] = rowsOf([student], { change: { rules, attendance: null, decisionDays: null } });
  expect(row).toMatchObject({ points: 0, required: null, gaps: [] });
});

test('A student of lateral entry needs the points of lateral entry', () => {
  const rules = { ...terms.rules, required: 40, lateral: 28 };
  const [regular, lateral] = rowsOf(
    [{}, { lateral: true }].map((own) =>
      registered(`Asha ${own.lateral}`, { activities: enough(), ...own }),
    ),
    { change: { rules } },
  );
  expect([regular?.required, regular?.gaps.length]).toEqual([40, 1]);
  expect([lateral?.required, lateral?.gaps.length]).toEqual([28, 0]);
});

test('A student needs the points of the semester, and those of the heads with the last', () => {
  const due = [
    { semester: 3, points: 16, lateral: 8 },
    { semester: 7, points: 28 },
  ];
  const rules = { ...terms.rules, required: 28, due };
  const learning = enough().slice(0, 2);
  const needed = (semester: number | undefined, lateral = false, activities = learning) => {
    const student = registered('Asha', { activities, lateral, ...(semester && { semester }) });
    const [row] = rowsOf([student], { change: { rules } });
    return [row?.required, row?.gaps[0]?.figure];
  };
  expect(needed(2, false, [])).toEqual([null, undefined]);
  expect(needed(3, false, [])).toEqual([16, '16 missing']);
  expect(needed(6, true, [])).toEqual([8, '8 missing']);
  expect(needed(6)).toEqual([16, undefined]);
  expect(needed(7)).toEqual([28, '12 missing']);
  expect(needed(8, true)).toEqual([28, '12 missing']);
  expect(needed(undefined)).toEqual([28, '12 missing']);
  expect(needed(7, false, enough())).toEqual([28, undefined]);
});

describe('A student of two sections', () => {
  const low = { activities: enough(), attendance: [month('2026-11', 1, 3)] };
  const fine = { ...low, attendance: [month('2026-11', 4, 0)], section: '1CSE27' };
  const both = [registered('Asha', low), registered('Asha', fine)];

  it('is one row, and the attendance is that of the section', () => {
    const [row, ...others] = rowsOf(both);
    expect(others).toEqual([]);
    expect(row?.sections).toEqual(['1CSE33', '1CSE27']);
    expect(row?.points).toBe(28);
    expect(row?.gaps.map((gap) => namedSections(row, gap, null))).toEqual(['1CSE33']);
    const gapsIn = (section: string) => rowsOf(both, { section })[0]?.gaps;
    expect(gapsIn('1CSE27')).toEqual([]);
    expect(gapsIn('1CSE33')).toHaveLength(1);
  });

  it('has the same attendance once if it is known for all classes only', () => {
    const [row] = rowsOf([both[0]!, { ...both[0]!, section: '1CSE27' }]);
    expect(row?.gaps).toHaveLength(1);
    expect(namedSections(row!, row!.gaps[0]!, null)).toBe('');
  });
});
