import fc from 'fast-check';
import { createRandom } from '@/__tests__/random';
import { occupancy } from '@/content/schema/schedule/occupancy';
import type { ClassFigures } from '@/content/schema/student/assignment';
import { attendanceLog, sumOfWeeks } from '@/content/schema/student/attendance-log';
import { daysAfter } from '@/lib/time/day';
import type {
  DatedClass,
  ImportedAssignment,
  ImportedPerson,
  Section,
} from '@/tools/import/model/entity';
import { classFiguresOf, figuresOf } from '@/tools/import/record/class-figures';
import type { MeetingUpdate } from '@/tools/import/record/context';
import { rowLogOf, weeksOfClasses, weeksOfSums } from '@/tools/import/record/log';
import { mergeCorrection } from '@/tools/import/record/merge';
import {
  occupancyIndex,
  occupancyOf,
  type PlainMeeting,
  plainMeetings,
} from '@/tools/import/record/occupancy';
import { slugOf } from '@/tools/import/record/slug';
import { enrolment, modelOf, section, teacher } from '../collect';

const comparison = { smallest: 10, show: true };

/** A class whose students have these marks of 50, in sections of these sizes. */
function classWith(marks: readonly number[], sizes: readonly number[] = [marks.length]) {
  const sections = sizes.map((_, index) => ({ id: `s${index}` }) as Section);
  const sectionOf = (place: number) => {
    let end = 0;
    return sections.find((_, index) => place < (end += sizes[index] ?? 0));
  };
  const results = new Map(
    marks.map((score, place) => {
      const student = { id: `p${place}`, sections: [sectionOf(place)] } as ImportedPerson;
      return [student, { score }];
    }),
  );
  return {
    sections,
    assignment: { sections, results, maximum: 50 } as unknown as ImportedAssignment,
  };
}

const publish = (marks: readonly number[], before?: ClassFigures) => {
  const { sections, assignment } = classWith(marks);
  const old = () => (before ? { class: before } : undefined);
  return classFiguresOf(comparison, old)(assignment, sections[0], 'quiz');
};

test('quarters are those that counting gives, for 300 classes', () => {
  const random = createRandom(60);
  for (let round = 0; round < 300; round += 1) {
    const marks = Array.from({ length: random.int(10, 70) }, () => random.int(0, 100));
    const { low, middle, high, count } = figuresOf(marks, 10)!;
    expect(count).toBe(marks.length);
    const below = (limit: number) => marks.filter((mark) => mark <= limit + 0.5).length;
    const above = (limit: number) => marks.filter((mark) => mark >= limit - 0.5).length;
    expect(below(middle) * 2).toBeGreaterThanOrEqual(marks.length);
    expect(above(middle) * 2).toBeGreaterThanOrEqual(marks.length);
    expect(above(low ?? middle) * 4).toBeGreaterThanOrEqual(3 * marks.length - 3);
    expect(below(high ?? middle) * 4).toBeGreaterThanOrEqual(3 * marks.length - 3);
  }
});

test('nine marks have no figures, ten have', () => {
  expect(publish(Array<number>(9).fill(30))).toBeUndefined();
  expect(publish(Array<number>(10).fill(30))).toEqual({ count: 10, middle: 60 });
});

test('figures of two publishes that differ by one or two marks are equal', () => {
  const random = createRandom(61);
  for (let round = 0; round < 200; round += 1) {
    const marks = Array.from({ length: random.int(10, 50) }, () => random.int(0, 50));
    const before = publish(marks);
    for (const added of [[50], [0], [0, 50], [50, 50]])
      expect(publish([...marks, ...added], before)).toEqual(before);
    expect(publish([...marks, 50, 50, 50], before)?.count).toBe(marks.length + 3);
  }
});

test('a section with few marks has the figures of the course, and the others the same', () => {
  const { sections, assignment } = classWith(
    Array.from({ length: 32 }, (_, index) => index),
    [12, 12, 8],
  );
  const figures = classFiguresOf(comparison, () => undefined);
  for (const section of sections)
    expect(figures(assignment, section, 'quiz')).toMatchObject({ count: 32 });
});

