import { csv, type Export } from '../college-in';
import type { Seen } from './seen';

/** A folder of a college that was read wrongly somewhere, and what its import has to say or to make of it. */
export interface Case {
  files: Export;
  mapping?: object;
  check(seen: Seen): void;
}

const idsOf = (...names: readonly string[]) =>
  csv('Roll No,Student Name,Section', ...names.map((name, at) => `26ME00${at + 1},${name},A`));

const pair = idsOf('Isha Menon', 'Jai Kapur');

const addresses = csv(`Roll No,Student Name,Email
  26ME001,Isha Menon,isha@k.example
  26ME002,Jai Kapur,jai@k.example`);

export const cases: Readonly<Record<string, Case>> = {
  'a letter among the points of an assessment is no grade': {
    files: {
      'students.csv': idsOf('Isha Menon', 'Jai Kapur', 'Kiran Bose', 'Lata Iyer'),
      'marks.csv': csv(`Course: Thermodynamics
        Roll No,Name,Quiz 1 (20),Mid-term (50)
        26ME001,Isha Menon,11,29
        26ME002,Jai Kapur,A,31
        26ME003,Kiran Bose,15,33
        26ME004,Lata Iyer,17,38`),
    },
    check({ students }) {
      expect(students['26ME001']?.marks).toEqual({ 'Quiz 1': '11/20', 'Mid-term': '29/50' });
      expect(students['26ME002']?.marks['Mid-term']).toBe('31/50');
      expect([undefined, 'missing']).toContain(students['26ME002']?.marks['Quiz 1']);
      expect(students['26ME004']?.marks).toEqual({ 'Quiz 1': '17/20', 'Mid-term': '38/50' });
    },
  },
  'a known person is no row of totals, whatever the name begins with': {
    files: {
      'students.csv': csv(`Name,Roll No,Section
        Total Ming Hei,26ME001,A
        Note Ndlovu,26ME002,A
        Average Chea,26ME003,A`),
      'marks.csv': csv(`Course: Mechanics
        Name,Roll No,Quiz 1 (20)
        Total Ming Hei,26ME001,16
        Note Ndlovu,26ME002,13
        Average Chea,26ME003,8
        Average,,12.3`),
    },
    check({ students }) {
      const marks = Object.values(students).map((one) => one.marks['Quiz 1']);
      expect(marks).toEqual(['16/20', '13/20', '8/20']);
    },
  },
  'several rows of a person join their sections': {
    files: {
      'students.csv': csv(`Roll No,Student Name,Section
        26ME001,Isha Menon,MA201-T1
        26ME001,Isha Menon,PH201-T2
        26ME002,Jai Kapur,MA201-T1`),
    },
    check({ students }) {
      expect(students['26ME001']?.sections).toEqual(['MA201-T1', 'PH201-T2']);
      expect(students['26ME002']?.sections).toEqual(['MA201-T1']);
    },
  },
  'two lists beside each other are not read': {
    files: {
      'students.csv': csv(`CLASS LIST,,,,,,
        S.No,Roll No,Name,,S.No,Roll No,Name
        1,26ME001,Isha Menon,,3,26ME003,Kiran Bose
        2,26ME002,Jai Kapur,,4,26ME004,Lata Iyer`),
    },
    check({ students, exitCode }) {
      expect(exitCode).toBe(3);
      expect(students).toEqual({});
    },
  },
  'grades that the college does not have are named, and no average leaves them out': {
    files: {
      'students.csv': csv(`Register Number,Student Name,Section
        411623205001,Isha Menon,ME-A
        411623205002,Jai Kapur,ME-A`),
      'results.csv': csv(`Register Number,Semester,Subject Code,Subject Name,Credits,Grade
        411623205001,1,MA3251,Algebra,4,A+
        411623205001,1,PH3251,Optics,3,U
        411623205002,1,MA3251,Algebra,4,A+
        411623205002,1,PH3251,Optics,3,A`),
    },
    check({ students, text }) {
      expect(text).toMatch(/academic\.json/);
      expect(text).toMatch(/\bU\b/);
      expect(students['411623205001']?.averages).toEqual([]);
      expect(students['411623205002']?.averages.length).toBeGreaterThan(0);
    },
  },
  'columns of breaks have no class, and a laboratory in two batches has both': {
    files: {
      'teachers.csv': csv('Employee ID,Name', 'E1,Noor Hasan'),
      'students.csv': csv('Roll No,Student Name,Section', '26ME001,Isha Menon,ME-A'),
      'courses.csv': csv(`Course Code,Course Title
        MA201,Algebra
        ME201,Statics
        ME20L,Workshop Lab
        ME21L,Drawing Lab`),
      'timetable.csv': csv(`Section: ME-A
        Day,09:00-09:50,09:50-10:40,10:40-11:00,11:00-11:50,11:50-12:40
        Monday,MA201,ME201,B,ME20L (B1) / ME21L (B2),ME20L (B1) / ME21L (B2)
        Tuesday,ME201,MA201,R,ME201,LIBRARY
        Wednesday,MA201,MA201,E,ME201,
        Thursday,MA201,ME201,A,ME201,
        Friday,MA201,ME201,K,MA201,`),
    },
    check({ students, text }) {
      const classes = students['26ME001']?.classes ?? [];
      expect(classes.map(({ course }) => course)).not.toContainEqual(
        expect.stringMatching(/^.$|LIB/),
      );
      const labs = classes.filter(({ course }) => course.endsWith('Lab'));
      expect(labs.map(({ course, time, batch }) => `${course} ${time} ${batch}`)).toEqual([
        'Drawing Lab Monday 11:00-12:40 B2',
        'Workshop Lab Monday 11:00-12:40 B1',
      ]);
      expect(text).toMatch(/LIBRARY/);
      // Two neighbours of one course are one class.
      const wednesday = classes.filter(({ time }) => time.startsWith('Wednesday'));
      expect(wednesday.map(({ time }) => time)).toEqual([
        'Wednesday 09:00-10:40',
        'Wednesday 11:00-11:50',
      ]);
    },
  },
  'a timetable of several classes has a column for the class, and codes as periods': {
    files: {
      'students.csv': csv(
        'Roll No,Student Name,Section',
        '26ME001,Isha Menon,ME-A',
        '26ME002,Jai Kapur,S2',
      ),
      'courses.csv': csv('Course Code,Course Title', 'MA201,Algebra', 'ME201,Statics'),
      'timetable.csv': csv(`Class,Day,S1,S2,S3
        ME-A,Monday,MA201,ME201,
        ,Tuesday,,MA201,ME201
        S2,Monday,ME201,,MA201`),
    },
    mapping: { version: 2, periods: { S1: '09:00-09:50', S2: '10:00-10:50', S3: '11:00-11:50' } },
    check({ students, text }) {
      const classesOf = (id: string) =>
        students[id]?.classes.map(({ course, time }) => `${course} ${time}`);
      expect(classesOf('26ME001')).toEqual([
        'Algebra Monday 09:00-09:50',
        'Statics Monday 10:00-10:50',
        'Algebra Tuesday 10:00-10:50',
        'Statics Tuesday 11:00-11:50',
      ]);
      expect(classesOf('26ME002')).toEqual([
        'Statics Monday 09:00-09:50',
        'Algebra Monday 11:00-11:50',
      ]);
      expect(text).toContain('No problems');
    },
  },
  'a file with many rows that cannot be used has one line for each cause, with a count': {
    files: {
      'students.csv': pair,
      'marks.csv': csv(
        'Course,Roll No,Assignment,Marks,Maximum',
        ...Array.from({ length: 60 }, (_, at) => `Algebra,26ZZ${at},Quiz 1,12,30`),
        ...Array.from({ length: 40 }, (_, at) => `Algebra,26ME001,Quiz ${at},${31 + at},30`),
      ),
    },
    check({ text }) {
      const causes = text.match(/^(?:error|warning): marks\.csv/gm) ?? [];
      expect(causes.length).toBeLessThanOrEqual(3);
      expect(text).toContain('60 rows');
      expect(text).toMatch(/40 times/);
    },
  },
  'teachers are found without their titles': {
    files: {
      'teachers.csv': csv(`Employee ID,Name
        E1,Noor Hasan
        E2,Olga Petrova
        E3,S. Pillai`),
      'students.csv': csv('Roll No,Student Name,Section', '26ME001,Isha Menon,ME-A'),
      'timetable.csv': csv(`Section,Course Code,Course Title,Day,Start Time,End Time,Room,Faculty
        ME-A,MA201,Algebra,Monday,09:00,10:00,R1,Dr. Noor Hasan
        ME-A,PH201,Optics,Monday,10:00,11:00,R1,Prof.(Dr.) OLGA PETROVA
        ME-A,ME201,Statics,Tuesday,10:00,11:00,R1,Mr. S Pillai
        ME-A,ME202,Dynamics,Tuesday,11:00,12:00,R1,Noor Hasan / Olga Petrova
        ME-A,ME203,Design,Wednesday,11:00,12:00,R1,"Hasan, Noor"`),
    },
    check({ teachers }) {
      const courses = (id: string) =>
        teachers[id]?.classes.map(({ course }) => course).sort() ?? [];
      expect(courses('E1')).toEqual(['Algebra', 'Design', 'Dynamics']);
      expect(courses('E2')).toEqual(['Dynamics', 'Optics']);
      expect(courses('E3')).toEqual(['Statics']);
    },
  },
  'year and semester make a semester, a date makes none': {
    files: {
      'students.csv': csv(`Roll No,Student Name,Section,Semester
        23A1,Isha Menon,A,2-1
        23A2,Jai Kapur,A,02-Jan
        23A3,Kiran Bose,A,III-II
        23A4,Lata Iyer,A,V Sem
        23A5,Mina Shah,A,3rd Year 1st Sem
        23A6,Omar Khan,A,IV
        23A7,Pia Nair,A,II B.TECH I SEM`),
    },
    check({ students, text }) {
      const semesters = Object.values(students).map(({ semester }) => semester);
      expect(semesters).toEqual([3, undefined, 6, 5, 5, 4, 3]);
      expect(text).toMatch(/02-Jan/);
    },
  },
  'days without classes in a register are no classes': {
    files: {
      'students.csv': pair,
      'attendance-november-2026.csv': csv(`Roll No,Name,1,2,3,4,5,6,7,8,Present,Absent,%
        26ME001,Isha Menon,SUN,P,A,P,H,P,L,SUN,4,1,80
        26ME002,Jai Kapur,SUN,P,P,P,H,P,P,SUN,5,0,100`),
    },
    check({ students }) {
      expect(students['26ME001']?.attendance).toBe('4 of 5');
      expect(students['26ME002']?.attendance).toBe('5 of 5');
    },
  },
  'a gradebook without maxima is not read, and its figures are no roll numbers': {
    files: {
      'students.csv': addresses,
      'gradebook.csv':
        csv(`Email,first_name,last_name,Lecture,Section,Year,grace_days_used,hw1,version,hw2,version,Homework Average
        isha@k.example,Isha,Menon,1,A,2,0,88.0,3,84.5,1,86.25
        jai@k.example,Jai,Kapur,1,A,2,1,72.0,2,not_submitted,,72.0`),
    },
    check({ students, exitCode }) {
      expect(exitCode).toBe(2);
      expect(Object.keys(students)).toEqual(['26ME001', '26ME002']);
      expect(students['26ME001']?.marks).toEqual({});
    },
  },
  'a gradebook with maxima and an unknown column is not read, and makes nobody': {
    files: {
      'students.csv': addresses,
      'grades.csv':
        csv(`User ID,Given Name,Family Name,Registration Section,Homework 1 (Max: 20),Homework 2 (Max: 30),Overall Total
        26ME001,Isha,Menon,1,17,28,45
        26ME002,Jai,Kapur,1,15,21,36`),
    },
    check({ students }) {
      expect(Object.keys(students)).toEqual(['26ME001', '26ME002']);
      const marks = students['26ME001']?.marks;
      expect([{}, { 'Homework 1': '17/20', 'Homework 2': '28/30' }]).toContainEqual(marks);
    },
  },
  'points and percent of an exercise are never two assessments': {
    files: {
      'students.csv': pair,
      'Scores.csv':
        csv(`Name;Username;Registration Number;Sorting Points;Sorting Score;Search Points;Search Score;Overall Points;Overall Score
        Isha Menon;imenon;26ME001;8,5;85%;4;80%;12,5;83%
        Jai Kapur;jkapur;26ME002;7;70%;5;100%;12;80%
        Max;;;10;100%;5;100%;15;100%`),
    },
    check({ students }) {
      const marks = students['26ME001']?.marks ?? {};
      expect([0, 2]).toContain(Object.keys(marks).length);
      expect(JSON.stringify(marks)).not.toMatch(/Overall|%|Score/);
    },
  },
  'a matrix of results has a result for each course, and no class': {
    files: {
      'students.csv': csv(`Register Number,Student Name,Section
        411623205001,Isha Menon,ME-A
        411623205002,Jai Kapur,ME-A`),
      'results-apr-2026.csv': csv(`HILL UNIVERSITY
        Provisional Results - April/May 2026
        Subject Code ->,,HS3252,MA3251,PH3251
        Reg. Number,Stud. Name,Grade,Grade,Grade
        411623205001,ISHA MENON,A+,O,B
        411623205002,JAI KAPUR,B+,A,A`),
    },
    check({ students }) {
      expect(students['411623205001']?.results).toEqual({ HS3252: 'A+', MA3251: 'O', PH3251: 'B' });
      expect(students['411623205002']?.name).toBe('Jai Kapur');
      expect(students['411623205002']?.sections).toEqual(['ME-A']);
    },
  },
  'an id and a name in one cell make no roll number of the address': {
    files: {
      'students.csv': csv(`Student,Section,Email
        KLM21ME001-ISHA MENON,MEA,i@k.example
        KLM21ME002-JAI KAPUR,MEA,j@k.example`),
    },
    check({ students, exitCode }) {
      expect(exitCode).toBe(3);
      expect(students).toEqual({});
    },
  },
  'an id and a name in one cell are cut where the mapping says': {
    files: {
      'students.csv': csv(`Student,Section,Email
        KLM21ME001-ISHA MENON,MEA,i@k.example
        KLM21ME002-JAI KAPUR,MEA,j@k.example`),
    },
    mapping: {
      version: 2,
      tables: [
        {
          headers: ['Student', 'Section', 'Email'],
          kind: 'students',
          columns: {
            id: { of: 'Student', at: '-', part: 1 },
            name: { of: 'Student', at: '-', part: 2 },
            section: 'Section',
            email: 'Email',
          },
        },
      ],
    },
    check({ students }) {
      expect(students['KLM21ME001']?.name).toBe('ISHA MENON');
      expect(students['KLM21ME002']?.sections).toEqual(['MEA']);
    },
  },
  'an id that a spreadsheet has made a number of is refused': {
    files: {
      'students.csv': csv(`Roll No,Student Name,Section
        23E101,Isha Menon,A
        23E102,Jai Kapur,A
        2.3E+104,Kiran Bose,A
        230E5,Lata Iyer,A`),
    },
    check({ students, text }) {
      expect(Object.keys(students)).toEqual(['230E5', '23E101', '23E102']);
      expect(text).toMatch(/2\.3E\+104/);
    },
  },
  'a calendar makes no classes, and says so': {
    files: {
      'students.csv': pair,
      'sections.csv': csv(`Section ID,Section Name,Course ID,Course Title
        MA201-A,MA201 A,MA201,Algebra`),
      'timetable.ics': [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Hill College//Timetable//EN',
        ...['20260907', '20260914', '20260921'].flatMap((day) => [
          'BEGIN:VEVENT',
          `UID:${day}@hill.example`,
          `DTSTAMP:${day}T000000Z`,
          `DTSTART:${day}T090000`,
          `DTEND:${day}T100000`,
          'SUMMARY:MA201 A',
          'LOCATION:R1',
          'END:VEVENT',
        ]),
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    },
    mapping: { version: 2, calendars: { 'timetable.ics': 'public' } },
    check({ students, events, text }) {
      expect(students['26ME001']?.classes).toEqual([]);
      expect(events).toEqual([]);
      expect(text).toMatch(/timetable\.ics/);
    },
  },
  'people without a section in a list with sections are counted': {
    files: {
      'students.csv': csv(`Section,Roll No,Student Name
        ME-A,26ME001,Isha Menon
        ,26ME002,Jai Kapur
        ME-B,26ME003,Kiran Bose
        ,26ME004,Lata Iyer`),
    },
    check({ text, exitCode }) {
      expect(exitCode).toBe(2);
      expect(text).toMatch(/\b2\b.*section|section.*\b2\b/is);
    },
  },
  'the cell above counts where the mapping says so': {
    files: {
      'students.csv': csv(`Section,Roll No,Student Name
        ME-A,26ME001,Isha Menon
        ,26ME002,Jai Kapur
        ME-B,26ME003,Kiran Bose
        ,26ME004,Lata Iyer`),
    },
    mapping: {
      version: 2,
      tables: [
        {
          headers: ['Section', 'Roll No', 'Student Name'],
          kind: 'students',
          columns: { section: 'Section', id: 'Roll No', name: 'Student Name' },
          fillDown: ['Section'],
        },
      ],
    },
    check({ students }) {
      expect(Object.values(students).map(({ sections }) => sections)).toEqual([
        ['ME-A'],
        ['ME-A'],
        ['ME-B'],
        ['ME-B'],
      ]);
    },
  },
  'a line between the rows is quoted': {
    files: {
      'students.csv': csv(`Roll No,Student Name,Email
        III ME A,,
        26ME001,Isha Menon,i@k.example
        III ME B,,
        26ME003,Kiran Bose,k@k.example`),
    },
    check({ students, text }) {
      expect(Object.keys(students)).toEqual(['26ME001', '26ME003']);
      expect(text).toMatch(/III ME A/);
    },
  },
  'headings and footers of printed pages are no people': {
    files: {
      'students.csv': csv(`HILL COLLEGE,,
        Student list,,
        Roll No,Student Name,Section
        26ME001,Isha Menon,A
        26ME002,Jai Kapur,A
        Page 1 of 2,,
        HILL COLLEGE,,
        Student list,,
        Roll No,Student Name,Section
        26ME003,Kiran Bose,A
        26ME004,Lata Iyer,A
        Page 2 of 2,,
        Total: 4,,`),
    },
    check({ students }) {
      expect(Object.keys(students)).toEqual(['26ME001', '26ME002', '26ME003', '26ME004']);
      expect(new Set(Object.values(students).flatMap(({ sections }) => sections))).toEqual(
        new Set(['A']),
      );
    },
  },
  'a placeholder is no family name, and a name may be a word for nothing': {
    files: {
      'users.csv': csv(`username,firstname,lastname,email,idnumber,course1,role1
        v1,Isha,.,isha@k.example,26ME001,ME201,student
        v2,Jai,-,jai@k.example,26ME002,ME201,student
        v3,Kiran,Null,kn@k.example,26ME003,ME201,student
        v4,Na,Park,np@k.example,26ME004,ME201,student
        v5,Lata M.,Lata M.,lm@k.example,26ME005,ME201,student
        v6,None,.,none@k.example,26ME006,ME201,student
        olga,Olga,Petrova,o@k.example,EMP-09,ME201,editingteacher`),
    },
    check({ students }) {
      expect(Object.values(students).map(({ name }) => name)).toEqual([
        'Isha',
        'Jai',
        'Kiran Null',
        'Na Park',
        'Lata M.',
        'None',
      ]);
    },
  },
  'the error of a formula is no section and no name': {
    files: {
      'students.csv': csv(`Roll No,Student Name,Email,Section
        26ME001,Isha Menon,i@k.example,ME-A
        26ME002,Jai Kapur,#REF!,ME-A
        26ME003,Kiran Bose,#VALUE!,#N/A`),
    },
    check({ students, text }) {
      expect(Object.values(students).flatMap(({ sections }) => sections)).toEqual(['ME-A', 'ME-A']);
      expect(text).toMatch(/formula/i);
    },
  },
  'day orders are refused with a sentence': {
    files: {
      'teachers.csv': csv('Employee ID,Name', 'E1,Noor Hasan'),
      'students.csv': csv('Roll No,Student Name,Section', '26BA001,Isha Menon,BA-II'),
      'timetable.csv': csv(`Section: BA-II
        Day Order,09:00-09:50,09:55-10:45
        I,English,Hindi
        II,Economics,English
        III,Hindi,Economics`),
    },
    check({ students, text, exitCode }) {
      expect(exitCode).toBeGreaterThan(0);
      expect(text).toMatch(/day order/i);
      expect(students['26BA001']?.classes ?? []).toEqual([]);
    },
  },
  'an activity of several days and of two students is of both': {
    files: {
      'students.csv': pair,
      'activities.csv': csv(`Roll No,Activity Name,Category,Date,Organiser
        26ME001; 26ME002,Robot Challenge,Hackathon,12-14 March 2026,Lake College
        26ME001,Welding Workshop,Workshop,12/03/2026 to 14/03/2026,Lake College`),
    },
    check({ students }) {
      expect(students['26ME001']?.activities).toEqual([
        'Robot Challenge 2026-03-12',
        'Welding Workshop 2026-03-12',
      ]);
      expect(students['26ME002']?.activities).toEqual(['Robot Challenge 2026-03-12']);
    },
  },
  'the sessions of exams get their times from the mapping': {
    files: {
      'students.csv': csv('Roll No,Student Name,Section', '26ME001,Isha Menon,ME-A'),
      'sections.csv': csv(`Section ID,Section Name,Course ID,Course Title
        MA-A,ME-A,MA201,Algebra
        PH-A,ME-A,PH201,Optics`),
      'exam-timetable.csv': csv(`Course Code,Course Title,Exam Date,Session
        MA201,Algebra,07/12/2026,FN
        PH201,Optics,15/12/2026,AN`),
    },
    mapping: { version: 2, sessions: { FN: '09:30-12:30', AN: '14:00-17:00' } },
    check({ exams }) {
      expect(exams).toEqual(['2026-12-07 09:30-12:30', '2026-12-15 14:00-17:00']);
    },
  },
  'sessions of exams without times ask for them': {
    files: {
      'students.csv': pair,
      'sections.csv': csv(`Section ID,Section Name,Course ID,Course Title
        MA-A,ME-A,MA201,Algebra`),
      'exam-timetable.csv': csv(`Course Code,Course Title,Exam Date,Session
        MA201,Algebra,17/12/2026,FN`),
    },
    check({ text, exitCode }) {
      expect(exitCode).toBeGreaterThan(0);
      expect(text).toMatch(/"FN"[^]*import\.html when/);
    },
  },
};
