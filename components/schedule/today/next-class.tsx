'use client';

import { useMemo, type ReactNode } from 'react';
import { PortalLink } from '@/components/page/portal-link';
import { useZonedClock, type ZonedClock, zoneNote } from '@/components/page/use-clock';
import { useOwnTimetable } from '@/components/schedule/entry/use-own-timetable';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import {
  nextClass,
  nextClassTime,
  nextClassTitle,
  placeFigure,
  placeOf,
  type NextClass,
} from '@/components/schedule/model/next-class';
import { specialDayText, type TimetableEntry } from '@/components/schedule/model/timetable-entry';
import { Card } from '@/components/ui/card';
import { routes } from '@/lib/site/routes';
import { formatTime } from '@/lib/time/date';

interface NextClassCardProps {
  timetable: Timetable;
  /** The college's time zone, as an IANA name. */
  timeZone: string;
}

/** The class that is on now or comes next, with its start and room. Its space is reserved until the college's clock is known. */
export function NextClassCard({ timetable, timeZone }: NextClassCardProps) {
  const clock = useZonedClock(timeZone);
  const own = useOwnTimetable(timetable, timeZone);
  const next = useMemo(() => clock && nextClass(own, clock), [own, clock]);
  const when = clock && next && nextClassTime(next, clock.time);
  return (
    <Card
      filled
      title={clock && next ? nextClassTitle(next, clock.day) : 'Next class'}
      className="flex flex-col"
      action={
        when && (
          <p className="rounded-full bg-accent px-3 py-0.5 text-note font-semibold whitespace-nowrap text-on-accent forced-colors:border">
            {when}
          </p>
        )
      }
    >
      <div className="flex min-h-52 grow flex-col sm:min-h-48 no-js:min-h-0">
        {clock && next && <Facts next={next} />}
        {clock && !next && <p className="opacity-80">Your next classes will appear here.</p>}
        {clock?.differs && (
          <p className="mt-3 text-small opacity-80">{zoneNote(clock, timeZone)}</p>
        )}
        <p className="hidden opacity-80 no-js:block">Your weekly classes are on Subjects.</p>
        <Foot next={next} clock={clock} />
      </div>
    </Card>
  );
}

function Facts({ next: { entry, special, lost } }: { next: NextClass }) {
  const { title, day, start, end, change } = entry;
  const [time, half] = [formatTime(start).slice(0, -2), formatTime(start).slice(-2)];
  const place = placeFigure(entry);
  return (
    <>
      <p className="font-display text-heading font-bold tracking-tight text-balance wrap-anywhere">
        <bdi>{title}</bdi>
      </p>
      <div className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
        <Figure label={`until ${formatTime(end)}`}>
          <time dateTime={`${day}T${start}`}>
            {time}
            <span className="text-title">{half}</span>
          </time>
        </Figure>
        {place.figure && (
          <Figure label={place.label} isLong={place.figure.length > 5}>
            <bdi>{place.figure}</bdi>
          </Figure>
        )}
      </div>
      <ul className="mt-3 grid gap-1 text-note empty:hidden">
        {special && <li>{specialDayText(special)}</li>}
        {change && <ChangeLine entry={entry} />}
        {lost.map((one) => (
          <ChangeLine key={one.key} entry={one} isNamed />
        ))}
      </ul>
    </>
  );
}

interface FigureProps {
  label: string;
  /** True if it has many letters. */
  isLong?: boolean;
  children: ReactNode;
}

function Figure({ label, isLong = false, children }: FigureProps) {
  return (
    <p className="min-w-0">
      <span
        className={`figure block wrap-anywhere ${isLong ? 'text-heading leading-[2.75rem]' : 'text-figure'}`}
      >
        {children}
      </span>{' '}
      <span className="text-note opacity-80">{label}</span>
    </p>
  );
}

/** Shows what differs from the weekly timetable, and why. */
function ChangeLine({ entry, isNamed }: { entry: TimetableEntry; isNamed?: boolean }) {
  const { change, title, start } = entry;
  return (
    <li className="wrap-anywhere">
      {isNamed && (
        <>
          {formatTime(start)} <bdi>{title}</bdi>:{' '}
        </>
      )}
      <bdi className="font-semibold">{change?.text}</bdi>
      {change?.reason && (
        <>
          . <bdi>{change.reason}</bdi>
        </>
      )}
    </li>
  );
}

/** Shows what comes after it, or why nothing else is on today, and the link to the week. */
function Foot({ next, clock }: { next: NextClass | null; clock: ZonedClock | null }) {
  return (
    <div className="mt-auto pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-current/20 pt-3 text-note">
        <p className="wrap-anywhere">{clock && next && <Then next={next} />}</p>
        <PortalLink
          href={routes.subjects}
          hash="#week"
          className="inline-flex min-h-6 items-center font-semibold underline decoration-1 underline-offset-4 pointer-coarse:min-h-11 print:hidden"
        >
          Week
        </PortalLink>
      </div>
    </div>
  );
}

function Then({ next: { today, entry, following } }: { next: NextClass }) {
  if (today) return today;
  if (!following) return 'No more classes after it today';
  const place = placeOf(following);
  return (
    <>
      {following.start > entry.start ? 'Then' : 'Also'} {formatTime(following.start)}{' '}
      <bdi>{following.title}</bdi>
      {place && (
        <>
          , <bdi>{place}</bdi>
        </>
      )}
    </>
  );
}
