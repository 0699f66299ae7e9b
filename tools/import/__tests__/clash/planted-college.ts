import type { Exam, MeetingChange, SpecialDay } from '@/content/schema/schedule/schedule';
import { usualDays } from '@/content/schema/schedule/meeting';
import { createRandom } from '@/__tests__/random';
import type { Clash, CollegeSchedule, SourcedMeeting } from '@/tools/import/clash/clash';

type Meeting = SourcedMeeting<string>;

const sections = Array.from({ length: 20 }, (_, index) => `S${index + 1}`);
const courses = ['Algebra', 'Physics', 'Drawing', 'English', 'Chemistry'];
const starts = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00'];
const weekdays = usualDays.slice(0, 5);

const term = { name: 'Autumn 2026', from: '2026-08-03', to: '2026-11-27' };

/** Monday to Friday of a week of the term that has no special day. */
const plainWeek = ['2026-10-12', '2026-10-13', '2026-10-14', '2026-10-15', '2026-10-16'];

const specialDays: SpecialDay[] = [
  { id: 'diwali', day: '2026-11-09', end: '2026-11-11', kind: 'holiday', label: 'Diwali' },
  { id: 'swap', day: '2026-09-12', kind: 'special', label: 'Monday classes', follows: 'Monday' },
  { id: 'half', day: '2026-09-18', kind: 'special', label: 'Half day', until: '12:00' },
];

/** What the search has to say of a clash: its kind, what is shared, and the classes. */
export const signature = ({ kind, shared, items, days, limit, holiday }: Clash<string>) =>
  JSON.stringify({
    ...{ kind, limit, holiday, days: days.length },
    shared: shared.map(({ resource, name }) => `${resource} ${name}`).sort(),
    items: items.map(({ origin }) => origin).sort(),
  });

