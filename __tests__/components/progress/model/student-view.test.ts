import papa from 'papaparse';
import { cpuTime } from '@/__tests__/cpu-time';
import { gapKinds, gapLabels, gapText } from '@/components/progress/model/compliance-gap';
import { helpRuleNames, reasonText, ruleLabels } from '@/components/progress/model/help-reason';
import {
  formatStudentQuery,
  parseStudentQuery,
  studentsToCsv,
  studentViews,
} from '@/components/progress/model/student-view';
import { contact, month, registered, rowsOf, shown, students } from '../register';
import { seededStudents } from '../seeded-register';

const namesOf = (...query: Parameters<typeof shown>) =>
  shown(...query).rows.map(({ name }) => name);

/** The lines of the file, each by the names of its columns. */
function fileOf(...query: Parameters<typeof shown>) {
  const { rows, columns } = shown(...query);
  const csv = studentsToCsv(rows, columns, '2026-11-23').slice(1);
  return papa.parse<Record<string, string>>(csv, { header: true }).data;
}

const list = [
  ...seededStudents(3).map(({ student }, index) => ({
    ...student,
    missing: index % 3 === 0 ? [{ name: 'Lab' }, { name: 'Quiz', due: '2026-10-12' }] : [],
  })),
  ...students,
];

test.each([
  ['', 'reasons', helpRuleNames, (name: never) => `${ruleLabels[name]}: reason`],
  ['?view=compliance', 'gaps', gapKinds, (name: never) => `${gapLabels[name]}: what is missing`],
] as const)(
  'The view "%s" lists who has %s, those with most first, and the file has each sentence',
  (view, field, kinds, heading) => {
    const all = rowsOf(list);
    const { rows } = shown(view, { list });
    const counts = rows.map((row) => row[field].length);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(new Set(rows)).toEqual(new Set(all.filter((row) => row[field].length > 0)));
    const kindOf = (one: object) => ('kind' in one ? one.kind : (one as { rule: string }).rule);
    fileOf(view, { list }).forEach((line, index) => {
      for (const kind of kinds)
        for (const one of rows[index]![field].filter((own) => kindOf(own) === kind))
          expect(line[heading(kind as never)]).toContain(
            'kind' in one ? gapText(one) : reasonText(one),
          );
    });
    for (const kind of kinds) {
      const filtered = shown(`${view}${view ? '&' : '?'}show=${field.slice(0, -1)}+${kind}`, {
        list,
      });
      expect(new Set(filtered.rows)).toEqual(
        new Set(all.filter((row) => row[field].some((one) => kindOf(one) === kind))),
      );
    }
  },
);

test('Each line of a file has the day of its figures, and marks as numbers', () => {
  expect(fileOf('?view=marks&sort=marks')[0]).toEqual({
    ...{ Name: 'Asha', 'Roll no': '25-ASHA', 'Quiz 1': '4', 'Quiz 1: of': '20' },
    ...{ 'Quiz 2': '8', 'Quiz 2: of': '20', 'All marks': '30%', 'Missing work': '2' },
    ...{ Attendance: '25%', 'As of': '2026-11-23' },
  });
});

test('NAAC lists the lines of its template, oldest first, and says what is left out', () => {
  const { rows, notes, filters } = shown('?view=naac-5.3.1');
  expect(rows.map(({ name, line }) => [name, line?.cells['Name of the event']])).toEqual([
    ['محمد', 'State chess'],
  ]);
  expect(filters.map(({ text }) => text)).toEqual(['All years', '2025-26']);
  expect(notes.join(' ')).toMatch(/is empty, because the records do not say it/);
  expect(namesOf('?view=naac-5.3.1&show=2025-26')).toEqual(['محمد']);
});

test('Only what holds for a section counts in it', () => {
  expect(namesOf('')).toEqual(['Asha', 'Zoya']);
  expect(namesOf('', { section: '1CSE27' })).toEqual(['Zoya']);
  expect(namesOf('', { section: '1CSE33' })).toEqual(['Asha']);
  const text = (section: string | null) =>
    shown('?show=all', { section }).rows.find(({ name }) => name === 'Zoya')!.attendance?.percent;
  expect([text(null), text('1CSE27'), text('1CSE33')]).toEqual(['57.5%', '25%', '90%']);
});

test('The filters find contacts and days to look again', () => {
  const contacts = [contact('25-MEERA', { followUp: '2026-11-30' }), contact('25-ZOYA')];
  expect(namesOf('?show=contacted', { contacts })).toEqual(['Zoya', 'Meera']);
  expect(namesOf('?show=followUp', { contacts, today: '2026-11-29' })).toEqual([]);
  expect(namesOf('?show=followUp', { contacts, today: '2026-11-30' })).toEqual(['Meera']);
});

test('Every column sorts in both directions, and what is not known is last', () => {
  const all = registered('Nobody');
  expect(namesOf('?show=all&sort=attendance', { list: [all, ...students] }).at(-1)).toBe('Nobody');
  expect(namesOf('?show=all&sort=attendance&order=desc', { list: [all, ...students] }).at(-1)).toBe(
    'Nobody',
  );
  for (const { id, text } of studentViews.flatMap(
    ({ id: view }) => shown(`?view=${view}`).columns,
  )) {
    const [up, down] = ['asc', 'desc'].map((order) =>
      shown(`?show=all&sort=${encodeURIComponent(id)}&order=${order}`)
        .rows.map(text)
        .filter(Boolean),
    );
    expect([id, new Set(down)]).toEqual([id, new Set(up)]);
    expect([id, down!.at(-1)]).toEqual([id, up![0]]);
  }
});

test('The last weeks are those that are known', () => {
  const [asha] = shown('').rows;
  expect(asha?.lastWeeks).toEqual({ part: 5, whole: 20 });
});

test('What can be missed is said from the day that is known, and not of old figures', () => {
  const spare = (today?: string) => {
    const { rows, columns } = shown('?show=all&column=spare', today ? { today } : {});
    return rows.map((row) => columns[1]!.text(row));
  };
  expect(spare()).toEqual(['', '', '', '']);
  expect(spare('2026-11-24')).toEqual([
    'attend the next 40',
    'attend the next 28',
    '6 to spare',
    '5 to spare',
  ]);
  expect(spare('2026-12-24')).toEqual(['', '', '', '']);
});

test('The address has the whole query but the words, which may name a student', () => {
  const search =
    '?view=marks&section=1CSE27&show=gaps&sort=marks&order=desc&column=name&column=mark+Quiz%2C+1';
  expect(formatStudentQuery(parseStudentQuery(search))).toBe(search);
  expect(formatStudentQuery(parseStudentQuery('?view=nothing'), '?open=print-students')).toBe(
    '?open=print-students',
  );
});

test('A register of 10,000 students is filtered within three frames', () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    registered(`Student ${index}`, { attendance: [month('2026-11', 5, 15)] }),
  );
  const { find } = shown('', { list: many });
  find('s');
  const start = cpuTime();
  expect(find('student 9999').rows).toHaveLength(1);
  expect(cpuTime() - start).toBeLessThan(100);
});
