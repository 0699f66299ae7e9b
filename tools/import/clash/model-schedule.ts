import type { Timetable } from '@/components/schedule/model/dated-meeting';
import type { SpecialDay } from '@/content/schema/schedule/schedule';
import type {
  CollegeSchedule,
  SourcedChange,
  SourcedExam,
  SourcedMeeting,
  SourcedTest,
  SourcedWork,
} from './clash';
import { Teachers } from './teacher-name';
import type { Origin } from '../fact/fact';
import type { ClassChange, Meeting, ImportedPerson, Section } from '../model/entity';
import { lastTerm } from '../model/last-term';
import type { Model } from '../model/model';
import { movedTo } from '../record/moved-to';

/** The timetables of an import, for the search for clashes. */
export function modelSchedule(model: Model): CollegeSchedule<Origin> {
  const teachers = new Teachers();
  for (const { signInId, fact } of model.teachers) teachers.add(signInId, fact.name);
  const sections = new Map<SourcedMeeting<Origin>, Section>();
  const days = daysOf(model);
  const ids = new Map<Meeting, string>();
  const meetings = model.sections.flatMap((section) =>
    section.meetings.map((meeting) => {
      const label = ({ signInId }: ImportedPerson) => teachers.labelOf(signInId);
      const id = String(sections.size);
      const made = sourced(section, meeting, id, (meeting.teachers ?? section.teachers).map(label));
      sections.set(made, section);
      ids.set(meeting, id);
      return made;
    }),
  );
  const changes = model.sections.flatMap((section) =>
    section.changes.flatMap(
      (change, index) =>
        sourcedChange(change, ids.get(change.meeting) ?? '', index + 1, teachers) ?? [],
    ),
  );
  const timetable: Timetable<SourcedMeeting<Origin>> = { meetings, days, changes };
  return {
    ...{
      timetables: [timetable],
      exams: examsOf(model),
      works: worksOf(model),
      tests: testsOf(model),
    },
    holidays: days.filter(({ kind }) => kind === 'holiday'),
    sharesStudents: (one, other) => haveStudent(sections.get(one), sections.get(other)),
  };
}

function sourced(
  section: Section,
  { weekdays, start, end, room = section.room, from, to, origin }: Meeting,
  id: string,
  teachers: string[],
): SourcedMeeting<Origin> {
  const { name, course } = section;
  const term = lastTerm(section);
  return {
    ...{ id, start, end, section: name, course: course?.title ?? '', room, weekdays, teachers },
    ...{ from: from ?? term?.start, to: to ?? term?.end, origin },
  };
}

/** Undefined if a move would end before it starts. */
function sourcedChange(
  change: ClassChange,
  meeting: string,
  sequence: number,
  teachers: Teachers,
): SourcedChange<Origin> | undefined {
  const { kind, day, decided = day, room, origin } = change;
  const to = kind === 'moved' ? movedTo(change, change.meeting) : undefined;
  if (kind === 'moved' && !to) return undefined;
  return {
    ...{ id: `${meeting} ${sequence}`, meeting, day, kind, sequence, origin },
    at: `${decided}T00:00`,
    ...(to && { to: { ...to, ...(room !== undefined && { room }) } }),
    ...(kind === 'substituted' && {
      teachers: teachers.labelsOf(new Set(), change.teachers ?? []),
    }),
  };
}

/** Whether a student is in both; in many systems, sections of different courses are all called A. */
function haveStudent(one: Section | undefined, other: Section | undefined): boolean {
  if (!one || !other || one === other) return one === other;
  return one.students.some((student) => student.sections.includes(other));
}

const worksOf = ({ sections }: Model): SourcedWork<Origin>[] =>
  sections.flatMap(({ name: section, assignments }) =>
    assignments.flatMap(({ title: name, due, person, origin }) =>
      due === undefined || person ? [] : [{ name, section, due, origin }],
    ),
  );

const testsOf = ({ events }: Model): SourcedTest<Origin>[] =>
  events
    .filter(({ type }) => type === 'quiz' || type === 'exam')
    .map(({ title: name, start: day, end, origin }) => ({ name, day, end, origin }));

function examsOf({ sections }: Model): SourcedExam<Origin>[] {
  return sections.flatMap(({ name: section, course, exams }) =>
    exams.map(({ id, title, day, start, end, room, origin }) => ({
      ...{ id: `${id} ${section}`, section, course: course?.title ?? section, label: title },
      ...{ day, start, end, room, origin },
    })),
  );
}

const daysOf = ({ specialDays }: Model): SpecialDay[] =>
  specialDays.map(({ id, title: label, start: day, end, follows, until }) => ({
    ...{ id, label, day, kind: (follows ?? until) === undefined ? 'holiday' : 'special' },
    ...(end !== undefined && { end }),
    ...(follows !== undefined && { follows }),
    ...(until !== undefined && { until }),
  }));
