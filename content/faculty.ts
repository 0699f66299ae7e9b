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

/** The member of the faculty who looks at the portal. */
export const facultyProfile = parse('faculty/faculty-profile.json', facultyProfileJson);

/** How far the students are with their assignments. */
export const progress = parse('faculty/progress.json', progressJson);

/** The classes of the day, by period. */
export const classes = parse('faculty/classes.json', classesJson).items;

/** The rows of the faculty's student table. */
export const studentRows = parse('faculty/student-rows.json', studentRowsJson).items;

/** The notices to the faculty, newest first. */
export const notices = parse('faculty/notices.json', noticesJson).items;

/** The sections of the classroom page. */
export const classroom = parse('faculty/classroom.json', classroomJson).items;

/** The assignments that were sent. */
export const assignments = parse('faculty/assignments.json', assignmentsJson).items;

/** The published keys that decisions may be signed with. */
export const facultyKeys = parse('faculty/keys.json', keysJson).items;

/** What the college has set for the faculty. */
export const settings = parse('faculty/settings.json', settingsJson).items;
