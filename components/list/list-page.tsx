import type { ReactNode } from 'react';
import { EmptyPicture, type EmptySubject } from '@/components/page/empty-picture';
import { PageHeading } from '@/components/page/page-heading';
import { EmptyState } from '@/components/ui/empty-state';
import type { PageList } from '@/lib/list/long-list';
import { LongRecordList } from './long-record-list';
import { RecordList, type RecordItem } from './record-list';

interface ListPageProps {
  title: string;
  /** The accessible name of the list, if it differs from the title. */
  label?: string;
  items: PageList<RecordItem>;
  /** What the page shows while the list is empty. */
  empty: { sentence: string; hint: string; picture: EmptySubject; action?: ReactNode };
}

/** A page with a heading and one list, or its empty state. */
export function ListPage({ title, label = title, items, empty }: ListPageProps) {
  if ('file' in items)
    return (
      <>
        <PageHeading title={title} />
        <LongRecordList label={label} list={items} />
      </>
    );
  const { sentence, hint, picture, action } = empty;
  return (
    <>
      <PageHeading title={title} />
      <RecordList
        label={label}
        items={items}
        empty={
          <EmptyState
            sentence={sentence}
            hint={hint}
            picture={<EmptyPicture subject={picture} />}
            action={action}
          />
        }
      />
    </>
  );
}