test('a college without comparison has no figures', () => {
  const { sections, assignment } = classWith(Array<number>(40).fill(30));
  expect(classFiguresOf(undefined, () => undefined)(assignment, sections[0], 'quiz')).toBe(
    undefined,
  );
});

const statuses = ['present', 'absent', 'late', 'excused'] as const;

/** Classes of random days and statuses, oldest first. */
function randomClasses(seed: number, days: number): DatedClass[] {
  const random = createRandom(seed);
  return Array.from({ length: days }, (_, index) => daysAfter('2026-07-01', index))
    .filter(() => random.chance(0.6))
    .map((day) => ({ day, start: '09:00', status: random.pick(statuses) }));
}

test('weeks and days have every class once, however long the time is', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const classes = randomClasses(seed, 20 + seed * 10);
    const last = classes.at(-1)?.day ?? '';
    const log = weeksOfClasses(classes, last);
    expect(attendanceLog.safeParse(log).error).toBeUndefined();
    const counted = classes.filter(({ status }) => status !== 'excused');
    const attended = counted.filter(({ status }) => status !== 'absent');
    expect(sumOfWeeks(log.weeks)).toEqual({ attended: attended.length, counted: counted.length });
    expect(log.days ?? []).toEqual(
      log.days ? classes.filter(({ status }) => status !== 'present') : [],
    );
  }
});

test('a row of a register has the days of the last five weeks', () => {
  const log = rowLogOf(randomClasses(1, 100));
  const [first] = log?.days ?? [];
  expect(first?.day && first.day >= '2026-09-07').toBe(true);
});

const sums = (present: number, total: number, asOf: string) => ({
  ...{ present, absent: total - present, total, asOf },
});

test('sums without days are known by the week that they come in', () => {
  const first = weeksOfSums(sums(20, 25, '2026-10-01'), undefined);
  expect(first).toEqual({ from: '2026-09-28', weeks: [[20, 25]] });
  const second = weeksOfSums(sums(26, 32, '2026-10-21'), first);
  expect(second.weeks).toEqual([[20, 25], null, null, [6, 7]]);
  const same = weeksOfSums(sums(27, 33, '2026-10-22'), second);
  expect(same.weeks).toEqual([[20, 25], null, null, [7, 8]]);
  const corrected = weeksOfSums(sums(19, 25, '2026-10-23'), same);
  expect(corrected).toEqual({ from: '2026-10-19', weeks: [[19, 25]] });
});

test('a correction changes the fields that it names and no other', () => {
  const record = { student: { name: 'Asha Rao', city: 'Pune' }, asOf: '2026-09-01' };
  expect(mergeCorrection(record, { student: { name: 'Asha R. Rao' } })).toEqual({
    student: { name: 'Asha R. Rao', city: 'Pune' },
    asOf: '2026-09-01',
  });
});

test('null removes a field', () => {
  expect(mergeCorrection({ a: 1, b: 2 }, { a: null })).toEqual({ b: 2 });
});

test('items with ids are changed or added, and the others stay', () => {
  const before = {
    items: [
      { id: 'a', name: 'Essay' },
      { id: 'b', name: 'Lab' },
    ],
  };
  const patch = {
    items: [
      { id: 'b', name: 'Laboratory' },
      { id: 'c', name: 'Quiz' },
    ],
  };
  expect(mergeCorrection(before, patch)).toEqual({
    items: [
      { id: 'a', name: 'Essay' },
      { id: 'b', name: 'Laboratory' },
      { id: 'c', name: 'Quiz' },
    ],
  });
});

test('other lists are replaced', () => {
  expect(mergeCorrection({ tags: ['a', 'b'] }, { tags: ['c'] })).toEqual({ tags: ['c'] });
});

const sent = new Map<string, MeetingUpdate>();

