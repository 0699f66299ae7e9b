import { useState } from 'react';
import { CheckboxField } from '@/components/form/checkbox-field';
import { DialogForm, FormFailure } from '@/components/form/dialog-form';
import { DraftNote } from '@/components/form/draft-note';
import { useForm } from '@/components/form/use-form';
import { useCurrentRecord } from '@/components/session/use-current-record';
import { Button } from '@/components/ui/button';
import { ErrorSummary, type FieldError } from '@/components/ui/error-summary';
import { focusContainer } from '@/components/ui/focus-container';
import { TextField } from '@/components/ui/form-field';
import { useAnnounced } from '@/components/ui/use-announced';
import { limits } from '@/content/schema/limits';
import { textContent } from '@/lib/form/form-content';
import { formName } from '@/lib/form/form-draft';
import { recordIdOf } from '@/lib/store/kind/person-id';
import { formatCount } from '@/lib/text/count';
import { countCharacters } from '@/lib/text/count-characters';
import { sendReport } from './chat-actions';
import type { Conversation } from './model/conversation';

interface ReportFormProps {
  conversation: Conversation;
  onClose: () => void;
}

const start = textContent({ text: '' });

const agreement = 'I agree that the office reads this';

function errorsOf(text: string, agreed: boolean): FieldError<'text' | 'agreed'>[] {
  const errors: FieldError<'text' | 'agreed'>[] = [];
  const most = limits.chat.text;
  if (!text) errors.push({ field: 'text', message: 'Enter what is wrong.' });
  if (countCharacters(text) > most)
    errors.push({ field: 'text', message: `Use at most ${formatCount(most)} characters.` });
  if (!agreed)
    errors.push({ field: 'agreed', message: 'Agree to what the office gets, or cancel.' });
  return errors;
}

/** Reports a conversation to the office, after the person has agreed to what the office gets. */
export function ReportForm({ conversation, onClose }: ReportFormProps) {
  const { id, name, messages } = conversation;
  const { record } = useCurrentRecord();
  const [isAgreed, setAgreed] = useState(false);
  const [problem, setProblem] = useState('');
  const count = Math.min(messages.length, limits.chat.reported);
  const last = count === 1 ? 'last message' : `last ${count} messages`;
  const detail = `The office gets your name and number, what you write here, and a copy of the ${last} of both sides, with the names of PDFs. ${name} is not told.`;
  const agreed = `${agreement}. ${detail}`;
  useAnnounced(problem, { urgent: true });
  const { focused, ...form } = useForm<'text', 'agreed'>({
    name: formName('report', recordIdOf(id)),
    start,
    check: ({ values }) => errorsOf(values.text.trim(), isAgreed),
    save: async ({ values }, draft) => {
      const failed = record
        ? await sendReport(
            conversation,
            record,
            { text: values.text.trim(), agreed },
            draft.removal(),
          )
        : 'Your record is not open. Reload this page.';
      setProblem(failed ?? '');
      if (failed) return draft.finish(false);
      focusContainer(document.activeElement as HTMLElement);
      onClose();
    },
  });
  return (
    <DialogForm onSubmit={form.submit} aria-label="Report to the office">
      <DraftNote draft={form.draft} onChange={form.replaced} />
      <ErrorSummary ref={focused} errors={form.errors} fieldId={form.fieldId} />
      <TextField
        {...form.control('text')}
        label="What is wrong"
        hint="The office reads this."
        rows={3}
        autoFocus
      />
      <CheckboxField
        id={form.fieldId('agreed')}
        label={agreement}
        detail={detail}
        error={form.errorOf('agreed')}
        checked={isAgreed}
        onChange={(next) => {
          setAgreed(next);
          form.clearError('agreed');
        }}
      />
      <FormFailure failed={form.failed} />
      <p className="text-note font-medium text-rejected empty:hidden">{problem}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" type="submit">
          Send the report
        </Button>
        <Button
          onClick={({ currentTarget }) => {
            focusContainer(currentTarget);
            onClose();
          }}
        >
          Cancel
        </Button>
      </div>
    </DialogForm>
  );
}
