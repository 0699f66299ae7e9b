import { isUnsent } from '@/components/activity/model/activity';
import type { ReviewStudent } from '@/components/activity/model/review';
import { Sending } from '@/components/drop/sending';
import type { OwnActivity } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { sendLetter } from './send-letter';

interface ActivityLetterProps {
  activity: OwnActivity;
  student: ReviewStudent;
}

/** Where the last letter about an activity is, and what sends a version that is not sent. */
export function ActivityLetter({ activity, student }: ActivityLetterProps) {
  const sent = useRecords('activities').get(activity.id)?.sent;
  return (
    <Sending
      kind="request"
      about={activity.id}
      mustSend={() => isUnsent(activity, sent)}
      onSend={(box) => sendLetter({ student, box, chosen: [activity] })}
    />
  );
}
