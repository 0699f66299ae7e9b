import { formatShare } from '@/components/attendance/model/share';
import type { Assignment, ClassFigures } from '@/content/schema/student/assignment';
import type { Subject } from '@/content/schema/student/subject';
import { groupBy } from '@/lib/list/group';

/** A mark, or a piece of work that is still to be marked. */
export interface OrderedMark {
  id: string;
  subject: string;
  subjectName: string;
  /** The name without that of the subject: "Quiz 1". */
  name: string;
  due: string | null;
  /** The points reached, "25", and of how many: "25 of 40"; null while it is not marked. */
  score: string | null;
  text: string | null;
  /** In percent; null while it is not marked. */
  percent: string | null;
  value: number | null;
  class: ClassFigures | null;
}

/** Marks of one kind in several subjects, or of several kinds. */
export interface MarkGroup {
  /** Empty for different kinds. */
  name: string;
  marks: readonly OrderedMark[];
}

/** Groups the marks of the subjects by kind, each in the order of the subjects, the earliest due first. */
export function markGroups(
  subjects: readonly Pick<Subject, 'id' | 'name'>[],
  assignments: readonly Assignment[],
): MarkGroup[] {
  const marks = subjects.flatMap((subject) =>
    assignments
      .filter(({ subjectId, state }) => subjectId === subject.id && state !== 'exempt')
      .filter(({ maximum }) => maximum)
      .map((assignment) => markOf(assignment, subject)),
  );
  const kinds = groupBy(marks, ({ name }) => name.toLowerCase());
  const groups = [...kinds.values()]
    .map((own) => ({ name: own[0]!.name, marks: own }))
    .sort((one, other) => compareDue(firstDue(one), firstDue(other)));
  return groups.reduce<MarkGroup[]>((all, group) => {
    const before = all.at(-1);
    if (group.marks.length > 1 || !before || before.name !== '')
      return [...all, group.marks.length > 1 ? group : { ...group, name: '' }];
    return [...all.slice(0, -1), { name: '', marks: [...before.marks, ...group.marks] }];
  }, []);
}

const compareDue = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

const firstDue = ({ marks }: MarkGroup) => marks.map(({ due }) => due ?? '9').sort()[0]!;

function markOf(assignment: Assignment, subject: Pick<Subject, 'id' | 'name'>): OrderedMark {
  const { id, name, due = null, maximum = 0, state } = assignment;
  const score = assignment.score ?? (state === 'missing' ? 0 : undefined);
  const prefix = `${subject.name}: `;
  const percent = score === undefined ? null : formatShare({ part: score, whole: maximum });
  return {
    ...{ id, due, percent, subject: subject.id, subjectName: subject.name },
    name: name.startsWith(prefix) ? name.slice(prefix.length) : name,
    score: score === undefined ? null : String(score),
    text: score === undefined ? null : `${score} of ${maximum}`,
    value: percent === null ? null : Number.parseFloat(percent.replace('\u2212', '-')),
    class: assignment.class ?? null,
  };
}

/** The middle half of a class: "56% to 70%"; the median alone where half the class has one mark. */
export function formatMiddle({ low, middle, high }: ClassFigures): string {
  return low === undefined || high === undefined ? `${middle}%` : `${low}% to ${high}%`;
}
