import {
  ArrowTrendingUpIcon,
  BellIcon,
  CalendarDaysIcon,
  CheckBadgeIcon,
  ClockIcon,
  DocumentCheckIcon,
  XMarkIcon,
} from '@heroicons/react/16/solid';
import { useMemo, type ReactNode } from 'react';
import { PortalLink } from '@/components/page/portal-link';
import { ShortDay } from '@/components/page/short-day';
import { differenceLines, type DifferenceLine } from '@/components/progress/model/difference-text';
import {
  newestDay,
  recordDifference,
  recordUntil,
  type FactKind,
} from '@/components/progress/model/record-difference';
import { cornerLinkClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { Grading } from '@/content/schema/academic';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { OpenedRecord } from '@/lib/record/person';
import { daysAfter, dayOf } from '@/lib/time/day';
import { announce } from '@/lib/toast/announce';
import { useLastVisit, type ListBasis } from './use-last-visit';

interface ChangesCardProps {
  record: StudentRecord;
  rules: ActivityRules;
  grading: Grading;
  threshold: number | null;
  isClassShown: boolean;
  className?: string;
}

/** The number of lines before "more". */
const firstLines = 8;

/** Shows what is new since the last visit or, without one, in the last two weeks. */
export function ChangesCard({ record, className, ...options }: ChangesCardProps) {
  const { rules, grading, threshold, isClassShown } = options;
  const [basis, markSeen] = useLastVisit();
  const before = useMemo(() => recordBefore(basis, record), [basis, record]);
  const lines = useMemo(
    () =>
      before
        ? differenceLines(recordDifference(before, record), {
            ...{ before, after: record, rules, grading, threshold, isClassShown },
          })
        : [],
    [before, record, rules, grading, threshold, isClassShown],
  );
  const { title, none } = words(basis);
  const since = basis.kind === 'visit' && basis.record ? dayOf(new Date(basis.since)) : null;
  const seen = () => {
    markSeen();
    announce('All marked as seen');
  };
  return (
    <Card
      title={title}
      {...(className && { className })}
      action={
        since && (
          <span className="text-note text-muted">
            <ShortDay day={since} weekday />
          </span>
        )
      }
    >
      {lines.length === 0 && <p className="text-note text-muted">{none}</p>}
      <Lines lines={lines.slice(0, firstLines)} />
      {lines.length > firstLines && (
        <details>
          <summary className={`${cornerLinkClass} py-1`}>{lines.length - firstLines} more</summary>
          <Lines lines={lines.slice(firstLines)} />
        </details>
      )}
      {basis.kind === 'shared' && (
        <p className="mt-3 text-small text-muted">
          What is new since your last visit is on your own device only.
        </p>
      )}
      {lines.length > 0 && basis.kind === 'visit' && (
        <button
          type="button"
          onClick={seen}
          className={`${cornerLinkClass} mt-2 pointer-coarse:min-h-11 print:hidden`}
        >
          Mark all as seen
        </button>
      )}
    </Card>
  );
}

/** The record that the list compares with; null for no list. */
function recordBefore(basis: ListBasis, record: StudentRecord): StudentRecord | null {
  const until = (day: string) => recordUntil(record, daysAfter(day, -13));
  if (basis.kind === 'sample') return until(newestDay(record));
  if (basis.kind === 'shared') return until(record.asOf);
  if (basis.kind !== 'visit') return null;
  const { record: before, since } = basis;
  if (!before) return until(dayOf(new Date(since)));
  const isOlder = (record as OpenedRecord).number < before.number;
  return isOlder || before.kind !== 'student' ? null : before;
}

function words(basis: ListBasis): { title: string; none: string } {
  if (basis.kind === 'sample') return { title: 'Newest in the sample', none: 'Nothing is new.' };
  if (basis.kind === 'shared' || (basis.kind === 'visit' && !basis.record))
    return { title: 'New in the last two weeks', none: 'Nothing is new.' };
  return { title: 'Since your last visit', none: basis.kind === 'visit' ? 'Nothing is new.' : '' };
}

const icons: Record<FactKind, { icon: ReactNode; className: string }> = {
  absence: { icon: <ClockIcon />, className: 'bg-pending-fill text-pending' },
  attendance: { icon: <ArrowTrendingUpIcon />, className: 'bg-sunken text-muted' },
  mark: { icon: <DocumentCheckIcon />, className: 'bg-brand-soft text-brand' },
  work: { icon: <ClockIcon />, className: 'bg-sunken text-muted' },
  grade: { icon: <DocumentCheckIcon />, className: 'bg-brand-soft text-brand' },
  term: { icon: <DocumentCheckIcon />, className: 'bg-brand-soft text-brand' },
  activity: { icon: <CheckBadgeIcon />, className: 'bg-approved-fill text-approved' },
  class: { icon: <CalendarDaysIcon />, className: 'bg-sunken text-muted' },
  notification: { icon: <BellIcon />, className: 'bg-sunken text-muted' },
};

const bad = { icon: <XMarkIcon />, className: 'bg-rejected-fill text-rejected' };

function Lines({ lines }: { lines: readonly DifferenceLine[] }) {
  return (
    <ul className="divide-y divide-line empty:hidden">
      {lines.map(({ key, kind, isBad, title, detail, day, page, hash }) => {
        const { icon, className } = isBad ? bad : icons[kind];
        return (
          <li key={key} className="relative flex gap-3 py-3 hover:bg-brand-soft">
            <span
              aria-hidden="true"
              className={`grid size-8 shrink-0 place-items-center rounded-control [&_svg]:size-4 ${className}`}
            >
              {icon}
            </span>
            <span className="flex min-w-0 grow flex-wrap gap-x-3">
              <span className="min-w-0 grow basis-36 wrap-anywhere">
                <PortalLink
                  href={page}
                  {...(hash && { hash })}
                  className="font-semibold after:absolute after:inset-0"
                >
                  <bdi>{title}</bdi>
                </PortalLink>
                {detail && <bdi className="block text-note text-muted">{detail}</bdi>}
              </span>
              <span className="ms-auto text-note whitespace-nowrap text-muted">
                <ShortDay day={day} />
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
