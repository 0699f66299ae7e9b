import { useState } from 'react';
import { reviewTitle, type ReviewRow } from '@/components/activity/model/review';
import { ActivityRecord } from '@/components/activity/shared/activity-record';
import { ConfirmDelete } from '@/components/list/confirm-delete';
import { Button } from '@/components/ui/button';
import { deleteSubmission } from './decision-actions';

interface DeskDetailsProps {
  row: ReviewRow;
  onDeleted: () => void;
}

/** The full record of a row and its deletion, folded. */
export function DeskDetails({ row, onDeleted }: DeskDetailsProps) {
  const [asked, setAsked] = useState(false);
  const evidence = row.submitted?.evidence;
  return (
    <details className="text-note">
      <summary className="min-h-6 w-fit cursor-pointer font-semibold text-brand">Details</summary>
      <div className="mt-3 grid gap-5">
        <ActivityRecord
          activity={{ ...row.submitted, status: row.status }}
          steps={row.steps}
          isFolded
          first={[
            { term: 'Student', value: row.student },
            { term: 'Roll no', value: row.rollNumber },
          ]}
        />
        {row.source === 'submission' &&
          (asked ? (
            <ConfirmDelete
              onDelete={() => void deleteSubmission(row).then(onDeleted, () => {})}
              onCancel={() => setAsked(false)}
            >
              <p>
                Delete {reviewTitle(row)} of {row.student}
                {evidence && ` with its evidence, ${evidence.name},`} and what you decided on it
                from this device?
              </p>
            </ConfirmDelete>
          ) : (
            <Button onClick={() => setAsked(true)} className="justify-self-start">
              Delete…
            </Button>
          ))}
      </div>
    </details>
  );
}
