import { writeNotice } from '@/components/notice/model/notice-check';
import { noticeDraftId } from '@/components/notice/model/notice-write';
import { MessageRegion } from '@/components/page/message-region';
import { Dialog } from '@/components/ui/dialog';
import type { OnDemandPart } from '@/components/ui/on-demand';
import { addHere } from './notice-deed';
import { NoticeForm } from './notice-form';

const empty = writeNotice({});

/** Writes a notice; what was typed is kept until it is up or discarded. */
export function NewNoticeDialog({ by, onClose }: OnDemandPart & { by: string }) {
  return (
    <Dialog title="Write a notice" onClose={onClose}>
      <NoticeForm
        draft={noticeDraftId()}
        start={empty}
        submitLabel="Put it up"
        onSave={(values, draft) => addHere(values, by, draft.removal())}
      />
      <MessageRegion place="dialog" urgentOnly />
    </Dialog>
  );
}
