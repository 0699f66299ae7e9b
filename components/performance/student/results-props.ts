import type { Grading } from '@/content/schema/academic';
import type { Results } from '@/content/schema/student/results';

export interface ResultsProps {
  results: Results;
  grading: Grading;
  /** The credits of the subjects without results; empty if they are not known. */
  comingCredits: string;
}
