import type { Grading } from '@/content/schema/academic';
import type { Report } from '../problem/data-problem';
import type { Collector } from './collector';
import type { Directory } from './directory';
import type { Facts } from '../fact/fact';
import type { ImportedAssignment, Course, ImportedPerson, Section } from './entity';
import type { References } from './reference';

/** The data that the steps from facts to the model share. */
export interface Build {
  collector: Collector;
  references: References;
  report: Report;
  assignments: Directory<ImportedAssignment>;
  sectionsByCourse: Map<Course, Section[]>;
  /** The sections that have the name of a class, such as CSE-A, within their courses. */
  classes: Map<string, Section[]>;
  /** The names of classes whose timetable names their courses. */
  namedClasses: Set<string>;
  /** The college's grades; without them, grades and credits are not checked. */
  grading: Grading | undefined;
  /** The rows with counts of attendance, by student. */
  totals: Map<ImportedPerson, Facts['attendanceTotal'][]>;
}
