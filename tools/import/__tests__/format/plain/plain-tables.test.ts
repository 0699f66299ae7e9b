import { factsOf, readPlain, table } from '../read-table';

describe('tables with plain headers', () => {
  it('of students, without private columns', async () => {
    const read = await readPlain(`export.csv
      Sl No|Reg. No.|Name of the Student|Branch|Sem|Class|Section|Mobile No|Father Name|Email ID|CGPA
      1|21CS01|Mira Sato|CSE|V|CSE|A|555|Ken Sato|mira@x.edu|8,5
      2|21CS02|Diaz, Omar|CSE|Sem 3|CSE|B|555|X|omar@x.edu|NA`);
    expect(read.format).toBe('table of students');
    expect(factsOf(read, 'person')).toEqual([
      {
        ...{
          id: '21CS01',
          kind: 'student',
          name: 'Mira Sato',
          email: 'mira@x.edu',
          program: 'CSE',
        },
        ...{ semester: 5, sections: ['CSE A'], cgpa: 8.5, active: true },
      },
      expect.objectContaining({ name: 'Omar Diaz', semester: 3 }),
    ]);
    expect(JSON.stringify(read)).not.toMatch(/555|Ken/);
  });

  it.each([
    ['Lateral Entry', 'Yes', true],
    ['Lateral Entry', 'No', false],
    ['Admission Type', 'Lateral entry', true],
    ['Mode of Admission', 'Regular', false],
    ['Lateral', '', undefined],
  ])('of students with “%s” %s', async (header, value, lateral) => {
    const read = await readPlain(
      table('students.csv', `ID|Name|${header}`, `1|Mira Sato|${value}`, '2|Omar Diaz|No'),
    );
    const [first] = factsOf(read, 'person') as { lateral?: boolean }[];
    expect(first?.lateral).toBe(lateral);
  });

  it('of students with a family name under "Name"', async () => {
    const read = await readPlain(table('students.csv', 'ID|First Name|Last Name', '1|Mira|Sato'));
    expect(factsOf(read, 'person')).toMatchObject([{ name: 'Mira Sato', familyName: 'Sato' }]);
  });

  it('of teachers', async () => {
    const read = await readPlain(`list.csv
      Emp Code|Faculty Name|Designation|Department|Email
      E1|Omar Diaz|Professor|CSE|o@x.edu`);
    expect(factsOf(read, 'person')).toMatchObject([
      { id: 'E1', kind: 'teacher', name: 'Omar Diaz', designation: 'Professor' },
    ]);
  });

  it('of people whom a role tells apart', async () => {
    const read = await readPlain(`users.csv
      id|name|email|role
      1|Mira Sato|m@x.edu|student
      2|P|p@x.edu|parent
      3|A|a@x.edu|admin`);
    expect(factsOf(read, 'person').map(({ id, kind }) => [id, kind])).toEqual([
      ['1', 'student'],
      ['3', undefined],
    ]);
    expect(factsOf(read, 'role')).toEqual([{ person: '3', role: 'other', primary: false }]);
  });

  it('of enrolments with the names of people, courses and teachers', async () => {
    const read = await readPlain(`flat.csv
      Student ID|Student Name|Course Code|Course Title|Section|Instructor
      S1|Sato, Mira|CS101|Intro|A|Nair, Asha; Rao, Vikram
      S2|Omar Diaz|CS101|Intro|A|Nair, Asha; Rao, Vikram`);
    expect(factsOf(read, 'course')).toEqual([{ id: 'CS101', title: 'Intro' }]);
    expect(factsOf(read, 'section')).toEqual([
      { id: 'CS101 A', name: 'CS101 A', code: 'A', course: 'CS101', terms: [] },
    ]);
    expect(factsOf(read, 'person').map(({ name }) => name)).toEqual(['Mira Sato', 'Omar Diaz']);
    const enrolled = factsOf(read, 'enrolment').map(({ person, role }) => `${person} ${role}`);
    expect(enrolled.sort()).toEqual([
      'Asha Nair teacher',
      'S1 student',
      'S2 student',
      'Vikram Rao teacher',
    ]);
  });

  it('of meetings and exams whose afternoons are written as on a clock', async () => {
    const lesson = table(`timetable.csv
      Section|Day|From|To
      CS201 A|Mon|1:30|2:25
      CS201 A|Tue|5:30|6:30
      CS201 A|Wed|23:00|01:30`);
    const exam = table(`exams.csv
      Course Code|Exam Date|Exam Time
      CS201|2026-12-10|1.30-4.30`);
    expect(factsOf(await readPlain(lesson), 'meeting')).toMatchObject([
      { start: '13:30', end: '14:25' },
      { start: '17:30', end: '18:30' },
      { start: '23:00', end: '25:30' },
    ]);
    expect(factsOf(await readPlain(exam), 'exam')).toMatchObject([
      { start: '13:30', end: '16:30' },
    ]);
  });

  it('of meetings with days in one column or in seven', async () => {
    const one = await readPlain(`list.csv
      CRN|Subj|Crse|Sec|Title|Days|Time|Instructor|Location
      10234|BIO|112|A|Cells|MWF|09:00 am-09:50 am|Asha Nair (P)|SCI 201`);
    expect(factsOf(one, 'meeting')).toEqual([
      {
        ...{ section: '10234', course: 'BIO 112', start: '09:00', end: '09:50', room: 'SCI 201' },
        ...{ weekdays: ['Monday', 'Wednesday', 'Friday'], teachers: ['Asha Nair'] },
      },
    ]);
    const seven = await readPlain(`list.csv
      CRN|SUBJ|CRSE|MONDAY|TUESDAY|WEDNESDAY|BEGIN_TIME|END_TIME|BLDG|ROOM|START_DATE|END_DATE
      10234|BIO|112|M||W|0900|0950|SCI|201|24-AUG-2026|18-DEC-2026
      10235|BIO|113|M|||0950|0900|SCI|201|24-AUG-2026|18-DEC-2026`);
    expect(factsOf(seven, 'meeting')).toEqual([
      {
        ...{ section: '10234', course: 'BIO 112', start: '09:00', end: '09:50', room: 'SCI 201' },
        ...{ weekdays: ['Monday', 'Wednesday'], from: '2026-08-24', to: '2026-12-18' },
      },
    ]);
    expect(seven.problems).toMatchObject([{ code: 'unknown-meeting', place: { line: 3 } }]);
    const pattern = await readPlain(`list.csv
      Class Nbr|Subject|Catalog|Days & Times|Room
      9|CS|101|TuTh 9:00AM - 10:15AM|B1
      8|CS|102|TBA|`);
    expect(pattern.problems).toEqual([]);
    expect(factsOf(pattern, 'meeting')).toMatchObject([
      { course: 'CS 101', weekdays: ['Tuesday', 'Thursday'], end: '10:15' },
    ]);
  });

  it('of attendance, a row per session', async () => {
    const read = await readPlain(`list.csv
      Roll No|Name|Date|Subject Code|Period|Status
      21CS01|Mira|24/08/2026|CS101|1|P
      21CS02|Omar|24/08/2026|CS101|1|OD
      21CS03|Lena|24/08/2026|CS101|1|?`);
    expect(factsOf(read, 'attendance')).toEqual([
      { person: '21CS01', day: '2026-08-24', session: '1', course: 'CS101', status: 'present' },
      { person: '21CS02', day: '2026-08-24', session: '1', course: 'CS101', status: 'excused' },
    ]);
    expect(read.problems).toMatchObject([{ severity: 'note', code: 'unmarked-attendance' }]);
  });

  it('of attendance, with true and false, or two halves of a day', async () => {
    const present = await readPlain(
      table('a.csv', 'Student ID|Date|Present', '1|2026-08-24|TRUE', '2|2026-08-24|FALSE'),
    );
    expect(factsOf(present, 'attendance').map(({ status }) => status)).toEqual([
      'present',
      'absent',
    ]);
    const absent = await readPlain(
      table('a.csv', 'Student ID|Date|Absent', '1|2026-08-24|Yes', '2|2026-08-24|No'),
    );
    expect(factsOf(absent, 'attendance').map(({ status }) => status)).toEqual([
      'absent',
      'present',
    ]);
    const halves = await readPlain(
      table('a.csv', 'Admission No|Date|Forenoon|Afternoon', '1|02/22/2026|P|A'),
    );
    expect(factsOf(halves, 'attendance')).toEqual([
      { person: '1', day: '2026-02-22', session: 'Forenoon', status: 'present' },
      { person: '1', day: '2026-02-22', session: 'Afternoon', status: 'absent' },
    ]);
    expect(halves.facts[1]?.origin.column?.name).toBe('Afternoon');
  });

  it('of attendance in counts', async () => {
    const read = await readPlain(`list.csv
      Roll No|Name|Paper Code|Month|Hrs Held|Hrs Attended
      1|Mira|CS101|Aug 2026|40|36
      2|Omar|CS101|Aug 2026|40|41`);
    expect(factsOf(read, 'attendanceTotal')).toEqual([
      { person: '1', course: 'CS101', month: '2026-08', present: 36, held: 40 },
    ]);
    expect(read.problems).toMatchObject([{ code: 'count-above-held', place: { line: 3 } }]);
  });

  it('of marks, with the assignments that they are for', async () => {
    const read = await readPlain(`list.csv
      Student ID|Course Code|Exam|Marks Obtained|Max Marks|Grade
      S1|CS101|Mid 1|18|20|A
      S2|CS101|Mid 1|NA|20|`);
    expect(factsOf(read, 'assignment')).toEqual([
      { id: 'CS101 Mid 1', title: 'Mid 1', course: 'CS101', maximum: 20 },
    ]);
    expect(factsOf(read, 'result')).toEqual([
      {
        assignment: 'CS101 Mid 1',
        course: 'CS101',
        person: 'S1',
        score: 18,
        grade: 'A',
        status: 'graded',
      },
    ]);
  });

  it('of assignments, courses, terms and calendar entries', async () => {
    const assignments = await readPlain(
      table('a.csv', 'Class Name|Assignment Name|Due Date', 'Algebra|Essay|2026-02-01'),
    );
    expect(factsOf(assignments, 'assignment')).toEqual([
      { id: 'Algebra Essay', title: 'Essay', section: 'Algebra', due: '2026-02-01' },
    ]);
    const courses = await readPlain(
      table('a.csv', 'Paper Code|Paper Name|Credits', 'CS101|Intro|4'),
    );
    expect(factsOf(courses, 'course')).toEqual([{ id: 'CS101', title: 'Intro', credits: 4 }]);
    const terms = await readPlain(
      table('a.csv', 'Term|Start Date|End Date', 'Fall|2026-08-24|2026-12-18'),
    );
    expect(factsOf(terms, 'term')).toEqual([
      { id: 'Fall', title: 'Fall', start: '2026-08-24', end: '2026-12-18' },
    ]);
    const events = await readPlain(`a.csv
      Title|Start|End
      Diwali break|2026-11-08|2026-11-10
      Fair|2026-11-10|2026-11-08`);
    expect(factsOf(events, 'event')).toEqual([
      {
        ...{ id: '2026-11-08 Diwali break', title: 'Diwali break', type: 'holiday' },
        ...{ start: '2026-11-08', end: '2026-11-10' },
      },
    ]);
    expect(events.problems).toMatchObject([{ code: 'end-before-start', place: { line: 3 } }]);
  });

  it('of holidays have only holidays, whatever these are called', async () => {
    const types = async (file: string, title: string, ...rows: readonly string[]) =>
      factsOf(await readPlain(table(file, `Date|${title}|Type`, ...rows)), 'event').map(
        ({ type }) => type,
      );
    const onam = '2026-08-26|Onam|Gazetted';
    expect(await types('holidays 2026.csv', 'Occasion', onam)).toEqual(['holiday']);
    expect(await types('list.csv', 'Name of Holiday', onam)).toEqual(['holiday']);
    expect(await types('holidays.csv', 'Event', '2026-08-26|Sports|Event')).toEqual(['event']);
    expect(await types('calendar with holidays.csv', 'Event', onam)).toEqual(['event']);
  });

  it('are not guessed if their headers leave a doubt', async () => {
    for (const header of [
      'ID|Name|Email',
      'ID|Date|Teacher|Remark',
      'Name|Room',
      'Matrikel|Name|Vorname',
    ])
      expect((await readPlain(table('list.csv', header, '1|2|3|4'))).format).toBeUndefined();
  });
});
