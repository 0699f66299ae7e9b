import type { CalendarEvent } from '@/content/schema/student/calendar';

/** The styles of a marked day, by event type. Each differs in more than its colour. */
export const dayStyles: Record<CalendarEvent['type'], string> = {
  assignment: 'bg-rejected-fill text-rejected forced-colors:border forced-colors:border-dashed',
  quiz: 'bg-quiz-fill text-quiz forced-colors:border-2',
  exam: 'bg-exam-fill text-exam border-b-4 border-current',
  holiday: 'bg-approved-fill text-approved border-2 border-dotted border-current',
  event: 'bg-brand-soft text-brand border border-current',
};
