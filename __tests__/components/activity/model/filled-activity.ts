import type { ActivityValues } from '@/components/activity/model/activity-check';

/** The form of an activity as a student fills it in rightly. */
export const filledActivity: ActivityValues = {
  name: 'Machine Learning Bootcamp',
  category: 'Course',
  issuer: 'Coding Club',
  date: '2026-11-20',
  credits: '2',
  note: '',
};
