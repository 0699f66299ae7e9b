import type { ActivityValues } from '@/components/activity/model/activity-form';
import { activities as published } from '@/content/student';
import { mergeRecords, type Overlay } from '@/lib/store/merge';
import type { OwnActivity } from '@/lib/store/use-list';
import type { Workspace } from '@/lib/store/workspace';

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

/** The sample's activities merged with the changes stored on a tab's device. */
export function ownActivities(workspace: Workspace): OwnActivity[] {
  const overlays = workspace.records('activities');
  return mergeRecords(
    published,
    overlays as unknown as ReadonlyMap<string, Overlay<object>>,
  ) as unknown as OwnActivity[];
}
