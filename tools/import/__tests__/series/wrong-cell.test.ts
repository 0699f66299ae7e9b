import fc from 'fast-check';
import type { Kind } from '@/tools/import/fact/fact';
import type { DataProblem } from '@/tools/import/problem/data-problem';
import { findSeriesReader } from '@/tools/import/series/find-series-reader';
import { sampleRows } from '@/tools/import/series/options';
import { factsOf, readWith, tableOf } from '../template/read-table';

interface Shape {
  header: string[];
  /** The rows before those of persons. */
  above?: string[][];
  /** The cells between the person and the values. */
  between?: string[];
  /** How many values a row has. */
  values: number;
  good: string[];
  /** Cells without a value, which are no problem. */
  blank: string[];
  /** The problem of each wrong value. */
  wrong: Record<string, string>;
  kind: Kind;
  sample?: boolean;
}

const shapes: Record<string, Shape> = {
  'register of attendance': {
    header: ['Roll No', 'Name', '2026-10-13', '2026-10-14', '2026-10-15', '2026-10-16'],
    between: ['Asha'],
    values: 4,
    good: ['P', 'A', 'L', 'E'],
    blank: ['', '?', 'H', 'SUN'],
    wrong: { '#oops': 'unknown-attendance-word', zz: 'unknown-attendance-word' },
    kind: 'attendance',
    sample: false,
  },
  'counts of attendance': {
    header: ['Roll No', 'Held', 'Attended'],
    between: ['10'],
    values: 1,
    good: ['0', '9', '10'],
    blank: [''],
    wrong: { '11': 'present-exceeds-held', '-1': 'not-a-count', 'n.n.': 'not-a-count' },
    kind: 'attendanceTotal',
  },
  'attendance with a column per course': {
    header: ['Roll No', 'Name', 'Maths', 'Physics'],
    above: [['', 'Held', '20', '20']],
    between: ['Asha'],
    values: 2,
    good: ['0', '7', '20'],
    blank: [''],
    wrong: {
      '21': 'present-exceeds-held',
      ...{ '-3': 'not-a-count', x: 'not-a-count', '1.5': 'not-a-count' },
    },
    kind: 'attendanceTotal',
  },
  gradebook: {
    header: ['Roll No', 'Quiz 1 (20)', 'Quiz 2 (20)'],
    values: 2,
    good: ['0', '17,5', '20', 'A', 'EX'],
    blank: [''],
    wrong: {
      '21': 'above-maximum',
      '-3': 'not-a-mark',
      'B+': 'not-a-mark',
      '#REF!': 'formula-error',
    },
    kind: 'result',
    sample: false,
  },
};

async function readTable(header: string[], rows: string[][], sample = true) {
  const table = tableOf({ header, rows });
  const courses = [
    { code: 'CS101', title: 'Physics' },
    { code: 'CS102', title: 'Optics' },
  ];
  const reader = findSeriesReader(table, {
    courses,
    ...(sample && { sample: await sampleRows(table) }),
  });
  return readWith(reader, table);
}

/** Where the warnings and errors about values are. */
const spotsOf = (problems: readonly DataProblem[]) =>
  problems
    .filter(({ stage, severity }) => stage === 'value' && severity !== 'note')
    .map(({ code, place, value }) => `${code} ${place.line}:${place.column?.index} ${value}`);

it.each(Object.entries(shapes))(
  '%s: every wrong cell is reported once, at its line and column, and the others are imported',
  async (
    _,
    { header, above = [], between = [], values, good, blank, wrong, kind, sample = true },
  ) => {
    const cell = fc.constantFrom(...good, ...blank, ...Object.keys(wrong));
    const row = fc.array(cell, { minLength: values, maxLength: values });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 12 }), async (cells) => {
        const persons = cells.map((own, index) => [`R${index}`, ...between, ...own]);
        const read = await readTable(header, [...above, ...persons], sample);
        const expected = cells.flatMap((own, line) =>
          own.flatMap((value, index) => {
            const place = `${line + 2 + above.length}:${index + 1 + between.length}`;
            return wrong[value] === undefined ? [] : [`${wrong[value]} ${place} ${value}`];
          }),
        );
        expect(spotsOf(read.problems)).toEqual(expected);
        const imported = cells.flat().filter((value) => good.includes(value));
        expect(factsOf(read, kind)).toHaveLength(imported.length);
      }),
    );
  },
);

it('a timetable grid: every row of no weekday is reported once, at its line', async () => {
  const names = fc.constantFrom('Mon', 'Friday', 'someday', 'Week 1');
  await fc.assert(
    fc.asyncProperty(fc.array(names, { maxLength: 12 }), async (days) => {
      const rows = days.map((day) => [day, 'CS101', 'CS102']);
      const { problems, facts } = await readTable(['Day', '9-10', '10-11'], rows);
      const wrong = days.flatMap((day, index) =>
        day === 'someday' || day === 'Week 1' ? [`unknown-weekday ${index + 2}:0 ${day}`] : [],
      );
      expect(spotsOf(problems)).toEqual(wrong);
      expect(facts).toHaveLength((days.length - wrong.length) * 2);
    }),
  );
});
