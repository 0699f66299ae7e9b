'use client';

import type { ReactNode } from 'react';
import { ListFoot } from '@/components/list/list-foot';
import { WrittenText } from '@/components/page/written-text';
import { RecordPicture } from '@/components/profile/cards/record-picture';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import type { Entry } from '@/content/schema/student/entry';
import type { OwnEntry } from '@/lib/store/use-list';
import { ListActions, useProfileList } from './edit-list';

/** The college's activities and internships with this device's changes applied, and the buttons to edit them. */
export function OwnEntries({ content }: { content: readonly Entry[] }) {
  const { shown, editing } = useProfileList('entries', content);
  return (
    <EntriesCard
      entries={shown.records}
      foot={<ListFoot shown={shown} kind="activities and internships" />}
      action={<ListActions {...editing} add="Add" />}
    />
  );
}

interface EntriesCardProps {
  entries: readonly (Omit<Entry, 'image'> & Pick<OwnEntry, 'image' | 'picture'>)[];
  /** Shown opposite the heading. */
  action?: ReactNode;
  /** Shown below the list. */
  foot?: ReactNode;
}

/** The student's activities and internships, newest first. */
export function EntriesCard({ entries, action, foot }: EntriesCardProps) {
  return (
    <Card title="Recent Activities and Internship" action={action}>
      {entries.length === 0 ? (
        <EmptyState
          sentence="No Activities Yet"
          hint="Recent activities and internships will appear here."
        />
      ) : (
        <ul className="divide-y divide-line">
          {entries.map(({ id, title, description, date, ...record }) => (
            <li key={id} className="flex gap-4 py-4 first:pt-0 last:pb-0">
              <RecordPicture
                record={record}
                name={title}
                className="size-14 shrink-0 rounded-control object-cover"
              />
              <div className="min-w-0">
                <h3 className="text-body wrap-anywhere">
                  <bdi>{title}</bdi>
                </h3>
                <WrittenText className="text-note wrap-anywhere">{description}</WrittenText>
                <p className="mt-0.5 text-small text-muted">{date}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {foot}
    </Card>
  );
}
