'use client';

import type { PageList } from '@/lib/list/long-list';
import { ListFoot } from './list-foot';
import { RecordList, type RecordItem } from './record-list';
import { usePageList } from './use-page-list';
import { useShown } from './use-shown';

/** The entries of a list page that has more of them than it shows at once. */
export function LongRecordList({ label, list }: { label: string; list: PageList<RecordItem> }) {
  const whole = usePageList(list);
  const shown = useShown(whole, whole.items);
  return (
    <>
      <RecordList label={label} items={shown.records} empty={null} />
      <ListFoot shown={shown} kind={label.toLowerCase()} />
    </>
  );
}
