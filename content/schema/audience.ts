import type { ContentFile } from './catalogue';

/** The readers of a file: everyone, or only people whom the web server lets in. */
export type Audience = 'public' | 'gated';

/** The audience of every content file. The calendar and the map are public because public pages show them. */
export const audiences: Readonly<Record<ContentFile, Audience>> = {
  'site.json': 'public',
  'academic.json': 'public',
  'activity-rules.json': 'public',
  'marketing/landing.json': 'public',
  'marketing/demo.json': 'public',
  'marketing/sign-in.json': 'public',
  'marketing/evidence.json': 'public',
  'student/student.json': 'gated',
  'student/attendance.json': 'gated',
  'student/activities.json': 'gated',
  'student/calendar.json': 'public',
  'student/notifications.json': 'gated',
  'student/skill-timeline.json': 'gated',
  'student/projects.json': 'gated',
  'student/entries.json': 'gated',
  'student/achievements.json': 'gated',
  'student/credits.json': 'gated',
  'student/subjects.json': 'gated',
  'student/timetable.json': 'gated',
  'student/results.json': 'gated',
  'student/assignments.json': 'gated',
  'student/chats.json': 'gated',
  'student/settings.json': 'gated',
  'student/campus-map.json': 'public',
  'faculty/faculty-profile.json': 'gated',
  'faculty/progress.json': 'gated',
  'faculty/classes.json': 'gated',
  'faculty/student-rows.json': 'gated',
  'faculty/notices.json': 'gated',
  'faculty/classroom.json': 'gated',
  'faculty/assignments.json': 'gated',
  'faculty/keys.json': 'gated',
  'faculty/settings.json': 'gated',
};
