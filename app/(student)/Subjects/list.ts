import type { RecordItem } from '@/components/list/record-list';
import { subjects } from '@/content/student';

const toItem = ({ id, code, name, faculty, credits }: (typeof subjects)[number]): RecordItem => ({
  id,
  title: name,
  detail: faculty,
  meta: [code, credits === 1 ? '1 credit' : `${credits} credits`],
});

/** The lists of this page, by file name. */
export const lists = () => ({ subjects: subjects.map(toItem) });
