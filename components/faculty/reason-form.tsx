import { useId, useRef, useState } from 'react';
import { DialogForm } from '@/components/portal/dialog-form';
import { buttonClass } from '@/components/ui/button';
import { useCloseDialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/form-field';
import type { Outcome } from '@/lib/activity-history';
import { checkReason } from '@/lib/decision';

/** A decision that needs a reason. */
export type Reasoned = Exclude<Outcome, 'approved'>;

const words = {
  rejected: { button: 'Reject', hint: 'What speaks against it, and what would help.' },
  returned: { button: 'Ask for a change', hint: 'What is missing or to be corrected.' },
} as const;

interface ReasonFormProps {
  what: Reasoned;
  /** What is decided on, each in words. */
  about: readonly string[];
  /** Keeps the decision; rejects where it could not be kept. */
  onDecide: (reason: string) => Promise<void>;
}

/** Asks why, and takes no decision without it. */
export function ReasonForm({ what, about, onDecide }: ReasonFormProps) {
  const id = useId();
  const close = useCloseDialog();
  const field = useRef<HTMLTextAreaElement>(null);
  const [mistake, setMistake] = useState<string | null>(null);
  const { button, hint } = words[what];

  async function submit() {
    const reason = field.current?.value ?? '';
    const found = checkReason(reason);
    setMistake(found);
    if (found) return field.current?.focus();
    await onDecide(reason).then(close, () => {});
  }

  return (
    <DialogForm onSubmit={submit}>
      {about.length === 1 ? (
        <p className="wrap-anywhere">{about[0]}</p>
      ) : (
        <ul className="grid max-h-40 list-disc gap-1 overflow-auto ps-5 wrap-anywhere">
          {about.map((title, index) => (
            <li key={index}>{title}</li>
          ))}
        </ul>
      )}
      <TextField
        ref={field}
        id={id}
        label={about.length === 1 ? 'Reason' : 'One reason for all'}
        hint={`${hint} The student will read it.`}
        mistake={mistake}
        required
        data-autofocus
        rows={4}
      />
      <button type="submit" className={`${buttonClass('primary')} justify-self-start`}>
        {about.length === 1 ? button : `${button}: ${about.length}`}
      </button>
    </DialogForm>
  );
}
