import { CheckIcon, ClockIcon, MinusIcon, TicketIcon, XMarkIcon } from '@heroicons/react/16/solid';
import type { ReactNode } from 'react';
import { Badge } from '@/components/page/status-badge';
import {
  shownNames,
  type ShownStatus,
  type StudentClass,
} from '@/components/roll-call/model/every-class';
import { statusLabels } from '@/components/roll-call/model/roll-call';
import { isUnsigned } from '@/components/roll-call/model/version';
import { buttonClass } from '@/components/ui/button';
import { formatShortMinute, formatTime, formatWeekday, weekdayOf } from '@/lib/time/date';
import { zonedMinute } from '@/lib/time/zoned-time';

const badges = {
  P: { tone: 'approved', Icon: CheckIcon, name: statusLabels.P },
  A: { tone: 'rejected', Icon: XMarkIcon, name: statusLabels.A },
  L: { tone: 'pending', Icon: ClockIcon, name: statusLabels.L },
  D: { tone: 'exam', Icon: TicketIcon, name: statusLabels.D },
  E: { tone: 'exam', Icon: MinusIcon, name: 'Excused' },
} as const satisfies Record<ShownStatus, object>;

interface ClassRowProps {
  one: StudentClass;
  email: string;
  timeZone: string;
  /** The college's day. */
  today: string;
  /** Further parts of the row. */
  children?: ReactNode;
}

/** A class: what the student was, and where that comes from. */
export function ClassRow({ one, email, children, ...now }: ClassRowProps) {
  const { day, start, course, room, teachers, status, differs, register } = one;
  const facts = [formatTime(start), room ?? [], teachers].flat(2);
  const taught = register?.steps.at(-1);
  return (
    <li className="flex flex-wrap gap-3 py-3 text-note">
      <p className="w-12">
        <span className="sr-only">{formatWeekday(day)}</span>
        <span aria-hidden="true">
          <span className="block font-display text-lead font-bold">{Number(day.slice(8))}</span>
          <span className="text-muted">{weekdayOf(day).slice(0, 3)}</span>
        </span>
      </p>
      <div className="grid min-w-0 flex-[1_1_min(11rem,100%)] grid-cols-1 gap-0.5">
        <p className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <span className="text-base font-semibold wrap-anywhere">
            <bdi>{course}</bdi>
          </span>
          {status && <Badge {...badges[status]}>{badges[status].name}</Badge>}
        </p>
        <p className="wrap-anywhere text-muted">{facts.join(' · ')}</p>
        {register && <Steps register={register} {...now} />}
        {differs ? (
          <>
            <p className="text-rejected">
              <span className="font-semibold">Differs:</span> teacher’s register says{' '}
              {shownNames[taught!.status]}, the college’s record {shownNames[status!]}
            </p>
            <AskOffice one={one} email={email} />
          </>
        ) : (
          <p className={one.source === 'teacher' ? 'text-pending' : 'text-muted'}>
            {sources[one.source ?? 'none']}
            {one.source === 'teacher' && isUnsigned(register!) && ', not signed'}
            {one.event && (
              <>
                {': '}
                <bdi>{one.event}</bdi>
                {one.status === 'A' && ', which counts as absent there'}
              </>
            )}
          </p>
        )}
        {one.others.map(({ teacher, status: said }) => (
          <p key={teacher} className="text-muted">
            <bdi>{teacher}</bdi>’s register says {shownNames[said]}. It does not count: another
            teacher holds the class.
          </p>
        ))}
        {children}
      </div>
    </li>
  );
}

/** Starts an email to the office about a class. */
export function AskOffice({ one, email }: Pick<ClassRowProps, 'one' | 'email'>) {
  const { course, day, start } = one;
  const subject = `Attendance: ${course}, ${formatWeekday(day)}, ${formatTime(start)}`;
  return (
    <p>
      <a
        href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
        className={`${buttonClass()} mt-1`}
      >
        Ask the office
      </a>
    </p>
  );
}

const sources = {
  college: 'College’s record',
  teacher: 'Teacher’s register, not yet the college’s',
  event: 'On duty by an event',
  none: 'No register yet',
} as const;

interface StepsProps extends Pick<ClassRowProps, 'timeZone' | 'today'> {
  register: NonNullable<StudentClass['register']>;
}

/** Shows what the teacher's register said before, when that changed, and why. */
function Steps({ register: { steps }, timeZone, today }: StepsProps) {
  return steps.slice(1).map((step, index) => (
    <p key={step.at} className="text-muted">
      {steps[index]!.status !== step.status && (
        <>
          <del>{shownNames[steps[index]!.status]}</del>{' '}
        </>
      )}
      changed by the teacher, {formatShortMinute(zonedMinute(new Date(step.at), timeZone), today)}
      {step.why && (
        <>
          : <bdi>{step.why}</bdi>
        </>
      )}
    </p>
  ));
}
