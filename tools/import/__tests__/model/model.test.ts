import { attended, enrolment, modelOf, section, student, teacher } from '../collect';

const asha = student('s1', 'Asha Rao', { rollNumber: '25CSE1042', email: 'asha@uni.example' });
const kabir = student('s2', 'Kabir Sen', { givenName: 'Kabir', familyName: 'Sen' });
const meera = teacher('t1', 'Meera Iyer');

describe('people', () => {
  it('sign in with the roll number, or with the id of the source', () => {
    const { model } = modelOf(asha, kabir, meera);
    expect(model.students.map(({ signInId }) => signInId)).toEqual(['25CSE1042', 's2']);
    expect(model.teachers.map(({ signInId }) => signInId)).toEqual(['t1']);
  });

  it('are found by id, roll number, email address and full name in any case', () => {
    const names = ['s1', '25cse1042', 'ASHA@uni.example', 'asha  rao'];
    for (const [index, name] of names.entries()) {
      const { model, problems } = modelOf(asha, attended(name, `2026-09-0${index + 1}`, 'present'));
      expect(problems).toEqual([]);
      expect(model.attendanceOf(model.students[0]!)?.months).toHaveLength(1);
    }
  });

  it('are found by the family name first', () => {
    const { model } = modelOf(kabir, attended('Sen, Kabir', '2026-09-01', 'late'));
    expect(model.attendanceOf(model.students[0]!)?.months).toEqual([
      { month: '2026-09', present: 0, absent: 0, late: 1, excused: 0 },
    ]);
  });

  it('with the same name are not mixed up', () => {
    const { model, problems } = modelOf(
      student('s1', 'Asha Rao'),
      student('s2', 'Asha Rao'),
      attended('Asha Rao', '2026-09-01', 'present'),
    );
    expect(model.students.map((one) => model.attendanceOf(one))).toEqual([undefined, undefined]);
    expect(problems).toMatchObject([
      { severity: 'warning', code: 'ambiguous-person', value: 'Asha Rao' },
    ]);
  });

  it('who sign in with the same id in another case are refused', () => {
    const { problems } = modelOf(student('ab1', 'Asha Rao'), student('AB 1', 'Kabir Sen'));
    expect(problems).toMatchObject([
      { severity: 'error', code: 'sign-in-id-used-twice', value: 'AB 1' },
    ]);
  });

  it('whose roll number a record cannot have are left out', () => {
    const { model, problems } = modelOf(
      meera,
      ...Array.from({ length: 20 }, (_, index) => student(`a${index}`, `Student ${index}`)),
      student('s1', 'Asha Rao', { rollNumber: '25#1042' }),
      section('c1', 'CS101 A'),
      ...['a0', 's1'].map((id) => enrolment('c1', id)),
      ['meeting', { section: 'c1', weekdays: ['Monday'], start: '09:00', end: '09:50' }],
      ['assignment', { id: 'a1', title: 'Essay', section: 'c1' }],
      ['result', { assignment: 'a1', person: 's1', score: 1 }],
    );
    expect(model.students).toHaveLength(20);
    expect(model.sections[0]?.students.map(({ id }) => id)).toEqual(['a0']);
    expect(problems).toEqual([
      expect.objectContaining({
        severity: 'warning',
        code: 'sign-in-id-not-valid',
        value: '25#1042',
        place: { file: 'test.csv', line: 23 },
      }),
    ]);
  });

  it('whose employee id a record cannot have are left out, even if a meeting names them', () => {
    const { model, problems } = modelOf(
      meera,
      teacher('t 2-', 'Leela Sen'),
      asha,
      ['course', { id: 'cs101', title: 'Programming' }],
      enrolment('CS101 A', 't 2-', 'teacher'),
      [
        'meeting',
        {
          ...{ section: 'CS101 A', weekdays: ['Monday'], start: '09:00', end: '09:50' },
          teachers: ['Leela Sen', 'Meera Iyer'],
        },
      ],
    );
    expect(model.teachers.map(({ id }) => id)).toEqual(['t1']);
    expect(model.sections[0]?.teachers.map(({ id }) => id)).toEqual(['t1']);
    expect(problems).toMatchObject([
      { severity: 'warning', message: 'The portal cannot take this employee id.', value: 't 2-' },
    ]);
  });

  it('stop the import if more than 5 % of their ids cannot be used', () => {
    const { problems } = modelOf(
      ...Array.from({ length: 20 }, (_, index) => student(`a${index}`, `Student ${index}`)),
      student('#1', 'Asha Rao'),
      student('#2', 'Kabir Sen'),
    );
    expect(problems).toMatchObject([
      { severity: 'warning', value: '#1' },
      { severity: 'warning', value: '#2' },
      { severity: 'error', code: 'many-people-left-out', value: '2 of 22 people' },
    ]);
  });

  it('who left are left out', () => {
    const { model, problems } = modelOf(student('s1', 'Asha Rao', { active: false }), kabir);
    expect(model.students.map(({ id }) => id)).toEqual(['s2']);
    expect(problems).toEqual([]);
  });

  it('get their role from an enrolment, and are named if nothing tells it', () => {
    const { model, problems } = modelOf(
      ['person', { id: 'p1', name: 'Asha Rao', active: true }],
      ['person', { id: 'p2', name: 'Kabir Sen', active: true }],
      section('c1', 'CS101 A'),
      enrolment('c1', 'p1', 'teacher'),
    );
    expect(model.teachers.map(({ id }) => id)).toEqual(['p1']);
    expect(problems).toMatchObject([
      {
        code: 'no-role',
        value: 'p2',
        place: { file: 'test.csv', line: 3 },
      },
    ]);
  });
});

