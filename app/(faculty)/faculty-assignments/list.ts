import { assignments, classes, classroom } from '@/content/faculty';
import { sectionsOf } from '@/lib/assignment';

/** The lists of this page, by the names of their files. */
export const lists = () => ({ assignments, sections: sectionsOf(classroom, classes) });
