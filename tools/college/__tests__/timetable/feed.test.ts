import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventsIn } from '@/__tests__/components/schedule/model/read-calendar';
import { academic } from '@/content/campus';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import type { MeetingChange } from '@/content/schema/schedule/schedule';
import type { PersonRecord } from '@/tools/college/person-of';
import { releaseFilesBelow } from '@/tools/file/people-file';
import { publicFeeds } from '@/tools/college/timetable/feed';
import { publishFeeds } from '@/tools/college/timetable/site-feed';
import { describeFeeds, syncFeeds } from '@/tools/college/timetable/sync-feeds';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { firstStudent, records, writeCollege } from '../college-folder';

const site = {
  ...{ product: 'Manarah', college: 'A college' },
  ...{ siteUrl: 'https://college.example', timeZone: 'Asia/Kolkata' },
};
const everything = { site, publicTimetables: { sections: true, rooms: true } };

const firstTeacher = records.find(({ kind }) => kind === 'teacher') as TeacherRecord;

const weekly = {
  ...{ id: 'maths', start: '09:00', end: '09:55', section: 'CSE A', course: 'Mathematics' },
  ...{ room: 'C-204', weekdays: ['Monday' as const] },
};
const meeting = { ...weekly, teachers: ['Dr. Ananya Rao'] };
const term = { name: 'Autumn 2026', from: '2026-08-03', to: '2026-12-18' };

const change = (fields: Partial<MeetingChange>): MeetingChange => ({
  ...{ id: 'change', meeting: 'maths', day: '2026-11-23', kind: 'cancelled', sequence: 1 },
  ...{ at: '2026-11-21T10:00', reason: 'Dr. Ananya Rao is ill.' },
  ...fields,
});

const student = (fields: Partial<NonNullable<StudentRecord['timetable']>>): StudentRecord => ({
  ...firstStudent,
  timetable: { meetings: [meeting], term, days: [], changes: [], exams: [], ...fields },
});

const teacher = (changes: MeetingChange[]): TeacherRecord => ({
  ...firstTeacher,
  classes: { items: [{ ...weekly, period: 1, students: 60 }] },
  schedule: { term, days: [], changes, exams: [] },
});

const feedsOf = (people: PersonRecord[]) => publicFeeds(people, everything);

/** The events of a file, in words. */
const eventsOf = (text = '') =>
  eventsIn(text).map(({ component, event }) => {
    const value = (name: string) => String(component.getFirstPropertyValue(name) ?? '');
    return [event.summary, event.startDate.toString(), value('status'), value('location')].join(
      ' ',
    );
  });

const section = 'timetable/section/cse_20_a.ics';
const room = (name: string) => `timetable/room/${name}.ics`;

test('Writes a class of several records once, with its changes', () => {
  const feeds = feedsOf([student({}), student({}), teacher([change({})])]);
  expect([...feeds.keys()]).toEqual([room('c-204'), section]);
  expect(eventsOf(feeds.get(section))).toEqual([
    'CSE A Mathematics 2026-08-03T09:00:00 CONFIRMED C-204',
    'Cancelled: CSE A Mathematics 2026-11-23T09:00:00 CANCELLED C-204',
  ]);
});

test('Names no teacher and no reason, whatever changed', () => {
  const changes = [
    change({}),
    change({ day: '2026-11-30', kind: 'substituted', teachers: ['Dr. Vikram Das'] }),
  ];
  for (const text of feedsOf([student({ changes }), teacher(changes)]).values()) {
    const read = text.replaceAll('\r\n ', '');
    expect(read).not.toMatch(/Rao|Das|ill/);
    expect(read).toContain('Another teacher holds this class.');
    expect(read).not.toContain(firstStudent.student.rollNumber);
  }
});