describe('sections', () => {
  it('have their students, teachers and course', () => {
    const { model } = modelOf(
      ['course', { id: 'cs101', title: 'Programming', code: 'CS101' }],
      asha,
      meera,
      section('c1', 'CS101 A', 'CS101'),
      enrolment('c1', 's1'),
      enrolment('CS101 A', 't1', 'teacher'),
    );
    const [only] = model.sections;
    expect(only?.course?.title).toBe('Programming');
    expect(only?.students.map(({ id }) => id)).toEqual(['s1']);
    expect(only?.teachers.map(({ id }) => id)).toEqual(['t1']);
  });

  it('that no list has are reported with the nearest id and the column', () => {
    const { problems } = modelOf(asha, section('BIO-112', 'Biology'), enrolment('BIO-12', 's1'));
    expect(problems).toMatchObject([
      {
        code: 'unknown-section',
        value: 'BIO-12',
        nearest: 'BIO-112 Biology',
        place: { line: 4, column: { name: 'section' } },
      },
    ]);
  });

  it('are made from the rows if there is no list of sections', () => {
    const { model, problems } = modelOf(
      asha,
      kabir,
      enrolment('CS101 A', 's1'),
      enrolment('CS101 A', 's2'),
    );
    expect(model.sections.map(({ name, students }) => [name, students.length])).toEqual([
      ['CS101 A', 2],
    ]);
    expect(problems).toEqual([]);
  });
});

describe('a course', () => {
  it('stands for all of its sections', () => {
    const { model, problems } = modelOf(
      ['course', { id: 'cs101', title: 'Programming' }],
      section('c1', 'CS101 A', 'cs101'),
      section('c2', 'CS101 B', 'cs101'),
      ['meeting', { course: 'cs101', weekdays: ['Monday'], start: '09:00', end: '10:00' }],
      ['assignment', { id: 'a1', title: 'Essay', course: 'Programming' }],
    );
    expect(
      model.sections.map(({ name, meetings, assignments }) => [
        name,
        meetings.length,
        assignments.length,
      ]),
    ).toEqual([
      ['CS101 A', 1, 1],
      ['CS101 B', 1, 1],
    ]);
    expect(problems).toEqual([]);
  });

  it('of which only marks are known has the students who have marks', () => {
    const { model, problems } = modelOf(
      asha,
      kabir,
      ['assignment', { id: 'Maths Term 1', title: 'Term 1', course: 'Maths' }],
      ['result', { assignment: 'Maths Term 1', course: 'Maths', person: 's1', score: 71 }],
      ['attendanceTotal', { person: 's2', course: 'Physics', present: 9, held: 10 }],
    );
    expect(
      model.sections.map(({ name, students }) => [name, students.map(({ id }) => id)]),
    ).toEqual([
      ['Maths', ['s1']],
      ['Physics', ['s2']],
    ]);
    expect(problems).toEqual([]);
  });
});

