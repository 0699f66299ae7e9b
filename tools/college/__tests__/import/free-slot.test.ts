import fc from 'fast-check';
import { findFreeWindows } from '@/components/schedule/free-slot/propose-slots';
import { minutesOf } from '@/components/schedule/free-slot/slot';
import { entriesBetween } from '@/components/schedule/model/timetable-entry';
import { weekdayOf } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';
import { emptyStudentRecord, emptyTeacherRecord } from '@/tools/college/empty-record';
import {
  enrolment,
  modelOf,
  originOf,
  section,
  student,
  teacher,
  type TestFact,
} from '@/tools/import/__tests__/collect';
import type { MeetingUpdate } from '@/tools/import/record/context';
import { occupancyOf } from '@/tools/import/record/occupancy';
import { studentRecordOf } from '@/tools/import/record/student';
import { teacherRecordOf } from '@/tools/import/record/teacher';
import { TextShortener } from '@/tools/import/record/text-shortener';

const sent = new Map<string, MeetingUpdate>();

const monday = '2026-10-12';
const names = ['A', 'B', 'C'];
const anyDay = fc.integer({ min: 0, max: 6 }).map((count) => daysAfter(monday, count));
const anySection = fc.constantFrom(...names);
const anyRoom = fc.constantFrom('R1', 'R2');
const anyTime = fc.constantFrom('09:00', '10:00', '11:00', '14:00').map((start) => ({
  start,
  end: start.replace(':00', ':50'),
}));
const asFacts = <T extends object>(kind: 'meeting' | 'change' | 'exam', one: fc.Arbitrary<T>) =>
  fc.array(one, { maxLength: 6 }).map((all) => all.map((fact) => [kind, fact] as TestFact));

/** What happens in a week of a college with three sections that share students. */
const anyWeek = fc.tuple(
  fc.array(fc.tuple(anySection, fc.constantFrom('s1', 's2', 's3')), { maxLength: 6 }),
  asFacts(
    'meeting',
    fc.record({ section: anySection, times: anyTime, room: anyRoom, day: anyDay }).map((one) => ({
      ...{ section: one.section, room: one.room, ...one.times, weekdays: [weekdayOf(one.day)] },
    })),
  ),
  asFacts(
    'change',
    fc.record({ section: anySection, day: anyDay, newDay: anyDay, times: anyTime }).map((one) => ({
      ...{ section: one.section, day: one.day, kind: 'moved', newDay: one.newDay, room: 'R1' },
      ...{ newStart: one.times.start, newEnd: one.times.end, teachers: ['Ravi Sen'] },
    })),
  ),
  asFacts(
    'exam',
    fc
      .record({ section: anySection, day: anyDay, times: anyTime, room: anyRoom, id: fc.uuid() })
      .map(({ times, ...exam }) => ({ ...exam, ...times })),
  ),
);

test('A free slot is free for every student of the section, the teacher and the room, on that day', () => {
  const people = [
    teacher('t1', 'Asha Rao'),
    teacher('t2', 'Ravi Sen'),
    ...['s1', 's2', 's3'].map((id) => student(id, id)),
  ];
  const taught = names.flatMap((name) => [
    section(name, name),
    enrolment(name, name === 'C' ? 't2' : 't1', 'teacher'),
  ]);
  const fit = new TextShortener(() => undefined, originOf('test.csv', 2));
  const [id, name, asOf] = ['x', 'X', monday];
  let found = 0;
  fc.assert(
    fc.property(anyWeek, ([enrolments, ...facts]) => {
      const enrolled = [['A', 's1'] as const, ...enrolments].map(([of, who]) => enrolment(of, who));
      const { model } = modelOf(...people, ...taught, ...enrolled, ...facts.flat());
      const context = { model, sent, today: asOf, fit };
      const [own] = model.teachers;
      if (!own) throw new Error('There is no teacher.');
      const record = teacherRecordOf(
        own,
        emptyTeacherRecord({ id, name, asOf }),
        () => [],
        context,
      );
      const ownTimetable = { meetings: record.classes.items, ...record.schedule };
      const basis = {
        ...{ timetable: ownTimetable, hours: { start: '09:00', end: '16:00' } },
        occupancy: { sections: [], rooms: [], ...occupancyOf(context)(own).occupancy },
      };
      const request = { section: 'A', duration: 50, from: monday, to: daysAfter(monday, 6) };
      const timetables = model.students
        .filter(({ sections }) => sections.some((one) => one.name === 'A'))
        .flatMap(
          (one) =>
            studentRecordOf(one, emptyStudentRecord({ id, name, asOf }), context).timetable ?? [],
        );
      const everybody = model.students.flatMap(
        (one) =>
          studentRecordOf(one, emptyStudentRecord({ id, name, asOf }), context).timetable ?? [],
      );
      for (const { day, room, from, to } of findFreeWindows(basis, request)) {
        found += 1;
        const overlaps = ({
          isHeld,
          start,
          end,
        }: {
          isHeld: boolean;
          start: string;
          end: string;
        }) => isHeld && minutesOf(start) < to + 50 && from < minutesOf(end);
        for (const timetable of timetables)
          expect(entriesBetween(timetable, day, day).filter(overlaps)).toEqual([]);
        const inRoom = everybody
          .flatMap((timetable) => entriesBetween(timetable, day, day))
          .filter((entry) => room !== undefined && entry.room === room);
        expect(inRoom.filter(overlaps)).toEqual([]);
        const busy = entriesBetween(ownTimetable, day, day).filter(
          ({ teachers, kind }) =>
            kind === 'meeting' && (!teachers || teachers.includes('Asha Rao')),
        );
        expect(busy.filter(overlaps)).toEqual([]);
      }
    }),
  );
  expect(found).toBeGreaterThan(30);
});
