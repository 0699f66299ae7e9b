import { calendar } from '@/content/campus';
import { facultyKeys } from '@/content/faculty';
import { activities, assignments } from '@/content/student';
import { publishedNotifications } from '../published-notifications';

/** The lists of this page, by file name. */
export const lists = () => ({
  activities,
  notifications: publishedNotifications,
  assignments: assignments.items,
  months: calendar.months,
  keys: facultyKeys,
});
