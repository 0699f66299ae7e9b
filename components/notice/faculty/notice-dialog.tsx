import { useState } from 'react';
import { DraftHint } from '@/components/form/draft-hint';
import { useLast } from '@/components/form/use-last';
import { ConfirmDelete } from '@/components/list/confirm-delete';
import type { ManagedDialogProps } from '@/components/list/managed-list';
import { audienceLabels, isExpired } from '@/components/notice/model/notice';
import {
  noticeShape,
  emptyNotice,
  noticeFields,
  noticeLabels,
  type NoticeField,
  audiences,
} from '@/components/notice/model/notice-form';
import { FactList } from '@/components/page/fact-list';
import { ToastRegion } from '@/components/page/toast-region';
import { useToday } from '@/components/page/use-clock';
import { WrittenText } from '@/components/page/written-text';
import { Button } from '@/components/ui/button';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { formName } from '@/lib/form/form-draft';
import { FormMerge } from '@/lib/form/form-merge';
import type { OwnNotice } from '@/lib/store/use-list';
import { formatDay, formatMinute } from '@/lib/time/date';
import { addNotice, editNotice, deleteNotice, pinNotice } from './notice-changes';
import { DialogForm, FormFailure } from '@/components/form/dialog-form';
import { FormNotes } from '@/components/form/form-notes';
import { useForm, type EditFormProps, type ControlOf } from '@/components/form/use-form';
import { Checkbox } from '@/components/ui/checkbox';
import { ErrorSummary } from '@/components/ui/error-summary';
import { ChoiceField, FormField, TextField } from '@/components/ui/form-field';
import { limits } from '@/content/schema/limits';
import { checkFields, earliestDay } from '@/lib/form/field';

const asNew = { name: formName('notice'), start: emptyNotice };

/** The notice form: checked on this device and saved as a draft until it is published. */
function NoticeForm(props: EditFormProps<NoticeField>) {
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

/** Edits, pins or deletes a notice, with undo. A notice of the college can only be pinned or hidden. */
function NoticeActions({ notice, onEdit }: { notice: OwnNotice; onEdit: () => void }) {
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
