import type { SubjectPerformance } from '@/components/performance/model/subject-performance';
import type { Grading } from '@/content/schema/academic';
import type { ComingClasses } from './coming-classes';

/** What a plan of coming classes is made from. */
export interface PlanProps {
  performance: SubjectPerformance;
  /** The college's minimum attendance, in percent; null if there is none. */
  threshold: number | null;
  /** The classes to come; null if the timetable has no term. */
  coming: ComingClasses | null;
}

/** The performance in a subject, and the rules of the college. */
export interface StandingProps extends PlanProps {
  grading: Grading;
}
