import { academic } from './academic';
import { activityRules } from './activity-rules';
import { facultyAssignments } from './faculty/assignment';
import { classes } from './faculty/class';
import { classroom } from './faculty/classroom';
import { facultyProfile } from './faculty/faculty-profile';
import { facultyKeys } from './faculty/key';
import { notices } from './faculty/notice';
import { progress } from './faculty/progress';
import { studentRows } from './faculty/student-row';
import { demo } from './marketing/demo';
import { evidence } from './marketing/evidence';
import { landing } from './marketing/landing';
import { signIn } from './marketing/sign-in';
import { studentTimetable } from './schedule/timetable';
import { settings } from './setting';
import { site } from './site';
import { achievements } from './student/achievement';
import { activities } from './student/activity';
import { assignments } from './student/assignment';
import { attendance } from './student/attendance';
import { calendar } from './student/calendar';
import { campusMap } from './student/campus-map';
import { chats } from './student/chat';
import { credits } from './student/credits';
import { entries } from './student/entry';
import { notifications } from './student/notification';
import { projects } from './student/project';
import { results } from './student/results';
import { skillTimeline } from './student/skill-timeline';
import { student } from './student/student';
import { subjects } from './student/subject';

/** The schema of every file, by its path below content/. */
export const catalogue = {
  'site.json': site,
  'academic.json': academic,
  'activity-rules.json': activityRules,
  'marketing/landing.json': landing,
  'marketing/demo.json': demo,
  'marketing/sign-in.json': signIn,
  'marketing/evidence.json': evidence,
  'student/student.json': student,
  'student/attendance.json': attendance,
  'student/activities.json': activities,
  'student/calendar.json': calendar,
  'student/notifications.json': notifications,
  'student/skill-timeline.json': skillTimeline,
  'student/projects.json': projects,
  'student/entries.json': entries,
  'student/achievements.json': achievements,
  'student/credits.json': credits,
  'student/subjects.json': subjects,
  'student/timetable.json': studentTimetable,
  'student/results.json': results,
  'student/assignments.json': assignments,
  'student/chats.json': chats,
  'student/settings.json': settings,
  'student/campus-map.json': campusMap,
  'faculty/faculty-profile.json': facultyProfile,
  'faculty/progress.json': progress,
  'faculty/classes.json': classes,
  'faculty/student-rows.json': studentRows,
  'faculty/notices.json': notices,
  'faculty/classroom.json': classroom,
  'faculty/assignments.json': facultyAssignments,
  'faculty/keys.json': facultyKeys,
  'faculty/settings.json': settings,
} as const;

export type ContentFile = keyof typeof catalogue;
