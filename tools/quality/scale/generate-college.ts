import type { ContentFile } from '@/content/schema/catalogue';
import { firstDue, pick, recordGenerators, title, type Item } from './record';

/** The content of a college, by the path of its file. */
export type College = Record<ContentFile, unknown>;

interface ListFile {
  items: readonly Item[];
}

/** The most academic years, months and periods that a college can list, because a college has no more of them. */
const maxima = {
  years: 20,
  months: 60,
  attendance: 120,
  periods: 20,
  meetings: 60,
  terms: 20,
} as const;

/** The most published keys: no college has more people who decide. */
const maxKeys = 1000;

/**
 * The college of the sample with `count` records in every list that can grow, the same ones in every run. Lists with a
 * natural limit (years, months, periods of a day, buildings) grow up to that limit. Its pages show it to everyone.
 */
export function generateCollege(sample: College, count: number): College {
  const college: Record<string, unknown> = { ...sample };
  for (const [file, record] of Object.entries(recordGenerators)) {
    const length = file === 'faculty/keys.json' ? Math.min(count, maxKeys) : count;
    const { items } = sample[file as ContentFile] as ListFile;
    college[file] = {
      ...(sample[file as ContentFile] as object),
      items: Array.from({ length }, (_, index) => record(index, items[index % items.length])),
    };
  }
  return {
    ...(college as College),
    'site.json': { ...(sample['site.json'] as object), openSample: true },
    'student/assignments.json': withCount(college['student/assignments.json'] as Pending, count),
    'student/calendar.json': calendarOf(sample['student/calendar.json'] as object, count),
    'student/skill-timeline.json': timelineOf(sample['student/skill-timeline.json'], count),
    'student/attendance.json': attendanceOf(sample['student/attendance.json'], count),
    'student/timetable.json': timetableOf(sample['student/timetable.json'] as object, count),
    'student/results.json': resultsOf(sample['student/results.json'] as object, count),
    'faculty/classes.json': classesOf(sample['faculty/classes.json'] as ListFile, count),
  };
}

interface Pending {
  pending: object;
}

function withCount(assignments: Pending, count: number) {
  return { ...assignments, pending: { ...assignments.pending, count, nextDue: firstDue } };
}

const monthOf = (index: number, first: number) =>
  new Date(Date.UTC(2025, first + index, 1)).toISOString().slice(0, 7);

/** Events spread over as many months as they need: ten per month, and more only if there are no more months. */
function calendarOf(sample: object, count: number) {
  const length = Math.max(1, Math.min(maxima.months, Math.ceil(count / 10)));
  const months = Array.from({ length }, (_, index) => ({
    month: monthOf(index, 0),
    events: [] as object[],
  }));
  for (let index = 0; index < count; index += 1)
    months[index % length]?.events.push({
      id: `event-${index}`,
      day: (index % 28) + 1,
      type: index % 2 === 0 ? 'assignment' : 'quiz',
      label: `Unit ${index + 1} of the course work`,
    });
  return { ...sample, shown: monthOf(Math.floor(length / 2), 0), months };
}

function timelineOf(sample: unknown, count: number) {
  const { periods, ...rest } = sample as { periods: object[] };
  const years = Array.from({ length: Math.min(count, maxima.years) }, (_, index) => {
    const start = 2025 - index;
    const period = `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
    return { ...periods[index % periods.length], period };
  });
  return { ...rest, periods: years };
}

function attendanceOf(sample: unknown, count: number) {
  const { months, ...rest } = sample as { months: object[] };
  const all = Array.from({ length: Math.min(count, maxima.attendance) }, (_, index) => ({
    ...months[index === 0 ? 0 : index % months.length],
    month: monthOf(-index, 8),
  }));
  return { ...rest, months: all };
}

function classesOf(sample: ListFile, count: number) {
  const items = Array.from({ length: Math.min(count, maxima.periods) }, (_, index) => ({
    ...sample.items[index % sample.items.length],
    id: `period-${index + 1}`,
    period: index + 1,
    start: timeOf(index * 40),
    end: timeOf(index * 40 + 35),
  }));
  return { ...sample, items };
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Ten meetings on each weekday, with a change of every second one. */
function timetableOf(sample: object, count: number) {
  const length = Math.min(count, maxima.meetings);
  const meetings = Array.from({ length }, (_, index) => ({
    id: `meeting-${index}`,
    section: `Section ${index + 1}`,
    course: title(index),
    subject: `subject-${index}`,
    weekdays: [pick(weekdays, index)],
    start: timeOf(Math.floor(index / weekdays.length) * 60),
    end: timeOf(Math.floor(index / weekdays.length) * 60 + 50),
    teachers: [`Teacher ${index + 1}`],
  }));
  const changes = meetings
    .filter((_, index) => index % 2 === 0)
    .map(({ id }, index) => ({
      ...{ id: `change-${index}`, meeting: id, kind: 'cancelled', sequence: 1 },
      ...{ day: `2025-09-${String((index % 28) + 1).padStart(2, '0')}`, at: '2025-09-01T08:00' },
    }));
  return { ...sample, meetings, changes };
}

/** Terms of eight subjects each. */
function resultsOf(sample: object, count: number) {
  const terms = Array.from({ length: Math.min(count, maxima.terms) }, (_, term) => ({
    id: `term-${term}`,
    name: `Semester ${term + 1}`,
    subjects: Array.from({ length: 8 }, (_, index) => ({
      ...{ id: `subject-${index}`, name: title(term * 8 + index), credits: (index % 4) + 1 },
      grade: pick(['O', 'A', 'B+', 'C'], term + index),
    })),
  }));
  return { ...sample, terms };
}

const timeOf = (minutes: number) =>
  `${String(8 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
