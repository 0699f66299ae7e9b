import { CheckIcon, ClockIcon, ExclamationTriangleIcon } from '@heroicons/react/16/solid';
import type { AssignmentGroup } from '@/components/assignment/model/assignment-group';
import { Badge } from '@/components/page/status-badge';

const styles = {
  Missing: { tone: 'rejected', Icon: ExclamationTriangleIcon, text: 'Overdue' },
  'Due soon': { tone: 'pending', Icon: ClockIcon, text: 'Due soon' },
  Done: { tone: 'approved', Icon: CheckIcon, text: 'Done' },
} as const;

interface AssignmentBadgeProps {
  group: AssignmentGroup;
  /** What the college or this device says about it, such as "Graded". */
  state: string | null;
}

/** The state of an assignment as an icon, words and a colour; nothing for one that is due later. */
export function AssignmentBadge({ group, state }: AssignmentBadgeProps) {
  if (group === 'Later') return state;
  const { tone, Icon, text } = styles[group];
  return (
    <Badge tone={tone} Icon={Icon}>
      {state ?? text}
    </Badge>
  );
}
