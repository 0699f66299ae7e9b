import { sectionsOf } from './add-sections';
import type { ImportedPerson } from './entity';
import type { Build } from './build';
import { reportAt } from './problem';

/** Puts the weekly meetings into their sections. */
export function addMeetings(build: Build): void {
  const { collector, references, report } = build;
  for (const { fact, origin } of collector.pending.meeting) {
    const { section: sectionName, course, teachers: names, ...meeting } = fact;
    if (sectionName === undefined && course === undefined) {
      reportAt(report, origin, 'section', {
        severity: 'warning',
        stage: 'reference',
        code: 'meeting-without-section',
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
      section.meetings.push({ ...meeting, origin, ...(teachers && { teachers }) });
      for (const teacher of teachers ?? [])
        if (!teacher.sections.includes(section)) {
          teacher.sections.push(section);
          section.teachers.push(teacher);
        }
    }
  }
}
