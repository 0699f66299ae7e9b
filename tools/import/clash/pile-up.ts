import type { Academic } from '@/content/schema/academic';
import type { Clash, ClashItem, CollegeSchedule } from './clash';

/** Days with more assignments or exams of a section than the college allows. */
export function findPileUps<O>(
  { works, exams }: Pick<CollegeSchedule<O>, 'works' | 'exams'>,
  { assignmentsPerDay, examsPerDay }: Academic['load'],
): Clash<O>[] {
  const due = works.map(({ name, section, due: day, origin }) => ({
    ...{ section, day },
    item: { kind: 'assignment', title: name, origin } satisfies ClashItem<O>,
  }));
  const held = exams.flatMap(({ section, course, day, start, end, origin }) =>
    section === undefined
      ? []
      : [{ section, day, item: { kind: 'exam', title: course, start, end, origin } as const }],
  );
  return [
    ...pileUps('assignments', due, assignmentsPerDay),
    ...pileUps('exams', oncePerCourse(held), examsPerDay),
  ];
}

interface Task<O> {
  section: string;
  day: string;
  item: ClashItem<O>;
}

/** An exam of a section that is held in several rooms is one. */
function oncePerCourse<O>(tasks: readonly Task<O>[]): Task<O>[] {
  const known = new Map<string, Task<O>>();
  for (const task of tasks) {
    const key = JSON.stringify([task.section, task.day, task.item.title, task.item.start]);
    if (!known.has(key)) known.set(key, task);
  }
  return [...known.values()];
}

function pileUps<O>(
  kind: 'assignments' | 'exams',
  tasks: readonly Task<O>[],
  limit: number | null,
): Clash<O>[] {
  if (limit === null) return [];
  const byDay = new Map<string, Task<O>[]>();
  for (const task of tasks) {
    const key = JSON.stringify([task.section, task.day]);
    const known = byDay.get(key);
    if (known) known.push(task);
    else byDay.set(key, [task]);
  }
  return [...byDay.values()].flatMap((own): Clash<O>[] => {
    const [first] = own;
    if (!first || own.length <= limit) return [];
    const { section, day } = first;
    return [
      {
        ...{ kind, limit, days: [day], items: own.map(({ item }) => item) },
        shared: [{ resource: 'section', name: section }],
      },
    ];
  });
}
