import { emptyNotice } from '@/components/notice/model/notice-form';
import { ToastRegion } from '@/components/page/toast-region';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { addNotice } from './notice-changes';
import { NoticeForm } from './notice-form';

/** The form of a new notice; its draft is saved until it is published or discarded. */
export function NewNoticeDialog({ by, onClose }: LazyDialogProps & { by: string }) {
  return (
    <Dialog title="Write a notice" onClose={onClose}>
      <NoticeForm
        start={emptyNotice}
        submitLabel="Publish"
        onSave={({ values }, draft) => addNotice(values, by, draft.removal())}
      />
      <ToastRegion placement="dialog" urgentOnly />
    </Dialog>
  );
}
