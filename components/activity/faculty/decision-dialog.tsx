'use client';

import { useState, useEffect } from 'react';
import type { DecisionOutcome } from '@/components/activity/model/activity-history';
import { reasonDraftId, reasonField } from '@/components/activity/model/decision';
import { rowFacts } from '@/components/activity/model/decision-credential';
import { reviewTitle, outcomeOf, type ReviewRow } from '@/components/activity/model/review';
import { ActivityRecord } from '@/components/activity/shared/activity-record';
import { IssueCredential } from '@/components/credential/issue-credential';
import { ReasonForm } from '@/components/form/reason-form';
import { ConfirmDelete } from '@/components/list/confirm-delete';
import { ToastRegion } from '@/components/page/toast-region';
import { Button } from '@/components/ui/button';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import type { Change } from '@/lib/store/record';
import { decideActivities, deleteSubmission } from './decision-actions';
import type { ReviewContent } from './use-review-queue';

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
function DecisionReason({ what, about, draft, onDecide }: DecisionReasonProps) {
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
      <Button variant="primary" type="submit" className="self-start">
        {about.length === 1 ? button : `${button}: ${about.length}`}
      </Button>
    </ReasonForm>
  );
}

type RowFacts = Awaited<ReturnType<typeof rowFacts>>;

/** What a credential says about a row; null if it is not approved as it is, and until that is checked. */
function useRowFacts(row: ReviewRow | undefined): RowFacts {
  const [found, setFound] = useState<{ row: ReviewRow; facts: RowFacts }>();
  useEffect(() => {
    let stale = false;
    if (row)
      void rowFacts(row).then((facts) => {
        if (!stale) setFound({ row, facts });
      });
    return () => void (stale = true);
  }, [row]);
  return found && found.row === row ? found.facts : null;
}
