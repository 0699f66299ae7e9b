import { facultyKeys } from '@/content/faculty';
import { achievements, activities, entries, projects } from '@/content/student';

/** The lists of this page, by the names of their files. */
export const lists = () => ({ achievements, activities, projects, entries, keys: facultyKeys });
