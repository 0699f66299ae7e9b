import { weekdayOf } from '@/lib/time/date';
import { warningOf } from '../problem/data-problem';
import type { Facts, Origin } from '../fact/fact';
import { sectionsOf } from './add-sections';
import type { Build } from './build';
import { codeKey } from './directory';
import type { ImportedMeeting, Section, SpecialDayFact } from './entity';
import { reportAt } from './problem';

/** Finds the meetings that are cancelled, moved or held by others. */
export function addChanges(build: Build, specialDays: readonly SpecialDayFact[]): void {
  for (const { fact, origin } of build.collector.pending.change) {
    const sections = sectionsOf(build, fact, origin).flatMap((one) => withClasses(build, one));
    const found = sections.map((section) => ({
      section,
      meetings: meetingsOn(section, fact, specialDays),
    }));
    if (sections.length > 0 && found.every(({ meetings }) => meetings.length === 0))
      reportNoMeeting(build, fact, origin);
    for (const { section, meetings } of found) addTo(build, section, meetings, fact, origin);
  }
}

/** A section that is a class, and what its students take as this class: a row may name the class alone. */
function withClasses({ classes }: Build, section: Section): Section[] {
  if (section.course) return [section];
  const own = new Set(section.students);
  const taken = classes.get(codeKey(section.name)) ?? [];
  return [section, ...taken.filter(({ students }) => students.some((one) => own.has(one)))];
}

function addTo(
  build: Build,
  section: Section,
  meetings: readonly ImportedMeeting[],
  fact: Facts['change'],
  origin: Origin,
): void {
  if (fact.kind !== 'cancelled' && meetings.length > 1)
    return reportAt(build.report, origin, 'start', {
      ...warningOf('reference', 'several-meetings'),
      message: 'The section has several classes on this day, and the row does not say which one.',
      allowed: meetings.map(({ start }) => start).join(', '),
      action: 'Add a column with the time at which the class starts. The row is left out.',
    });
  const { people } = build.collector;
  const teachers = fact.teachers?.map((name) => people.find(name)?.fact.name ?? name);
  for (const meeting of meetings)
    section.changes.push({ ...fact, meeting, origin, ...(teachers && { teachers }) });
}

/** The meetings of a section that are planned on the day of a change, at its time if it has one. */
function meetingsOn(
  { meetings }: Section,
  { day, start }: Facts['change'],
  specialDays: readonly SpecialDayFact[],
): ImportedMeeting[] {
  const special = specialDays.find((one) => one.start <= day && day <= (one.end ?? one.start));
  const weekday = special?.follows ?? weekdayOf(day);
  return meetings.filter(
    (one) =>
      (one.dates?.includes(day) ?? one.weekdays.includes(weekday)) &&
      (start === undefined || one.start === start) &&
      (one.from === undefined || one.from <= day) &&
      (one.to === undefined || day <= one.to),
  );
}

function reportNoMeeting({ report }: Build, { day, start }: Facts['change'], origin: Origin): void {
  reportAt(report, origin, start === undefined ? 'day' : 'start', {
    ...warningOf('reference', 'no-meeting-on-day'),
    value: start === undefined ? day : `${day} ${start}`,
    message: 'The section has no class at this time, so nothing can differ from it.',
    action: 'Correct the day or the time, or import the timetable as well. The row is left out.',
  });
}
