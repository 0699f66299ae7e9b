import { noteOf, warningOf } from '../problem/data-problem';
import type { AlternateWeek, Facts, Origin } from '../fact/fact';
import { alternateDates } from '../value/alternate-week';
import { sectionsOf } from './add-sections';
import type { ImportedPerson, Section } from './entity';
import type { Build } from './build';
import { lastTerm } from './last-term';
import { joinSection } from './new-section';
import { reportAt } from './problem';

/** Puts the weekly meetings into their sections. */
export function addMeetings(build: Build): void {
  const { collector, references, report } = build;
  for (const { fact, origin } of collector.pending.meeting) {
    const { section: sectionName, course, teachers: names, week, ...meeting } = fact;
    if (sectionName === undefined && course === undefined) {
      reportAt(report, origin, 'section', {
        ...warningOf('reference', 'meeting-without-section'),
        message: 'This meeting names neither a section nor a course.',
        action: 'Add the section in the system that exports the file. The meeting is left out.',
      });
      continue;
    }
    const sections = sectionsOf(build, fact, origin);
    const teachers = names?.flatMap((name): ImportedPerson[] => {
      const found = references.find(collector.people, name, 'person', origin);
      return found?.kind === 'teacher' && found.fact.active ? [found] : [];
    });
    for (const section of sections) {
      const dates = week && datesOf(build, meeting, section, week, origin);
      if (dates?.length === 0) continue;
      const held = dates && { dates, from: dates[0] ?? '', to: dates.at(-1) ?? '' };
      section.meetings.push({ ...meeting, ...held, origin, ...(teachers && { teachers }) });
      for (const teacher of teachers ?? []) joinSection(section, teacher);
    }
  }
  if ([...collector.people.values()].some(({ fact }) => fact.sections !== undefined))
    for (const section of collector.sections.values()) reportEmpty(build, section);
}

/** A timetable that no student sees is probably of a class that the list of students calls otherwise. */
function reportEmpty({ report }: Build, { name, students, meetings: [first] }: Section): void {
  if (first === undefined || students.length > 0) return;
  reportAt(report, first.origin, 'section', {
    ...noteOf('section', 'timetable-of-nobody'),
    value: name,
    message: 'No student is in this section, so only its teachers see its timetable.',
    action: 'Write the class as the list of students has it, or add a list of enrolments.',
  });
}

/** The days of a meeting that is held every second week; undefined if nobody knows when it starts and ends. */
function datesOf(
  { report }: Build,
  meeting: Pick<Facts['meeting'], 'weekdays' | 'from' | 'to'>,
  section: Section,
  week: AlternateWeek,
  origin: Origin,
): string[] | undefined {
  const term = lastTerm(section);
  const { from = term?.start, to = term?.end } = meeting;
  if (from !== undefined && to !== undefined)
    return alternateDates(meeting.weekdays, week, { from, to, start: term?.start ?? from });
  reportAt(report, origin, 'week', {
    ...warningOf('reference', 'alternate-week-without-term'),
    message: 'This class is held every second week, but its first and its last day are not known.',
    action:
      'Add the term of the section, or columns with the first and the last day. The class is imported as a weekly one.',
  });
  return undefined;
}

/** Puts the exams into their sections. */
export function addExams(build: Build): void {
  const known = new Set<string>();
  for (const { fact, origin } of build.collector.pending.exam) {
    if (known.has(fact.id)) continue;
    known.add(fact.id);
    for (const section of sectionsOf(build, fact, origin)) section.exams.push({ ...fact, origin });
  }
}
