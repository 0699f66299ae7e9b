/** Students who have the same classes and exams; a section whose students nobody knows is a group without students. */
export interface StudentGroup {
  key: string;
  /** Names with roll numbers, for the office. */
  students: readonly string[];
}

/** Groups the students of a college by what they take. Most students of a class take the same, so that groups are few. */
export class StudentGroups<K> {
  private readonly numbers = new Map<K, number>();
  private readonly groups = new Map<string, StudentGroup & { students: string[] }>();
  private readonly byItem = new Map<K, StudentGroup[]>();

  /** `student` takes these items: sections, or classes and exams. */
  add(student: string, taken: Iterable<K>): void {
    const items = [...new Set(taken)];
    const key = items
      .map((item) => this.numberOf(item))
      .sort((one, other) => one - other)
      .join(' ');
    const known = this.groups.get(key);
    if (known) known.students.push(student);
    else {
      const group = { key, students: [student] };
      this.groups.set(key, group);
      for (const item of items) this.of(item).push(group);
    }
  }

  /** The groups whose students take an item. */
  of(item: K): StudentGroup[] {
    const known = this.byItem.get(item) ?? [];
    this.byItem.set(item, known);
    return known;
  }

  private numberOf(item: K): number {
    const number = this.numbers.get(item) ?? this.numbers.size;
    this.numbers.set(item, number);
    return number;
  }
}

/** The students of groups, each once, by name. */
export const studentsIn = (groups: Iterable<StudentGroup>): string[] =>
  [...new Set([...groups].flatMap(({ students }) => students))].sort();

export const countStudents = ({ length }: readonly string[]) =>
  length === 1 ? '1 student' : `${length.toLocaleString('en')} students`;
