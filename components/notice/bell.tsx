import type { News } from '@/components/notice/model/news';
import type { PageList } from '@/lib/list/long-list';
import type { Side } from '@/lib/store/event';
import { BellPanel } from './bell-panel';
import { ToldList } from './told-list';

interface BellProps {
  side: Side;
  /** What the college tells this side. */
  told?: PageList<News>;
}

const none: readonly News[] = [];

/** The bell: what the college tells a side, and what happened on this device among it. */
export function Bell({ side, told = none }: BellProps) {
  return (
    <BellPanel side={side} told={told}>
      <ToldList told={told} />
    </BellPanel>
  );
}
