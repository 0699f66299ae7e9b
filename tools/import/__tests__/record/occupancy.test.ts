import { occupancy } from '@/content/schema/schedule/occupancy';
import type { MeetingUpdate } from '@/tools/import/record/context';
import {
  occupancyIndex,
  occupancyOf,
  plainMeetings,
  type PlainMeeting,
} from '@/tools/import/record/occupancy';
import { enrolment, modelOf, section, teacher } from '../collect';

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
