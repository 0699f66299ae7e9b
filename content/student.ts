import studentJson from './student/student.json';
import attendanceJson from './student/attendance.json';
import activitiesJson from './student/activities.json';
import notificationsJson from './student/notifications.json';
import skillTimelineJson from './student/skill-timeline.json';
import projectsJson from './student/projects.json';
import entriesJson from './student/entries.json';
import achievementsJson from './student/achievements.json';
import creditsJson from './student/credits.json';
import resultsJson from './student/results.json';
import subjectsJson from './student/subjects.json';
import timetableJson from './student/timetable.json';
import assignmentsJson from './student/assignments.json';
import chatsJson from './student/chats.json';
import settingsJson from './student/settings.json';
import { parse } from './parse';

/** The student whose record is shown. */
export const student = parse('student/student.json', studentJson);

/** Attendance by month, and the current percentage. */
export const attendance = parse('student/attendance.json', attendanceJson);

/** The activities that the student submitted. */
export const activities = parse('student/activities.json', activitiesJson).items;

/** The messages of the college to the student, newest first. */
export const notifications = parse('student/notifications.json', notificationsJson).items;

/** Skill points by month, for each academic year. */
export const skillTimeline = parse('student/skill-timeline.json', skillTimelineJson);

export const projects = parse('student/projects.json', projectsJson).items;

/** Recent activities and internships, newest first. */
export const entries = parse('student/entries.json', entriesJson).items;

export const achievements = parse('student/achievements.json', achievementsJson).items;

export const credits = parse('student/credits.json', creditsJson);

export const subjects = parse('student/subjects.json', subjectsJson).items;

export const timetable = parse('student/timetable.json', timetableJson);

/** The results of the terms that are over. */
export const results = parse('student/results.json', resultsJson);

/** The assignments, and how many are pending. */
export const assignments = parse('student/assignments.json', assignmentsJson);

/** Newest first. */
export const chats = parse('student/chats.json', chatsJson).items;

/** The settings that the college publishes for students. */
export const settings = parse('student/settings.json', settingsJson).items;
