import { calendar } from '@/content/campus';
import { facultyKeys } from '@/content/faculty';
import { activities, assignments } from '@/content/student';
import { told } from '../told';

/** The lists of this page, by the names of their files. */
export const lists = () => ({
  activities,
  notifications: told,
  assignments: assignments.items,
  months: calendar.months,
  keys: facultyKeys,
});
