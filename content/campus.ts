import academicJson from './academic.json';
import activityRulesJson from './activity-rules.json';
import calendarJson from './student/calendar.json';
import campusMapJson from './student/campus-map.json';
import { parse } from './parse';

/** The academic calendar. It is public: anyone can subscribe to it. */
export const calendar = parse('student/calendar.json', calendarJson);

/** The academic rules: grades, early help, limits of work. */
export const academic = parse('academic.json', academicJson);

/** The categories of activities, and the points that they have. */
export const activityRules = parse('activity-rules.json', activityRulesJson);

/** The campus in map units. It is public: the login pages draw it. */
export const campusMap = parse('student/campus-map.json', campusMapJson);
