import { facultyKeys } from '@/content/faculty';
import { assignments } from '@/content/student';

/** The lists of this page, by file name. */
export const lists = () => ({ assignments: assignments.items, keys: facultyKeys });
