'use client';

import type { ReactNode } from 'react';
import { PageHeading } from '@/components/page/page-heading';
import { ListFoot } from './list-foot';
import { RecordList, type RecordItem } from './record-list';
import { useShown } from './use-shown';

interface ListPageProps {
  title: string;
  /** The accessible name of the list, if it differs from the title. */
  label?: string;
  items: readonly RecordItem[];
  /** Shown if the list is empty. */
  empty: ReactNode;
  /** Shown opposite the heading. */
  action?: ReactNode;
}

/** A page with a heading and one list, or its empty state. */
export function ListPage({ title, label = title, items, empty, action }: ListPageProps) {
  const shown = useShown(items);
  return (
    <>
      <PageHeading title={title} action={action} />
      <RecordList label={label} items={shown.records} empty={empty} />
      <ListFoot shown={shown} kind={label.toLowerCase()} />
    </>
  );
}
