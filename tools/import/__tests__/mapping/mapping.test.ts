import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { findReader, isUnread } from '@/tools/import/mapping/find-reader';
import { headerScore } from '@/tools/import/mapping/header-score';
import {
  emptyMapping,
  encodingFrom,
  type Mapping,
  MappingError,
  readMapping,
} from '@/tools/import/mapping/mapping';
import { proposeFor } from '@/tools/import/mapping/propose';
import type { Table } from '@/tools/import/source/table';
import { plainTemplates } from '@/tools/import/template/plain/templates';
import { isPrivateHeader } from '@/tools/import/template/private-header';
import { tableOf } from '../template/read-table';

/** What a table is read as, or why it is not read. */
function readAs(file: string, header: string, mapping: Partial<Mapping> = {}): string {
  const table = tableOf({ file, header: header.split('|'), rows: [] });
  const found = findReader(table, { ...emptyMapping, ...mapping });
  return isUnread(found) ? `not read: ${found.reason.code}` : found.reader.format;
}

test.each([
  // A header that the template does not know keeps a table from being read, and so does a list beside another.
  ['a.csv', 'Roll No|Student Name|Section', 'list of students'],
  ['a.csv', 'Roll No|Student Name|Section|Hostel', 'not read: unknown-headers'],
  ['a.csv', 'Roll No|Student Name|Section||', 'list of students'],
  ['a.csv', 'S.No|Roll No|Student Name|Father Name|Caste|Remarks', 'list of students'],
  ['a.csv', 'Roll No|Name||Roll No|Name', 'not read: repeated-headers'],
  // Where the headers are those of several templates, the whole name counts, and a part of it does not.
  ['a.csv', 'ID|Name', 'not read: several-templates'],
  ['teachers.csv', 'ID|Name', 'list of teachers'],
  ['2026-11-02/Teachers list (2).csv', 'ID|Name', 'list of teachers'],
  ['teachers of our students.csv', 'ID|Name', 'not read: several-templates'],
  // A table that is named after another template is not read.
  ['students.csv', 'Student|Section|Email', 'not read: other-name'],
  ['a.csv', 'Student|Section|Email', 'list of enrolments'],
  ['marks.csv', 'Roll No|Student Name|Section', 'not read: other-name'],
  // An address is no id.
  ['students.csv', 'Email|Student Name', 'not read: unknown-headers'],
  // Proposals are never taken without asking.
  ['students.csv', 'Matrikelnummer|Vorname|Nachname', 'not read: unknown-headers'],
  // Figures beside people are no list of people.
  ['a.csv', 'Email|First Name|Last Name|Section|late_days|hw1|hw2', 'not read: unknown-headers'],
  // Forms that are known and not supported.
  ['a.csv', 'Section|Course Code|Day Order|Start Time|End Time', 'not read: day-orders'],
  ['a.csv', 'a@x.edu|25CS001|Mira', 'not read: no-header'],
  // A system has all its documented headers, or it is none.
  ['users.csv', 'user_id|login_id|full_name|email|status', 'Canvas users.csv'],
  ['users.csv', 'user_id|login_id|full_name|email|status|house', 'not read: unknown-headers'],
  ['a.csv', 'username|firstname|lastname|course1|profile_field_x', 'Moodle user upload'],
])('%s with %s is %s', (file, header, expected) => {
  expect(readAs(file, header)).toBe(expected);
});

test('A branch and a section stop without a pattern for the class', () => {
  const header = 'Roll No|Student Name|Branch|Section';
  expect(readAs('a.csv', header)).toBe('not read: class-pattern');
  expect(readAs('a.csv', header, { class: '{branch}-{section}' })).toBe('list of students');
});

const headersOf = plainTemplates.map((template) => {
  const fields = Object.entries(template.fields);
  const needed = fields.filter(([, { required }]) => required).map(([name]) => name);
  const groups = (template.oneOf ?? []).map(([name = '']) => name);
  const names = [...new Set([...needed, ...groups])];
  return { template, names };
});

test('No template reads a table with a header that it does not know', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...headersOf),
      fc
        .string({ minLength: 3, maxLength: 12 })
        .filter((name) => /^[b-df-hj-np-tv-xz]{3,}$/i.test(name)),
      fc.nat(20),
      ({ template, names }, stranger, at) => {
        const header = names.map((name) => template.fields[name]?.headers[0] ?? '');
        if (isPrivateHeader(stranger)) return;
        header.splice(at % (header.length + 1), 0, `Zq ${stranger}`);
        expect(readAs('a.csv', header.join('|'))).not.toBe(template.format);
      },
    ),
  );
});

