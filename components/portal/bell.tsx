'use client';

import { asset, routes } from '@/lib/routes';
import { BellFrame } from './bell-frame';
import { MarkAllRead } from './mark-all-read';
import { NoticeList } from './notice-list';
import { ReadToggle } from './read-toggle';
import { useEvents } from './use-notices';

/** The bell that what happens on this device rings. */
export function Bell() {
  const events = useEvents();
  if (events.length === 0) return <BellFrame />;
  return (
    <BellFrame unread={events.filter(({ read }) => !read).length}>
      <div tabIndex={-1} className="max-h-[60dvh] overflow-auto outline-none">
        <MarkAllRead notices={events} />
        <NoticeList
          items={events}
          hrefOf={({ about }) => about && asset(routes.dashboard)}
          actionOf={(notice) => <ReadToggle notice={notice} />}
        />
      </div>
    </BellFrame>
  );
}
