import type { ActivityValues } from '@/components/activity/model/activity-form';

/** A correctly filled-in activity form. */
export const filledActivity: ActivityValues = {
  name: 'Machine Learning Bootcamp',
  category: 'Course',
  level: '',
  hours: '30',
  proof: 'Certificate',
  issuer: 'Coding Club',
  date: '2026-11-20',
  credits: '2',
  note: '',
};
