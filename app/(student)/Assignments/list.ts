import { facultyKeys } from '@/content/faculty';
import { assignments } from '@/content/student';

/** The lists of this page, by the names of their files. */
export const lists = () => ({ assignments: assignments.items, keys: facultyKeys });
