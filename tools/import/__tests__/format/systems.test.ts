import { factsOf, readFormat, table } from './read-table';

describe('Canvas', () => {
  it('gives people who are active, and says who has left', async () => {
    const read = await readFormat(
      table(
        'users.csv',
        'user_id|login_id|password|first_name|last_name|email|declared_user_type|status',
        'U1|mira|secret|Mira|Sato|mira@x.edu|student|active',
        'U2|omar|secret|Omar|Diaz|omar@x.edu|teacher|deleted',
      ),
    );
    expect(read.format).toBe('Canvas users.csv');
    expect(factsOf(read, 'person')).toMatchObject([
      { id: 'U1', kind: 'student', name: 'Mira Sato', username: 'mira', active: true },
      { id: 'U2', kind: 'teacher', active: false },
    ]);
    expect(JSON.stringify(read)).not.toContain('secret');
  });

  it('gives courses with their terms, sections and enrolments', async () => {
    const courses = await readFormat(
      table(
        'courses.csv',
        'course_id|short_name|long_name|account_id|term_id|status',
        'C1|BIO 1|Biology 1|A|T1|active',
        'C2|X|X|A|T1|deleted',
      ),
    );
    expect(factsOf(courses, 'course')).toEqual([
      { id: 'C1', title: 'Biology 1', code: 'BIO 1', organisation: 'A', terms: ['T1'] },
    ]);
    const sections = await readFormat(
      table(
        'sections.csv',
        'section_id|course_id|name|status|start_date|end_date',
        'S1|C1|BIO 1 A|active||',
      ),
    );
    expect(factsOf(sections, 'section')).toEqual([
      { id: 'S1', name: 'BIO 1 A', course: 'C1', terms: [] },
    ]);
    const terms = await readFormat(
      table(
        'terms.csv',
        'term_id|name|status|start_date|end_date',
        'T1|Fall|active|2026-08-24T00:00:00Z|',
      ),
    );
    expect(factsOf(terms, 'term')).toEqual([{ id: 'T1', title: 'Fall', start: '2026-08-24' }]);
  });

  it('gives enrolments in a section or a course; a row with neither is reported', async () => {
    const read = await readFormat(
      table(
        'enrollments.csv',
        'course_id|user_id|role|section_id|status',
        '|U1|student|S1|active',
        'C1|U2|teacher||active',
        'C1|U3|observer||active',
        'C1|U4|StudentEnrollment||completed',
        '|U5|student||active',
      ),
    );
    expect(factsOf(read, 'enrolment')).toEqual([
      { section: 'S1', person: 'U1', role: 'student', active: true },
      { course: 'C1', person: 'U2', role: 'teacher', active: true },
      { course: 'C1', person: 'U4', role: 'student', active: false },
    ]);
    expect(read.problems).toMatchObject([
      { severity: 'warning', code: 'blank-cell', place: { line: 6 } },
    ]);
  });
});

describe('Moodle', () => {
  it('gives people with their courses and groups', async () => {
    const read = await readFormat(
      table(
        'upload.csv',
        'username|password|firstname|lastname|email|idnumber|phone1|course1|role1|group1|course2',
        'mira|secret|Mira|Sato|mira@x.edu|21CS01|555|BIO1|student|A|CHE1',
        'omar|secret|Omar|Diaz|omar@x.edu|E7|555|BIO1|editingteacher||',
      ),
    );
    expect(read.format).toBe('Moodle user upload');
    expect(factsOf(read, 'person')).toMatchObject([
      { id: 'mira', kind: 'student', rollNumber: '21CS01' },
      { id: 'omar', kind: 'teacher', employeeId: 'E7' },
    ]);
    expect(factsOf(read, 'enrolment')).toEqual([
      { course: 'BIO1', section: 'BIO1 A', person: 'mira', role: 'student', active: true },
      { course: 'CHE1', person: 'mira', role: 'student', active: true },
      { course: 'BIO1', person: 'omar', role: 'teacher', active: true },
    ]);
    expect(factsOf(read, 'course').map(({ id }) => id)).toEqual(['BIO1', 'CHE1']);
    expect(JSON.stringify(read)).not.toMatch(/secret|555/);
  });

  it('gives the courses of its course upload', async () => {
    const read = await readFormat(
      table('courses.csv', 'shortname|fullname|category|idnumber', 'BIO1|Biology 1|4|B-1'),
    );
    expect(factsOf(read, 'course')).toEqual([{ id: 'BIO1', title: 'Biology 1', code: 'B-1' }]);
  });
});

