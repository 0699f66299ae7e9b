import papa from 'papaparse';
import { checkedStudents } from '@/components/compliance/model/checked-student';
import { complianceToCsv } from '@/components/compliance/model/compliance-export';
import { complianceRate, sectionRates } from '@/components/compliance/model/compliance-rate';
import { complianceRows } from '@/components/compliance/model/compliance-row';
import { termsText } from '@/components/compliance/model/compliance-text';
import { activity, asOf, enough, month, registered, terms } from '../register';

const students = [
  registered('Asha', enough(), { attendance: [month(1, 3)] }),
  registered('Kabir', [...enough(), activity('Kho-kho', { decision: null })], {
    section: '1CSE27',
    attendance: [month(1, 3)],
  }),
  registered('Zoya'),
];
const rows = complianceRows(checkedStudents(students, new Map()), terms);

test('The table has a line a student with every gap', () => {
  const csv = complianceToCsv({ rows, section: null, asOf });
  const { data } = papa.parse<Record<string, string>>(csv.slice(1), { header: true });
  expect(data).toHaveLength(3);
  expect(data[0]).toEqual({
    Name: 'Kabir',
    'Roll no': '25-KABIR',
    Section: '1CSE27',
    State: 'Incomplete',
    'Points counted': '30',
    'Points needed': '20',
    'Points: what is missing': '',
    'Proof: what is missing': '',
    'Not counted: what is missing': '',
    'Waiting: what is missing': '',
    'Decision: what is missing':
      '1 activity is decided without a record of who decided: Kho-kho (approved)',
    'Attendance: what is missing': 'Attendance is 25%, below 75%: 1 of 4 classes',
    'As of': '2026-11-23',
  });
  expect(data[2]).toMatchObject({ Name: 'Zoya', State: 'Complete' });
});

test('The share of complete students is rounded down and counts students, not gaps', () => {
  const { percent, complete, students: all, withGap } = complianceRate(rows);
  expect([percent, complete, all]).toEqual(['33.3%', 1, 3]);
  expect(withGap.filter((group) => group.students > 0)).toEqual([
    { kind: 'undecided', students: 1 },
    { kind: 'attendance', students: 2 },
  ]);
  expect(complianceRate([]).percent).toBeNull();
});

test('Sections have their own share', () => {
  expect(sectionRates(rows, students).map(({ section, percent }) => [section, percent])).toEqual([
    ['1CSE27', '0%'],
    ['1CSE33', '50%'],
  ]);
});

test('The terms name only what the college asks for', () => {
  expect(termsText(terms)).toBe(
    'no points are missing (Activity points), every approved activity counts, has an accepted proof and names who decided, no activity has waited for more than 14 days, and attendance is not below 75%',
  );
  const rules = { ...terms.rules, required: null, heads: [] };
  expect(termsText({ ...terms, rules, attendance: null, decisionDays: null })).toBe(
    'every approved activity counts, has an accepted proof and names who decided',
  );
});
