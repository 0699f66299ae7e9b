import { useState } from 'react';
import { sendMessage } from '@/components/chat/chat-actions';
import { useHasDrop } from '@/components/drop/use-boxes';
import { DialogForm, FormFailure } from '@/components/form/dialog-form';
import { DraftNote } from '@/components/form/form-notes';
import { useForm } from '@/components/form/use-form';
import { ToastRegion } from '@/components/page/toast-region';
import { Button } from '@/components/ui/button';
import { Dialog, DialogFoot, useCloseDialog } from '@/components/ui/dialog';
import { ErrorSummary } from '@/components/ui/error-summary';
import { TextField } from '@/components/ui/form-field';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';
import { limits } from '@/content/schema/limits';
import { checkFields, linesField } from '@/lib/form/field';
import { textContent } from '@/lib/form/form-content';
import { formName } from '@/lib/form/form-draft';
import { recordIdOf } from '@/lib/store/kind/person-id';
import { workspace } from '@/lib/store/device';
import { showToast } from '@/lib/toast/toast';
import { addWritten } from './model/contact';
import type { HelpRow } from './model/help-row';
import { Reasons } from './why-panel';

interface WriteDialogProps extends LazyDialogProps {
  row: HelpRow;
  /** The name recorded with the contact. */
  by: string;
}

/** Writes to a student who needs help, and records that as a contact. */
export function WriteDialog({ row, by, onClose }: WriteDialogProps) {
  return (
    <Dialog title={`Write to ${row.name}`} onClose={onClose} steady>
      <div className="grid gap-4">
        <Reasons row={row} />
        <WriteForm row={row} by={by} />
      </div>
      <ToastRegion placement="dialog" urgentOnly />
    </Dialog>
  );
}

const fields = { text: linesField(limits.chat.text, 'The message', 'Write a message.') };
const start = textContent({ text: '' });

/** Its draft is that of the conversation with the student. Without letters, the text is copied for an email. */
function WriteForm({ row, by }: Pick<WriteDialogProps, 'row' | 'by'>) {
  const { id, name } = row;
  const close = useCloseDialog();
  const hasLetters = useHasDrop();
  const [problem, setProblem] = useState('');
  useAnnounced(problem, { urgent: true });
  const { focused, ...form } = useForm<'text'>({
    name: formName('message', recordIdOf(id)),
    start,
    check: ({ values }) => checkFields(fields, values),
    save: async ({ values }, draft) => {
      const text = values.text.trim();
      const changes = [addWritten(row, text, by), draft.removal()];
      const failed = hasLetters
        ? await sendMessage('note', id, { text, file: null, changes })
        : await copy(text);
      setProblem(failed ?? '');
      if (failed) return draft.finish(false);
      if (!hasLetters) await workspace.write(changes);
      close();
      showToast(
        hasLetters ? `Your message goes to ${name}.` : `Copied. Paste it into an email to ${name}.`,
      );
    },
  });
  return (
    <DialogForm {...form.props}>
      <DraftNote draft={form.draft} onChange={form.replaced} />
      <ErrorSummary ref={focused} errors={form.errors} fieldId={form.fieldId} />
      <TextField
        {...form.control('text')}
        label="Message"
        hint={hasLetters ? undefined : 'Letters are off at this college. Send the text by email.'}
        rows={5}
        required
        data-autofocus
      />
      <FormFailure failed={form.failed} />
      {problem && <p className="text-note font-medium text-rejected">{problem}</p>}
      <DialogFoot>
        <Button variant="primary" type="submit">
          {hasLetters ? 'Send' : 'Copy the text'}
        </Button>
        <Button onClick={close}>Cancel</Button>
      </DialogFoot>
    </DialogForm>
  );
}

async function copy(text: string): Promise<string | null> {
  try {
    await navigator.clipboard.writeText(text);
    return null;
  } catch {
    return 'This browser cannot copy. Select the text and copy it.';
  }
}
