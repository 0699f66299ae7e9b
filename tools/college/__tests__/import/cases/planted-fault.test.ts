import { createRandom, type Random } from '@/__tests__/random';
import { csv } from '../college-in';
import { importAndSee } from './seen';

/** The rows of an invented class, table by table; the first row of each is its header. */
type Tables = Record<'students' | 'marks' | 'attendance' | 'results', string[][]>;

const days = ['2026-10-05', '2026-10-06', '2026-10-07', '2026-10-08'];

function makeClass({ int, pick }: Random): Tables {
  const ids = Array.from({ length: int(4, 9) }, (_, at) => `0${26_101 + at}`);
  return {
    students: [
      ['Roll No', 'Student Name', 'Section'],
      ...ids.map((id, at) => [id, `${pick(['Isha', 'Jai', 'Lata'])} ${'ABCDEFGHI'[at]}`, 'ME-A']),
    ],
    marks: [
      ['Roll No', 'Course Code', 'Assessment', 'Marks', 'Maximum Marks'],
      ...ids.map((id) => [id, 'MA201', 'Quiz 1', String(int(0, 20)), '20']),
    ],
    attendance: [
      ['Roll No', 'Date', 'Section', 'Status'],
      ...ids.flatMap((id) => days.map((day) => [id, day, 'ME-A', pick(['P', 'P', 'A'])])),
    ],
    results: [
      ['Roll No', 'Semester', 'Course Code', 'Course Title', 'Credits', 'Grade'],
      ...ids.map((id) => [id, '1', 'PH101', 'Optics', '3', pick(['O', 'A+', 'B'])]),
    ],
  };
}

/** Puts a value into a column of a row. */
const set = (table: keyof Tables, column: string, value: string) => (all: Tables, row: number) => {
  const [header = [], ...rows] = all[table];
  const cells = rows[row % rows.length];
  if (cells) cells[header.indexOf(column)] = value;
};

interface Fault {
  plant(all: Tables, row: number): void;
  /** What the report has to name. */
  named: string;
}

const faults: Readonly<Record<string, Fault>> = {
  'a mark of nobody': { plant: set('marks', 'Roll No', '99999'), named: '99999' },
  'a mark above its maximum': { plant: set('marks', 'Marks', '27'), named: '27' },
  'a word for a mark': { plant: set('marks', 'Marks', 'good'), named: 'good' },
  'an unknown grade': { plant: set('results', 'Grade', 'Q7'), named: 'Q7' },
  'an unknown word for attendance': { plant: set('attendance', 'Status', 'XX'), named: 'XX' },
  'a day that is none': { plant: set('attendance', 'Date', '2026-02-31'), named: '2026-02-31' },
  'an id that a spreadsheet has rounded': {
    plant: set('students', 'Roll No', '2.6E+104'),
    named: '2.6E+104',
  },
  'an id without its zero': {
    plant: (all, row) => {
      const cells = all.marks[1 + (row % (all.marks.length - 1))];
      if (cells) cells[0] = cells[0]?.slice(1) ?? '';
    },
    named: '261',
  },
  'the error of a formula': { plant: set('students', 'Section', '#REF!'), named: '#REF!' },
  'a blank section': { plant: set('students', 'Section', ''), named: 'section' },
  'a column that nobody knows': {
    plant: ({ students }) =>
      students.forEach((cells, at) => cells.push(at ? 'x' : 'Wing of hostel')),
    named: 'Wing of hostel',
  },
  'a header that is there twice': {
    plant: ({ marks }) => marks.forEach((cells, at) => cells.push(at ? '3' : 'Marks')),
    named: 'Marks',
  },
  'two statuses in one session': {
    plant: ({ attendance }, row) => {
      const cells = attendance[1 + (row % (attendance.length - 1))] ?? [];
      attendance.push([...cells.slice(0, 3), cells[3] === 'P' ? 'A' : 'P']);
    },
    named: 'attendance',
  },
};

/** The tables as files: the attendance of each day in a file of its own, or all in one; rows in any order. */
function filesOf(all: Tables, { chance, sample }: Random): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [name, [header = [], ...rows]] of Object.entries(all)) {
    const text = (part: readonly string[][]) =>
      csv(...[header, ...sample(part, part.length)].map((cells) => cells.join(',')));
    if (name === 'attendance' && chance(0.5))
      for (const day of days)
        files[`${day}/attendance.csv`] = text(
          rows.filter(([, own = '']) => (days.includes(own) ? own : days[0]) === day),
        );
    else files[`${name}.csv`] = text(rows);
  }
  return files;
}

test.each([1, 2, 3])(
  'without a fault, everything is read and nothing is said (seed %i)',
  async (seed) => {
    const random = createRandom('planted fault', seed);
    const all = makeClass(random);
    const { students, report } = await importAndSee(filesOf(all, random));
    expect(report).not.toMatch(/warning|error/);
    for (const [id = '', , , mark] of all.marks.slice(1))
      expect(students[id]?.marks['Quiz 1']).toBe(`${mark}/20`);
    for (const [id = '', , , , , grade] of all.results.slice(1))
      expect(students[id]?.results).toEqual({ PH101: grade });
    for (const [id = ''] of all.students.slice(1)) {
      const own = all.attendance.filter(([person]) => person === id);
      const present = own.filter((cells) => cells[3] === 'P').length;
      expect(students[id]?.attendance).toBe(`${present} of ${own.length}`);
    }
  },
);

test.each(Object.keys(faults).flatMap((name) => [1, 2].map((seed) => [name, seed] as const)))(
  '%s is named (seed %i)',
  async (name, seed) => {
    const fault = faults[name];
    const random = createRandom('planted fault', name, seed);
    const all = makeClass(random);
    fault?.plant(all, random.int(0, 50));
    const { report, exitCode } = await importAndSee(filesOf(all, random));
    expect(exitCode).toBeGreaterThan(0);
    const lines = report.split('\n').filter((line) => /^problem,(?:warning|error)/.test(line));
    expect(lines.filter((line) => line.includes(fault?.named ?? ''))).not.toEqual([]);
  },
);
