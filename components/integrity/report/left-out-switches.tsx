import { Checkbox } from '@/components/ui/checkbox';
import { effectOf, leftOutLabels, leftOutReasons } from '../model/report/choice-text';
import { countText, type ComparisonReport } from '../model/report/report';
import type { Comparison, LeftOutChoice, LeftOutReason } from '../model/text';

interface LeftOutSwitchesProps {
  report: ComparisonReport;
  onChange: (choice: LeftOutChoice) => void;
}

/** What a comparison leaves out, and how much that is; each can be switched off. */
export function LeftOutSwitches({ report, onChange }: LeftOutSwitchesProps) {
  const { choice, comparison } = report;
  return (
    <fieldset className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
      <legend className="sr-only">Leave out of the comparison</legend>
      {leftOutReasons(report).map((reason) => (
        <Checkbox
          key={reason}
          label={leftOutLabels[reason].label}
          detail={
            <>
              {leftOutLabels[reason].detail}{' '}
              <span className="block font-medium text-text">
                {effectText(comparison, choice, reason)}
              </span>
            </>
          }
          checked={choice[reason]}
          onChange={(checked) => onChange({ ...choice, [reason]: checked })}
        />
      ))}
    </fieldset>
  );
}

function effectText(comparison: Comparison, choice: LeftOutChoice, reason: LeftOutReason): string {
  if (!choice[reason]) return 'Compared now.';
  const { words, files } = effectOf(comparison, reason);
  if (words === 0) return 'Nothing found.';
  return `${countText(words, 'word')} left out of ${countText(files, 'text')}.`;
}
