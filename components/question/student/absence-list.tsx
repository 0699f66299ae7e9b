import { CalendarDaysIcon } from '@heroicons/react/20/solid';
import { lettersAbout } from '@/components/drop/model/letter';
import type { ClassesRecord } from '@/components/roll-call/model/every-class';
import { reasonNames, type Absence } from '@/components/roll-call/model/absence';
import { Button, buttonClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import { office } from '@/lib/drop/letters';
import type { Records } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';
import { formatShortDay } from '@/lib/time/date';
import { withdrawAbsence } from './write-absence';

const load = async () => (await import('./absence-dialog')).AbsenceDialog;

/** A note with a button above the list of classes. */
export const noteClass =
  'flex max-w-3xl flex-wrap items-center justify-between gap-2 rounded-card border border-line bg-surface p-4';

interface AbsenceListProps {
  record: ClassesRecord & { student: Absence['student'] };
  /** The college's day. */
  today: string;
}

/** The days for which a student wrote to be away, and who has seen it; a button writes once more. */
export function AbsenceList({ record, today }: AbsenceListProps) {
  const absences = [...useRecords('absences').values()].filter(
    ({ to, withdrawn }) => to >= today && !withdrawn,
  );
  const letters = useRecords('letters');
  return (
    <>
      {absences.map((one) => (
        <div key={one.id} className={noteClass}>
          <p className="min-w-0 text-note text-muted wrap-anywhere">
            <span className="block text-base font-semibold text-text">{awayText(one, today)}</span>
            {reasonNames[one.reason]}
            {one.text && (
              <>
                : <bdi>{one.text}</bdi>
              </>
            )}{' '}
            · {seenText(one, letters.values())}
          </p>
          {today < one.from && (
            <Button
              aria-label={`Withdraw: ${awayText(one, today)}`}
              onClick={() => void withdrawAbsence(one).catch(() => {})}
            >
              Withdraw
            </Button>
          )}
        </div>
      ))}
      <LazyDialogButton
        load={load}
        props={{ record, today }}
        className={`${buttonClass()} min-h-12 w-full max-w-3xl`}
      >
        <CalendarDaysIcon className="size-5" aria-hidden="true" />I will be away
      </LazyDialogButton>
    </>
  );
}

const awayText = ({ from, to }: Absence, today: string): string =>
  `Away on ${[...new Set([from, to])].map((day) => formatShortDay(day, today, true)).join(' to ')}`;

/** How many of the teachers' devices have it. */
function seenText({ id, teachers }: Absence, letters: Iterable<Records['letters']>): string {
  const about = lettersAbout(letters, 'absence', (one) =>
    one.about.includes(id) && one.with !== office ? [one.with] : [],
  );
  const seen = [...about.values()].filter(({ seenAt }) => seenAt).length;
  return `seen by ${seen} of ${teachers.length} ${teachers.length === 1 ? 'teacher' : 'teachers'}`;
}
