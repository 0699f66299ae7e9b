import { recentNotifications } from '@/components/notice/model/notification-period';
import { notifications } from '@/content/student';
import { pageLists } from '@/lib/list/list-file';
import { routes } from '@/lib/site/routes';

/** What the college tells the student, without what has expired. */
export const publishedNotifications = recentNotifications(notifications);

/** The same for a page: the bell of every page and the card of the dashboard are given one list, with one file. */
export const publishedInPage = pageLists(routes.dashboard, {
  notifications: publishedNotifications,
}).notifications;
