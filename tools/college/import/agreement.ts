import { normalizeId } from '@/lib/record/person';
import { errorOf, type Report } from '@/tools/import/problem/data-problem';
import { getOrMake } from '@/tools/file/get-or-make';
import type { PersonRecord } from '../person-of';

/** The most disagreements that are named. */
const mostNamed = 5;

/** The students of a section by the students' records and by the registers, as numbers in `ids`: a college has millions. */
interface Members {
  student: number[];
  register: number[];
}

/**
 * Checks that the registers of teachers and the sections of students say the same. A section that no teacher has is in no
 * register.
 */
export class Agreement {
  private readonly members = new Map<string, Members>();
  private readonly taught = new Set<string>();
  private readonly ids: string[] = [];
  private readonly numbers = new Map<string, number>();

  add(record: PersonRecord): void {
    if (record.kind === 'student') {
      for (const section of record.sections ?? [])
        this.note(section, record.student.rollNumber, 'student');
      return;
    }
    for (const { section } of record.classroom.items) this.taught.add(section);
    for (const { section, rollNumber } of record.register.items) {
      this.taught.add(section);
      this.note(section, rollNumber, 'register');
    }
  }

  report(report: Report): void {
    const found = [...this.disagreements()];
    if (found.length === 0) return;
    report({
      ...errorOf('record', 'registers-disagree'),
      place: { file: 'in' },
      value: `${found.length}: ${found.slice(0, mostNamed).join('; ')}${found.length > mostNamed ? '; …' : ''}`,
      message: 'The registers of teachers and the sections of students would not say the same.',
      allowed: 'the same students in both',
      action:
        'Put the lists of all students, teachers, sections and enrolments of one day into college/in.',
    });
  }

  private *disagreements(): Generator<string> {
    for (const section of this.taught) {
      const { student = [], register = [] } = this.members.get(section) ?? {};
      const [students, registered] = [new Set(student), new Set(register)];
      for (const id of registered)
        if (!students.has(id))
          yield `${this.ids[id]} is in the register of ${section}, but not in this section`;
      for (const id of students)
        if (!registered.has(id)) yield `${this.ids[id]} is in ${section}, but not in its register`;
    }
  }

  private note(section: string, rollNumber: string, by: keyof Members): void {
    const id = normalizeId(rollNumber);
    const number = this.numbers.get(id) ?? this.ids.push(id) - 1;
    this.numbers.set(id, number);
    getOrMake(this.members, section, () => ({ student: [], register: [] }))[by].push(number);
  }
}
