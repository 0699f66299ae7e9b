/** The colours of a day that something is due on. */
export const dayLooks = {
  assignment: 'bg-rejected-fill text-rejected',
  quiz: 'bg-quiz-fill text-quiz',
} as const;
