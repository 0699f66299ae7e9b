import type { ReactNode } from 'react';
import { EmptyPicture, type EmptySubject } from '@/components/page/empty-picture';
import { PageHeading } from '@/components/page/page-heading';
import { EmptyState } from '@/components/ui/empty-state';
import type { PageList } from '@/lib/list/long-list';
import { LongRecordList } from './long-record-list';
import { RecordList, type RecordItem } from './record-list';

interface ListPageProps {
  title: string;
  /** The accessible name of the list, where it is not the title. */
  label?: string;
  items: PageList<RecordItem>;
  /** What the page says and offers while it has no entries. */
  empty: { sentence: string; hint: string; picture: EmptySubject; action?: ReactNode };
}

/** A page that is one list: its heading, and the entries or what stands in their place. */
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
