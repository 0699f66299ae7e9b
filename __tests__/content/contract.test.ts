import { z } from 'zod';
import { crossCheck, formatProblem, parse, problemsIn } from '@/content/parse';
import { catalogue, type ContentFile } from '@/content/schema/catalogue';
import { studentRecord } from '@/content/schema/record/student-record';
import { teacherRecord } from '@/content/schema/record/teacher-record';
import { jsonSchemas } from '@/tools/site/content/json-schema';
import { entriesIn, put, readContent, readFilled } from './read-content';

// The tests of other files get a copy of it that names the fixture.
jest.unmock('@/content/parse');

const files = Object.keys(catalogue) as ContentFile[];

/** The fields that a college can leave out. */
const optionalAnywhere = [
  'sample',
  'sampleContent',
  'campusIdentity',
  'signedDecisionsOnly',
  'dropBox',
  'weekdays',
  'dark',
  'facts',
  'loop',
  'audiences',
  'testimonials',
  'figures',
  'callToAction',
  'newsletter',
  'badges',
  'visitor',
  'page',
  'notClaimed',
];

/**
 * The fields that a college can leave out of a file, as it knows no more about a person than its own systems do. A name
 * with a dot is a path, without the numbers of list entries.
 */
const optionalIn: Partial<Record<ContentFile, readonly string[]>> = {
  'marketing/landing.json': ['demo.video', 'hero.picture', 'loop.tour'],
  'marketing/demo.json': ['level', 'hours', 'proof', 'timetable'],
  'site.json': [
    'shareImage',
    'search',
    'security',
    'policy',
    'offline',
    'credentialYears',
    'colors',
    'colors.dark',
  ],
  'academic.json': [
    'fewestClasses',
    'decisionDays',
    'decisionReasons',
    'grading.names',
    'attendance',
    'comparison',
  ],
  'activity-rules.json': [
    'decisionDays',
    'source',
    'due',
    'lateral',
    'heads.required',
    'heads.cap',
    'hours',
    'cap',
    'naac',
    'note',
  ],
  'student/student.json': [
    ...['firstName', 'handle', 'photo', 'email', 'city', 'bio', 'summary'],
    ...['program', 'semester', 'batch', 'lateral', 'cgpa', 'cgpaBasis'],
  ],
  'student/activities.json': ['level', 'hours', 'proof', 'duty', 'unsigned'],
  'student/attendance.json': ['late', 'excused', 'totals', 'current', 'changeFromLastWeek'],
  'student/subjects.json': [
    ...['faculty', 'credits', 'section', 'term', 'grade'],
    ...['items.attendance', 'items.attendance.late', 'items.attendance.excused'],
  ],
  'student/timetable.json': [
    ...[
      'batch',
      'elective',
      'subject',
      'teachers',
      'room',
      'meetings.from',
      'meetings.to',
      'meetings.dates',
      'term',
    ],
    ...['days.end', 'days.follows', 'days.until', 'changes.to', 'changes.reason'],
    ...['exams.label', 'exams.section'],
  ],
  'student/results.json': [
    ...['code', 'grade', 'percentage', 'published', 'sgpa', 'cgpa', 'backlogs', 'earned'],
    'attended',
  ],
  'student/assignments.json': [
    ...['due', 'description', 'state', 'score', 'maximum', 'grade', 'pending'],
    ...['subjectId', 'weight', 'class'],
  ],
  'student/calendar.json': ['end', 'time'],
  'faculty/faculty-profile.json': ['firstName', 'handle', 'photo', 'designation'],
  'faculty/classes.json': ['room', 'batch', 'elective', 'from', 'to', 'dates'],
  'faculty/classroom.json': ['room'],
  'faculty/keys.json': ['awards', 'revoked'],
  'faculty/assignments.json': ['due', 'handedIn'],
};

/** A path without the numbers of list entries. */
const withoutNumbers = (path: string) => path.replaceAll(/\[\d+\]/g, '');

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

