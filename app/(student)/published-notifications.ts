import { recentNotifications } from '@/components/notice/model/notification-period';
import { shownSample } from '@/content/record';
import { pageLists } from '@/lib/list/list-file';
import { routes } from '@/lib/site/routes';

/** The sample's notifications without expired ones: the bell and the dashboard card share one list and one file. */
export const publishedInPage = pageLists(routes.dashboard, {
  notifications: recentNotifications(shownSample?.student.notifications.items ?? []),
}).notifications;
