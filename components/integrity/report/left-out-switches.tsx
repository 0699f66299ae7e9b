import { Checkbox } from '@/components/ui/checkbox';
import { effectOf, leftOutLabels, leftOutReasons } from '../model/report/choice-text';
import { countText } from '../model/report/report';
import type { Comparison, LeftOutChoice, LeftOutReason } from '../model/text';

interface LeftOutSwitchesProps {
  choice: LeftOutChoice;
  /** Its effect is shown; null before the first comparison. */
  comparison: Comparison | null;
  onChange: (choice: LeftOutChoice) => void;
}

/** What a comparison leaves out; each can be switched off. */
export function LeftOutSwitches({ choice, comparison, onChange }: LeftOutSwitchesProps) {
  return (
    <fieldset className="grid">
      <legend className="text-note font-semibold">Leave out of the comparison</legend>
      {leftOutReasons.map((reason) => (
        <Checkbox
          key={reason}
          label={leftOutLabels[reason].label}
          detail={[
            leftOutLabels[reason].detail,
            comparison && effectText(comparison, choice, reason),
          ]
            .filter(Boolean)
            .join(' ')}
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
