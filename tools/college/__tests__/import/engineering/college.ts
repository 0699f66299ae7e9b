import { writeXlsx, type CellValue, type WriteSheet } from 'hucre/xlsx';
import { createRandom } from '@/__tests__/random';
import type { Export } from '../college-in';

/** What the files of the invented college say about a student. */
export interface Truth {
  roll: string;
  name: string;
  className: string;
  /** The letters of each register. */
  months: Record<string, Record<'P' | 'A' | 'OD' | 'ML', number>>;
  /** Mid-I and Mid-II of each course. */
  internal: Record<string, readonly [CellValue, CellValue]>;
  /** The grades of the last semester, by course code, for those who sat it. */
  results: Record<string, string>;
  sgpa?: number;
  cgpa?: number;
  backlogs?: number;
}

interface ClassOf {
  year: 'II' | 'III';
  branch: string;
  section: string;
}

const classes: readonly ClassOf[] = [
  { year: 'II', branch: 'CSE', section: 'A' },
  { year: 'II', branch: 'CSE', section: 'B' },
  { year: 'II', branch: 'ECE', section: 'A' },
  { year: 'III', branch: 'ECE', section: 'A' },
];

const classSize = 20;
const college = 'LAKE VALLEY COLLEGE OF ENGINEERING (AUTONOMOUS)';

const surnames = ['MEKA', 'P.', 'K. ', 'DONDA', 'V.', 'సూర్య', 'RAVI', 'CH. '];
const givenNames = ['SWATHI', 'NAVEEN KUMAR', 'లక్ష్మి', 'TEJA SRI', 'अनन्या', 'HEMANTH', 'BHARGAVI'];
const teachers = [
  'Dr. B.RAMESH',
  'Mrs.S.PADMA',
  'Mr. K.VENKATESH',
  'Dr. L. HARITHA',
  'Mrs. B.RAMESH',
  'Ms. J.SWAPNA',
];

/** The courses of a class: abbreviation, code, title and credits. The last two are laboratories. */
const coursesOf = ({ year, branch }: ClassOf) =>
  ['Circuits', 'Signals', 'Probability', 'Ethics', 'Circuits Lab', 'Signals Lab'].map(
    (title, at) => ({
      abbreviation: ['CKT', 'SIG', 'PROB', 'ETH', 'CKT LAB', 'SIG LAB'][at] ?? '',
      code: `R26${branch}${year.length}0${at + 1}`,
      title: `${branch} ${year} ${title}`,
      credits: at > 3 ? 1.5 : 3,
      teacher: teachers[(at + (branch === 'CSE' ? 0 : 2)) % teachers.length] ?? '',
    }),
  );

/** The courses of the semester that is over. */
const past = [
  { code: 'R26MA201', title: 'LINEAR ALGEBRA', credits: 3 },
  { code: 'R26PH201', title: 'APPLIED PHYSICS', credits: 3 },
  { code: 'R26IT251', title: 'IT WORKSHOP', credits: 1.5 },
];
const points: Readonly<Record<string, number>> = { O: 10, 'A+': 9, A: 8, 'B+': 7, B: 6, F: 0 };

const nameOf = ({ year, branch, section }: ClassOf) => `${year} ${branch}-${section}`;
const rounded = (value: number) => Math.round(value * 100) / 100;

interface College {
  files: Export;
  /** What its office would have written into mapping.json. */
  mapping: object;
  students: readonly Truth[];
  teachers: readonly string[];
}

