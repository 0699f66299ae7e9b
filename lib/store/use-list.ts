'use client';

import { useMemo } from 'react';
import type { Achievement } from '@/content/schema/student/achievement';
import type { Activity } from '@/content/schema/student/activity';
import type { Assignment } from '@/content/schema/student/assignment';
import type { FacultyAssignment } from '@/content/schema/faculty/assignment';
import type { Notice } from '@/content/schema/faculty/notice';
import type { Entry } from '@/content/schema/student/entry';
import type { Project } from '@/content/schema/student/project';
import { mergeRecords, type Merged, type Overlay } from './merge';
import type { Records } from './record';
import { useRecords } from './use-records';

/** A picture kept on this device, by its file's id; null where it was taken away. */
interface WithPicture {
  picture?: string | null;
}

/** An achievement, of the college or added here; one that was added here has no picture of the college. */
export type OwnAchievement = Merged<
  Omit<Achievement, 'image'> & Partial<Achievement> & WithPicture
>;

/** A project, of the college or added here. */
export type OwnProject = Merged<Omit<Project, 'image'> & Partial<Project> & WithPicture>;

/** An activity or internship of the profile, of the college or added here. */
export type OwnEntry = Merged<Omit<Entry, 'image'> & Partial<Entry> & WithPicture>;

/** A submitted activity with all that this device knows of it. */
export type OwnActivity = Merged<
  Omit<Activity, 'issuer' | 'date' | 'credits' | 'decision'> &
    Partial<Pick<Activity, 'issuer' | 'date' | 'credits' | 'decision'>> &
    Partial<Omit<Records['activities']['fields'], keyof Activity>>
>;

/** Work that was set, by the college's record or on this device. */
export type OwnAssignment = Merged<
  Pick<FacultyAssignment, 'id' | 'name' | 'due'> &
    Partial<Omit<FacultyAssignment & Assignment & FieldsIn<'assignments'>, 'id' | 'name' | 'due'>>
>;

/** A notice, of the college or written on this device. */
export type OwnNotice = Merged<Pick<Notice, 'id' | 'title' | 'at'> & Partial<FieldsIn<'notices'>>>;

type FieldsIn<S extends 'assignments' | 'notices'> = Extract<
  Records[S],
  { origin: 'device' }
>['fields'];

/** The collections that lie over a list of the content. */
interface Views {
  activities: OwnActivity;
  achievements: OwnAchievement;
  projects: OwnProject;
  entries: OwnEntry;
  assignments: OwnAssignment;
  notices: OwnNotice;
}

/** The name of such a collection. */
export type ListName = keyof Views;

function useList<S extends ListName>(store: S, content: readonly { id: string }[]): Views[S][] {
  const overlays = useRecords(store);
  const order = useRecords('orders').get(store)?.ids;
  return useMemo(
    () =>
      mergeRecords(
        content,
        overlays as unknown as ReadonlyMap<string, Overlay<object>>,
        order,
      ) as Views[S][],
    [content, overlays, order],
  );
}

/** The submitted activities: the college's, with what was changed and added on this device. */
export function useActivities(content: readonly Activity[]): OwnActivity[] {
  return useList('activities', content);
}

/** The achievements of the profile. */
export function useAchievements(content: readonly Achievement[]): OwnAchievement[] {
  return useList('achievements', content);
}

/** The projects of the profile. */
export function useProjects(content: readonly Project[]): OwnProject[] {
  return useList('projects', content);
}

/** The activities and internships of the profile. */
export function useEntries(content: readonly Entry[]): OwnEntry[] {
  return useList('entries', content);
}

/** The work that was set; the content's list may be the faculty's or the student's. */
export function useAssignments(
  content: readonly Pick<FacultyAssignment, 'id' | 'name' | 'due'>[],
): OwnAssignment[] {
  return useList('assignments', content);
}

/** The notices: the college's, with what was written, pinned or hidden on this device. */
export function useNotices(content: readonly Notice[]): OwnNotice[] {
  return useList('notices', content);
}

/** The file of the photo that was chosen on this device; null where the college's stands. */
export function usePhoto(): string | null {
  return useRecords('profile').get('photo')?.file ?? null;
}
