import { useRef, useState, type FormEvent } from 'react';
import { problemReason } from '@/components/drop/model/letter';
import { DialogForm } from '@/components/form/dialog-form';
import { DraftNote } from '@/components/form/draft-note';
import { useFormDraft } from '@/components/form/use-form-draft';
import { useCurrentRecord } from '@/components/session/use-current-record';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
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

/** Reports a conversation to the office, after the person has agreed to what the office gets. */
export function ReportForm({ conversation, onClose }: ReportFormProps) {
  const { id, name, messages } = conversation;
  const { record } = useCurrentRecord();
  const [draft, { values }] = useFormDraft({ name: formName('report', recordIdOf(id)), start });
  const [agreed, setAgreed] = useState(false);
  const [textError, setTextError] = useState('');
  const [error, setError] = useState('');
  useAnnounced(textError || error, { urgent: true });
  const field = useRef<HTMLTextAreaElement>(null);
  const clear = () => {
    setTextError('');
    setError('');
  };
  const count = Math.min(messages.length, limits.chat.reported);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const wrong = values.text.trim();
    clear();
    const most = limits.chat.text;
    if (!wrong || countCharacters(wrong) > most) {
      setTextError(wrong ? `Use at most ${formatCount(most)} characters.` : 'Enter what is wrong.');
      return field.current?.focus();
    }
    if (!agreed) return setError('Agree to what the office gets, or cancel.');
    if (!record) return setError('Your record is not open. Reload this page.');
    sendReport(conversation, record, wrong).then(
      (problem) => {
        if (problem) return setError(problemReason(problem));
        void draft.settle().catch(() => {});
        focusContainer(form);
        onClose();
      },
      () => setError('This could not be saved on this device. Try again.'),
    );
  };
  return (
    <DialogForm onSubmit={submit} aria-label="Report to the office">
      <DraftNote draft={draft} onChange={clear} />
      <TextField
        ref={field}
        id="report-text"
        label="What is wrong"
        hint="The office reads this."
        error={textError}
        value={values.text}
        rows={3}
        autoFocus
        onChange={({ currentTarget }) => {
          draft.set('text', currentTarget.value);
          clear();
        }}
      />
      <Checkbox
        label="I agree that the office reads this"
        detail={`The office gets your name and number, what you write here, and a copy of the last ${count === 1 ? 'message' : `${count} messages`} of both sides, with the names of PDFs. ${name} is not told.`}
        checked={agreed}
        onChange={(next) => {
          setAgreed(next);
          clear();
        }}
      />
      <p className="text-note font-medium text-rejected empty:hidden">{error}</p>
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
