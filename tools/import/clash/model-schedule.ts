import type { Timetable } from '@/components/schedule/model/dated-meeting';
import type { SpecialDay } from '@/content/schema/schedule/schedule';
import { addAt } from '@/tools/file/get-or-make';
import type {
  CollegeSchedule,
  SourcedChange,
  SourcedExam,
  SourcedMeeting,
  SourcedTest,
  SourcedWork,
} from './clash';
import { StudentGroups } from './student-groups';
import { Teachers } from './teacher-name';
import type { Origin } from '../fact/fact';
import type { ClassChange, ImportedMeeting, ImportedPerson, Section } from '../model/entity';
import { lastTerm } from '../model/last-term';
import type { Model } from '../model/model';
import { movedTo } from '../record/moved-to';
import { defined } from '../value/defined';

/** The timetables of an import, for the search for clashes. */
export function modelSchedule(model: Model): CollegeSchedule<Origin> {
  const teachers = new Teachers();
  for (const { signInId, fact } of model.teachers) teachers.add(signInId, fact.name);
  const sections = new Map<SourcedMeeting<Origin> | SourcedExam<Origin>, Section>();
  const days = daysOf(model);
  const ids = new Map<ImportedMeeting, string>();
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
      exams: examsOf(model, sections),
      works: worksOf(model),
      tests: testsOf(model),
    },
    holidays: days.filter(({ kind }) => kind === 'holiday'),
    groupsOf: groupsIn(model, sections),
  };
}

function sourced(
  section: Section,
  { weekdays, start, end, room = section.room, from, to, dates, origin }: ImportedMeeting,
  id: string,
  teachers: string[],
): SourcedMeeting<Origin> {
  const { name, course } = section;
  const term = lastTerm(section);
  return {
    ...{ id, start, end, section: name, course: course?.title ?? '', room, weekdays, teachers },
    ...{ from: from ?? term?.start, to: to ?? term?.end, dates, origin },
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
    ...(change.teachers && { teachers: teachers.labelsOf(new Set(), change.teachers) }),
  };
}

/** Who is in the section of a meeting or an exam: whoever is in two sections must be able to attend both. */
function groupsIn(
  { sections }: Model,
  sectionOf: ReadonlyMap<object, Section>,
): CollegeSchedule<Origin>['groupsOf'] {
  const taken = new Map<ImportedPerson, Section[]>();
  for (const section of sections)
    for (const student of section.students) addAt(taken, student, section);
  const groups = new StudentGroups<Section>();
  for (const [{ fact, signInId }, own] of taken) groups.add(`${fact.name} (${signInId})`, own);
  return (item) => {
    const section = sectionOf.get(item);
    if (!section) return [];
    const known = groups.of(section);
    return known.length > 0 ? known : [{ key: `section ${section.id}`, students: [] }];
  };
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

function examsOf({ sections }: Model, sectionOf: Map<object, Section>): SourcedExam<Origin>[] {
  return sections.flatMap((section) =>
    section.exams.map(({ id, title, day, start, end, room, origin }) => {
      const { name, course } = section;
      const exam = {
        ...{ id: `${id} ${name}`, section: name, course: course?.title ?? name, label: title },
        ...{ day, start, end, room, origin },
      };
      sectionOf.set(exam, section);
      return exam;
    }),
  );
}

const daysOf = ({ specialDays }: Model): SpecialDay[] =>
  specialDays.map(({ id, title: label, start: day, end, follows, until }) => ({
    ...{ id, label, day, kind: (follows ?? until) === undefined ? 'holiday' : 'special' },
    ...defined({ end, follows, until }),
  }));
