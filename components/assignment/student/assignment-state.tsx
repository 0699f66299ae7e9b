import { CheckIcon, ClockIcon, ExclamationTriangleIcon } from '@heroicons/react/16/solid';
import { formatScore, shortTeacher, stateOf } from '@/components/assignment/model/assignment';
import type { Handin } from '@/components/assignment/model/handin';
import { hasVersion, lettersAbout, problemOf, recipientOf } from '@/components/drop/model/letter';
import { useBoxes } from '@/components/drop/use-boxes';
import { Badge } from '@/components/page/status-badge';
import { useToday } from '@/components/page/use-clock';
import { useSends } from '@/components/session/use-current-record';
import type { OwnAssignment } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { formatShortMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';

interface AssignmentStateProps {
  assignment: OwnAssignment;
  handin: Handin | undefined;
  teacher: string | undefined;
}

/** Shows what belongs to an assignment, below its title: subject, points and, once it is handed in, the receipt. */
export function AssignmentDetail({ assignment, handin, teacher }: AssignmentStateProps) {
  const { subject, section, by, state, maximum } = assignment;
  const today = useToday();
  const isMarked = state === 'graded';
  const points = isMarked || handin?.file ? null : formatScore({ maximum });
  const about = [subject ?? section, points, teacher ?? (subject ? null : by)].filter(Boolean);
  const receipt =
    !isMarked && handin?.file && `Receipt of ${formatShortMinute(minuteOf(handin.at), today)}`;
  return (
    <p className="text-note text-muted">
      <bdi>{about.join(', ')}</bdi>
      {receipt && `${about.length > 0 ? '. ' : ''}${receipt}`}
    </p>
  );
}

/** The state of an assignment as an icon, words and a colour; nothing for one that is due later. */
export function AssignmentState({
  late,
  ...shown
}: AssignmentStateProps & {
  /** "Late by 2 days". */
  late: string | null;
}) {
  const place = usePlace(shown);
  const { assignment, handin } = shown;
  if (assignment.state === 'graded')
    return (
      <Badge tone="approved" Icon={CheckIcon}>
        {formatScore(assignment) ?? 'Marked'}
      </Badge>
    );
  const isHandedIn = handin?.done === true && handin.file !== null;
  if (isHandedIn && !['submitted', 'late'].includes(assignment.state ?? ''))
    return (
      <Badge tone={place.isSent ? 'brand' : 'pending'} Icon={ClockIcon}>
        {place.text}
      </Badge>
    );
  const state = stateOf(assignment, handin);
  if (late)
    return (
      <Badge tone="rejected" Icon={ExclamationTriangleIcon}>
        {late}
      </Badge>
    );
  if (!state) return null;
  const isMissing = state === 'Missing';
  return (
    <Badge
      tone={isMissing ? 'rejected' : 'brand'}
      Icon={isMissing ? ExclamationTriangleIcon : CheckIcon}
    >
      {state}
    </Badge>
  );
}

/** Returns where handed-in work is: with the teacher, on its way, or in a file that the student sends. */
export function usePlace({ assignment, handin, teacher }: AssignmentStateProps) {
  const sends = useSends();
  const boxes = useBoxes();
  const letter = lettersAbout(useRecords('letters').values(), 'handins').get(assignment.id);
  const own = handin && hasVersion(letter, handin.at) ? letter : undefined;
  const receiver = own ? recipientOf(own, boxes) : sends ? undefined : (teacher ?? 'the teacher');
  if (own && problemOf(own, boxes)) return { text: 'Not sent', isSent: false };
  if (own?.state === 'waiting') return { text: 'Waiting to be sent', isSent: false };
  if (receiver) return { text: `With ${shortTeacher(receiver)}`, isSent: true };
  return { text: boxes.length > 0 ? 'Not sent' : 'File made', isSent: false };
}
