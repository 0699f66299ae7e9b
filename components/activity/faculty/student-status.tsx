import { ChevronDownIcon } from '@heroicons/react/16/solid';
import type { DecisionChoice } from '@/components/activity/model/decision';
import { reviewName, outcomeOf, type ReviewRow } from '@/components/activity/model/review';
import { StatusBadge } from '@/components/page/status-badge';
import { ChoiceButton } from '@/components/ui/choice-button';

const options = [
  { value: 'approved', text: 'Approve' },
  { value: 'explained', text: 'Approve with a reason…' },
  { value: 'rejected', text: 'Reject…' },
  { value: 'returned', text: 'Ask for a change…' },
] as const satisfies readonly { value: DecisionChoice; text: string }[];

interface StudentStatusProps {
  row: ReviewRow;
  onChoose: (what: DecisionChoice) => void;
  /** Whether the list opens upwards. */
  up: boolean;
}

/** The status of a row, with a list of decisions. Without JavaScript, only the status. */
export function StudentStatus({ row, onChoose, up }: StudentStatusProps) {
  const about = reviewName(row);
  const value = outcomeOf(row);
  return (
    <>
      <div className="-my-2 no-js:hidden">
        <ChoiceButton
          label={`Status of ${about}: ${row.status}`}
          value={value}
          options={
            value === 'approved' ? options.filter((one) => one.value !== 'explained') : options
          }
          onChoose={onChoose}
          up={up}
          className="group/choice flex @max-3xs:flex-wrap min-h-10 cursor-pointer items-center gap-1 rounded-control hover:text-brand pointer-coarse:min-h-11"
        >
          <StatusBadge status={row.status} />
          <ChevronDownIcon className="size-4 shrink-0 print:hidden" aria-hidden="true" />
        </ChoiceButton>
        {value === 'returned' && <p className="pb-1 text-small text-muted">change requested</p>}
      </div>
      <div className="hidden no-js:block">
        <StatusBadge status={row.status} />
      </div>
    </>
  );
}
