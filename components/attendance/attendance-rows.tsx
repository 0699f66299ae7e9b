import { Bar } from '@/components/ui/bar';
import { formatMonth } from '@/lib/time/date';
import type { AttendanceMonth } from '@/content/schema/student/attendance';
import {
  attendanceShare,
  countedClasses,
  formatSpare,
  type AttendancePlan,
  type AttendanceStanding,
} from './model/attendance';
import { formatShare, type Share } from './model/share';

const tones: Record<AttendancePlan['kind'], string> = {
  canMiss: 'text-muted',
  mustAttend: 'font-semibold text-pending',
  outOfReach: 'font-semibold text-rejected',
};

interface RowProps {
  name: string;
  share: Share;
  percent: string;
  note: string | null;
  noteClass?: string;
  threshold: number | null;
  isOld?: boolean;
}

/** A share with its name and words, and a bar below. */
function Row({ name, share, percent, note, noteClass = '', threshold, isOld }: RowProps) {
  return (
    <li>
      <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3 text-note">
        <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
        <span className="ms-auto whitespace-nowrap">
          <span className="font-semibold">{percent}</span>
          {note && <span className={noteClass}> · {note}</span>}
        </span>
      </p>
      <Bar percent={(100 * share.part) / share.whole} limit={threshold} {...(isOld && { isOld })} />
    </li>
  );
}

const listClass = 'grid gap-3 border-t border-line pt-4';

/** A subject with its attendance. */
export interface AttendanceSubject {
  id: string;
  name: string;
  attendance: AttendanceStanding | null;
}

interface SubjectRowsProps {
  subjects: readonly AttendanceSubject[];
  threshold: number | null;
}

/** The attendance of each subject and what can be missed, the lowest share first. */
export function SubjectRows({ subjects, threshold }: SubjectRowsProps) {
  const known = subjects.flatMap(({ attendance, ...subject }) =>
    attendance?.share && attendance.percent
      ? { ...subject, ...attendance, share: attendance.share, percent: attendance.percent }
      : [],
  );
  known.sort((one, other) => ratio(one.share) - ratio(other.share));
  const isPlanned = known.some(({ plan }) => plan);
  return (
    <>
      <ul aria-label="Attendance by subject" className={listClass}>
        {known.map(({ id, plan, ...subject }) => (
          <Row
            key={id}
            {...subject}
            threshold={threshold}
            note={threshold === null ? null : formatSpare({ ...subject, plan }, threshold)}
            noteClass={plan ? tones[plan.kind] : ''}
          />
        ))}
      </ul>
      {isPlanned && (
        <p className="mt-auto pt-4 text-small text-pretty text-muted">
          To spare: classes in a row from now. {threshold}% is counted for each subject.
        </p>
      )}
    </>
  );
}

const ratio = ({ part, whole }: Share) => part / whole;

interface MonthRowsProps {
  months: readonly AttendanceMonth[];
  threshold: number | null;
}

/** The attendance of each month, newest first. */
export function MonthRows({ months, threshold }: MonthRowsProps) {
  return (
    <ul aria-label="Attendance by month" className={listClass}>
      {months.map(({ month, ...counts }) => {
        const share = attendanceShare(counts);
        const { present, total } = countedClasses(counts);
        return (
          share && (
            <Row
              key={month}
              name={formatMonth(month)}
              share={share}
              percent={formatShare(share, threshold === null ? [] : [threshold])}
              note={`${present} of ${total}`}
              noteClass="text-muted"
              threshold={threshold}
            />
          )
        );
      })}
    </ul>
  );
}
