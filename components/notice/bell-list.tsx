import { ListFoot } from '@/components/list/list-foot';
import { usePageList } from '@/components/list/use-page-list';
import { useShown } from '@/components/list/use-shown';
import type { News } from '@/components/notice/model/news';
import type { PageList } from '@/lib/list/long-list';
import { asset, routes } from '@/lib/site/routes';
import type { Side } from '@/lib/store/event';
import { MarkAllRead } from './mark-all-read';
import { NoNews } from './no-news';
import { NoticeList } from './notice-list';
import { ReadToggle } from './read-toggle';
import { useNews } from './use-news';
import { useUnread, type UnreadCount } from './use-unread';

interface BellListProps {
  side: Side;
  /** What the college tells this side. */
  told: PageList<News>;
  /** Hears how many are unread, null for none. */
  onUnread: (unread: UnreadCount | null) => void;
}

/** How many the bell shows at first, and how many more at each press. */
const step = 20;

const pages = {
  student: { dashboard: routes.dashboard, assignments: routes.assignments },
  faculty: { dashboard: routes.facultyDashboard, assignments: routes.facultyAssignments },
} as const;

/** The list of the bell: the first 20, and 20 more at each press. Its code is fetched after the page. */
export function BellList({ side, told, onUnread }: BellListProps) {
  const list = usePageList(told);
  const news = useNews(side, list.items);
  const shown = useShown(list, news, step);
  useUnread(list, news, onUnread);
  if (news.length === 0) return <NoNews />;
  const hrefOf = ({ about, page }: News) => about && asset(pages[side][page ?? 'dashboard']);
  return (
    <div tabIndex={-1} className="max-h-[60dvh] overflow-auto outline-none">
      <MarkAllRead notices={news} list={list} />
      <NoticeList
        items={shown.records}
        brief
        hrefOf={hrefOf}
        actionOf={(notice) => <ReadToggle notice={notice} />}
      />
      {shown.isLong && <ListFoot shown={shown} kind="notifications" />}
    </div>
  );
}
