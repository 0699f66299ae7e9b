import { creditsToCome, performanceOf } from '@/components/performance/model/subject-performance';
import type { SubjectItem } from '@/components/performance/student/subject-list';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { Subject } from '@/content/schema/student/subject';
import { wholeList, type ToList } from '@/lib/list/long-list';

const creditsOf = (credits: number) => (credits === 1 ? '1 credit' : `${credits} credits`);

const toItem = ({ id, code, name, faculty, section, term, credits }: Subject): SubjectItem => ({
  id,
  title: name,
  detail: faculty ?? [],
  meta: [code, section ?? [], term ?? [], credits === undefined ? [] : creditsOf(credits)].flat(),
});

export type SubjectsProps = ReturnType<typeof subjectsOf>;

/** What the Subjects page shows of a record. */
export function subjectsOf(record: StudentRecord, toList: ToList = wholeList) {
  const { asOf, subjects, assignments, results, timetable, keys } = record;
  const items = subjects.items.map((subject) => {
    const performance = performanceOf(subject, assignments.items);
    return { ...toItem(subject), ...(performance && { performance }) };
  });
  return {
    asOf,
    subjects: toList('subjects', items),
    timetable,
    results,
    comingCredits: creditsToCome(subjects.items, results),
    changes: {
      meetings: timetable?.meetings.map(({ id }) => id) ?? [],
      keys: toList('keys', keys.items),
    },
  };
}
