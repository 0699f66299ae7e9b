import type { Column } from '@/tools/import/source/table';
import { Problems } from '@/tools/import/problem/problems';
import { Collector } from '@/tools/import/model/collector';
import { buildModel } from '@/tools/import/model/model';
import { attended, modelOf, section, student, teacher, type TestFact } from '../collect';

const held = (line: number, ...teachers: string[]): TestFact => [
  'meeting',
  { section: 'a', weekdays: ['Monday'], start: '09:00', end: '10:00', teachers },
  line,
];

describe('A name that leads nowhere', () => {
  it('is one cause with a count, and names who is most like it by id or by name', () => {
    const problems = new Problems();
    const collector = new Collector(problems.report);
    const table = { file: 'timetable.csv', columns: {} };
    const facts = [
      section('a', 'A'),
      teacher('E1', 'Noor Hasan'),
      teacher('E2', 'Olga Petrova'),
      ...[2, 3, 4].map((line) => held(line, 'Noor Hassan', 'E22')),
    ];
    for (const [kind, fact, line = 1] of facts) collector.add(kind, fact, { table, line });
    buildModel(collector, problems.report);
    const found = problems.sorted().map(({ first, count }) => [first.value, first.nearest, count]);
    expect(found).toEqual([
      ['Noor Hassan', 'E1 Noor Hasan', 3],
      ['E22', 'E2 Olga Petrova', 3],
    ]);
  });

  it('of several people names them all', () => {
    const { problems } = modelOf(
      student('s1', 'Isha Menon'),
      student('s2', 'Isha Menon'),
      attended('Isha Menon', '2026-09-01', 'present'),
    );
    expect(problems).toMatchObject([
      {
        code: 'ambiguous-person',
        allowed: 'the id of one of them: s1 Isha Menon; s2 Isha Menon',
      },
    ]);
  });
});

it('Counts the students without a section in a list that has a column for it', () => {
  const own = ['A', undefined, 'B', undefined].map((name, index) =>
    student(`s${index}`, `Student ${index}`, name === undefined ? {} : { sections: [name] }),
  );
  const listed = (columns: Record<string, Column>) => {
    const problems = new Problems();
    const collector = new Collector(problems.report);
    const table = { file: 'students.csv', columns };
    for (const [kind, fact] of own) collector.add(kind, fact, { table, line: 2 });
    buildModel(collector, problems.report);
    return problems.sorted().map(({ first }) => [first.code, first.value]);
  };
  expect(listed({ sections: { name: 'Section', index: 0 } })).toEqual([
    ['without-section', '2 of 4 students'],
  ]);
  expect(listed({})).toEqual([]);
});
