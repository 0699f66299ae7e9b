import { normalizeId } from '@/lib/record/person';
import type { Report } from '@/tools/import/diagnostic/diagnostic';
import type { PersonRecord } from '../person-of';

/** The most disagreements that are named. */
const mostNamed = 5;

/**
 * Checks that the registers of teachers and the sections of students say the same. A section that no teacher has is in no
 * register.
 */
export class Agreement {
  /** The sections of each student, by the id. */
  private readonly students = new Map<string, ReadonlySet<string>>();
  /** Who is in the registers of each section. */
  private readonly registers = new Map<string, Set<string>>();

  add(record: PersonRecord): void {
    if (record.kind === 'student')
      return void this.students.set(
        normalizeId(record.student.rollNumber),
        new Set(record.sections),
      );
    for (const { section } of record.classroom.items) this.register(section);
    for (const { section, rollNumber } of record.register.items)
      this.register(section).add(normalizeId(rollNumber));
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
    for (const [section, ids] of this.registers)
      for (const id of ids)
        if (!this.students.get(id)?.has(section))
          yield `${id} is in the register of ${section}, but not in this section`;
    for (const [id, sections] of this.students)
      for (const section of sections)
        if (this.registers.get(section)?.has(id) === false)
          yield `${id} is in ${section}, but not in its register`;
  }

  private register(section: string): Set<string> {
    let ids = this.registers.get(section);
    if (!ids) this.registers.set(section, (ids = new Set()));
    return ids;
  }
}
