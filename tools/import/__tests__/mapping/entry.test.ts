import type { TableMapping } from '@/tools/import/mapping/mapping';
import { factsOf, readKnown, table } from '../template/read-table';

const read = (text: string, entry: TableMapping) =>
  readKnown(table('list.csv', text), { tables: [entry] });

it('joins the columns of a field, and cuts one in two', async () => {
  const joined = await read('No.|Vor|Nach\n7|Mira|Sato', {
    headers: ['No.', 'Vor', 'Nach'],
    kind: 'students',
    columns: { id: '#1', name: ['Vor', 'Nach'] },
  });
  expect(factsOf(joined, 'person')).toMatchObject([{ id: '7', name: 'Mira Sato' }]);
  const cut = await read('Who|Mail\n7 - Mira Sato|m@x.edu', {
    headers: ['Who', 'Mail'],
    kind: 'students',
    columns: {
      id: { of: 'Who', at: '-', part: 1 },
      name: { of: 'Who', at: '-', part: 2 },
      email: 'Mail',
    },
  });
  expect(factsOf(cut, 'person')).toMatchObject([{ id: '7', name: 'Mira Sato', email: 'm@x.edu' }]);
});

it('fills a column down, and takes the section from the lines between', async () => {
  const filled = await read('Group|Num|Who\nA|7|Mira\n|8|Omar\nB|9|Lena', {
    headers: ['Group', 'Num', 'Who'],
    kind: 'students',
    columns: { section: 'Group', id: 'Num', name: 'Who' },
    fillDown: ['Group'],
  });
  expect(factsOf(filled, 'person').map(({ sections }) => sections)).toEqual([['A'], ['A'], ['B']]);
  const lines = await read('Num|Who\nIII CSE A|\n7|Mira\nIII CSE B|\n9|Lena', {
    headers: ['Num', 'Who'],
    kind: 'students',
    columns: { id: 'Num', name: 'Who' },
    lines: 'section',
  });
  expect(factsOf(lines, 'person').map(({ sections }) => sections)).toEqual([
    ['III CSE A'],
    ['III CSE B'],
  ]);
  expect(lines.problems).toEqual([]);
});

it('reads columns of assessments, days and courses as a series', async () => {
  const marks = await read('Num|hw1|Mid (20)|Sum\n7|9|18|27\n8||AB|0', {
    headers: ['Num', 'hw1', 'Mid (20)', 'Sum'],
    kind: 'marks',
    columns: { person: 'Num' },
    rest: 'assessment',
    ignore: ['Sum'],
    course: 'MA101',
  });
  expect(factsOf(marks, 'result')).toMatchObject([
    { person: '7', score: 9, course: 'MA101' },
    { person: '7', score: 18 },
    { person: '8', status: 'missing' },
  ]);
  expect(factsOf(marks, 'assignment')).toMatchObject([
    { title: 'hw1' },
    { title: 'Mid', maximum: 20 },
  ]);
  const days = await read('Num|2026-11-02|2026-11-03 AN\n7|P|Z', {
    headers: ['Num'],
    kind: 'attendance',
    columns: { person: 'Num' },
    rest: 'session',
  });
  expect(factsOf(days, 'attendance')).toEqual([
    { person: '7', day: '2026-11-02', status: 'present' },
  ]);
  expect(days.problems).toMatchObject([
    { value: 'Z', place: { column: { name: '2026-11-03 AN' } } },
  ]);
  const grades = await read('Num|MA101|PH101\n7|A|F', {
    headers: ['Num', 'MA101', 'PH101'],
    kind: 'results',
    columns: { person: 'Num' },
    rest: 'course',
  });
  expect(factsOf(grades, 'courseResult')).toMatchObject([
    { person: '7', course: 'MA101', grade: 'A' },
    { person: '7', course: 'PH101', grade: 'F' },
  ]);
});

it('holds only as long as every header is accounted for', async () => {
  const entry: TableMapping = {
    headers: ['Num', 'Who', 'House'],
    kind: 'students',
    columns: { id: 'Num', name: 'Who' },
    ignore: ['House'],
  };
  expect(await read('Num|Who|House\n7|Mira|Red', entry)).toMatchObject({
    format: 'list of students',
  });
  expect(await read('Who|Num|House\nMira|7|Red', entry)).toMatchObject({
    format: 'list of students',
  });
  expect(await read('Num|Who|House|Team\n7|Mira|Red|X', entry)).toMatchObject({
    unread: 'unknown-headers',
  });
  expect(await read('Num|House\n7|Red', entry)).toMatchObject({ unread: 'unknown-headers' });
});

it('reads a table without headers by the name of its file, and skips one', async () => {
  const rows = table('scan-2026.csv', 'm@x.edu|25CS001|Mira Sato\no@x.edu|25CS002|Omar Diaz');
  const unnamed: TableMapping = {
    ...{ headers: ['A', 'B', 'C'], file: 'scan-2025.csv', kind: 'students' },
    columns: { email: 'A', id: 'B', name: 'C' },
  };
  expect(factsOf(await readKnown(rows, { tables: [unnamed] }), 'person')).toHaveLength(2);
  const skipped = await read('Num|Who\n7|Mira', { headers: ['Num', 'Who'], kind: 'skip' });
  expect(skipped).toMatchObject({ format: 'skipped by the mapping', facts: [] });
});

it('makes the class of a person by its pattern, from columns, the sheet and the rows above', async () => {
  const rows = {
    ...table('list.csv', 'Num|Who|Dept|Group\n7|Mira|CSE|A'),
    ...{ sheet: 'II B.TECH', preamble: [] },
  };
  const entry: TableMapping = {
    headers: ['Num', 'Who', 'Dept', 'Group'],
    kind: 'students',
    columns: { id: 'Num', name: 'Who', branch: 'Dept', section: 'Group' },
    class: '{year} {branch}-{section}',
  };
  const own = await readKnown(rows, { tables: [entry] });
  expect(factsOf(own, 'person')).toMatchObject([{ sections: ['II CSE-A'] }]);
});
