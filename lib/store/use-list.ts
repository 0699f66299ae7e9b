'use client';

import { useMemo } from 'react';
import type { Achievement } from '@/content/schema/student/achievement';
import type { Assignment } from '@/content/schema/student/assignment';
import type { FacultyAssignment } from '@/content/schema/faculty/assignment';
import type { Notice } from '@/content/schema/faculty/notice';
import type { Entry } from '@/content/schema/student/entry';
import type { Project } from '@/content/schema/student/project';
import type { Activity } from '@/lib/activity/activity';
import { mergeRecords, type Merged, type Overlay } from './merge';
import type { Records } from './record';
import { useRecords } from './use-records';

/** The file id of a picture stored on this device; null if it was removed. */
interface WithPicture {
  picture?: string | null;
}

/** An achievement from the college or added on this device; only the college's have an image in the content. */
export type OwnAchievement = Merged<
  Omit<Achievement, 'image'> & Partial<Achievement> & WithPicture
>;

/** A project from the college or added on this device. */
export type OwnProject = Merged<Omit<Project, 'image'> & Partial<Project> & WithPicture>;

/** An activity or internship of the profile, from the college or added on this device. */
export type OwnEntry = Merged<Omit<Entry, 'image'> & Partial<Entry> & WithPicture>;

/** A submitted activity with all data stored on this device. */
export type OwnActivity = Merged<Activity>;

/** An assignment from the college or created on this device. */
export type OwnAssignment = Merged<
  Pick<FacultyAssignment, 'id' | 'name'> &
    Partial<Omit<FacultyAssignment & Assignment & FieldsIn<'assignments'>, 'id' | 'name'>>
>;

/** A notice from the college or written on this device. */
export type OwnNotice = Merged<Pick<Notice, 'id' | 'title' | 'at'> & Partial<FieldsIn<'notices'>>>;

type FieldsIn<S extends 'assignments' | 'notices'> = Extract<
  Records[S],
  { origin: 'device' }
>['fields'];

/** The lists of the content that are merged with a store: a record of the college, and what it is on this device. */
interface Lists {
  activities: [content: Activity, own: OwnActivity];
  achievements: [content: Achievement, own: OwnAchievement];
  projects: [content: Project, own: OwnProject];
  entries: [content: Entry, own: OwnEntry];
  /** The faculty's or the student's list. */
  assignments: [content: Pick<Assignment, 'id' | 'name' | 'due'>, own: OwnAssignment];
  notices: [content: Notice, own: OwnNotice];
}

/** The name of a store that is merged with a list of the content. */
export type ListName = keyof Lists;

export type ContentOf<S extends ListName> = Lists[S][0];

/** The records of the college in a list, with the changes and additions of this device. */
export function useList<S extends ListName>(
  store: S,
  content: readonly ContentOf<S>[],
): Lists[S][1][] {
  const overlays = useRecords(store);
  const order = useRecords('orders').get(store)?.ids;
  return useMemo(
    () =>
      mergeRecords<{ id: string }>(
        content,
        overlays as unknown as ReadonlyMap<string, Overlay<object>>,
        order,
      ) as Lists[S][1][],
    [content, overlays, order],
  );
}

/** The file id of the photo chosen on this device; null if the college's photo is used. */
export function usePhoto(): string | null {
  return useRecords('profile').get('photo')?.file ?? null;
}
