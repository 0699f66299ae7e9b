'use client';

import { useState } from 'react';
import type { DecisionOutcome } from '@/components/activity/model/activity-history';
import { reasonDraftId } from '@/components/activity/model/decision';
import { reviewTitle, outcomeOf, type ReviewRow } from '@/components/activity/model/review';
import { ActivityRecord } from '@/components/activity/shared/activity-record';
import { IssueCredential } from '@/components/credential/issue-credential';
import { ConfirmDelete } from '@/components/list/confirm-delete';
import { ToastRegion } from '@/components/page/toast-region';
import { Button } from '@/components/ui/button';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import { decideActivities, deleteSubmission } from './decision-actions';
import { DecisionReason } from './decision-reason';
import type { ReviewContent } from './use-review-queue';
import { useRowFacts } from './use-row-facts';

interface DecisionDialogProps {
  /** Empty once the rows are gone, in this tab or another one. */
  rows: readonly ReviewRow[];
  /** The decision to give a reason for; null to show the details of one row first. */
  what: DecisionOutcome | null;
  content: ReviewContent;
  onClose: () => void;
}

const titles = { approved: 'Approve', rejected: 'Reject', returned: 'Ask for a change' } as const;

/** The details and actions of one row, or the reason form for a decision on several. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { rows, what: asked, onClose } = props;
  const { by, keys, issuer } = props.content;
  const [what, setWhat] = useState(asked);
  const [row] = rows;
  const facts = useRowFacts(row);
  const title = what ? titles[what] : row ? (row.submitted?.name ?? row.student) : 'No longer here';
  return (
    <Dialog title={title} onClose={onClose}>
      {!row ? (
        <p>It is no longer in the list.</p>
      ) : what ? (
        <DecisionReason
          what={what}
          about={rows.map(reviewTitle)}
          draft={reasonDraftId(rows, what)}
          onDecide={(reason, draft) => decideActivities(rows, { what, by, reason }, [draft])}
        />
      ) : (
        <div className="grid gap-6">
          <ActivityRecord
            activity={{ ...row.submitted, status: row.status }}
            steps={row.steps}
            first={[
              { term: 'Student', value: row.student },
              { term: 'Roll no', value: row.rollNumber },
              ...(row.submitted ? [] : [{ term: 'Certifications by', value: row.certificationBy }]),
            ]}
          />
          {facts && issuer && <IssueCredential facts={facts} issuer={issuer} keys={keys} />}
          <Decisions row={row} by={by} onReason={setWhat} />
        </div>
      )}
      <ToastRegion placement="dialog" urgentOnly />
    </Dialog>
  );
}

interface DecisionsProps {
  row: ReviewRow;
  by: string;
  onReason: (what: DecisionOutcome) => void;
}

function Decisions({ row, by, onReason }: DecisionsProps) {
  const close = useCloseDialog();
  const approve = () =>
    void decideActivities([row], { what: 'approved', by }).then(close, () => {});
  const [asked, setAsked] = useState(false);
  const evidence = row.submitted?.evidence;
  if (asked)
    return (
      <ConfirmDelete
        onDelete={() => void deleteSubmission(row).then(close, () => {})}
        onCancel={() => setAsked(false)}
      >
        <p>
          Delete {reviewTitle(row)} of {row.student}
          {evidence && ` with its evidence, ${evidence.name},`} and what you decided on it from this
          device?
        </p>
      </ConfirmDelete>
    );
  return (
    <div className="flex flex-wrap gap-2">
      {outcomeOf(row) !== 'approved' && (
        <>
          <Button variant="primary" onClick={approve}>
            Approve
          </Button>
          <Button onClick={() => onReason('approved')}>Approve with a reason…</Button>
        </>
      )}
      <Button onClick={() => onReason('rejected')}>Reject…</Button>
      <Button onClick={() => onReason('returned')}>Ask for a change…</Button>
      {row.source === 'submission' && <Button onClick={() => setAsked(true)}>Delete…</Button>}
    </div>
  );
}