/** A college without a clash, in which clashes are then planted, each at another class, beside things that look like one. */
export function plantedCollege(seed: number) {
  const random = createRandom(seed, 'clashes');
  const meetings = random.sample(freeMeetings(seed), 1000);
  const changes: MeetingChange[] = [];
  const exams: (Exam & { origin: string })[] = [];
  const schedule: Omit<CollegeSchedule<string>, 'works' | 'tests'> & {
    works: { name: string; section: string; due: string; origin: string }[];
    tests: { name: string; day: string; end?: string; origin: string }[];
  } = {
    timetables: [{ meetings, term, days: specialDays, changes }],
    ...{ exams, works: [], tests: [], holidays: specialDays },
    groupsOf: ({ section = '', origin }) => [
      { key: origin.startsWith('batch') ? origin : section, students: [] },
    ],
  };
  const planted: string[] = [];
  const hosts = meetings.filter(({ end }) => end < '12:00').slice();
  let number = 0;
  const nextHost = () => hosts.pop() ?? fail();
  const dayOf = ({ weekdays: days }: Meeting) =>
    plainWeek[weekdays.indexOf((days as (typeof weekdays)[number][])[0] ?? 'Monday')] ?? '';

  /** A class of new people in a new room, inside the time of another. */
  function guest(host: Meeting, own: Partial<Meeting> = {}): Meeting {
    number += 1;
    const { start, end, weekdays: days } = host;
    const made: Meeting = {
      ...{
        id: `guest-${number}`,
        section: `G${number}`,
        course: `Guest ${number}`,
        weekdays: days,
      },
      ...{ start: start.replace(':00', ':10'), end: end.replace(':50', ':40') },
      ...{ room: `Guest room ${number}`, teachers: [`Guest ${number}`], origin: `guest ${number}` },
      ...own,
    };
    meetings.push(made);
    return made;
  }

  function expectPair(host: Meeting, origin: string, days: number, ...shared: string[]) {
    const items = [host.origin, origin].sort();
    planted.push(JSON.stringify({ kind: 'booked-twice', days, shared: shared.sort(), items }));
  }

  const change = (meeting: Meeting, day: string, what: Partial<MeetingChange>) =>
    changes.push({
      ...{ id: `change-${changes.length}`, meeting: meeting.id, day, kind: 'cancelled' },
      ...{ at: '2026-08-01T09:00', sequence: 1 },
      ...what,
    });

  const single = (host: Meeting) => ({ from: dayOf(host), to: dayOf(host) });
  const roomOf = (host: Meeting) => `room ${host.room}`;
  const teacherOf = (host: Meeting) => `teacher ${host.teachers?.[0]}`;

  // Every class below is held on one day of a plain week, or on the days of its host.
  for (let index = 0; index < 5; index += 1) {
    const host = nextHost();
    expectPair(host, guest(host, { ...single(host), room: host.room }).origin, 1, roomOf(host));
  }
  for (let index = 0; index < 3; index += 1) {
    const host = nextHost();
    const room = host.room?.toLowerCase().replace('-', ' ');
    const weekly = { from: '2026-10-05', to: '2026-10-30' };
    expectPair(host, guest(host, { ...weekly, room }).origin, 4, roomOf(host));
  }
  for (let index = 0; index < 6; index += 1) {
    const host = nextHost();
    const teachers = [`Assistant ${index}`, ...(host.teachers ?? [])];
    const made = guest(host, { ...single(host), teachers });
    expectPair(host, made.origin, 1, teacherOf(host));
  }
  for (let index = 0; index < 5; index += 1) {
    const host = nextHost();
    const { section, room } = host;
    const made = guest(host, { ...single(host), section, room });
    expectPair(host, made.origin, 1, roomOf(host), `section ${section}`);
  }
  for (let index = 0; index < 4; index += 1) {
    const host = nextHost();
    const made = guest(host, { weekdays: ['Sunday'], from: '2026-10-11', to: '2026-10-11' });
    const { room, start, end } = host;
    change(made, '2026-10-11', {
      kind: 'moved',
      to: { day: dayOf(host), start, end, ...(room !== undefined && { room }) },
    });
    expectPair(host, made.origin, 1, roomOf(host));
  }
  for (let index = 0; index < 3; index += 1) {
    const host = nextHost();
    const made = guest(host, single(host));
    change(made, dayOf(host), { kind: 'substituted', teachers: [...(host.teachers ?? [])] });
    expectPair(host, made.origin, 1, teacherOf(host));
  }
  for (let index = 0; index < 2; index += 1) {
    // Only on the Saturday that has the classes of a Monday.
    const host = hosts.splice(
      hosts.findIndex(({ weekdays: own }) => own?.[0] === 'Monday'),
      1,
    )[0];
    if (!host) fail();
    const made = guest(host, { from: '2026-09-12', to: '2026-09-12', room: host.room });
    expectPair(host, made.origin, 1, roomOf(host));
  }
  for (let index = 0; index < 4; index += 1) {
    const { section, start, end, origin, ...host } = nextHost();
    const day = dayOf({ section, start, end, origin, ...host });
    exams.push({
      id: `exam-${index}`,
      course: `Exam ${index}`,
      section,
      day,
      start,
      end,
      origin: `exam ${index}`,
    });
    expectPair({ section, start, end, origin, ...host }, `exam ${index}`, 1, `section ${section}`);
  }
  for (let index = 0; index < 3; index += 1) {
    const names = [0, 1, 2].map((part) => `work ${index} ${part}`);
    for (const name of names)
      schedule.works.push({
        name,
        section: `W${index}`,
        due: plainWeek[index] ?? '',
        origin: name,
      });
    planted.push(
      JSON.stringify({
        ...{ kind: 'assignments', limit: 2, days: 1, shared: [`section W${index}`] },
        items: names,
      }),
    );
  }
  for (let index = 0; index < 2; index += 1) {
    const items = ['09:00', '14:00'].map((start) => {
      const origin = `two exams ${index} ${start}`;
      exams.push({
        ...{ id: origin, course: `Course ${start}`, section: `E${index}`, start, origin },
        ...{ day: plainWeek[index] ?? '', end: start.replace(':00', ':50') },
      });
      return origin;
    });
    planted.push(
      JSON.stringify({
        ...{ kind: 'exams', limit: 1, days: 1 },
        shared: [`section E${index}`],
        items,
      }),
    );
  }
  for (let index = 0; index < 2; index += 1) {
    const origin = `quiz ${index}`;
    schedule.tests.push({
      name: origin,
      day: `2026-11-${['08', '11'][index]}`,
      ...(index === 0 && { end: '2026-11-09' }),
      origin,
    });
    planted.push(
      JSON.stringify({
        ...{ kind: 'holiday', holiday: 'Diwali', days: 1 },
        shared: [],
        items: [origin],
      }),
    );
  }
  exams.push({
    id: 'e',
    course: 'Holiday exam',
    section: 'H1',
    day: '2026-11-10',
    start: '09:00',
    end: '10:00',
    origin: 'holiday exam',
  });
  planted.push(
    JSON.stringify({
      ...{ kind: 'holiday', holiday: 'Diwali', days: 1 },
      shared: [],
      items: ['holiday exam'],
    }),
  );

  // What looks like a clash and is none.
  const combined = nextHost();
  const { start, end, room, teachers } = combined;
  guest(combined, {
    start,
    end,
    ...(room !== undefined && { room }),
    ...(teachers && { teachers }),
  });
  const shared = nextHost();
  guest(shared, {
    start: shared.start,
    end: shared.end,
    section: shared.section,
    course: shared.course,
    room: shared.room,
  });
  const same = nextHost();
  guest(same, {
    ...same,
    id: 'same-again',
    origin: 'same again',
    weekdays: [...(same.weekdays ?? [])],
  });
  const later = nextHost();
  guest(later, { start: later.end, end: later.end.replace(':50', ':59'), room: later.room });
  const before = nextHost();
  guest(before, { room: before.room, to: '2026-08-02' });
  const gone = nextHost();
  change(guest(gone, { room: gone.room, ...single(gone) }), dayOf(gone), { kind: 'cancelled' });
  const away = nextHost();
  change(away, dayOf(away), {
    kind: 'moved',
    to: { day: dayOf(away), start: '19:00', end: '19:50' },
  });
  guest(away, { room: away.room, ...single(away) });
  const holiday = nextHost();
  guest(holiday, { room: holiday.room, from: '2026-11-09', to: '2026-11-11' });
  const short = meetings.find(
    ({ weekdays: own, start: at, origin }) =>
      own?.[0] === 'Friday' && at === '13:00' && origin.startsWith('class'),
  );
  if (short) guest(short, { room: short.room, from: '2026-09-18', to: '2026-09-18' });
  for (const name of ['Online', 'TBA', 'online']) {
    guest(combined, { room: name, start: '12:00', end: '12:50' });
    guest(combined, { room: name, start: '12:00', end: '12:50' });
  }
  const batch = nextHost();
  guest(batch, { section: batch.section, origin: 'batch B' });
  batch.origin = `batch ${batch.origin}`;
  const ownTest = nextHost();
  exams.push({
    ...{ id: 'own', course: ownTest.course, section: ownTest.section, room: ownTest.room },
    ...{ day: dayOf(ownTest), start: ownTest.start, end: ownTest.end, origin: 'own exam' },
  });
  for (const name of ['a', 'b']) {
    schedule.works.push({ name, section: 'W9', due: '2026-10-12', origin: name });
    exams.push({
      ...{ id: name, course: `Hall ${name}`, section: `Hall ${name}`, room: 'Great Hall' },
      ...{ day: '2026-10-12', start: '08:00', end: '08:50', origin: `hall ${name}` },
    });
  }
  return { schedule: schedule as CollegeSchedule<string>, planted };
}

function fail(): never {
  throw new Error('The generated college is too small.');
}

/** Every section has each of its courses twice a week, in rooms and with teachers that are free. */
function freeMeetings(seed: number): Meeting[] {
  const random = createRandom(seed, 'free');
  const slots = weekdays.flatMap((weekday) => starts.map((start) => ({ weekday, start })));
  return sections.flatMap((section, row) => {
    // A Latin square: at any time, each section has another room.
    const shift = random.int(0, courses.length - 1);
    return slots.map(({ weekday, start }, column): Meeting => {
      const course = courses[(column + shift) % courses.length] ?? '';
      const origin = `class ${section} ${weekday} ${start}`;
      return {
        ...{ id: `m-${row}-${column}`, section, course, start, end: start.replace(':00', ':50') },
        ...{ room: `C-${100 + ((row + column) % sections.length)}`, weekdays: [weekday], origin },
        teachers: [`Teacher ${(row + 2 * column) % sections.length}`],
      };
    });
  });
}
