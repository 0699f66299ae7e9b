import type { ShownPerson } from '@/lib/record/session-flag';
import { formatDay } from '@/lib/time/date';

interface RecordDayProps {
  person: ShownPerson | null;
  /** The day of the record of a person who is signed in. */
  ownDay: string | undefined;
}

/** The day that the figures of the record are from, and whether the person is invented. Its space is always reserved. */
export function RecordDay({ person, ownDay }: RecordDayProps) {
  const asOf = ownDay ?? person?.asOf;
  const whose =
    person?.isSample && (ownDay ? 'A sample person, figures' : 'Sample record, figures');
  return (
    <p className="waits-for-person min-h-[1.5em] text-small text-muted">
      {asOf && (
        <>
          {whose || 'Figures'} as of <time dateTime={asOf}>{formatDay(asOf)}</time>
        </>
      )}
    </p>
  );
}
