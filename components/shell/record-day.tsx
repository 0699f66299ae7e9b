'use client';

import { useCurrentRecord, useShownPerson } from '@/components/session/use-current-record';
import type { ShownPerson } from '@/lib/record/session-flag';
import { formatDay } from '@/lib/time/date';

interface RecordDayProps {
  /** The person of the sample; null on a site without one. */
  person: ShownPerson | null;
  /** Says that a person is invented. */
  notice: string;
}

/** The line at the foot of every page: whether the person is invented, and the day that the figures are from. */
export function RecordDay({ person, notice }: RecordDayProps) {
  const { flag } = useCurrentRecord();
  const shown = useShownPerson(person);
  const asOf = flag?.asOf ?? person?.asOf;
  return (
    <footer className="mt-8 min-h-[1.4em] text-small text-muted print:mt-3">
      <p className="waits-for-person">
        {shown?.isSample && `${notice} `}
        {asOf && (
          <>
            Figures as of <time dateTime={asOf}>{formatDay(asOf)}</time>.
          </>
        )}
      </p>
    </footer>
  );
}
