import { useEffect, useState } from 'react';
import { rowFacts } from '@/components/activity/model/decision-credential';
import { reviewTitle, type ReviewRow } from '@/components/activity/model/review';
import { ActivityRecord } from '@/components/activity/shared/activity-record';
import { IssueCredential } from '@/components/credential/issue-credential';
import { ConfirmDelete } from '@/components/list/confirm-delete';
import { Button } from '@/components/ui/button';
import { deleteSubmission } from './decision-actions';
import type { ReviewContent } from './use-review-queue';

interface DeskDetailsProps {
  row: ReviewRow;
  content: ReviewContent;
  onDeleted: () => void;
}

/** The full record of a row, its credential and its deletion, folded. */
export function DeskDetails({ row, content, onDeleted }: DeskDetailsProps) {
  const { keys, issuer } = content;
  const facts = useRowFacts(row);
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
        {facts && issuer && <IssueCredential facts={facts} issuer={issuer} keys={keys} />}
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

type RowFacts = Awaited<ReturnType<typeof rowFacts>>;

/** Returns what a credential says about a row; null if it is not approved as it is, and until that is checked. */
function useRowFacts(row: ReviewRow): RowFacts {
  const [found, setFound] = useState<{ row: ReviewRow; facts: RowFacts }>();
  useEffect(() => {
    let stale = false;
    void rowFacts(row).then((facts) => {
      if (!stale) setFound({ row, facts });
    });
    return () => void (stale = true);
  }, [row]);
  return found && found.row === row ? found.facts : null;
}