test('Shows a class that is moved to another room in both rooms', () => {
  const to = { day: '2026-11-24', start: '14:00', end: '14:55', room: 'D-1' };
  const feeds = feedsOf([student({ changes: [change({ kind: 'moved', to })] })]);
  expect(eventsOf(feeds.get(room('c-204')))[1]).toBe(
    'Cancelled: CSE A Mathematics 2026-11-23T09:00:00 CANCELLED C-204',
  );
  expect(eventsOf(feeds.get(room('d-1'))).at(-1)).toBe(
    'CSE A Mathematics 2026-11-24T14:00:00 CONFIRMED D-1',
  );
  expect(eventsOf(feeds.get(section))[1]).toBe(
    'CSE A Mathematics 2026-11-24T14:00:00 CONFIRMED D-1',
  );
});

test('Has both classes of two records that use one id', () => {
  const other = { ...meeting, course: 'Physics', start: '10:00', end: '10:55' };
  const feeds = feedsOf([student({}), student({ meetings: [other] })]);
  const uids = eventsIn(feeds.get(section)!).map(({ event }) => event.uid);
  expect(uids).toEqual(['maths@college.example', 'maths-2@college.example']);
});

test('Has the exams of the section and of the room', () => {
  const exam = {
    ...{ id: 'end', course: 'Mathematics', section: 'CSE A', room: 'Hall 1' },
    ...{ day: '2026-12-14', start: '10:00', end: '13:00' },
  };
  const feeds = feedsOf([student({ exams: [exam] })]);
  expect(eventsOf(feeds.get(section))).toContain(
    'Exam: Mathematics 2026-12-14T10:00:00 CONFIRMED Hall 1',
  );
  expect(eventsOf(feeds.get(room('hall_20_1')))).toHaveLength(1);
});

test('Is the same in every run', () => {
  const write = () => [...feedsOf([student({}), teacher([change({})])])];
  expect(write()).toEqual(write());
});

test('Writes only what the college allows, and reads no record if that is nothing', () => {
  const rooms = { site, publicTimetables: { sections: false, rooms: true } };
  expect([...publicFeeds([student({})], rooms).keys()]).toEqual([room('c-204')]);
  const unread = (function* (): Generator<PersonRecord> {
    throw new Error('A record was read.');
  })();
  const nothing = { site, publicTimetables: { sections: false, rooms: false } };
  expect(publicFeeds(unread, nothing).size).toBe(0);
});

test('Writes what changed into a site, removes what is gone and leaves other files', () => {
  const out = writeFolder({ 'index.html': '', 'timetable/own.txt': 'mine' });
  const feeds = feedsOf([student({})]);
  expect(syncFeeds(feeds, out)).toEqual({ written: 2, removed: 0 });
  expect(syncFeeds(feeds, out)).toEqual({ written: 0, removed: 0 });
  expect(releaseFilesBelow(out)).toEqual(['index.html', 'timetable/own.txt']);
  writeFileSync(join(out, section), 'old');
  expect(syncFeeds(new Map([...feeds].slice(1)), out)).toEqual({ written: 1, removed: 1 });
  expect(readFileSync(join(out, section), 'utf8')).toBe(feeds.get(section));
  expect(existsSync(join(out, room('c-204')))).toBe(false);
});

test('Publishes the timetables of the records of a college', () => {
  const people = records.map((one) => (one === firstStudent ? student({}) : one));
  const folder = writeCollege(people);
  const out = writeFolder({ 'index.html': '' });
  expect(publishFeeds(folder, out)).toEqual([]);
  jest.replaceProperty(academic, 'publicTimetables', { sections: true, rooms: false });
  expect(publishFeeds(folder, out)[0]).toMatch(/^timetables: \d+ public, \d+ files written/);
  expect(eventsOf(readFileSync(join(out, section), 'utf8'))).toHaveLength(1);
  jest.restoreAllMocks();
  expect(publishFeeds(folder, out)[0]).toMatch(/^timetables: 0 public, 0 files written, \d+ /);
});

test('Says nothing if there are no public timetables', () => {
  expect(describeFeeds(0, { written: 0, removed: 0 })).toEqual([]);
  expect(describeFeeds(2, { written: 1, removed: 0 })).toEqual([
    'timetables: 2 public, 1 file written, 0 removed',
  ]);
});
