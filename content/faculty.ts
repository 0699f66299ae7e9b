import facultyProfileJson from './faculty/faculty-profile.json';
import progressJson from './faculty/progress.json';
import classesJson from './faculty/classes.json';
import studentRowsJson from './faculty/student-rows.json';
import noticesJson from './faculty/notices.json';
import classroomJson from './faculty/classroom.json';
import assignmentsJson from './faculty/assignments.json';
import settingsJson from './faculty/settings.json';
import keysJson from './faculty/keys.json';
import { parse } from './parse';

/** The teacher whose portal is shown. */
export const facultyProfile = parse('faculty/faculty-profile.json', facultyProfileJson);

/** The share of assignments that the students have completed, in percent. */
export const progress = parse('faculty/progress.json', progressJson);

/** The classes of the timetable, by period. */
export const classes = parse('faculty/classes.json', classesJson).items;

export const studentRows = parse('faculty/student-rows.json', studentRowsJson).items;

/** Newest first. */
export const notices = parse('faculty/notices.json', noticesJson).items;

export const classroom = parse('faculty/classroom.json', classroomJson).items;

export const assignments = parse('faculty/assignments.json', assignmentsJson).items;

/** The published keys that signatures of decisions are checked against. */
export const facultyKeys = parse('faculty/keys.json', keysJson).items;

/** The settings that the college publishes for the faculty. */
export const settings = parse('faculty/settings.json', settingsJson).items;
