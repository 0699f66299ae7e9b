import { useState } from 'react';
import { DialogForm } from '@/components/portal/dialog-form';
import { buttonClass } from '@/components/ui/button';
import { useCloseDialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/form-field';
import type { Outcome } from '@/lib/activity-history';
import { checkReason } from '@/lib/decision';
import { useReasonForm } from './use-reason-form';

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
  const close = useCloseDialog();
  const [reason, setReason] = useState('');
  const { button, hint } = words[what];
  const { focused, fieldId, mistakeOf, submit } = useReasonForm({
    reason: () => reason,
    check: checkReason,
    save: (right) => onDecide(right).then(close),
  });

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
        ref={focused}
        id={fieldId('reason')}
        label={about.length === 1 ? 'Reason' : 'One reason for all'}
        hint={`${hint} The student will read it.`}
        mistake={mistakeOf('reason')}
        required
        data-autofocus
        rows={4}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <button type="submit" className={`${buttonClass('primary')} justify-self-start`}>
        {about.length === 1 ? button : `${button}: ${about.length}`}
      </button>
    </DialogForm>
  );
}