describe.each(files)('%s', (file) => {
  const entries = entriesIn(readFilled(file));
  const optional = new Set([...optionalAnywhere, ...(optionalIn[file] ?? [])]);
  const isOptional = (path: string) =>
    optional.has(withoutNumbers(path)) || path.split(/[.[\]]+/).some((key) => optional.has(key));

  test('is valid as in the sample and with an entry in every list', () => {
    expect(problemsIn(file, readContent(file))).toEqual([]);
    expect(problemsIn(file, readFilled(file))).toEqual([]);
    expect(parse(file, readContent(file))).toEqual(readContent(file));
  });

  test('refuses an unknown field in every object and lists the known ones', () => {
    for (const { path, value } of entries.filter((entry) => isObject(entry.value))) {
      const broken = put(readFilled(file), path ? `${path}.colour` : 'colour', 'teal');
      const names = Object.keys(value as object).filter((key) => key !== '$schema');
      const problem = problemsIn(file, broken).find(({ found }) => found === 'colour');
      expect(problem).toMatchObject({ file, path: path || '(the whole file)' });
      const allowed = problem?.allowed.split(', ') ?? [];
      const left = allowed.filter(
        (name) => names.includes(name) || !isOptional(path ? `${path}.${name}` : name),
      );
      expect(left.sort()).toEqual(names.sort());
    }
  });

  test('reports every missing field, except optional ones', () => {
    expect(problemsIn(file, put(readFilled(file), 'sample', undefined))).toEqual([]);
    const fields = entries.filter(({ path }) => /[^\]]$/.test(path) && !isOptional(path));
    for (const { path } of fields) {
      const problems = problemsIn(file, put(readFilled(file), path, undefined));
      expect(problems).toContainEqual(
        expect.objectContaining({ file, path, found: 'nothing', message: expect.any(String) }),
      );
    }
  });

  test('reports a value of the wrong type at every path', () => {
    for (const { path, value } of entries.filter((entry) => entry.path !== '')) {
      const wrong = value === null ? true : typeof value === 'string' ? 7 : 'wrong';
      const problems = problemsIn(file, put(readFilled(file), path, wrong));
      const about = problems.filter((problem) => problem.path === path);
      expect(about.map(({ found }) => found)).toContain(JSON.stringify(wrong));
      expect(about.every(({ allowed }) => allowed !== '')).toBe(true);
    }
  });

  test('refuses a file that is not an object', () => {
    for (const value of [null, [], 'text', 3])
      expect(problemsIn(file, value)).toEqual([
        expect.objectContaining({ path: '(the whole file)', found: JSON.stringify(value) }),
      ]);
  });
});

