import { recentNotifications } from '@/components/notice/model/notification-period';
import { notifications } from '@/content/student';
import { pageLists } from '@/lib/list/list-file';
import { routes } from '@/lib/site/routes';

/** The college's notifications for the student, without expired ones. */
export const publishedNotifications = recentNotifications(notifications);

/** The same for a page: the bell on every page and the dashboard card share one list and one file. */
export const publishedInPage = pageLists(routes.dashboard, {
  notifications: publishedNotifications,
}).notifications;