describe('the score of a header', () => {
  it.each([
    [['sourcedId', 'status', 'dateLastModified', 'givenName']],
    [['Sl No', 'Reg. No.', 'Name of the Student', 'Mobile No']],
    [['Matrikelnummer', 'Nachname', 'Vorname']],
    [['CRN', 'Course Code', 'Days', 'Time']],
    [['ID', 'Date', 'Present']],
  ])('is high for %j', (cells) => expect(headerScore(cells)).toBeGreaterThanOrEqual(2));

  it.each([
    [['21CS01', 'Mira Sato', '2026-08-24', 'Present']],
    [['student', 'Monday', 'P', 'yes']],
    [['Attendance of CS101']],
    [['', '', '']],
  ])('is 0 for %j', (cells) => expect(headerScore(cells)).toBe(0));

  it('is higher with the right delimiter', () => {
    expect(headerScore(['Roll No;Name;Email'])).toBe(0);
    expect(headerScore(['Roll No', 'Name', 'Email'])).toBe(3);
  });

  it('survives hostile names', () => {
    expect(headerScore(['__proto__', 'constructor', 'toString'])).toBe(0);
  });
});

describe('A mapping', () => {
  const mapping: Mapping = {
    version: 2,
    encoding: { 'marks.csv': 'windows-1251' },
    words: { attendance: { X: 'absent', H: 'none' }, marks: { NE: 'exempt' } },
    periods: { 2: '09:50-10:40', 1: '09:00-09:50' },
    calendars: { 'holidays.ics': 'public' },
    tables: [
      {
        headers: ['Matrikel', 'Punkte'],
        kind: 'marks',
        columns: { person: 'Matrikel', score: 'Punkte' },
        course: 'MA101',
      },
    ],
  };

  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mapping-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const errorsOf = async (content: string) => {
    const file = join(folder, 'mapping.json');
    await writeFile(file, content);
    const error = await readMapping(file).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MappingError);
    return (error as MappingError).problems;
  };

  describe('the mapping of a college', () => {
    it('is empty without a file', async () => {
      expect(await readMapping(join(folder, 'none.json'))).toEqual(emptyMapping);
    });

    it('is read as it is written', async () => {
      const file = join(folder, 'mapping.json');
      await writeFile(file, JSON.stringify(mapping));
      expect(await readMapping(file)).toEqual(mapping);
      expect(encodingFrom(mapping)('marks.csv')).toBe('windows-1251');
    });

    it('is refused with the line of each error', async () => {
      const text = JSON.stringify(mapping, null, 2);
      const wrongKind = await errorsOf(text.replace('"kind": "marks"', '"kind": "mark"'));
      expect(wrongKind).toMatchObject([{ code: 'wrong-mapping', value: '"mark"' }]);
      const line = text.slice(0, text.indexOf('"score"')).split('\n').length;
      const wrongField = await errorsOf(text.replace('"score"', '"scor"'));
      expect(wrongField).toMatchObject([{ nearest: 'score', place: { line } }]);
      const noJson = await errorsOf(text.replace('"version": 2,', '"version": 2'));
      expect(noJson).toMatchObject([{ place: { line: 2 } }]);
      const wrongRest = await errorsOf(text.replace('"course": "MA101"', '"rest": "session"'));
      expect(wrongRest).toMatchObject([{ allowed: 'assessment, ignore' }]);
    });

    it('of version 1 is refused with what to do', async () => {
      const [problem] = await errorsOf('{ "version": 1, "tables": {} }');
      expect(problem).toMatchObject({ code: 'older-mapping', allowed: 'version 2' });
      expect(problem?.action).toContain('import.html');
    });
  });
});

const kindOf = (file: string, header: string) =>
  proposeFor({ file, header: header.split(',') } as unknown as Table).kind;

test.each([
  ['Student.csv', 'SIS ID,School SIS ID,First Name,Last Name,Username,Student Number,Grade'],
  ['list.csv', 'College Roll No,Name of the Student,Section'],
  ['present.csv', 'Roll No,Student,Date,Status'],
])('A table that is named like a kind, or has its headers, starts with that kind: %s', (...table) =>
  expect(kindOf(...table)).not.toBe(''),
);

test.each([
  ['School.csv', 'SIS ID,Name,School Number,Grade Low,Grade High,Principal Name,Address,City'],
  ['orgs.csv', 'sourcedId,name,type,parentSourcedId'],
  ['demographics.csv', 'userSourcedId,sex,americanIndian,asian,black,white'],
  ['meetingAttendanceList.csv', 'Full Name,User Action,Timestamp'],
  ['relationships.csv', 'userSourcedId,relationshipUserSourcedId,relationshipRole'],
  ['academicSessions.csv', 'sourcedId,title,type,schoolYear,startDate,endDate'],
  ['classes.csv', 'sourcedId,orgSourcedId,title,sessionSourcedIds,courseSourcedId'],
  ['classes.csv', 'sourcedId,status,dateLastModified,title,grade,courseSourcedId,classCode'],
  ['courses.csv', 'sourcedId,status,schoolYearId,title,courseCode,grade,orgSourcedId'],
])('A person chooses what a table of another kind is: %s', (...table) =>
  expect(kindOf(...table)).toBe(''),
);