/** Writes the files of an engineering college as its office has them: merged headings, legends, two-row headers, totals. */
export async function engineeringCollege(seed = 7): Promise<College> {
  const { chance, int, pick } = createRandom('engineering college', seed);
  const students = classes.flatMap((one, at) =>
    Array.from({ length: classSize }, (_, number) => studentOf(one, at, number)),
  );

  function studentOf(one: ClassOf, at: number, number: number): Truth {
    // The rolls of the third year are numbers of twelve digits.
    const roll = one.year === 'III' ? `2502041180${10 + number}` : `26C81A0${at + 1}${10 + number}`;
    const marks = () => (chance(0.05) ? 'AB' : int(0, 30));
    const grades = past.map(({ code }) => [code, pick(Object.keys(points))] as const);
    const sum = past.reduce(
      (all, { code, credits }) =>
        all + credits * (points[Object.fromEntries(grades)[code] ?? ''] ?? 0),
      0,
    );
    return {
      roll,
      name: `${pick(surnames)} ${pick(givenNames)}`.replace('.  ', '. '),
      className: nameOf(one),
      months: {},
      internal: Object.fromEntries(
        coursesOf(one)
          .slice(0, 4)
          .map(({ title }) => [title, [marks(), marks()]]),
      ),
      results: one.year === 'II' ? Object.fromEntries(grades) : {},
      ...(one.year === 'II' && {
        sgpa: rounded(sum / 7.5),
        cgpa: int(400, 900) / 100,
        backlogs: grades.filter(([, grade]) => grade === 'F').length,
      }),
    };
  }

  const inClass = (one: ClassOf) => students.filter(({ className }) => className === nameOf(one));
  const title = (text: string, width: number): CellValue[][] => [
    [college, ...blanks(width - 1)],
    [text, ...blanks(width - 1)],
  ];

  const rolls = (['II', 'III'] as const).map((year) =>
    sheetOf(`${year} B.TECH`, [
      ...title('NOMINAL ROLLS FOR THE A.Y. 2026-27', 9),
      [`${year} B.TECH I SEMESTER`],
      [],
      [
        'S.No',
        'H.T.No',
        'NAME OF THE STUDENT',
        'BRANCH',
        'SEC',
        'GENDER',
        'CASTE',
        'FATHER NAME',
        'E-MAIL',
      ],
      ...classes
        .filter((one) => one.year === year)
        .flatMap((one) =>
          inClass(one).map(({ roll, name }, at) => [
            at + 1,
            year === 'III' ? Number(roll) : roll,
            name,
            one.branch,
            one.section,
            'F',
            'BC-D',
            'S/O NOBODY',
            `${roll.toLowerCase()}@lake.example`,
          ]),
        ),
      [],
      ['Total Strength', classSize],
    ]),
  );

  const faculty = sheetOf('Faculty', [
    ...title('FACULTY LIST 2026-27', 6),
    [],
    ['S.No', 'Emp.ID', 'Name of the Faculty', 'Designation', 'Dept', 'Mobile No'],
    ...teachers.map((name, at) => [
      at + 1,
      2001 + at,
      name,
      'Assistant Professor',
      'ECE',
      9300000000 + at,
    ]),
  ]);

  const structure = sheetOf('R26 Structure', [
    ...title('COURSE STRUCTURE R26', 8),
    ['S.No', 'Year', 'Branch', 'Course Code', 'Course Title', 'L', 'T', 'P', 'Credits'],
    ...[...new Map(classes.map((one) => [one.year + one.branch, one])).values()].flatMap((one) =>
      coursesOf(one).map(({ code, title: name, credits }, at) => [
        at + 1,
        one.year,
        one.branch,
        code,
        name,
        3,
        0,
        0,
        credits,
      ]),
    ),
  ]);

  const register = (
    month: 'OCT' | 'NOV',
    name: string,
    days: number,
    classDays: readonly number[],
    holiday: number,
  ) =>
    classes.map((one) =>
      sheetOf(nameOf(one), [
        ...title(`ATTENDANCE REGISTER FOR THE MONTH OF ${name} 2026`, days + 6),
        [`Section: ${one.branch}-${one.section}`],
        [
          'S.No',
          'Roll No',
          'Name',
          ...numbers(days),
          'No. of Days Present',
          'No. of Working Days',
          '%',
        ],
        ...inClass(one).map((student, at) => {
          const counts = { P: 0, A: 0, OD: 0, ML: 0 };
          const cells = numbers(days).map((day) => {
            if (day === holiday) return 'H';
            if (!classDays.includes(day)) return '';
            const letter = chance(0.8) ? 'P' : pick(['A', 'A', 'OD', 'ML'] as const);
            counts[letter] += 1;
            return letter;
          });
          student.months[month] = counts;
          const present = counts.P + counts.OD;
          const percent = Math.round((present / classDays.length) * 1000) / 10;
          return [
            at + 1,
            rollCell(student),
            student.name,
            ...cells,
            present,
            classDays.length,
            percent,
          ];
        }),
        ['', '', 'Total Present'],
      ]),
    );

  const internal = classes.map((one) => {
    const courses = coursesOf(one).slice(0, 4);
    return sheetOf(
      nameOf(one),
      [
        ...title('CONSOLIDATED INTERNAL MARKS', 15),
        [`Section: ${one.branch}-${one.section}`],
        ['S.No', 'Roll No', 'Name', ...courses.flatMap((course) => [course.title, null, null])],
        ['', '', '', ...courses.flatMap(() => ['Mid-I (30)', 'Mid-II (30)', 'Best Avg (30)'])],
        ...inClass(one).map((student, at) => [
          at + 1,
          rollCell(student),
          student.name,
          ...courses.flatMap((course) => {
            const [first, second] = student.internal[course.title] ?? [0, 0];
            const both = [first, second].map((mark) => (typeof mark === 'number' ? mark : 0));
            return [first, second, Math.round(Math.max(...both) * 0.8 + Math.min(...both) * 0.2)];
          }),
        ]),
      ],
      courses.map((_, at) => merge(3, 3 + at * 3, 3, 5 + at * 3)),
    );
  });

  const grids = classes.map((one) => sheetOf(nameOf(one), gridRows(one), gridMerges));

  const results = sheetOf('I B.Tech II Sem', [
    ['HILL STATE TECHNOLOGICAL UNIVERSITY'],
    ['RESULTS OF I B.TECH II SEMESTER (R26) REGULAR EXAMINATIONS JULY-2026'],
    ['Sno', 'Htno', 'Subcode', 'Subname', 'Internals', 'Grade', 'Credits'],
    ...students.flatMap((student) =>
      past.flatMap(({ code, title: name, credits }) => {
        const grade = student.results[code];
        return grade === undefined
          ? []
          : [[1, student.roll, code, name, 20, grade, grade === 'F' ? 0 : credits]];
      }),
    ),
  ]);

  const consolidated = sheetOf('Consolidated', [
    ...title('CONSOLIDATED RESULTS - I B.TECH II SEM', 9),
    ['S.No', 'Roll No', 'Name', ...past.map((course) => course.title), 'SGPA', 'CGPA', 'Backlogs'],
    ...students
      .filter(({ sgpa }) => sgpa !== undefined)
      .map(({ roll, name, results: own, sgpa, cgpa, backlogs }, at) => [
        at + 1,
        roll,
        name,
        ...past.map(({ code }) => own[code] ?? ''),
        sgpa ?? '',
        cgpa ?? '',
        backlogs ?? '',
      ]),
  ]);

  const calendar = [
    sheetOf('Academic Calendar', [
      ...title('ACADEMIC CALENDAR - A.Y. 2026-27', 5),
      ['S.No', 'Description', 'From', 'To', 'Duration'],
      [1, 'Commencement of Class work', '10-08-2026', '', ''],
      [2, 'I Unit of Instruction', '17-08-2026', '03-10-2026', '7 Weeks'],
      [3, 'I Mid Examinations', '05-10-2026', '10-10-2026', '1 Week'],
    ]),
    sheetOf('Holidays', [
      ['LIST OF HOLIDAYS 2026'],
      ['Sl.No', 'Occasion', 'Date', 'Day'],
      [1, 'Founders', new Date('2026-10-02T00:00:00Z'), 'Friday'],
      [2, 'Deepavali', new Date('2026-11-08T00:00:00Z'), 'Sunday'],
    ]),
  ];

  const books = {
    'students.xlsx': rolls,
    'faculty list 2026-27.xlsx': [faculty],
    'Course Structure.xlsx': [structure],
    'Class Time Tables.xlsx': grids,
    'Attendance OCT 2026.xlsx': register(
      'OCT',
      'OCTOBER',
      31,
      [1, 3, 5, 6, 7, 8, 9, 10, 12, 13],
      2,
    ),
    'Attendance NOV 2026.xlsx': register('NOV', 'NOVEMBER', 30, [2, 3, 4, 5, 6, 7, 9], 30),
    'Internal Marks.xlsx': internal,
    'University results.xlsx': [results],
    'Consolidated results.xlsx': [consolidated],
    'Academic Calendar.xlsx': calendar,
  };
  const files: Record<string, string | Uint8Array> = {};
  for (const [path, sheets] of Object.entries(books))
    files[path] = await writeXlsx({ sheets: [...sheets] });
  return { files, mapping, students, teachers };
}

