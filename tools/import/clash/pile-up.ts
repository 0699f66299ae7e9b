import type { Academic } from '@/content/schema/academic';
import { getOrMake } from '@/tools/file/get-or-make';
import type { Clash, ClashItem, CollegeSchedule } from './clash';
import { countStudents, studentsIn, type StudentGroup } from './student-groups';

/** Days with more assignments of a section, or exams of a student, than the college allows. */
export function findPileUps<O>(
  { works, exams, groupsOf }: Pick<CollegeSchedule<O>, 'works' | 'exams' | 'groupsOf'>,
  { assignmentsPerDay, examsPerDay }: Academic['load'],
): Clash<O>[] {
  const due = works.map(({ name, section, due: day, origin }): Task<O> => ({
    ...{ section, day, groups: [{ key: section, students: [] }] },
    item: { kind: 'assignment', title: name, origin },
  }));
  const held = exams.map((exam): Task<O> => {
    const { section, course, day, start, end, origin } = exam;
    return {
      ...{ section, day, groups: groupsOf(exam) },
      item: { kind: 'exam', title: course, start, end, origin },
    };
  });
  return [
    ...pileUps('assignments', due, assignmentsPerDay),
    ...pileUps('exams', held, examsPerDay),
  ];
}

interface Task<O> {
  section: string | undefined;
  groups: readonly StudentGroup[];
  day: string;
  item: ClashItem<O>;
}

function pileUps<O>(
  kind: 'assignments' | 'exams',
  tasks: readonly Task<O>[],
  limit: number | null,
): Clash<O>[] {
  if (limit === null) return [];
  const byDay = new Map<string, { group: StudentGroup; own: Task<O>[] }>();
  for (const task of tasks)
    for (const group of task.groups) {
      const key = JSON.stringify([group.key, task.day]);
      const { own } = getOrMake(byDay, key, () => ({ group, own: [] }));
      if (!own.some((other) => isSameExam(task, other))) own.push(task);
    }
  const numbers = new Map(tasks.map((task, index) => [task, index]));
  const found = new Map<string, { own: Task<O>[]; groups: StudentGroup[] }>();
  for (const { group, own } of byDay.values()) {
    if (own.length <= limit) continue;
    const key = own.map((task) => numbers.get(task)).join(' ');
    getOrMake(found, key, () => ({ own, groups: [] })).groups.push(group);
  }
  return [...found.values()].map(({ own, groups }) => {
    const students = studentsIn(groups);
    const sections = [...new Set(own.map(({ section }) => section))];
    return {
      ...{ kind, limit, days: own.slice(0, 1).map(({ day }) => day), students },
      items: own.map(({ item }) => item),
      shared: [
        sections.length === 1 && sections[0] !== undefined
          ? { resource: 'section', name: sections[0] }
          : { resource: 'students', name: countStudents(students) },
      ],
    };
  });
}

/** An exam that is held in several rooms, or for several sections that a student is in, is one. */
const isSameExam = <O>({ item: one }: Task<O>, { item: other }: Task<O>): boolean =>
  one.start !== undefined && one.title === other.title && one.start === other.start;
