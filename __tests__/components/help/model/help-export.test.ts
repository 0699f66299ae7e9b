import papa from 'papaparse';
import { contactsByStudent } from '@/components/help/model/contact';
import { helpToCsv } from '@/components/help/model/help-export';
import { helpRows } from '@/components/help/model/help-row';
import { month, registered, rules } from '../register';

const students = [
  registered('=Asha', {
    attendance: [month('2026-11', 5, 15)],
    missing: [{ name: 'One', due: '2026-10-12' }, { name: 'Two' }],
  }),
  registered('=Asha', { section: '1CSE27', marks: [{ name: 'Quiz', score: 1, maximum: 10 }] }),
];
const rows = helpRows(students, rules, new Map());
const contacts = contactsByStudent(
  new Map([
    [
      'a',
      {
        id: 'a',
        at: '2026-11-20T10:00:00Z',
        student: { name: 'Asha', rollNumber: rows[0]!.rollNumber },
        kind: 'wrote' as const,
        day: '2026-11-20',
        text: 'A private note',
        by: 'Dr. Ananya Rao',
      },
    ],
  ]),
);

const read = (section: string | null) => {
  const text = helpToCsv({ rows, section, contacts, asOf: '2026-11-23' });
  expect(text).not.toContain('A private note');
  return papa.parse<Record<string, string>>(text.replace('\ufeff', ''), { header: true }).data;
};

test('A line has the student, the reasons, the last contact and the day of the figures', () => {
  expect(read(null)).toEqual([
    {
      Name: "'=Asha",
      'Roll no': '25-=ASHA',
      Section: '1CSE33, 1CSE27',
      Reasons: '3',
      Attendance: '1CSE33: Attendance is 25%, below 75%: 5 of 20 classes, Nov 2026',
      'Falling attendance': '',
      'Missing work': '1CSE33: 2 assignments are missing: One, due 12 Oct 2026; Two',
      Marks: '1CSE27: Marks are 10%, below 40%: 1 of 10 points in 1 assignment',
      'Last contact': 'Wrote to the student',
      'Date of contact': '2026-11-20',
      Contacts: '1',
      'As of': '2026-11-23',
    },
  ]);
});

test('A list of one section names it once', () => {
  expect(read('1CSE33')[0]).toMatchObject({
    Section: '1CSE33',
    Attendance: 'Attendance is 25%, below 75%: 5 of 20 classes, Nov 2026',
  });
});
