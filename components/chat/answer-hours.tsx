import { useZonedClock } from '@/components/page/use-zoned-clock';
import type { ChatState } from '@/lib/drop/chat';
import { hoursText, isInHours } from './model/message-text';

interface AnswerHoursProps {
  name: string;
  hours: NonNullable<ChatState['hours']>;
  timeZone: string;
}

/** When a teacher answers, and whether that is now. */
export function AnswerHours({ name, hours, timeZone }: AnswerHoursProps) {
  const clock = useZonedClock(timeZone);
  const where = clock && (isInHours(hours, clock) ? 'within' : 'outside');
  return (
    <p className="text-note text-muted">
      {name} answers {hoursText(hours)}, in the college’s time.{' '}
      {where && `Now is ${where} these hours. `}You can write at any time.
    </p>
  );
}
