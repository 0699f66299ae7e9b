import calendarJson from './student/calendar.json';
import campusMapJson from './student/campus-map.json';
import { parse } from './parse';

/** The academic calendar, which anybody may subscribe to. */
export const calendar = parse('student/calendar.json', calendarJson);

/** The campus, in map units; the login pages draw it too. */
export const campusMap = parse('student/campus-map.json', campusMapJson);
