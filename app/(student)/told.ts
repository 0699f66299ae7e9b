import { notifications } from '@/content/student';
import { pageLists } from '@/lib/list-file';
import { standing } from '@/lib/news-period';
import { routes } from '@/lib/routes';

/** What the college tells the student, without what has expired. */
export const told = standing(notifications);

/** The same for a page: the bell of every page and the card of the dashboard are given one list, with one file. */
export const toldInPage = pageLists(routes.dashboard, { notifications: told }).notifications;
