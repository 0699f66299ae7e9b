import { DialogForm, FormFailure } from '@/components/form/dialog-form';
import { FormNotes } from '@/components/form/form-notes';
import { useForm, type EditFormProps } from '@/components/form/use-form';
import {
  emptyNotice,
  noticeFields,
  noticeLabels,
  type NoticeField,
} from '@/components/notice/model/notice-form';
import { Button } from '@/components/ui/button';
import { useCloseDialog } from '@/components/ui/dialog';
import { checkFields, earliestDay } from '@/lib/form/field';
import { formName } from '@/lib/form/form-draft';
import { NoticeFields } from './notice-fields';

const asNew = { name: formName('notice'), start: emptyNotice };

/** The notice form: checked on this device and saved as a draft until it is published. */
export function NoticeForm(props: EditFormProps<NoticeField>) {
  const { id, start, gone = false, submitLabel, onSave } = props;
  const close = useCloseDialog();
  const form = useForm<NoticeField>({
    name: formName('notice', id),
    start,
    gone,
    asNew,
    check: ({ values }) => checkFields(noticeFields, values, earliestDay(start.values.expires)),
    save: async (content, draft) => {
      const result = await onSave(content, draft);
      if (result?.stopped) return result;
      close();
    },
  });
  return (
    <DialogForm onSubmit={form.submit}>
      <FormNotes form={form} noun="notice" labels={noticeLabels} />
      <NoticeFields
        control={form.control}
        pinned={form.values.pinned === 'yes'}
        onPin={(pinned) => form.set('pinned', pinned ? 'yes' : '')}
      />
      <p className="text-small text-muted">
        Saved and shown on this device only. Nothing is sent to a server.
      </p>
      <FormFailure failed={form.failed} />
      <Button variant="primary" type="submit" className="justify-self-start">
        {submitLabel}
      </Button>
    </DialogForm>
  );
}
