import { useState } from 'react';
import { useLast } from '@/components/form/use-last';
import type { ManagedDialogProps } from '@/components/list/managed-list';
import { audienceLabels, isExpired } from '@/components/notice/model/notice';
import { noticeShape } from '@/components/notice/model/notice-form';
import { FactList } from '@/components/page/fact-list';
import { ToastRegion } from '@/components/page/toast-region';
import { useToday } from '@/components/page/use-clock';
import { WrittenText } from '@/components/page/written-text';
import { Dialog } from '@/components/ui/dialog';
import { FormMerge } from '@/lib/form/form-merge';
import type { OwnNotice } from '@/lib/store/use-list';
import { formatDay, formatMinute } from '@/lib/time/date';
import { NoticeActions } from './notice-actions';
import { addNotice, editNotice } from './notice-changes';
import { NoticeForm } from './notice-form';

/** One notice with its actions. */
export function NoticeDialog({ record, onClose }: ManagedDialogProps<OwnNotice>) {
  const [editing, setEditing] = useState(false);
  const last = useLast(record);
  const shown = editing ? last : record;
  return (
    <Dialog title={shown?.title ?? 'No longer here'} onClose={onClose}>
      {!shown ? (
        <p>It is no longer in the list.</p>
      ) : editing ? (
        <NoticeForm
          id={shown.id}
          start={noticeShape.fill(shown)}
          gone={!record}
          submitLabel={record ? 'Save changes' : 'Save as a new notice'}
          onSave={(content, draft) =>
            record
              ? editNotice(
                  record,
                  new FormMerge(noticeShape, draft.opened(), content),
                  draft.removal(),
                )
              : addNotice(content.values, shown.by ?? '', draft.removal())
          }
        />
      ) : (
        <div className="grid gap-6">
          <Shown notice={shown} />
          <NoticeActions notice={shown} onEdit={() => setEditing(true)} />
        </div>
      )}
      <ToastRegion placement="dialog" urgentOnly />
    </Dialog>
  );
}

function Shown({ notice }: { notice: OwnNotice }) {
  const { at, text, audience = 'faculty', by, expires, pinned, origin } = notice;
  const over = isExpired(notice, useToday());
  const until = expires ? `${formatDay(expires)}${over ? ' (expired)' : ''}` : 'No last day';
  return (
    <div className="grid gap-5">
      {text && <WrittenText className="whitespace-pre-line wrap-anywhere">{text}</WrittenText>}
      <FactList
        facts={[
          { term: 'For', value: audienceLabels[audience] },
          { term: 'By', value: origin === 'content' ? 'The college' : by },
          { term: 'Published', value: formatMinute(at) },
          { term: 'Shown until', value: until },
          { term: 'Position', value: pinned ? 'Pinned to the top' : 'By date' },
        ]}
      />
    </div>
  );
}
