import { proposeFor } from '@/tools/import/mapping/propose';
import type { Table } from '@/tools/import/source/table';

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
