import type { Report } from '../diagnostic/diagnostic';
import type { Collector } from './collector';
import type { Directory } from './directory';
import type { Facts } from '../fact/fact';
import type { Assignment, Course, ImportedPerson, Section } from './entity';
import type { References } from './reference';

/** What the steps from facts to the model share. */
export interface Build {
  collector: Collector;
  references: References;
  report: Report;
  assignments: Directory<Assignment>;
  sectionsByCourse: Map<Course, Section[]>;
  /** The rows with counts of attendance, by student. */
  totals: Map<ImportedPerson, Facts['attendanceTotal'][]>;
}
