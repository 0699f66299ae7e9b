import type { DecisionOutcome } from '@/components/activity/model/activity-history';
import { reasonField } from '@/components/activity/model/decision';
import { ReasonForm } from '@/components/form/reason-form';
import { Button } from '@/components/ui/button';
import { useCloseDialog } from '@/components/ui/dialog';
import type { Change } from '@/lib/store/record';

const copy = {
  approved: { button: 'Approve', hint: 'What convinced you, or what to keep in mind.' },
  rejected: { button: 'Reject', hint: 'Why it is rejected, and what would help.' },
  returned: { button: 'Ask for a change', hint: 'What is missing or needs correcting.' },
} as const;

interface DecisionReasonProps {
  what: DecisionOutcome;
  /** The titles of the rows. */
  about: readonly string[];
  /** The form id of its drafts. */
  draft: string;
  /** Saves the decision. Rejects if that fails. */
  onDecide: (reason: string, draft: Change) => Promise<void>;
}

/** Asks for the reason of a decision. Saves a draft until the decision is made. */
export function DecisionReason({ what, about, draft, onDecide }: DecisionReasonProps) {
  const close = useCloseDialog();
  const { button, hint } = copy[what];
  const titles =
    about.length === 1 ? (
      <p className="wrap-anywhere">{about[0]}</p>
    ) : (
      <ul className="grid max-h-40 list-disc gap-1 overflow-auto ps-5 wrap-anywhere">
        {about.map((title, index) => (
          <li key={index}>{title}</li>
        ))}
      </ul>
    );
  return (
    <ReasonForm
      name={draft}
      field={reasonField}
      label={about.length === 1 ? 'Reason' : 'One reason for all'}
      hint={`${hint} The student will read it.`}
      rows={4}
      about={titles}
      onSave={(reason, removal) => onDecide(reason, removal).then(close)}
    >
      <Button variant="primary" type="submit" className="justify-self-start">
        {about.length === 1 ? button : `${button}: ${about.length}`}
      </Button>
    </ReasonForm>
  );
}
