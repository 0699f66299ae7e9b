import { sectionsOf } from '@/components/assignment/model/assignment';
import { assignments, classes, classroom } from '@/content/faculty';

/** The lists of this page, by file name. */
export const lists = () => ({ assignments, sections: sectionsOf(classroom, classes) });
