import { catalogue, type ContentFile } from '@/content/schema/catalogue';
import { formatProblem, problemsIn } from '@/content/parse';
import { isFull } from '../full-run';
import { entriesIn, put, readFilled } from './read-content';

/** An error: the path, the wrong value, and the expected `allowed` of the problem. */
type ContentError = [place: string, value: unknown, allowed: string | RegExp];

const blank = /one line of text/;
const statuses = '"Pending", "Approved", "Rejected"';
const realDay = /Write (a real|the) day as YYYY-MM-DD/;
const address = /Start it with https:\/\/, mailto:, \/ or #/;
const picture = /svg, png, jpg, webp or avif|Start it with \/images\//;
const personId = /letters and digits, and between them/;
const nine = { start: '09:00', end: '09:55' };
const mostEntries = 'at most 1000 entries';

const errors: Record<ContentFile, ContentError[]> = {
  'site.json': [
    ['product', '', blank],
    ['college', 'x'.repeat(81), 'at most 80 characters'],
    ['logo.width', 0, 'at least 1'],
    ['logo.height', 8001, 'at most 8000'],
    ['logo.width', 2.5, /whole number/],
    ['logo.alt', 'x'.repeat(201), 'at most 200 characters'],
    ['logo.dark', { src: '/images/logo.gif', width: 1, height: 1, alt: '' }, picture],
    ['siteUrl', 'http://edify.example', /starts with https:\/\//],
    ['siteUrl', 'edify.example', /starts with https:\/\//],
    ['siteUrl', 'https://edify.example/', /trailing slash/],
    ['siteUrl', 'https://edify.example/portal', /BASE_PATH/],
    ['timeZone', 'Indian time', /Asia\/Kolkata/],
    ['attendanceThreshold', 0, 'at least 1'],
    ['attendanceThreshold', 101, 'at most 100'],
    ['attendanceThreshold', 74.5, /whole number/],
    ['newsletter.by', 'post', '"mail", "endpoint", "nothing"'],
    ['newsletter', { by: 'mail', address: 'the office' }, /email/i],
    ['newsletter', { by: 'endpoint', url: 'http://a.example', field: 'e' }, /https/],
    ['newsletter', { by: 'mail', adress: 'a@b.example' }, /.+/],
    ['helpCentre.email', 'the office', /email/i],
    ['notice', 'two\nlines', blank],
    ['pages.login.title', 'x'.repeat(71), 'at most 70 characters'],
    ['colors', { brand: 'teal', accent: '#f0a020' }, /#0b5563/],
    ['colors', { brand: '#f5d020', accent: '#f0a020' }, 'a contrast of at least 4.5:1'],
  ],
  'academic.json': [
    ['grading.name', 'x'.repeat(61), 'at most 60 characters'],
    ['grading.unit', 'letters', '"points", "percent"'],
    ['grading.maximum', 0, 'more than 0'],
    ['grading.maximum', 1001, 'at most 1000'],
    ['grading.decimals', 4, 'at most 3'],
    ['grading.decimals', 1.5, /whole number/],
    ['grading.rounding', 'up', '"half-up", "down"'],
    ['grading.bands', [], 'at least 1 entry'],
    ['grading.maximum', 7, 'at least 10'],
    ['grading.bands[0].grade', 'Outstanding!!', 'at most 12 characters'],
    ['grading.bands[0].points', -1, 'at least 0'],
    ['grading.bands[0].points', 1001, 'at most 1000'],
    ['grading.bands[0].points', 11, 'at most 10'],
    ['grading.bands[1].grade', 'O', 'a grade that no other band has'],
    ['grading.bands[0].from', 101, 'at most 100'],
    ['grading.bands[1].from', 90, 'less than 90'],
    ['grading.bands[1].from', 95, 'less than 90'],
    ['help.attendance', 101, 'at most 100'],
    ['help.fall', -1, 'at least 0'],
    ['help.missing', 0, 'at least 1'],
    ['help.missing', 1.5, /whole number/],
    ['help.marks', 100.5, 'at most 100'],
    ['hours.end', '08:00', 'a time after 08:00'],
  ],
  'activity-rules.json': [
    ['source', { text: 'A circular', href: 'http://plain.example' }, address],
    ['required', -1, 'at least 0'],
    ['required', 1001, 'at most 1000'],
    ['due', [], 'at least 1 entry'],
    ['due[0].semester', 0, 'at least 1'],
    ['due[1].semester', 3, 'at least 4'],
    ['due[1].points', 1001, 'at most 1000'],
    ['heads[0].cap', -1, 'at least 0'],
    ['heads[3].hours', { from: 80, to: 40 }, 'at least 80'],
    ['categories', [], 'at least 1 entry'],
    ['categories[0].name', 'x'.repeat(61), 'at most 60 characters'],
    ['categories[1].name', 'WORKSHOP', 'a name that no other category has'],
    [
      'categories[0].head',
      'learning-more',
      'learning, practice, extra-curricular, community, null',
    ],
    ['categories[0].points', { per: 'level', levels: [] }, 'at least 1 entry'],
    ['categories[0].points.per', 'day', /activity.*hours.*level/],
    ['categories[0].needs', ['hours'], 'a list with "level"'],
    ['categories[0].needs', ['name'], '"hours", "level"'],
    ['categories[2].points.hours', 0, 'more than 0'],
    ['categories[2].proof', Array(13).fill('Certificate'), 'at most 12 entries'],
  ],
  'marketing/landing.json': [
    ['hero.before', ' blank first', blank],
    ['demo.alt', 'x'.repeat(201), 'at most 200 characters'],
    ['figures', Array(9).fill({ value: '1', label: 'one' }), 'at most 8 entries'],
    ['figures[0].value', 'more than a thousand', 'at most 12 characters'],
    ['facts[0].href', 'evidence', /https/],
    ['footer.contact', 'hello', /email/i],
    [
      'footer.badges',
      Array(9).fill({ text: 'No third parties', href: '/evidence/#third-parties' }),
      'at most 8 entries',
    ],
  ],
  'marketing/demo.json': [
    ['decision.days', 0, 'at least 1'],
    ['attendance', 101, 'at most 100'],
    ['activities[0].status', 'Open', statuses],
  ],
  'marketing/evidence.json': [
    ['claims[2].checks[0]', 'x'.repeat(401), 'at most 400 characters'],
    ['claims[3].sources', Array(9).fill('docs/privacy.md'), 'at most 8 entries'],
  ],
  'marketing/sign-in.json': [
    ['faculty.userName', 'x'.repeat(41), 'at most 40 characters'],
    ['student.people[0].code', 'VWVY RXX0', /24 characters without spaces/],
    ['student.heading', 'blank last ', blank],
  ],
  'student/student.json': [
    ['handle', 'aarav', /Write @/],
    ['rollNumber', '../25CSE1042', personId],
    ['rollNumber', '25CSE1042 ', personId],
    ['rollNumber', '25#1042', personId],
    ['rollNumber', 'x'.repeat(65), 'at most 64 characters'],
    ['semester', 13, 'at most 12'],
    ['semester', 0, 'at least 1'],
    ['batch', '2025', /2025-29/],
    ['cgpa', 1000.1, 'at most 1000'],
    ['cgpa', -1, 'at least 0'],
    ['email', 'aarav', /email/i],
    ['summary', '', 'at least 1 character'],
  ],
  'student/attendance.json': [
    ['months[0].total', 119, '120'],
    ['months[1].absent', -1, 'at least 0'],
    ['months[1].total', 100_001, 'at most 100000'],
    ['months[1].late', -1, 'at least 0'],
    ['totals', { present: 1, absent: 1, excused: 1, total: 2, asOf: '2025-09-30' }, '3'],
    ['months[1].month', '2025-13', /from 01 to 12/],
    ['months[1].month', '2025-09', 'a month before 2025-09'],
    ['months[2].month', '2025-10', 'a month before 2025-08'],
    ['current.percentage', 90, '95'],
    ['current.percentage', 101, 'at most 100'],
    ['current.changeFromLastWeek', -101, 'at least -100'],
  ],
  'student/activities.json': [
    ['items[0].status', 'Done', statuses],
    ['items[0].status', 'pending', statuses],
    ['items[1].category', 'x'.repeat(61), 'at most 60 characters'],
    ['items[1].level', 'x'.repeat(61), 'at most 60 characters'],
    ['items[1].hours', 0, 'more than 0'],
    ['items[1].hours', 10_001, 'at most 10000'],
    ['items[0].decision', null, /who decided/],
    ['items[2].decision', null, /who decided/],
    ['items[3].name', 'x'.repeat(121), 'at most 120 characters'],
  ],
  'student/calendar.json': [
    ['weekStart', 'Tuesday', '"Sunday", "Monday"'],
    ['shown', '2026-11', '2027-10, 2027-11, 2027-12'],
    ['shown', 'November', /YYYY-MM/],
    ['months', [], 'at least 1 entry'],
    ['months[1].month', '2027-10', 'a month after 2027-10'],
    ['months[2].month', '2027-09', 'a month after 2027-11'],
    ['months[1].events[0].day', 31, '1 to 30'],
    ['months[1].events[0].day', 0, 'at least 1'],
    ['months[1].events[0].day', 32, 'at most 31'],
    ['months[1].events[0].type', 'lecture', '"assignment", "quiz", "exam", "holiday", "event"'],
    ['months[1].events[0].end', '2027-11-08', '2027-11-09 or later'],
    ['months[1].events[0].time', '9am', /HH:mm/],
  ],
  'student/notifications.json': [
    ['items[1].at', '2025-09-10T08:00', 'a moment up to 2025-09-09T09:30'],
  ],
  'student/skill-timeline.json': [
    ['periods', [], 'at least 1 entry'],
    ['periods[0].points', [], 'exactly 12 entries'],
    ['periods[0].points[0].month', 'January', /"Jan", "Feb"/],
    ['periods[0].points[4].shortMonth', 'Jun', 'May'],
    ['periods[0].points[4].value', -1, 'at least 0'],
    ['periods[0].points[4]', { month: 'Jul', shortMonth: 'Jul', value: 50 }, 'May'],
    ['periods[0].highlight.color', 'green', '"orange", "red", "purple"'],
    ['periods[0].highlight.color', '#ff8800', '"orange", "red", "purple"'],
    ['periods[0].highlight.month', 'November', /"Nov", "Dec"$/],
    ['periods[1].period', '2025-26', 'a period that no other entry has'],
    ['periods[1].period', '2024', /2025-26/],
  ],
  'student/projects.json': [['items[1].image.src', '/images/projects/a.txt', picture]],
  'student/entries.json': [
    ['items[0].date', 'x'.repeat(61), 'at most 60 characters'],
    ['items[0].image.height', '96', /number|int/],
  ],
  'student/achievements.json': [['items[0].name', 'x'.repeat(41), 'at most 40 characters']],
  'student/credits.json': [
    ['grade', 18.5, 'at most 18'],
    ['grade', -1, 'at least 0'],
    ['maximum', 0, 'more than 0'],
    ['note', 'x'.repeat(81), 'at most 80 characters'],
  ],
  'student/subjects.json': [
    ['items[0].faculty', 7, 'text in double quotes, or a list in square brackets [ ]'],
    ['items[0].faculty', 'x'.repeat(161), 'at most 160 characters'],
    ['items[0].credits', 41, 'at most 40'],
    ['items[1].grade', 'x'.repeat(41), 'at most 40 characters'],
    ['items[1].attendance.total', 23, '24'],
    ['items[1].attendance.late', -1, 'at least 0'],
    ['items[1].attendance', 95, 'an entry in curly brackets { }'],
  ],
  'student/timetable.json': [
    ['meetings[0].end', '09:00', 'a time after 09:00'],
    ['meetings[0].course', 'x'.repeat(161), 'at most 160 characters'],
    ['meetings[1].weekdays', [], 'at least 1 entry'],
    ['meetings[1].weekdays', ['Tue'], /"Monday", "Tuesday"/],
    ['meetings[1].weekdays', ['Monday', 'Monday'], /List each day once/],
    ['meetings[1].to', '2025-08-01', '2025-08-04 or later'],
    ['meetings[1].subject', 'PHY 01', /lowercase letters/],
    ['meetings[1].teachers', [], 'at least 1 entry'],
    ['meetings[1].teachers', 'Dr. Rao', 'a list in square brackets [ ]'],
    ['meetings', Array(1001).fill({ id: 'a', ...nine, section: 'A', course: 'A' }), mostEntries],
    ['term.to', '2025-08-03', '2025-08-04 or later'],
    ['days[0].end', '2025-10-19', '2025-10-20 or later'],
    ['days[0].kind', 'vacation', '"holiday", "special"'],
    ['days[0].follows', 'Monday', 'nothing, or "kind": "special"'],
    ['days[0].until', '12:00', 'nothing, or "kind": "special"'],
    ['days[1].follows', 'Tue', /"Monday", "Tuesday"/],
    ['changes[0].meeting', '', /lowercase letters/],
    ['changes[0].kind', 'late', '"cancelled", "moved", "substituted"'],
    ['changes[0].to', { day: '2025-10-08', ...nine }, 'nothing'],
    ['changes[0].teachers', ['Dr. Rao'], 'nothing'],
    ['changes[0].sequence', 0, 'at least 1'],
    ['changes[0].sequence', 1.5, /whole number/],
    ['changes[1].to', undefined, 'a value'],
    ['changes[1].to.end', '14:30', 'a time after 14:30'],
    ['changes[1].teachers', [], 'at least 1 entry'],
    ['changes[2].teachers', undefined, 'a value'],
    ['exams[0].end', '10:00', 'a time after 10:00'],
  ],
  'student/results.json': [
    ['terms[0].subjects[0].credits', -1, 'at least 0'],
    ['terms[0].subjects[0].credits', 41, 'at most 40'],
    ['terms[0].subjects[0].percentage', 101, 'at most 100'],
    ['terms', Array(61).fill({ id: 'a', name: 'A', subjects: [] }), 'at most 60 entries'],
  ],
  'student/assignments.json': [
    ['items[0].state', 'late-ish', /^"graded", "submitted"/],
    ['items[0].maximum', -1, 'at least 0'],
    ['items[1].subjectId', 'Physics', /lowercase letters/],
    ['items[1].weight', 101, 'at most 100'],
    ['items[1].weight', -1, 'at least 0'],
    ['pending.count', 2, '1'],
    ['pending.count', -1, 'at least 0'],
    ['pending.nextDue', 'soon', realDay],
  ],
  'student/chats.json': [['items[0].message', 'x'.repeat(301), 'at most 300 characters']],
  'student/settings.json': [['items[0].value', '', blank]],
  'student/campus-map.json': [
    ['width', 99, 'at least 100'],
    ['height', 1001, 'at most 1000'],
    ['home', 'block-z', /main-gate, block-a/],
    ['buildings', [], 'at least 1 entry'],
    ['buildings[0].width', 600, 'at most 570'],
    ['buildings[0].height', 100, 'at most 80'],
    ['buildings[0].width', 19, 'at least 20'],
    ['buildings[0].x', -1, 'at least 0'],
    ['buildings[1].mark', 'ABCD', 'at most 3 characters'],
    ['paths[0].points', [[1, 2]], 'at least 2 entries'],
    ['paths[0].points[0]', [1, 2, 3], /2/],
    ['paths[0].points[0][1]', 1001, 'at most 1000'],
  ],
  'faculty/faculty-profile.json': [
    ['handle', '@A', /Write @/],
    ['employeeId', 'pg  17', personId],
  ],
  'faculty/progress.json': [
    ['completed', 101, 'at most 100'],
    ['completed', 79.5, /whole number/],
  ],
  'faculty/classes.json': [
    ['items[0].end', '08:00', 'a time after 09:00'],
    ['items[0].end', '09:00', 'a time after 09:00'],
    ['items[2].start', '11:30', '11:45 or later'],
    ['items[0].period', 0, 'at least 1'],
    ['items[0].students', 100_001, 'at most 100000'],
    ['items[0].to', 'soon', realDay],
    ['items[0].weekdays', [], 'at least 1 entry'],
    ['items[0].weekdays', ['Funday'], /"Monday", "Tuesday"/],
    ['items[0].weekdays', ['Monday', 'Monday'], /List each day once/],
  ],
  'faculty/student-rows.json': [
    ['items[0].status', 'Open', statuses],
    ['items[0].rollNumber', 'abc/', personId],
  ],
  'faculty/notices.json': [['items[3].at', '2025-09-05T10:00', 'a moment up to 2025-09-04T11:15']],
  'faculty/classroom.json': [['items[0].students', -1, 'at least 0']],
  'faculty/assignments.json': [['items[0].section', 'x'.repeat(121), 'at most 120 characters']],
  'faculty/keys.json': [['items[0].id', 'A'.repeat(64), /64 digits and letters/]],
  'faculty/settings.json': [['items[0].name', '', blank]],
};

/** Where ids are: the ids of people who can sign in as a sample are what they type. */
const idPath = /(?<!people\[\d+\])\.id$/;

/** Kinds of values: which they are, by their text and their path, what is refused instead, and what is allowed. */
const kinds: [name: string, is: RegExp, at: RegExp, wrong: string[], allowed: RegExp][] = [
  ['a day', /^\d{4}-\d\d-\d\d$/, /./, ['2025-02-29', '2025-13-01', '30 Sep 2025'], realDay],
  [
    'a moment',
    /^\d{4}-\d\d-\d\dT\d\d:\d\d$/,
    /./,
    ['2025-09-31T09:30', '2025-09-09T24:00', '2025-09-09 09:30', '2025-10-06'],
    /YYYY-MM-DDTHH:mm|does not exist/,
  ],
  [
    'a line of text',
    /./,
    /^(?!.*\.alt$|.*\.about$|summary$|hero\.after$)/,
    ['', ' blank first', 'blank last ', 'two\nlines'],
    /./,
  ],
  ['a time', /^\d\d:\d\d$/, /./, ['9:00', '48:00', '9 am'], /HH:mm/],
  ['an id', /./, idPath, ['Cloud Foundations', 'a--b', 'id_1'], /lowercase letters|64 digits/],
  [
    'a picture',
    /^\//,
    /\.src$/,
    ['/images/../a.svg', '/images/a.gif', '/images/', '/pictures/a.svg', 'images/a.svg'],
    picture,
  ],
  [
    'a link',
    /./,
    /\.(?:href|video)$/,
    [
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      'data:text/html,a',
      'http://a.example',
      'a.example',
    ],
    address,
  ],
];

describe.each(Object.keys(catalogue) as ContentFile[])('every value of %s', (file) => {
  const entries = entriesIn(readFilled(file));
  const allowedAt = (path: string, wrong: unknown) =>
    problemsIn(file, put(readFilled(file), path, wrong)).find((one) => one.path === path)?.allowed;

  test.each(kinds)('that is %s is refused in another form', (_, is, at, wrong, allowed) => {
    const paths = entries.flatMap(({ path, value }) =>
      typeof value === 'string' && is.test(value) && at.test(path) ? [path] : [],
    );
    // The entries of a list have one schema.
    const kindsOfPaths = new Map(paths.map((path) => [path.replace(/\[\d+\]/g, '[]'), path]));
    for (const path of isFull ? paths : kindsOfPaths.values())
      for (const value of wrong)
        expect([path, value, allowedAt(path, value)]).toEqual([
          ...[path, value, expect.stringMatching(allowed)],
        ]);
  });

  test('is in an entry with an id of its own', () => {
    for (const { path, value } of entries) {
      const [first, second] = (Array.isArray(value) ? value : []) as { id?: string }[];
      if (first?.id === undefined || !second || !idPath.test(`${path}[1].id`)) continue;
      const allowed = allowedAt(`${path}[1].id`, first.id);
      expect([path, allowed]).toEqual([path, 'an id that no other entry has']);
    }
  });
});

test('refuses a real email with "sample": true, because the guard would be off', () => {
  const value = put(readFilled('student/student.json'), 'email', 'asha@college.ac.in');
  expect(problemsIn('student/student.json', value)).toEqual([
    expect.objectContaining({ path: 'sample', found: 'true' }),
  ]);
  expect(problemsIn('student/student.json', put(value, 'sample', false))).toEqual([]);
});

test.each([
  [
    'student/entries.json',
    'items[0].image.height',
    '96',
    'This must be a number, but it is the text "96".',
  ],
  ['faculty/progress.json', 'completed', 79.5, 'This must be a whole number.'],
  ['site.json', 'offline', 'true', 'This must be true or false, but it is the text "true".'],
  ['site.json', 'product', 12, 'This must be text. Put 12 in double quotes.'],
  ['site.json', 'logo', '/images/logo.svg', 'This must be an entry in curly brackets { }.'],
  ['student/chats.json', 'items', {}, 'This must be a list in square brackets [ ].'],
] as const)('%s: explains the wrong type of %s in plain words', (file, path, value, message) => {
  const problems = problemsIn(file, put(readFilled(file), path, value));
  expect(problems.find((one) => one.path === path)?.message).toBe(message);
});

test('refuses chats that are not sorted newest first', () => {
  const items = ['2025-09-09T18:05', '2025-09-10T18:05'].map((at, id) => ({
    ...{ id: `chat-${id}`, name: 'Diya Nair', message: 'See you.', at },
  }));
  expect(problemsIn('student/chats.json', { items })).toMatchObject([{ path: 'items[1].at' }]);
});

test('one mistake in the grade bands is one error', () => {
  const academic = readFilled('academic.json') as { grading: { bands: unknown[] } };
  const upsideDown = { ...academic.grading, bands: academic.grading.bands.toReversed() };
  expect(problemsIn('academic.json', { ...academic, grading: upsideDown })).toHaveLength(1);
  expect(problemsIn('academic.json', put(academic, 'grading.maximum', 4))).toMatchObject([
    {
      path: 'grading.maximum',
      message: '6 grades have more points than this highest possible average.',
    },
  ]);
});

test('every content file has errors in this table', () => {
  expect(Object.keys(errors).sort()).toEqual(Object.keys(catalogue).sort());
});

describe.each(Object.entries(errors) as [ContentFile, ContentError[]][])('%s', (file, rows) => {
  test.each(rows)('refuses %s = %j and lists what is allowed', (fieldPath, value, allowed) => {
    const problems = problemsIn(file, put(readFilled(file), fieldPath, value));
    const problem = problems.find(({ path }) => path.startsWith(fieldPath));
    expect(problem).toBeDefined();
    if (!problem) return;
    expect(problem.file).toBe(file);
    if (typeof allowed === 'string') expect(problem.allowed).toBe(allowed);
    else expect(problem.allowed).toMatch(allowed);
    if (problem.path === fieldPath) {
      const shown = JSON.stringify(value) ?? 'nothing';
      expect(problem.found).toBe(shown.length > 80 ? `${shown.slice(0, 79)}…` : shown);
    }
    expect(formatProblem(problem)).toContain(`content/${file}: ${problem.path}`);
    expect(formatProblem(problem)).toContain(`allowed: ${problem.allowed}`);
  });
});
