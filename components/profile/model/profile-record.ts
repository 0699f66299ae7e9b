import type { FacultyKey } from '@/content/schema/faculty/key';
import type { Achievement } from '@/content/schema/student/achievement';
import type { Activity } from '@/content/schema/student/activity';
import type { Entry } from '@/content/schema/student/entry';
import type { Project } from '@/content/schema/student/project';
import type { Student } from '@/content/schema/student/student';
import type { OwnAchievement, OwnActivity, OwnEntry, OwnProject } from '@/lib/store/use-list';

/** What the college publishes of a student, as the profile needs it. */
export interface ProfileContent {
  college: string;
  /** What kind of record this is, in one line. */
  notice: string;
  /** The published keys that decisions may be signed with. */
  keys: readonly FacultyKey[];
  student: Student;
  achievements: readonly Achievement[];
  activities: readonly Activity[];
  projects: readonly Project[];
  entries: readonly Entry[];
}

/** The same with what this device has over it. */
export interface ProfileRecord extends Pick<
  ProfileContent,
  'college' | 'notice' | 'keys' | 'student'
> {
  achievements: readonly OwnAchievement[];
  activities: readonly OwnActivity[];
  projects: readonly OwnProject[];
  entries: readonly OwnEntry[];
}

/** The parts of a profile that a person chooses from, for a CV or for a link. */
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

/** One of the parts. */
export type ProfileSection = (typeof profileSections)[number]['id'];

/** The activities that were approved and not withdrawn: no others leave this device. */
export function approvedActivities({ activities }: ProfileRecord): OwnActivity[] {
  return activities.filter(({ status, withdrawn }) => status === 'Approved' && !withdrawn);
}

/** An address that leads to the web, or none: '#', mail addresses and paths of this site lead nowhere elsewhere. */
export function webAddress(href: string): string | undefined {
  return /^https?:\/\/\S+$/.test(href) && URL.canParse(href) ? href : undefined;
}
