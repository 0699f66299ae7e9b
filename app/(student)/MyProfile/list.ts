import { facultyKeys } from '@/content/faculty';
import { achievements, activities, entries, projects } from '@/content/student';

/** The lists of this page, by file name. */
export const lists = () => ({ achievements, activities, projects, entries, keys: facultyKeys });
