import { ArrowUturnLeftIcon, CheckIcon, XMarkIcon } from '@heroicons/react/16/solid';
import { useRef, type MouseEvent } from 'react';
import type { DecisionOutcome } from '@/components/activity/model/activity-history';
import { reasonDraftId, reasonField } from '@/components/activity/model/decision';
import { outcomeOf, type ReviewRow } from '@/components/activity/model/review';
import { DialogForm, FormFailure } from '@/components/form/dialog-form';
import { DraftNote } from '@/components/form/form-notes';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/form-field';
import type { DecisionReasons } from '@/content/schema/academic';
import { checkFields } from '@/lib/form/field';
import { textContent } from '@/lib/form/form-content';
import type { Change } from '@/lib/store/record';

const start = textContent({ reason: '' });

const askedTitles = { approved: 'Approve', returned: 'Ask for a change', rejected: 'Reject' };

interface DeskFormProps {
  row: ReviewRow;
  reasons: DecisionReasons | undefined;
  /** On a phone, the decision whose reason is asked for. */
  asked: DecisionOutcome | null;
  setAsked: (what: DecisionOutcome | null) => void;
  onDecide: (decision: { what: DecisionOutcome; reason: string }, draft: Change) => Promise<void>;
}

/** The reason and the three decisions. An approval needs no reason. */
export function DeskForm({ row, reasons = [], asked, setAsked, onDecide }: DeskFormProps) {
  const what = useRef<DecisionOutcome>('approved');
  const { focused, ...form } = useForm<'reason', never, HTMLTextAreaElement>({
    name: reasonDraftId([row]),
    start,
    check: ({ values }) =>
      what.current === 'approved' && values.reason.trim() === ''
        ? []
        : checkFields({ reason: reasonField }, values),
    save: ({ values: { reason } }, draft) =>
      onDecide({ what: what.current, reason }, draft.removal()),
  });
  const fill = (reason: string) => {
    form.set('reason', reason);
    focused.current?.focus();
  };
  /** Chooses the decision that is submitted; on a phone one that needs a reason asks for it first. */
  const choose = (outcome: DecisionOutcome, event: MouseEvent) => {
    what.current = outcome;
    const isShown = focused.current?.checkVisibility?.() ?? true;
    if (outcome === 'approved' || isShown) return;
    event.preventDefault();
    setAsked(outcome);
    requestAnimationFrame(() => focused.current?.focus());
  };
  const inStep = (outcome: DecisionOutcome) =>
    asked && asked !== outcome ? '@max-4xl:hidden' : '';
  const hasProof = row.submitted?.evidence != null;
  const more = asked ? null : <span className="@4xl:hidden">…</span>;
  return (
    <DialogForm {...form.props}>
      <div className={`grid gap-2 px-4 @4xl:px-5 ${asked ? '@max-4xl:pt-4' : '@max-4xl:hidden'}`}>
        {asked && <p className="text-lead font-semibold @4xl:hidden">{askedTitles[asked]}</p>}
        <DraftNote draft={form.draft} onChange={form.replaced} />
        <TextField
          {...form.control('reason')}
          ref={focused}
          label="Reason (the student reads it)"
          rows={3}
        />
        <p className="flex flex-wrap gap-2">
          {reasons.map(({ label, reason }) => (
            <button
              key={label}
              type="button"
              onClick={() => fill(reason)}
              className="min-h-8 rounded-full border border-line bg-surface px-3 text-small font-medium hover:border-brand hover:text-brand pointer-coarse:min-h-11"
            >
              {label}
            </button>
          ))}
        </p>
        <FormFailure failed={form.failed} />
      </div>
      <div className="sticky bottom-0 grid grid-cols-2 gap-2 border-line bg-surface p-4 @max-4xl:border-t @4xl:static @4xl:grid-cols-1 @4xl:px-5 @4xl:py-0">
        {outcomeOf(row) !== 'approved' && (
          <Button
            type="submit"
            onClick={(event) => choose('approved', event)}
            variant={hasProof ? 'primary' : 'plain'}
            className={`@max-4xl:col-span-2 ${inStep('approved')}`}
          >
            <CheckIcon className="size-4" aria-hidden="true" />
            Approve
          </Button>
        )}
        <Button
          type="submit"
          onClick={(event) => choose('returned', event)}
          variant={asked ? 'primary' : 'plain'}
          className={`${asked ? '@max-4xl:col-span-2' : ''} ${inStep('returned')}`}
        >
          <ArrowUturnLeftIcon className="size-4" aria-hidden="true" />
          <span>Ask for a change{more}</span>
        </Button>
        <Button
          type="submit"
          onClick={(event) => choose('rejected', event)}
          variant="danger"
          className={`${asked ? '@max-4xl:col-span-2' : ''} ${inStep('rejected')}`}
        >
          <XMarkIcon className="size-4" aria-hidden="true" />
          <span>Reject{more}</span>
        </Button>
        {asked && (
          <Button onClick={() => setAsked(null)} className="col-span-2 @4xl:hidden">
            Back
          </Button>
        )}
      </div>
    </DialogForm>
  );
}
