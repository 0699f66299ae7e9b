import { DialogForm, FormFailure } from '@/components/form/dialog-form';
import { FormNotes } from '@/components/form/form-notes';
import { useForm, type EditFormProps, type ControlOf } from '@/components/form/use-form';
import { audienceLabels } from '@/components/notice/model/notice';
import {
  emptyNotice,
  noticeFields,
  noticeLabels,
  type NoticeField,
  audiences,
} from '@/components/notice/model/notice-form';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { useCloseDialog } from '@/components/ui/dialog';
import { ErrorSummary } from '@/components/ui/error-summary';
import { ChoiceField, FormField, TextField } from '@/components/ui/form-field';
import { limits } from '@/content/schema/limits';
import { checkFields, earliestDay } from '@/lib/form/field';
import { formName } from '@/lib/form/form-draft';

const asNew = { name: formName('notice'), start: emptyNotice };

/** The notice form: checked on this device and saved as a draft until it is published. */
export function NoticeForm(props: EditFormProps<NoticeField>) {
  const { id, start, gone = false, submitLabel, onSave } = props;
  const close = useCloseDialog();
  const { focused, ...form } = useForm<NoticeField>({
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
    <DialogForm {...form.props}>
      <FormNotes form={form} noun="notice" labels={noticeLabels} />
      <ErrorSummary ref={focused} errors={form.errors} fieldId={form.fieldId} />
      <NoticeFields
        control={form.control}
        pinned={form.values.pinned === 'yes'}
        onPin={(pinned) => form.set('pinned', pinned ? 'yes' : '')}
      />
      <FormFailure failed={form.failed} />
      <Button variant="primary" type="submit" className="self-start">
        {submitLabel}
      </Button>
    </DialogForm>
  );
}

const options = audiences.map((value) => ({ value, text: audienceLabels[value] }));

interface NoticeFieldsProps {
  control: ControlOf<NoticeField>;
  pinned: boolean;
  onPin: (pinned: boolean) => void;
}

function NoticeFields({ control, pinned, onPin }: NoticeFieldsProps) {
  return (
    <>
      <FormField
        {...control('title')}
        label="Title"
        type="text"
        required
        autoComplete="off"
        data-autofocus
      />
      <TextField
        {...control('text')}
        label={`Text (optional, up to ${limits.notice.text} characters)`}
        rows={5}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] items-end gap-4">
        <ChoiceField {...control('audience')} label="For" options={options} />
        <FormField {...control('expires')} label="Last day (optional)" type="date" />
      </div>
      <Checkbox label="Pin to the top" checked={pinned} onChange={onPin} />
    </>
  );
}
