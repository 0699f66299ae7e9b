import type { PageList } from '@/lib/long-list';
import type { News } from '@/lib/news';
import type { Side } from '@/lib/workspace/event';
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
