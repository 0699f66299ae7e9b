'use client';

import type { LongList } from '@/lib/list/long-list';
import { ListFoot } from './list-foot';
import { RecordList, type RecordItem } from './record-list';
import { usePageList } from './use-page-list';
import { useShown } from './use-shown';

interface LongRecordListProps {
  label: string;
  list: LongList<RecordItem>;
}

/** The entries of a list page that has more of them than its HTML can contain. */
export function LongRecordList({ label, list }: LongRecordListProps) {
  const whole = usePageList(list);
  const shown = useShown(whole, whole.items);
  return (
    <>
      <RecordList label={label} items={shown.records} empty={null} />
      <ListFoot shown={shown} kind={label.toLowerCase()} />
    </>
  );
}
