import academicJson from './academic.json' with { type: 'json' };
import activityRulesJson from './activity-rules.json' with { type: 'json' };
import calendarJson from './student/calendar.json' with { type: 'json' };
import campusMapJson from './student/campus-map.json' with { type: 'json' };
import { parse } from './parse';

/** The academic calendar. It is public: anyone can subscribe to it. */
export const calendar = parse('student/calendar.json', calendarJson);

/** The academic rules: grades, early help, limits of work. */
export const academic = parse('academic.json', academicJson);

/** The rule by which a class on duty counts. */
export const dutyRule = academic.attendance?.duty ?? 'leftOut';

/** The categories of activities, and the points that they have. */
export const activityRules = parse('activity-rules.json', activityRulesJson);

/** The campus in map units. It is public: the login pages draw it. */
export const campusMap = parse('student/campus-map.json', campusMapJson);
