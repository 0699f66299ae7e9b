'use client';

import type { News } from '@/lib/news';
import { asset, routes } from '@/lib/routes';
import type { Side } from '@/lib/workspace/event';
import { BellFrame } from './bell-frame';
import { MarkAllRead } from './mark-all-read';
import { NoticeList } from './notice-list';
import { ReadToggle } from './read-toggle';
import { useNews } from './use-news';

const pages = {
  student: { dashboard: routes.dashboard, assignments: routes.assignments },
  faculty: { dashboard: routes.facultyDashboard, assignments: routes.facultyAssignments },
} as const;

/** The bell that what happens on this device rings for a side. */
export function Bell({ side }: { side: Side }) {
  const news = useNews(side);
  if (news.length === 0) return <BellFrame />;
  const hrefOf = ({ about, page }: News) => about && asset(pages[side][page ?? 'dashboard']);
  return (
    <BellFrame unread={news.filter(({ read }) => !read).length}>
      <div tabIndex={-1} className="max-h-[60dvh] overflow-auto outline-none">
        <MarkAllRead notices={news} />
        <NoticeList
          items={news}
          brief
          hrefOf={hrefOf}
          actionOf={(notice) => <ReadToggle notice={notice} />}
        />
      </div>
    </BellFrame>
  );
}
