'use client';

import { useRef } from 'react';
import { useManaged } from '@/components/list/use-managed';
import { useOwnList } from '@/components/list/use-page-list';
import { NoticeCard } from '@/components/notice/notice-card';
import { LatePicture } from '@/components/page/late-picture';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { OnDemand } from '@/components/ui/on-demand';
import { refocus } from '@/components/ui/refocus';
import { useNeededPart } from '@/components/ui/use-part';
import type { Notice } from '@/content/schema/faculty/notice';
import type { PageList } from '@/lib/list/long-list';
import { workspace } from '@/lib/store/device';
import { toFacultyNews } from './faculty-news';
import { OpenNotice } from './open-notice';
import { useFacultyNotices } from './use-faculty-notices';

const loadOthers = async () => (await import('./other-notices')).OtherNotices;

const loadNew = async () => {
  const [part] = await Promise.all([import('./new-notice-dialog'), workspace.load('drafts')]);
  return part.NewNoticeDialog;
};

const loadOne = async () => {
  const [part] = await Promise.all([import('./notice-dialog'), workspace.load('drafts')]);
  return part.NoticeDialog;
};

interface NoticesProps {
  notices: PageList<Notice>;
  /** Who writes a notice. */
  by: string;
}

/** The first notices, of the college and of this device; View All shows every one. */
export function Notices({ notices, by }: NoticesProps) {
  const place = useRef<HTMLDivElement>(null);
  const list = useOwnList('notices', notices);
  const { records, standing, expired, hidden } = useFacultyNotices(list.items);
  const { managed, Dialog, manage, close } = useManaged(loadOne);
  const { Part: OtherNotices } = useNeededPart(loadOthers, expired.length + hidden.length > 0);
  const leave = () => {
    close();
    // What was opened from View All gives the focus back to what opens that.
    refocus(() => place.current?.querySelector('button') ?? place.current);
  };
  return (
    <div ref={place} tabIndex={-1} className="min-w-0 rounded-card outline-none">
      <NoticeCard
        title="Notices"
        items={standing.map(toFacultyNews)}
        list={list}
        actionOf={(notice) => <OpenNotice notice={notice} onOpen={manage} />}
        rest={OtherNotices && <OtherNotices expired={expired} hidden={hidden} onOpen={manage} />}
        foot={
          <OnDemand
            load={loadNew}
            given={{ by }}
            name="write-notice"
            className={`${buttonClass()} mt-4`}
          >
            Write a notice
          </OnDemand>
        }
        empty={
          <EmptyState
            sentence="No Notices Yet"
            hint="What the college tells its faculty will stand here."
            picture={<LatePicture subject="chats" />}
          />
        }
      />
      {managed !== null && Dialog && (
        <Dialog record={records.find(({ id }) => id === managed)} onClose={leave} />
      )}
    </div>
  );
}
