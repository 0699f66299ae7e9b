/** The styles of a day with something due, by event type. */
export const dayStyles = {
  assignment: 'bg-rejected-fill text-rejected forced-colors:border forced-colors:border-dashed',
  quiz: 'bg-quiz-fill text-quiz forced-colors:border-2',
} as const;
