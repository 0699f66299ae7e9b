import type { RecordItem } from '@/components/list/record-list';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { Subject } from '@/content/schema/student/subject';
import { wholeList, type ToList } from '@/lib/list/long-list';

const creditsOf = (credits: number) => (credits === 1 ? '1 credit' : `${credits} credits`);

const toItem = ({ id, code, name, faculty, section, term, credits }: Subject): RecordItem => ({
  id,
  title: name,
  detail: faculty ?? [],
  meta: [code, section ?? [], term ?? [], credits === undefined ? [] : creditsOf(credits)].flat(),
});

export type SubjectsProps = ReturnType<typeof subjectsOf>;

/** What the Subjects page shows of a record. */
export function subjectsOf(
  { subjects, timetable, keys }: StudentRecord,
  toList: ToList = wholeList,
) {
  return {
    subjects: toList('subjects', subjects.items.map(toItem)),
    changes: {
      meetings: timetable?.meetings.map(({ id }) => id) ?? [],
      keys: toList('keys', keys.items),
    },
  };
}
