import { normalizeId } from '@/lib/record/person';
import type { Report } from '@/tools/import/diagnostic/diagnostic';
import { Interner } from '@/tools/import/model/intern';
import type { PersonRecord } from '../person-of';

/** The most disagreements that are named. */
const mostNamed = 5;

/** Who says that somebody is in a section: the student's record, the register of a teacher, or both. */
const side = { student: 1, register: 2 } as const;

/**
 * Checks that the registers of teachers and the sections of students say the same. A section that no teacher has is in no
 * register.
 */
export class Agreement {
  private readonly members = new Map<string, Map<string, number>>();
  private readonly taught = new Set<string>();
  private readonly ids = new Interner();

  add(record: PersonRecord): void {
    if (record.kind === 'student') {
      for (const section of record.sections ?? [])
        this.note(section, record.student.rollNumber, side.student);
      return;
    }
    for (const { section } of record.classroom.items) this.taught.add(section);
    for (const { section, rollNumber } of record.register.items) {
      this.taught.add(section);
      this.note(section, rollNumber, side.register);
    }
  }

  report(report: Report): void {
    const found = [...this.disagreements()];
    if (found.length === 0) return;
    report({
      severity: 'error',
      stage: 'record',
      code: 'registers-disagree',
      place: { file: 'in' },
      value: `${found.length}: ${found.slice(0, mostNamed).join('; ')}${found.length > mostNamed ? '; …' : ''}`,
      message: 'The registers of teachers and the sections of students would not say the same.',
      allowed: 'the same students in both',
      action:
        'Put the lists of all students, teachers, sections and enrolments of one day into college/in.',
    });
  }

  private *disagreements(): Generator<string> {
    for (const section of this.taught)
      for (const [id, sides] of this.members.get(section) ?? [])
        if (sides === side.register)
          yield `${id} is in the register of ${section}, but not in this section`;
        else if (sides === side.student) yield `${id} is in ${section}, but not in its register`;
  }

  private note(section: string, rollNumber: string, by: number): void {
    const id = this.ids.intern(normalizeId(rollNumber));
    const members = this.members.get(section) ?? new Map<string, number>();
    this.members.set(section, members);
    members.set(id, (members.get(id) ?? 0) | by);
  }
}
