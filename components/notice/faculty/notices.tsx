'use client';

import { PencilSquareIcon } from '@heroicons/react/16/solid';
import { useRef } from 'react';
import { withDrafts } from '@/components/form/with-drafts';
import { useManaged } from '@/components/list/use-managed';
import { sortNotices } from '@/components/notice/model/notice';
import { NoticeCard } from '@/components/notice/notice-card';
import { LazyPicture } from '@/components/page/lazy-picture';
import { useToday } from '@/components/page/use-clock';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import { useLazyWhen } from '@/components/ui/lazy/use-lazy';
import { restoreFocus } from '@/components/ui/restore-focus';
import type { Notice } from '@/content/schema/faculty/notice';
import { useList } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { toFacultyNotification, OpenNotice } from './faculty-notification';

const loadOtherNotices = async () => (await import('./other-notices')).OtherNotices;
const loadNewNoticeDialog = async () =>
  (await withDrafts(import('./notice-dialog'))).NewNoticeDialog;
const loadNoticeDialog = async () => (await withDrafts(import('./notice-dialog'))).NoticeDialog;

interface NoticesProps {
  notices: readonly Notice[];
  /** The author of new notices. */
  by: string;
}

/** The first notices from the college and this device; View All shows every one. */
export function Notices({ notices, by }: NoticesProps) {
  const container = useRef<HTMLDivElement>(null);
  const { records, current, expired, hidden } = useFacultyNotices(notices);
  const { managed, Dialog, manage, close } = useManaged(loadNoticeDialog);
  const { Component: OtherNotices } = useLazyWhen(
    loadOtherNotices,
    expired.length + hidden.length > 0,
  );
  const leave = () => {
    close();
    // A notice opened from View All returns the focus to the button that opens View All.
    restoreFocus(() => container.current?.querySelector('button') ?? container.current);
  };
  return (
    <div ref={container} tabIndex={-1} className="grid min-w-0 rounded-card outline-none">
      <NoticeCard
        title="Notices"
        plain
        items={current.map(toFacultyNotification)}
        actionOf={(notice) => <OpenNotice notice={notice} onOpen={manage} />}
        rest={OtherNotices && <OtherNotices expired={expired} hidden={hidden} onOpen={manage} />}
        foot={
          <LazyDialogButton
            load={loadNewNoticeDialog}
            props={{ by }}
            name="write-notice"
            className={`${buttonClass()} mt-4`}
          >
            <PencilSquareIcon className="size-4" aria-hidden="true" />
            Write a notice
          </LazyDialogButton>
        }
        empty={
          <EmptyState
            sentence="No Notices Yet"
            hint="Notices from the college will appear here."
            picture={<LazyPicture subject="chats" />}
          />
        }
      />
      {managed !== null && Dialog && (
        <Dialog record={records.find(({ id }) => id === managed)} onClose={leave} />
      )}
    </div>
  );
}

/** All notices of this device and the college, with the current, expired and hidden ones listed separately. */
function useFacultyNotices(published: readonly Notice[]) {
  const records = useList('notices', published);
  const stored = useRecords('notices');
  const hidden = published.filter(({ id }) => stored.get(id)?.removed);
  return { records, hidden, ...sortNotices(records, useToday()) };
}