const meeting: PlainMeeting = {
  ...{ section: 'CS-A', course: 'Physics', room: 'C-204', weekdays: ['Thursday', 'Monday'] },
  ...{ start: '09:00', end: '09:50', from: '2026-08-03' },
};

test('Lists when own sections and all rooms are in use, and names no person', () => {
  const other = { ...meeting, section: 'EC-A', room: 'C-101', weekdays: ['Friday'] as const };
  const own = occupancyIndex([meeting, other])(['CS-A', 'CS-B', 'CS-A']);
  expect(occupancy.parse(own)).toEqual(own);
  const use = { start: '09:00', end: '09:50', from: '2026-08-03' };
  expect(own).toEqual({
    sections: [
      {
        name: 'CS-A',
        uses: [
          { weekday: 'Monday', ...use, what: 'CS-A Physics' },
          { weekday: 'Thursday', ...use, what: 'CS-A Physics' },
        ],
      },
      { name: 'CS-B', uses: [] },
    ],
    rooms: [
      { name: 'C-101', uses: [{ weekday: 'Friday', ...use, what: 'EC-A' }] },
      {
        name: 'C-204',
        uses: [
          { weekday: 'Monday', ...use, what: 'CS-A' },
          { weekday: 'Thursday', ...use, what: 'CS-A' },
        ],
      },
    ],
  });
});

test('A class in two rooms keeps both busy', () => {
  const both = { ...meeting, room: 'C-204, C-205', weekdays: ['Monday'] as const };
  const { rooms } = occupancyIndex([both, meeting, { ...meeting, room: 'C-205' }])([]);
  expect(rooms.map(({ name, uses }) => [name, uses.length])).toEqual([
    ['C-204', 3],
    ['C-205', 3],
  ]);
});

test('Leaves out the fullest rooms of a college that is too large for a record', () => {
  const meetings = Array.from({ length: 100 }, (_, room) =>
    Array.from({ length: room }, () => ({
      ...meeting,
      room: `R${room}`,
      weekdays: ['Monday'] as const,
    })),
  ).flat();
  const { rooms } = occupancyIndex(meetings)([]);
  const uses = rooms.reduce((sum, room) => sum + room.uses.length, 0);
  expect(uses).toBeLessThanOrEqual(1000);
  expect(uses).toBeGreaterThan(900);
  expect(rooms.map(({ name }) => name)).not.toContain('R99');
});

test('Takes the room of the section where a meeting of an import names none', () => {
  const { model } = modelOf(
    ['course', { id: 'c', title: 'Physics' }],
    ['section', { id: 'a', name: 'CS-A', course: 'c', terms: [], room: 'B 12' }],
    section('b', 'CS-B'),
    ['meeting', { section: 'a', weekdays: ['Monday'], start: '09:00', end: '09:50' }],
  );
  expect(plainMeetings({ model, sent })).toEqual([
    expect.objectContaining({ section: 'CS-A', course: 'Physics', room: 'B 12' }),
  ]);
});

test('Nobody has an occupancy if no file has a timetable', () => {
  const facts = [section('a', 'CS-A'), teacher('t', 'Asha'), enrolment('a', 't', 'teacher')];
  const { model } = modelOf(...facts);
  expect(occupancyOf({ model, sent })(model.teachers[0]!)).toEqual({});
  const timed = modelOf(...facts, [
    'meeting',
    { section: 'a', weekdays: ['Monday'], start: '09:00', end: '09:50' },
  ]).model;
  expect(occupancyOf({ model: timed, sent })(timed.teachers[0]!)).toMatchObject({
    occupancy: { sections: [{ name: 'CS-A', uses: [{ weekday: 'Monday' }] }], rooms: [] },
  });
});

test('an id in the form of content stays as it is', () => {
  expect(slugOf('cs101-a')).toBe('cs101-a');
});

test('every id becomes a valid one, and no two ids become the same', () => {
  const seen = new Map<string, string>();
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }), (id) => {
      const slug = slugOf(id);
      expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(60);
      expect(seen.get(slug) ?? id).toBe(id);
      seen.set(slug, id);
    }),
  );
});
