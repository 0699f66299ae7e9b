import type { ReactNode } from 'react';
import { PageHeading } from '@/components/page/page-heading';
import { lengthOf, maxInPage, type PageList } from '@/lib/list/long-list';
import { LongRecordList } from './long-record-list';
import { RecordList, type RecordItem } from './record-list';

interface ListPageProps {
  title: string;
  /** The accessible name of the list, if it differs from the title. */
  label?: string;
  items: PageList<RecordItem>;
  /** Shown if the list is empty. */
  empty: ReactNode;
  /** Shown opposite the heading. */
  action?: ReactNode;
}

/** A page with a heading and one list, or its empty state. */
export function ListPage({ title, label = title, items, empty, action }: ListPageProps) {
  return (
    <>
      <PageHeading title={title} action={action} />
      {'file' in items || lengthOf(items) > maxInPage ? (
        <LongRecordList label={label} list={items} />
      ) : (
        <RecordList label={label} items={items} empty={empty} />
      )}
    </>
  );
}
