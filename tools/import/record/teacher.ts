import { limits } from '@/content/schema/limits';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import type { Activity } from '@/content/schema/student/activity';
import type { Weekday } from '../fact/fact';
import type { Meeting, Person, Section } from '../model/entity';
import type { Fit } from './fit';
import { slugOf } from './slug';
import { compare } from './student';

/** A teacher's record: what the files of the college say replaces what the record says, and everything else stays. */
export function teacherRecordOf(
  teacher: Person,
  before: TeacherRecord,
  activitiesOf: (student: Person) => Activity[],
  fit: Fit,
): TeacherRecord {
  const sections = [...teacher.sections].sort((a, b) => compare(a.name, b.name));
  if (sections.length === 0)
    return { ...before, facultyProfile: { ...before.facultyProfile, ...profileOf(teacher, fit) } };
  return {
    ...before,
    facultyProfile: { ...before.facultyProfile, ...profileOf(teacher, fit) },
    classes: { items: classesOf(teacher, sections, fit) },
    classroom: { items: sections.map((section) => classroomOf(section, fit)) },
    assignments: { items: sections.flatMap((section) => assignmentsOf(section, fit)) },
    register: { items: registerOf(sections, activitiesOf, fit) },
  };
}

function profileOf({ fact, signInId }: Person, fit: Fit) {
  const { name, givenName, designation } = fact;
  return {
    name: fit.line(name, limits.person, 'name'),
    ...(givenName !== undefined && {
      firstName: fit.line(givenName, limits.firstName, 'givenName'),
    }),
    employeeId: signInId,
    ...(designation !== undefined && {
      designation: fit.line(designation, limits.designation, 'designation'),
    }),
  };
}

const courseOf = ({ course, name }: Section, fit: Fit) =>
  fit.line(course?.title ?? name, limits.course, 'title');

function classroomOf(section: Section, fit: Fit): TeacherRecord['classroom']['items'][number] {
  return {
    id: slugOf(section.id),
    section: fit.section(section.name),
    course: courseOf(section, fit),
    ...(section.room !== undefined && { room: fit.line(section.room, limits.room, 'room') }),
    students: section.students.length,
  };
}

type Class = TeacherRecord['classes']['items'][number];

/** The teacher's weekly meetings, by time. Meetings at the same time on several days are one class. */
function classesOf(teacher: Person, sections: readonly Section[], fit: Fit): Class[] {
  const merged = new Map<string, { section: Section; meeting: Meeting; days: Set<Weekday> }>();
  for (const section of sections)
    for (const meeting of section.meetings) {
      if (meeting.teachers && !meeting.teachers.includes(teacher)) continue;
      const { start, end, room, from, to } = meeting;
      const key = `${section.id} ${start} ${end} ${room ?? ''} ${from ?? ''} ${to ?? ''}`;
      const known = merged.get(key) ?? { section, meeting, days: new Set<Weekday>() };
      for (const day of meeting.weekdays) known.days.add(day);
      merged.set(key, known);
    }
  const starts = [...new Set([...merged.values()].map(({ meeting }) => meeting.start))].sort();
  return [...merged]
    .map(([key, { section, meeting, days }]): Class => {
      const room = meeting.room ?? section.room;
      return {
        id: slugOf(key),
        period: meeting.period ?? starts.indexOf(meeting.start) + 1,
        start: meeting.start,
        end: meeting.end,
        section: fit.section(section.name),
        course: courseOf(section, fit),
        students: section.students.length,
        weekdays: weekdayOrder.filter((day) => days.has(day)),
        ...(room !== undefined && { room: fit.line(room, limits.room, 'room') }),
        ...(meeting.from !== undefined && { from: meeting.from }),
        ...(meeting.to !== undefined && { to: meeting.to }),
      };
    })
    .sort((a, b) => compare(a.start, b.start) || compare(a.id, b.id));
}

const weekdayOrder: readonly Weekday[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

function assignmentsOf(
  section: Section,
  fit: Fit,
): TeacherRecord['assignments']['items'][number][] {
  return section.assignments
    .filter(({ person }) => person === undefined)
    .map(({ id, title, due }) => ({
      id: slugOf(id),
      name: fit.line(title, limits.assignment.name, 'title'),
      section: fit.section(section.name),
      ...(due !== undefined && { due }),
    }))
    .sort((a, b) => compare(a.due ?? '9', b.due ?? '9') || compare(a.id, b.id));
}

/** The students of every section; who is in several has a row in each. */
function registerOf(
  sections: readonly Section[],
  activitiesOf: (student: Person) => Activity[],
  fit: Fit,
): TeacherRecord['register']['items'] {
  return sections
    .flatMap((section) =>
      section.students.map((student) => ({
        name: fit.line(student.fact.name, limits.person, 'name'),
        rollNumber: student.signInId,
        section: fit.section(section.name),
        activities: activitiesOf(student),
      })),
    )
    .sort((a, b) => compare(a.section, b.section) || compare(a.rollNumber, b.rollNumber));
}
