import { useState } from 'react';
import { DraftHint } from '@/components/form/draft-hint';
import { ConfirmDelete } from '@/components/list/confirm-delete';
import { Button } from '@/components/ui/button';
import { useCloseDialog } from '@/components/ui/dialog';
import { formName } from '@/lib/form/form-draft';
import type { OwnNotice } from '@/lib/store/use-list';
import { deleteNotice, pinNotice } from './notice-changes';

/** Edits, pins or deletes a notice, with undo. A notice of the college can only be pinned or hidden. */
export function NoticeActions({ notice, onEdit }: { notice: OwnNotice; onEdit: () => void }) {
  const close = useCloseDialog();
  const { pinned = false, origin } = notice;
  const own = origin === 'device';
  const [asked, setAsked] = useState(false);
  const run = (action: Promise<void>) => void action.then(close, () => {});
  if (asked)
    return (
      <ConfirmDelete onDelete={() => run(deleteNotice(notice))} onCancel={() => setAsked(false)}>
        <p>Delete “{notice.title}” from this device?</p>
      </ConfirmDelete>
    );
  return (
    <div className="flex flex-wrap gap-2">
      <DraftHint form={formName('notice', notice.id)} />
      {own && (
        <Button variant="primary" onClick={onEdit}>
          Edit
        </Button>
      )}
      <Button variant={own ? 'plain' : 'primary'} onClick={() => run(pinNotice(notice, !pinned))}>
        {pinned ? 'Unpin' : 'Pin'}
      </Button>
      <Button onClick={() => (own ? setAsked(true) : run(deleteNotice(notice)))}>
        {own ? 'Delete' : 'Hide on this device'}
      </Button>
    </div>
  );
}
