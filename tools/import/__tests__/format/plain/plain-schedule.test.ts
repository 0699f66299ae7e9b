import { factsOf, readPlain, spotOf, table } from '../read-table';

test('Changed classes are cancelled, moved or held by others', async () => {
  const read = await readPlain(`timetable_changes.csv
    Section|Date|Time|Change|New Date|New Time|New Room|Substitute Teacher|Reason
    CS101 A|2026-09-21|09:00|Cancelled|||||Strike
    CS101 A|2026-09-24|09:00|Rescheduled|2026-09-25|14:00|C-204||
    CS101 B|2026-09-24||Room change|||Hall 2||
    MA101|2026-09-28|10:00|Substitution||||Rao, Vikram|`);
  expect(read.format).toBe('table of changed classes');
  expect(read.problems).toEqual([]);
  expect(factsOf(read, 'change')).toEqual([
    {
      ...{ section: 'CS101 A', day: '2026-09-21', start: '09:00' },
      ...{ kind: 'cancelled', reason: 'Strike' },
    },
    {
      ...{ section: 'CS101 A', day: '2026-09-24', start: '09:00', kind: 'moved' },
      ...{ newDay: '2026-09-25', newStart: '14:00', room: 'C-204' },
    },
    { section: 'CS101 B', day: '2026-09-24', kind: 'moved', room: 'Hall 2' },
    {
      ...{ section: 'MA101', day: '2026-09-28', start: '10:00' },
      ...{ kind: 'substituted', teachers: ['Vikram Rao'] },
    },
  ]);
});

test('A class that another teacher holds at another time or in another room is moved, and keeps both', async () => {
  const read = await readPlain(`substitutions.csv
    Section|Date|Change|New Date|New Room|Substitute Teacher
    A|2026-09-24|Rescheduled|2026-09-25||Omar Hasan
    A|2026-09-28|Substitution||Hall 2|Omar Hasan
    A|2026-09-29|Cancelled||Hall 2|Omar Hasan`);
  const held = { section: 'A', kind: 'moved', teachers: ['Omar Hasan'] };
  expect(factsOf(read, 'change')).toEqual([
    { ...held, day: '2026-09-24', newDay: '2026-09-25' },
    { ...held, day: '2026-09-28', room: 'Hall 2' },
    { section: 'A', day: '2026-09-29', kind: 'cancelled' },
  ]);
});

test('A change without a word for it is what its columns say', async () => {
  const read = await readPlain(`relief.csv
    Course Code|Section|Date|Start Time|Substitute Teacher|New Date
    CS101|A|2026-09-21|09:00|Omar Hasan|
    CS101|B|2026-09-21|09:00||2026-09-22`);
  expect(factsOf(read, 'change').map(({ section, kind }) => [section, kind])).toEqual([
    ['CS101 A', 'substituted'],
    ['CS101 B', 'moved'],
  ]);
});

test('A change that does not say what it is, or where to, is named with its column', async () => {
  const read = await readPlain(`changes.csv
    Section|Date|Change|New Date|Substitute Teacher
    A|2026-09-21|whatever||
    A|2026-09-21|moved||
    A|2026-09-21|substituted||`);
  expect(factsOf(read, 'change')).toEqual([]);
  expect(read.problems.map(spotOf)).toEqual([
    'unknown-change 2:Change whatever',
    'change-without-new-value 3:New Date',
    'change-without-new-value 4:Substitute Teacher',
  ]);
});

test('Exams have a course, a day and a time', async () => {
  const read = await readPlain(`datesheet.csv
    Course Code|Course Name|Exam Type|Exam Date|Time|Venue
    CS101|Programming|End-semester|10/12/2026|09:30 - 12:30|Hall A
    MA101|Mathematics|End-semester|31/12/2026|later|Hall A`);
  expect(read.format).toBe('table of exams');
  expect(factsOf(read, 'exam')).toEqual([
    {
      ...{ id: 'CS101 2026-12-10 09:30', course: 'CS101', title: 'End-semester' },
      ...{ day: '2026-12-10', start: '09:30', end: '12:30', room: 'Hall A' },
    },
  ]);
  expect(read.problems).toHaveLength(1);
});

test('Special days follow another weekday, or end early', async () => {
  const read = await readPlain(`special_days.csv
    Date|Description|Follows|Classes Until
    2026-11-14|Working Saturday|Monday|
    2026-09-25|Sports Day||13:00`);
  expect(factsOf(read, 'specialDay')).toEqual([
    {
      ...{ id: 'special 2026-11-14', title: 'Working Saturday', start: '2026-11-14' },
      follows: 'Monday',
    },
    { id: 'special 2026-09-25', title: 'Sports Day', start: '2026-09-25', until: '13:00' },
  ]);
});

test('Results per course have a term, credits and a grade or percentage', async () => {
  const read = await readPlain(
    table(
      'transcript.csv',
      'Roll No|Semester|Course Code|Course Title|Credits|Grade|Marks Obtained|Max Marks',
      '25CSE1042|Semester 1|MA101|Mathematics|4|A+|85|100',
      '25CSE1042|Semester 1|PH101|Physics|3|F||',
      // Rounded half up, the first would have the grade from 90 percent on; binary fractions make less of the second.
      '25CSE1042|Semester 1|CH101|Chemistry|3||269.99|300',
      '25CSE1042|Semester 1|BI101|Biology|3||29|50',
    ),
  );
  expect(read.format).toBe('table of results per course');
  expect(factsOf(read, 'courseResult')).toEqual([
    {
      ...{ person: '25CSE1042', course: 'MA101', title: 'Mathematics', term: 'Semester 1' },
      ...{ credits: 4, grade: 'A+', percentage: 85 },
    },
    {
      ...{ person: '25CSE1042', course: 'PH101', title: 'Physics', term: 'Semester 1' },
      ...{ credits: 3, grade: 'F' },
    },
    expect.objectContaining({ course: 'CH101', percentage: 89.99 }),
    expect.objectContaining({ course: 'BI101', percentage: 58 }),
  ]);
});

test('A list of holidays, a timetable and a table of marks stay what they are', async () => {
  const formats = await Promise.all(
    [
      table('holidays.csv', 'Date|Holiday', '2026-11-08|Diwali'),
      table('calendar.csv', 'Event|Date|Start Time|End Time', 'Fair|2026-11-08|10:00|12:00'),
      table('timetable.csv', 'Section|Days|Start Time|End Time|Room', 'A|Mon|09:00|10:00|B 1'),
      table('marks.csv', 'Roll No|Exam|Exam Date|Marks|Max Marks', '1|Quiz|2026-09-01|7|10'),
    ].map(async (one) => (await readPlain(one)).format),
  );
  expect(formats).toEqual([
    'table of calendar entries',
    'table of calendar entries',
    'table of meetings',
    'table of marks',
  ]);
});
