import type { RecordItem } from '@/components/list/record-list';
import { classroom } from '@/content/faculty';

const toItem = ({
  id,
  section,
  course,
  room,
  students,
}: (typeof classroom)[number]): RecordItem => ({
  id,
  title: `${section} ${course}`,
  detail: room,
  meta: [students === 1 ? '1 student' : `${students} students`],
});

/** The lists of this page, by file name. */
export const lists = () => ({ sections: classroom.map(toItem) });