describe('attendance', () => {
  it('counts a session that is in two files once', () => {
    const row = attended('s1', '2026-09-01', 'present', { section: 'c1', session: '09:00' });
    const { model, problems } = modelOf(asha, row, row);
    expect(model.attendanceOf(model.students[0]!)).toEqual({
      months: [{ month: '2026-09', present: 1, absent: 0, late: 0, excused: 0 }],
      lastDay: '2026-09-01',
    });
    expect(problems).toEqual([]);
  });

  it('names two different statuses of one session', () => {
    const { model, problems } = modelOf(
      asha,
      attended('s1', '2026-09-01', 'present'),
      attended('s1', '2026-09-01', 'absent'),
    );
    expect(model.attendanceOf(model.students[0]!)?.months).toMatchObject([
      { present: 0, absent: 1 },
    ]);
    expect(problems).toMatchObject([
      {
        ...{ code: 'two-values', value: 'present and absent' },
        ...{ nearest: 'line 3 of test.csv', place: { line: 4 } },
      },
    ]);
  });

  it('keeps a thousand sessions of a student apart', () => {
    const days = Array.from({ length: 1000 }, (_, index) =>
      new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
    );
    const { model } = modelOf(
      asha,
      ...days.map((day, index) => attended('s1', day, index % 3 === 0 ? 'absent' : 'present')),
    );
    const months = model.attendanceOf(model.students[0]!)?.months ?? [];
    expect(months.reduce((sum, { absent }) => sum + absent, 0)).toBe(334);
    expect(months.reduce((sum, { present }) => sum + present, 0)).toBe(666);
    expect(months.map(({ month }) => month)).toEqual(
      months
        .map(({ month }) => month)
        .sort()
        .reverse(),
    );
  });

  it('adds up totals without a date over all courses', () => {
    const { model } = modelOf(
      asha,
      ['attendanceTotal', { person: 's1', course: 'Maths', present: 18, held: 20 }],
      [
        'attendanceTotal',
        { person: 's1', course: 'Physics', present: 9, absent: 1, asOf: '2026-09-30' },
      ],
    );
    expect(model.attendanceOf(model.students[0]!)).toEqual({
      months: [],
      totals: { present: 27, absent: 3, late: 0, excused: 0, asOf: '2026-09-30' },
    });
  });
});

describe('assignments', () => {
  it('have the results of the students', () => {
    const { model, problems } = modelOf(
      asha,
      section('c1', 'CS101 A'),
      enrolment('c1', 's1'),
      ['assignment', { id: 'a1', title: 'Essay', section: 'c1', due: '2026-09-10', maximum: 20 }],
      ['result', { assignment: 'Essay', section: 'c1', person: '25CSE1042', score: 18 }],
    );
    const [essay] = model.sections[0]?.assignments ?? [];
    const results = [...(essay?.results.values() ?? [])];
    expect(results).toEqual([{ score: 18, origin: expect.objectContaining({ line: 6 }) }]);
    expect(problems).toEqual([]);
  });

  it('with the same title are told apart by the section', () => {
    const { model, problems } = modelOf(
      asha,
      section('c1', 'CS101 A'),
      section('c2', 'CS102 A'),
      ['assignment', { id: 'a1', title: 'Quiz', section: 'c1' }],
      ['assignment', { id: 'a2', title: 'Quiz', section: 'c2' }],
      ['result', { assignment: 'Quiz', section: 'c2', person: 's1', score: 5 }],
    );
    expect(model.sections.map(({ assignments }) => assignments[0]?.results.size)).toEqual([0, 1]);
    expect(problems).toEqual([]);
  });

  it('of one person have at most 20,000 marks', () => {
    const problemsOf = (count: number) =>
      modelOf(
        asha,
        section('c1', 'CS101 A'),
        ...Array.from({ length: count }, (_, index): Parameters<typeof modelOf>[number] => [
          'assignment',
          { id: `a${index}`, title: `Quiz ${index}`, section: 'c1' },
        ]),
        ...Array.from({ length: count }, (_, index): Parameters<typeof modelOf>[number] => [
          'result',
          { assignment: `a${index}`, section: 'c1', person: 's1', score: 5 },
        ]),
      ).problems;
    expect(problemsOf(20_000)).toEqual([]);
    expect(problemsOf(20_001)).toMatchObject([
      { severity: 'error', code: 'too-many-marks', value: 's1', place: { line: 40_005 } },
    ]);
  });
});
