import { addAt, getOrMake } from '@/tools/file/get-or-make';
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
      .map((item) => getOrMake(this.numbers, item, () => this.numbers.size))
      .sort((one, other) => one - other)
      .join(' ');
    const own = getOrMake(this.groups, key, () => {
      const group = { key, students: [] };
      for (const item of items) addAt(this.byItem, item, group);
      return group;
    });
    own.students.push(student);
  }

  /** The groups whose students take an item. */
  of(item: K): readonly StudentGroup[] {
    return this.byItem.get(item) ?? [];
  }
}

/** The students of groups, each once, by name. */
export const studentsIn = (groups: Iterable<StudentGroup>): string[] =>
  [...new Set([...groups].flatMap(({ students }) => students))].sort();

export const countStudents = ({ length }: readonly string[]) =>
  length === 1 ? '1 student' : `${length.toLocaleString('en')} students`;
