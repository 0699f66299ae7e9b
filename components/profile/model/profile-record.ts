import { decisionOf } from '@/components/activity/model/activity-history';
import type { Signers } from '@/components/activity/model/decision-source';
import type { Scale } from '@/components/performance/model/grade-band';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { Achievement } from '@/content/schema/student/achievement';
import type { Activity } from '@/lib/activity/activity';
import type { Site } from '@/content/schema/site';
import type { Entry } from '@/content/schema/student/entry';
import type { Project } from '@/content/schema/student/project';
import type { OwnAchievement, OwnActivity, OwnEntry, OwnProject } from '@/lib/store/use-list';

/** The college's content about a student that the profile uses. */
export interface ProfileContent {
  college: string;
  /** The college's logo, for the CV. */
  logo: Site['logo'];
  /** The note on the kind of record; empty on a site without a sample. */
  notice: string;
  /** The published keys that can sign decisions. */
  keys: readonly FacultyKey[];
  student: StudentRecord['student'];
  /** The scale of the student's CGPA. */
  grading: Scale;
  achievements: readonly Achievement[];
  activities: readonly Activity[];
  projects: readonly Project[];
  entries: readonly Entry[];
}

/** The profile content with this device's changes applied. */
export interface ProfileRecord extends Pick<
  ProfileContent,
  'college' | 'logo' | 'notice' | 'student' | 'grading'
> {
  /** The signers of the decisions on the activities. */
  signers?: Signers;
  achievements: readonly OwnAchievement[];
  activities: readonly OwnActivity[];
  projects: readonly OwnProject[];
  entries: readonly OwnEntry[];
}

/** The sections of a profile that a person can include in a CV or a link. */
export const profileSections = [
  { id: 'summary', label: 'Summary' },
  { id: 'academics', label: 'Academics' },
  { id: 'skills', label: 'Skills and achievements' },
  { id: 'activities', label: 'Approved activities' },
  { id: 'projects', label: 'Projects' },
  { id: 'entries', label: 'Internships and activities' },
  { id: 'interests', label: 'Interests and languages' },
  { id: 'contact', label: 'Contact details' },
] as const;

export type ProfileSection = (typeof profileSections)[number]['id'];

/** The activities that are approved and not withdrawn: only these leave this device. */
export function approvedActivities({ activities }: ProfileRecord): OwnActivity[] {
  return activities.filter(({ status, withdrawn }) => status === 'Approved' && !withdrawn);
}

/** The credential that came with the approval of an activity. */
export function credentialOf({ history = [] }: Pick<OwnActivity, 'history'>): string | undefined {
  return decisionOf(history)?.source?.credential;
}

/** An http or https address, or undefined: '#', email addresses and paths of this site do not work elsewhere. */
export function webAddress(href: string): string | undefined {
  try {
    // Chromium has URL.canParse from version 120 on.
    return /^https?:\/\/\S+$/.test(href) && new URL(href) ? href : undefined;
  } catch {
    return undefined;
  }
}