const rollCell = ({ roll }: Truth) => (/^\d+$/.test(roll) ? Number(roll) : roll);
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const blanks = (count: number): null[] => Array.from({ length: count }, () => null);
const merge = (startRow: number, startCol: number, endRow: number, endCol: number) => ({
  ...{ startRow, startCol, endRow, endCol },
});

const sheetOf = (
  name: string,
  rows: CellValue[][],
  merges: WriteSheet['merges'] = [],
): WriteSheet => ({
  ...{ name, rows, merges },
});

/** Two laboratories are merged over periods, one of them over the break. */
const gridMerges = [merge(6, 1, 6, 4), merge(8, 6, 8, 7)];

function gridRows(one: ClassOf): CellValue[][] {
  const courses = coursesOf(one);
  return [
    [college],
    [`CLASS TIME TABLE - ${one.year} B.TECH I SEM (A.Y. 2026-27)`],
    [
      `Section: ${one.branch}-${one.section}`,
      null,
      null,
      'Room No: 301',
      null,
      'W.E.F: 10-08-2026',
    ],
    ['DAY/PERIOD', '1', '2', '', '3', '', '4', '5'],
    [
      '',
      '9:10-10:00',
      '10:00-10:50',
      '10:50-11:00',
      '11:00-11:50',
      '11:50-12:40',
      '12:40-1:30',
      '1:30-2:20',
    ],
    ['MON', 'CKT', 'SIG', 'BREAK', 'PROB', 'LUNCH', 'ETH', 'CKT'],
    ['TUE', 'CKT LAB (B1) / SIG LAB (B2)', null, null, null, 'LUNCH', 'PROB', 'LIB/SPORTS'],
    ['WED', 'PROB', 'ETH', '', 'SIG', '', 'CKT', 'SIG'],
    ['THU', 'ETH', 'PROB', 'B', 'CKT', 'LUNCH', 'SIG LAB (B1) / CKT LAB (B2)', null],
    ['FRI', 'SIG', 'CKT', '', 'ETH', '', 'PROB', 'TRAINING & PLACEMENT'],
    [],
    ['S.No', 'Abbr', 'Subject', '', 'Faculty'],
    ...courses.map(({ abbreviation, title, teacher }, at) => [
      at + 1,
      abbreviation,
      title,
      '',
      teacher,
    ]),
    ['Time Table Incharge', '', '', '', 'HOD'],
  ];
}

/** What the office says once about its own words and its classes. */
const mapping = {
  version: 2,
  class: '{year} {branch}-{section}',
  dateOrder: 'day-first',
  words: { attendance: { OD: 'present', ML: 'absent' } },
  notClasses: ['LIB', 'SPORTS', 'LIB/SPORTS', 'TRAINING & PLACEMENT'],
};
