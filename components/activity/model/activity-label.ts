import type { ActivityField } from './activity-form';

/** The names of the fields in messages. */
export const activityLabels: Record<ActivityField, string> = {
  name: 'Name',
  category: 'Category',
  issuer: 'Issuing body',
  date: 'Date',
  credits: 'Credits',
  note: 'Note',
  evidence: 'Evidence',
};
