import { useState } from 'react';
import { FactList } from '@/components/portal/fact-list';
import type { ManagedDialogProps } from '@/components/portal/managed-list';
import { MessageRegion } from '@/components/portal/message-region';
import { useToday } from '@/components/portal/use-clock';
import { Dialog } from '@/components/ui/dialog';
import { formatDay, formatMinute } from '@/lib/date';
import { audiences, isExpired } from '@/lib/notice';
import { writeNotice } from '@/lib/notice-check';
import { noticeDraftId } from '@/lib/notice-write';
import { workspace } from '@/lib/workspace/device';
import type { OwnNotice } from '@/lib/workspace/use-list';
import { NoticeActions } from './notice-actions';
import { editHere } from './notice-deed';
import { NoticeForm } from './notice-form';

/** One notice with all that can be done about it. */
export function NoticeDialog({ record, onClose }: ManagedDialogProps<OwnNotice>) {
  const [editing, setEditing] = useState(
    () => record !== undefined && workspace.records('drafts').has(noticeDraftId(record.id)),
  );
  return (
    <Dialog title={record?.title ?? 'Not here any more'} onClose={onClose}>
      {!record ? (
        <p>It is not in the list any more.</p>
      ) : editing ? (
        <NoticeForm
          draft={noticeDraftId(record.id)}
          start={writeNotice(record)}
          submitLabel="Save changes"
          onSave={(values) => editHere(record, values)}
        />
      ) : (
        <div className="grid gap-6">
          <Shown notice={record} />
          <NoticeActions notice={record} onEdit={() => setEditing(true)} />
        </div>
      )}
      <MessageRegion place="dialog" urgentOnly />
    </Dialog>
  );
}

function Shown({ notice }: { notice: OwnNotice }) {
  const { at, text, audience = 'faculty', by, expires, pinned, origin } = notice;
  const over = isExpired(notice, useToday());
  const until = expires ? `${formatDay(expires)}${over ? ', over' : ''}` : 'No last day';
  return (
    <div className="grid gap-5">
      {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
      <FactList
        facts={[
          { term: 'For', value: audiences[audience] },
          { term: 'By', value: origin === 'content' ? 'The college' : by },
          { term: 'Published', value: formatMinute(at) },
          { term: 'Shown until', value: until },
          { term: 'Place', value: pinned ? 'Pinned, above the others' : 'Among the others' },
        ]}
      />
    </div>
  );
}