describe('Microsoft School Data Sync', () => {
  const student = 'First Name|Last Name|Username|Password|Student Number|Status|Birthdate';

  it('reads v1, where the second id of an enrolment is the person', async () => {
    const read = await readFormat(
      table(
        'Student.csv',
        `SIS ID|School SIS ID|${student}`,
        '13001|1|Mira|Sato|msato|secret|77|Active|1/2/2000',
      ),
    );
    expect(factsOf(read, 'person')).toMatchObject([
      { id: '13001', kind: 'student', rollNumber: '77' },
    ]);
    expect(JSON.stringify(read)).not.toMatch(/secret|2000/);
    const enrolments = await readFormat(
      table('StudentEnrollment.csv', 'Section SIS ID|SIS ID', '11001|13001'),
    );
    expect(factsOf(enrolments, 'enrolment')).toEqual([
      { section: '11001', person: '13001', role: 'student', active: true },
    ]);
    const roster = await readFormat(
      table('TeacherRoster.csv', 'Section SIS ID|SIS ID', '11001|14001'),
    );
    expect(factsOf(roster, 'enrolment')).toMatchObject([{ person: '14001', role: 'teacher' }]);
  });

  it('reads the UK variant', async () => {
    const read = await readFormat(
      table(
        'Student.csv',
        `ID|School DfE Number|${student}`,
        '13001|1|Mira|Sato|msato|secret|77|Inactive|1/2/2000',
      ),
    );
    expect(factsOf(read, 'person')).toMatchObject([{ id: '13001', active: false }]);
    const enrolments = await readFormat(table('TeacherRoster.csv', 'Section ID|ID', '11001|14001'));
    expect(factsOf(enrolments, 'enrolment')).toMatchObject([{ person: '14001', role: 'teacher' }]);
  });

  it('gives sections with their course and term once each', async () => {
    const read = await readFormat(
      table(
        'Section.csv',
        'SIS ID|School SIS ID|Section Name|Section Number|Term SIS ID|Term Name|Term StartDate|Term EndDate|Course SIS ID|Course Name|Course Number|Status',
        '1|9|Algebra A|1|T1|Year|7/1/2017|6/30/2018|K1|Algebra|101|Active',
        '2|9|Algebra B|2|T1|Year|7/1/2017|6/30/2018|K1|Algebra|101|Active',
      ),
    );
    expect(read.problems).toEqual([]);
    expect(factsOf(read, 'course')).toHaveLength(1);
    expect(factsOf(read, 'term')).toEqual([
      { id: 'T1', title: 'Year', start: '2017-07-01', end: '2018-06-30' },
    ]);
    expect(factsOf(read, 'section').map(({ terms }) => terms)).toEqual([['T1'], ['T1']]);
  });

  it('reads v2, whose end dates are the last day', async () => {
    const read = await readFormat(
      table(
        'academicSessions.csv',
        'sourcedId|title|type|schoolYear|startDate|endDate',
        'F|Fall|semester|2026|2026-09-01|2026-12-18',
      ),
    );
    expect(read.format).toBe('Microsoft SDS v2 academicSessions.csv');
    expect(factsOf(read, 'term')).toMatchObject([{ end: '2026-12-18' }]);
    const enrolments = await readFormat(
      table(
        'enrollments.csv',
        'classSourcedId|userSourcedId|role',
        'c1|u1|Student',
        'c1|u2|professor',
      ),
    );
    expect(factsOf(enrolments, 'enrolment').map(({ role }) => role)).toEqual([
      'student',
      'teacher',
    ]);
  });
});

describe('other systems', () => {
  it('Clever gives all teachers of a section', async () => {
    const read = await readFormat(
      table(
        'sections.csv',
        'School_id|Section_id|Teacher_id|Teacher_2_id|Name',
        '1|X1|T1|T2|Bio A',
      ),
    );
    expect(factsOf(read, 'enrolment').map(({ person }) => person)).toEqual(['T1', 'T2']);
  });

  it('Blackboard gives people and enrolments', async () => {
    const read = await readFormat(
      table(
        'person.txt',
        'external_person_key|user_id|firstname|lastname|email|row_status',
        'P1|mira|Mira|Sato|m@x.edu|enabled',
      ),
    );
    expect(factsOf(read, 'person')).toMatchObject([{ id: 'P1', username: 'mira', active: true }]);
    const enrolments = await readFormat(
      table(
        'enrol.txt',
        'external_course_key|external_person_key|role|row_status',
        'C1|P1|S|disabled',
        'C1|P2|instructor|enabled',
      ),
    );
    expect(factsOf(enrolments, 'enrolment')).toMatchObject([
      { course: 'C1', person: 'P1', active: false },
      { course: 'C1', person: 'P2', role: 'teacher', active: true },
    ]);
  });

  it('Google Workspace tells students from teachers by their unit', async () => {
    const read = await readFormat(
      table(
        'users.csv',
        'First Name [Required]|Last Name [Required]|Email Address [Required]|Password [Required]|Org Unit Path [Required]|Employee ID',
        'Mira|Sato|mira@x.edu|****|/Students/2026|S1',
        'Omar|Diaz|omar@x.edu|****|/Staff|E7',
      ),
    );
    expect(factsOf(read, 'person')).toMatchObject([
      { id: 'mira@x.edu', kind: 'student', rollNumber: 'S1' },
      { id: 'omar@x.edu', kind: 'teacher', employeeId: 'E7' },
    ]);
  });

  it('a table of no known system is not taken for one', async () => {
    expect(
      (await readFormat(table('users.csv', 'id|name|email', '1|Mira|m@x.edu'))).format,
    ).toBeUndefined();
    expect(
      (await readFormat(table('marks.csv', 'Username|Last Name|First Name|Quiz', 'a|b|c|1')))
        .format,
    ).toBeUndefined();
  });
});