test('every field of every file and record has a sentence that describes it', () => {
  interface Node {
    description?: string;
    properties?: Record<string, Node>;
    items?: Node;
    prefixItems?: Node[];
    anyOf?: Node[];
  }
  const missing: string[] = [];
  const visit = (node: Node, path: string) => {
    for (const [name, field] of Object.entries(node.properties ?? {})) {
      const sentence = field.description ?? '';
      if (name !== '$schema' && !/^[A-Z].*\.$/u.test(sentence)) missing.push(`${path}.${name}`);
      visit(field, `${path}.${name}`);
    }
    if (node.items) visit(node.items, `${path}[]`);
    for (const child of [...(node.prefixItems ?? []), ...(node.anyOf ?? [])]) visit(child, path);
  };
  for (const [path, text] of jsonSchemas()) visit(JSON.parse(text) as Node, path);
  for (const [kind, schema] of Object.entries({ student: studentRecord, teacher: teacherRecord })) {
    const { properties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node;
    for (const [name, part] of Object.entries(properties ?? {})) visit(part, `${kind}.${name}`);
  }
  expect(missing).toEqual([]);
});

test('lists all errors of one file, and parse throws with all of them', () => {
  const broken = readContent('student/attendance.json');
  put(broken, 'colour', 'teal');
  put(broken, 'months[1].total', 119);
  put(broken, 'months[2].present', 'many');
  put(broken, 'months[2].month', '2025-09');
  put(broken, 'current.percentage', 90);
  put(broken, 'current.asOf', '2025-02-30');

  const problems = problemsIn('student/attendance.json', broken);
  expect(problems.map(({ path }) => path).sort()).toEqual([
    '(the whole file)',
    'current.asOf',
    'current.percentage',
    'months[1].total',
    'months[2].month',
    'months[2].present',
  ]);
  let message = '';
  try {
    parse('student/attendance.json', broken);
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message).toBe(problems.map((problem) => formatProblem(problem)).join('\n'));
});

test('checks a rule between fields even if another field is wrong', () => {
  const broken = readContent('student/calendar.json');
  put(broken, 'months[1].events[1].type', 'lecture');
  put(broken, 'months[1].events[0].day', 31);
  put(broken, 'shown', '2026-11');
  put(broken, 'months[2].month', '2027-10');
  expect(
    problemsIn('student/calendar.json', broken)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(['months[1].events[0].day', 'months[1].events[1].type', 'months[2].month', 'shown']);
});

test('a wrong sum does not also report the percentage', () => {
  const broken = put(readContent('student/attendance.json'), 'months[0].total', 119);
  expect(problemsIn('student/attendance.json', broken)).toHaveLength(1);
});

test('classes on different days can overlap, classes on the same day cannot', () => {
  const overlapping = (weekdays: string[]) => {
    const value = put(readContent('faculty/classes.json'), 'items[0].weekdays', ['Monday']);
    put(value, 'items[1].start', '09:30');
    return problemsIn('faculty/classes.json', put(value, 'items[1].weekdays', weekdays));
  };
  expect(overlapping(['Tuesday'])).toEqual([]);
  expect(overlapping(['Tuesday', 'Monday'])).toMatchObject([
    { path: 'items[1].start', allowed: '09:55 or later' },
  ]);
});

test('reports one wrong value once', () => {
  const broken = readContent('student/activities.json');
  put(broken, 'items[0].dateAdded', 'yesterday');
  put(broken, 'items[1].name', '');
  expect(problemsIn('student/activities.json', broken)).toHaveLength(2);
});

test('prints an error in four lines: file and path, message, found, allowed', () => {
  const broken = put(readContent('student/activities.json'), 'items[2].status', 'Done');
  const [problem] = problemsIn('student/activities.json', broken);
  expect(problem && formatProblem(problem)).toBe(
    [
      'content/student/activities.json: items[2].status',
      '    This is not one of the allowed values.',
      '    found:   "Done"',
      '    allowed: "Pending", "Approved", "Rejected"',
    ].join('\n'),
  );
});

test('shortens a long value', () => {
  const broken = put(readContent('student/student.json'), 'bio', 'x'.repeat(500));
  const [problem] = problemsIn('student/student.json', broken);
  expect(problem?.found).toHaveLength(80);
  expect(problem).toMatchObject({ path: 'bio', allowed: 'at most 160 characters' });
});

test('an unknown file stops the check', () => {
  expect(() => problemsIn('student/marks.json', {})).toThrow('content/student/marks.json');
});

describe('between files', () => {
  test('the sample has no errors', () => {
    expect(crossCheck(Object.fromEntries(files.map((file) => [file, readContent(file)])))).toEqual(
      [],
    );
  });

  describe('of activities', () => {
    const poetry = put(readContent('student/activities.json'), 'items[1].category', 'Poetry');
    const activities = {
      'student/activities.json': poetry,
      'activity-rules.json': readContent('activity-rules.json'),
    };

    test('reports a category that the rules do not have, and lists those that they have', () => {
      expect(crossCheck(activities)).toEqual([
        {
          file: 'student/activities.json',
          path: 'items[1].category',
          message: 'content/activity-rules.json has no category with this name.',
          found: '"Poetry"',
          allowed:
            'Workshop, Hackathon, Course, Seminar, Internship, Extra-curricular, Community service',
        },
      ]);
    });

    test('says nothing without rules, or if the sample is not open', () => {
      expect(crossCheck({ 'student/activities.json': poetry })).toEqual([]);
      const site = put(readContent('site.json'), 'openSample', false);
      expect(crossCheck({ ...activities, 'site.json': site })).toEqual([]);
    });
  });

  test('reports a badge, a fact or a link that names a claim without evidence, and lists the claims', () => {
    const wrong = '/evidence/#iso-27001';
    const places = ['footer.badges[1].href', 'facts[0].href', 'audiences[2].link.href'];
    const landing = places.reduce<unknown>(
      (value, path) => put(value, path, wrong),
      readContent('marketing/landing.json'),
    );
    const evidence = readContent('marketing/evidence.json');
    expect(
      crossCheck({ 'marketing/landing.json': landing, 'marketing/evidence.json': evidence }),
    ).toEqual(
      places.map((path) => ({
        file: 'marketing/landing.json',
        path,
        message: 'content/marketing/evidence.json has no claim with this id.',
        found: '"/evidence/#iso-27001"',
        allowed:
          '"/evidence/#accessibility", "/evidence/#third-parties", "/evidence/#encryption", "/evidence/#signatures", "/evidence/#open-badges", "/evidence/#nothing-lost", "/evidence/#import", "/evidence/#deployment"',
      })),
    );
  });

  test('accepts a badge that leads to another page', () => {
    const landing = put(
      readContent('marketing/landing.json'),
      'footer.badges[1].href',
      'https://college.example/audit',
    );
    const evidence = readContent('marketing/evidence.json');
    expect(
      crossCheck({ 'marketing/landing.json': landing, 'marketing/evidence.json': evidence }),
    ).toEqual([]);
  });
});

test('a college can empty every list', () => {
  for (const file of files) {
    const value = readContent(file) as { items?: unknown[] };
    if (!Array.isArray(value.items)) continue;
    expect(problemsIn(file, { ...value, items: [] })).toEqual([]);
  }
});

test('a timetable can have no meetings, days, changes and exams, and no results can be published', () => {
  const timetable = readContent('student/timetable.json') as object;
  const empty = { ...timetable, meetings: [], days: [], changes: [], exams: [] };
  expect(problemsIn('student/timetable.json', empty)).toEqual([]);
  const results = readFilled('student/results.json') as object;
  expect(problemsIn('student/results.json', { ...results, terms: [] })).toEqual([]);
});

test('lists every error of the changes in a timetable', () => {
  const value = readFilled('student/timetable.json');
  put(value, 'changes[0].teachers', ['Dr. Kabir Menon']);
  put(value, 'changes[2].to', { day: '2025-10-22', start: '09:00', end: '08:00' });
  expect(problemsIn('student/timetable.json', value).map(({ path }) => path)).toEqual([
    'changes[0].teachers',
    'changes[2].to.end',
    'changes[2].to',
  ]);
});
