import { formatTime, formatWeekday } from '@/lib/time/date';
import type { MeetingChange, SpecialDay } from '@/content/schema/schedule/schedule';
import { warningOf, type Report } from '../problem/data-problem';
import { showPlace } from '../problem/place';
import type { Origin } from '../fact/fact';
import type { ClassChange, ImportedMeeting, ImportedPerson } from '../model/entity';
import { lastTerm } from '../model/last-term';
import type { Model } from '../model/model';
import { reportAt } from '../model/problem';
import { movedTo } from '../record/moved-to';
import { defined } from '../value/defined';
import { classBookings, daysOfTimetables, type BookedMeeting } from './booking';
import { countStudents, findClashes, type Booking, type Clash } from './clash';
import { joinWords, titleOf } from './clash-sentence';

/** Reports the clashes of an import as warnings, each at the row of its second class or exam. */
export function reportClashes(model: Model, asOf: string, report: Report): void {
  const names = new Map(model.teachers.map(({ signInId, fact }) => [signInId, fact.name]));
  const clashes = findClashes(
    bookingsOf(model, asOf),
    studentsOf(model),
    (id) => names.get(id) ?? id,
  );
  for (const { shared, students, items, days } of clashes) {
    const [one, other] = items;
    const { table, line } = one.origin;
    const place = showPlace({ file: table.file, sheet: table.sheet, line });
    const time = `${formatTime(other.start)} to ${formatTime(other.end)}`;
    reportAt(report, other.origin, 'start', {
      ...warningOf('record', 'booked-twice'),
      value: `${titleOf(other)}, ${formatWeekday(days[0] ?? '')}, ${time}`,
      cause: 'clash',
      message: `Another class takes up the same ${resourcesOf(shared)} at the same time.`,
      allowed: `a time without ${titleOf(one)} (${place}), which needs ${joinWords(shared.map(({ name }) => name))}${whoOf(students)}`,
      action:
        'Correct it in the system that exports the file, unless both are right. The import keeps both.',
    });
  }
}

const resourcesOf = (shared: Clash<Origin>['shared']): string =>
  joinWords([...new Set(shared.map(({ resource }) => resource))]);

/** The most students that a problem names. */
const mostNamed = 10;

/** The students who are hit: "; for 12 students: Asha Rao (26CS001), … and 2 more". */
function whoOf(students: readonly string[]): string {
  if (students.length === 0) return '';
  const more = students.length - mostNamed;
  const names = [...students.slice(0, mostNamed), ...(more > 0 ? [`${more} more`] : [])];
  return `; for ${countStudents(students)}: ${joinWords(names)}`;
}

/** Returns who is in two sections must be able to attend both. */
const studentsOf = ({ students }: Model) =>
  students.map(({ fact, signInId, sections }) => ({
    name: `${fact.name} (${signInId})`,
    units: sections.map(({ id }) => id),
  }));

function bookingsOf(model: Model, asOf: string): Booking<Origin>[] {
  const ids = new Map<ImportedMeeting, string>();
  const meetings = model.sections.flatMap((section) =>
    section.meetings.map((meeting): BookedMeeting<Origin> => {
      const id = String(ids.size);
      ids.set(meeting, id);
      const { start, end, weekdays, dates, batch, elective, origin } = meeting;
      const term = lastTerm(section);
      const idOf = ({ signInId }: ImportedPerson) => signInId;
      return {
        ...{ id, unit: section.id, section: section.name, course: section.course?.title ?? '' },
        ...{ start, end, weekdays, dates, batch, elective, origin },
        ...{ from: meeting.from ?? term?.start, to: meeting.to ?? term?.end },
        room: meeting.room ?? section.room,
        teachers: (meeting.teachers ?? section.teachers).map(idOf),
      };
    }),
  );
  const changes = model.sections.flatMap((section) =>
    section.changes.flatMap(
      (change, index) => changeOf(change, ids.get(change.meeting) ?? '', index + 1, model) ?? [],
    ),
  );
  const timetable = { meetings, days: daysOf(model), changes };
  return [
    ...classBookings(timetable, daysOfTimetables([timetable], asOf)),
    ...model.sections.flatMap(({ id: unit, name, course, exams }) =>
      exams.map(({ day, start, end, room, origin }): Booking<Origin> => ({
        ...{ kind: 'exam', unit, sections: [name], course: course?.title ?? name },
        ...{ start, end, days: [day], room, teachers: [], origin },
      })),
    ),
  ];
}

/** Undefined if a move would end before it starts. */
function changeOf(
  change: ClassChange,
  meeting: string,
  sequence: number,
  { teachers }: Model,
): (MeetingChange & { origin: Origin }) | undefined {
  const { kind, day, decided = day, room, origin } = change;
  const to = kind === 'moved' ? movedTo(change, change.meeting) : undefined;
  if (kind === 'moved' && !to) return undefined;
  const ids = change.teachers?.map((name) => {
    const [only, ...others] = teachers.filter(({ fact }) => fact.name === name);
    return only && others.length === 0 ? only.signInId : name;
  });
  return {
    ...{ id: `${meeting} ${sequence}`, meeting, day, kind, sequence, origin },
    at: `${decided}T00:00`,
    ...(to && { to: { ...to, ...(room !== undefined && { room }) } }),
    ...(ids && { teachers: ids }),
  };
}

const daysOf = ({ specialDays }: Model): SpecialDay[] =>
  specialDays.map(({ id, title: label, start: day, end, follows, until }) => ({
    ...{ id, label, day, kind: (follows ?? until) === undefined ? 'holiday' : 'special' },
    ...defined({ end, follows, until }),
  }));
