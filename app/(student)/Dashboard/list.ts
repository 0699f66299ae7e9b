import { calendar } from '@/content/campus';
import { facultyKeys } from '@/content/faculty';
import { activities, assignments, notifications } from '@/content/student';

/** The lists of this page, by the names of their files. */
export const lists = () => ({
  activities,
  notifications,
  assignments: assignments.items,
  months: calendar.months,
  keys: facultyKeys,
});
