import type { Meeting } from '@/content/schema/schedule/meeting';
import type { StudentTimetable } from '@/content/schema/schedule/timetable';

type Weekdays = NonNullable<Meeting['weekdays']>;

function meeting(
  id: string,
  weekdays: Weekdays,
  time: string,
  course: string,
  more: Partial<Meeting> = {},
): Meeting {
  const [start = '', end = ''] = time.split('-');
  return {
    ...{ id, start, end, section: 'CSE-3A', course, weekdays },
    ...{ room: 'C-204', teachers: ['Dr. Ananya Rao'], ...more },
  };
}

const term = { name: 'Autumn 2026', from: '2026-08-03', to: '2026-12-12' };
const decided = { at: '2026-11-22T10:00', sequence: 1 };

/** A timetable with a week, from 23 Nov 2026, of overlaps, changes, an exam, a holiday, a special day and long names. */
export const busyWeek: StudentTimetable = {
  meetings: [
    meeting('maths', ['Monday', 'Wednesday', 'Friday'], '09:00-09:55', 'Mathematics'),
    meeting('data', ['Monday', 'Thursday'], '10:00-10:55', 'Data Structures', {
      ...{ room: 'B-101', teachers: ['Dr. Kavya Iyer'] },
    }),
    meeting('lab', ['Monday', 'Tuesday'], '11:15-13:10', 'Digital Electronics Laboratory', {
      ...{ room: 'Lab 4', teachers: ['Dr. R. Menon', 'S. Thomas'] },
    }),
    meeting('compilers', ['Monday', 'Tuesday'], '14:00-14:55', 'Elective: Compilers'),
    meeting('graphics', ['Tuesday'], '14:00-15:30', 'Elective: Graphics', { room: 'C-111' }),
    meeting('tamil', ['Tuesday', 'Friday'], '09:30-10:25', 'தரவு கட்டமைப்புகளும் வழிமுறைகளும்', {
      teachers: ['முனைவர் கயல்விழி சுப்பிரமணியன்'],
    }),
    meeting('arabic', ['Wednesday', 'Friday'], '11:15-12:10', 'هياكل البيانات والخوارزميات', {
      ...{ room: 'قاعة ١٢', teachers: ['د. محمد عبد الرحمن'] },
    }),
  ],
  term,
  days: [
    { id: 'jayanti', day: '2026-11-26', kind: 'holiday', label: 'Guru Nanak Jayanti' },
    {
      ...{ id: 'sports', day: '2026-11-28', kind: 'special', label: 'Sports day' },
      ...{ follows: 'Monday', until: '13:30' },
    },
    { id: 'leave', day: '2026-12-07', end: '2026-12-12', kind: 'holiday', label: 'Study leave' },
  ],
  changes: [
    {
      ...{ id: 'moved', meeting: 'data', day: '2026-11-23', kind: 'moved', ...decided },
      to: { day: '2026-11-23', start: '15:00', end: '15:55', room: 'C-301' },
      reason: 'The hall is used for an examination.',
    },
    {
      ...{
        id: 'cancelled',
        meeting: 'compilers',
        day: '2026-11-23',
        kind: 'cancelled',
        ...decided,
      },
      reason: 'Dr. Rao is at a conference.',
    },
    {
      ...{
        id: 'substituted',
        meeting: 'maths',
        day: '2026-11-25',
        kind: 'substituted',
        ...decided,
      },
      teachers: ['Dr. Kavya Iyer'],
    },
    {
      ...{ id: 'later', meeting: 'lab', day: '2026-11-24', kind: 'moved', ...decided },
      to: { day: '2026-11-27', start: '14:00', end: '15:55' },
    },
  ],
  exams: [
    {
      ...{ id: 'exam', course: 'Mathematics', label: 'Mid-semester', section: 'CSE-3A' },
      ...{ day: '2026-11-27', start: '10:30', end: '12:30', room: 'Main hall' },
    },
  ],
};

const courses = [
  ...['Mathematics', 'Data Structures', 'Digital Electronics', 'Signals and Systems'],
  ...['Environmental Studies', 'Technical Communication', 'Computer Organisation', 'Ethics'],
];
const times = [
  ...['09:00-09:55', '10:00-10:55', '11:00-11:55', '12:00-12:55'],
  ...['13:30-14:25', '14:30-15:25', '15:30-16:25', '16:30-17:25'],
];
const weekdays: Weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** Forty classes a week. */
const fullWeek: StudentTimetable = {
  meetings: weekdays.flatMap((day, column) =>
    times.map((time, row) =>
      meeting(`${day}-${row}`, [day], time, courses[(column + row) % courses.length] ?? ''),
    ),
  ),
  ...{ term, days: [], changes: [], exams: [] },
};

const longNames = [
  {
    course: 'தரவு கட்டமைப்புகளும் வழிமுறைகளும்',
    teachers: ['முனைவர் கயல்விழி சுப்பிரமணியன்'],
  },
  {
    ...{ course: 'هياكل البيانات والخوارزميات', room: 'قاعة ١٢' },
    teachers: ['د. محمد عبد الرحمن'],
  },
];

/** Forty classes a week, half of them with names in Tamil and Arabic. */
export const longWeek: StudentTimetable = {
  ...fullWeek,
  meetings: fullWeek.meetings.map((one, index) =>
    index % 2 === 1 ? { ...one, ...longNames[((index - 1) / 2) % 2] } : one,
  ),
};
