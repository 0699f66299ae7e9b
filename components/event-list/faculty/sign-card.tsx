import { PencilSquareIcon } from '@heroicons/react/16/solid';
import { useEffect, useState } from 'react';
import { FailedLetters } from '@/components/drop/failed-letters';
import { useHasDrop } from '@/components/drop/use-boxes';
import type { SigningKey } from '@/components/exchange/model/signature';
import {
  eventPoints,
  toLookAt,
  untold,
  type EventList,
  type EventRow,
} from '@/components/event-list/model/event-list';
import { PortalLink } from '@/components/page/portal-link';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { routes } from '@/lib/site/routes';
import { useRecords } from '@/lib/store/use-records';
import { countText } from '@/lib/text/count';
import { formatShortDay, formatShortMinute, formatTime } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';
import type { EventsProps } from './sign-event';
import { heldLetters, isAboutList, sendHeldEvent, signEvent, undoSignature } from './sign-event';

interface SignCardProps extends Pick<EventsProps, 'rules' | 'by' | 'issuer'> {
  list: EventList;
  rows: readonly EventRow[];
  today: string;
}

/** Shows what one signature gives, the button that signs, and what became of the letters. */
export function SignCard({ list, rows, today, rules, by, issuer }: SignCardProps) {
  const [busy, setBusy] = useState(false);
  const key = useRecords('keys').get('signing');
  const hasDrop = useHasDrop();
  const people = untold(rows);
  const sign = async (signer: SigningKey) => {
    if (busy) return;
    setBusy(true);
    await signEvent(list, rows, { by, issuer, key: signer }).catch(() => {});
    setBusy(false);
  };
  const isOver = list.to <= today;
  return (
    <Card title="Sign once for all" filled>
      <div className="grid gap-3">
        <Gives list={list} rows={rows} today={today} points={eventPoints(list, rules).points} />
        <Letters list={list} today={today} />
        {people.length > 0 && !isOver && (
          <p className="text-note">It can be signed when the event is over.</p>
        )}
        {people.length > 0 &&
          isOver &&
          (key ? (
            <>
              <Button
                variant="accent"
                className="w-full"
                aria-busy={busy}
                onClick={() => void sign(key)}
              >
                <PencilSquareIcon className="size-4" aria-hidden="true" />
                {hasDrop ? 'Sign and send' : 'Sign and save for the office'}
              </Button>
              <p className="text-note">
                With the key on this device, as {key.name}.{' '}
                {hasDrop
                  ? 'You can undo it for 10 minutes; later, withdraw it with a reason.'
                  : 'The office imports the file; students see it with the next publish.'}
              </p>
            </>
          ) : (
            <p className="text-note">
              Signing needs a key. Create one under{' '}
              <PortalLink href={routes.facultySettings} className="font-semibold underline">
                Settings
              </PortalLink>
              .
            </p>
          ))}
      </div>
    </Card>
  );
}

interface GivesProps {
  list: EventList;
  rows: readonly EventRow[];
  today: string;
  points: number;
}

/** Shows what the next signature tells. */
function Gives({ list, rows, today, points }: GivesProps) {
  const people = untold(rows);
  const given = people.filter(({ state }) => state === 'in');
  const left = toLookAt(rows).length;
  const withdrawn = people.length - given.length;
  const days = [...new Set([list.from, list.to])].map((day) => formatShortDay(day, today));
  const lines = [
    given.length > 0 &&
      `${countText(given.length, ['approved activity', 'approved activities'])} with ${countText(points, ['point', 'points'])} and a credential`,
    withdrawn > 0 && `${countText(withdrawn, ['activity', 'activities'])} withdrawn with a reason`,
    given.length > 0 && list.duty && `On duty in the classes of ${days.join(' to ')}`,
    people.length > 0 &&
      `The list to the office${left > 0 ? `, ${countText(left, ['person', 'people'])} left out` : ''}`,
    people.length === 0 &&
      (list.signed.length > 0 ? 'Everybody in the list is signed for.' : 'Add people first.'),
  ];
  return <ul className="grid gap-1">{lines.map((line) => line && <li key={line}>{line}</li>)}</ul>;
}

/** The last signature, and what became of its letters; Undo as long as they are held back. */
function Letters({ list, today }: { list: EventList; today: string }) {
  const letters = useRecords('letters');
  const [time, setTime] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setTime(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  const last = list.signed.at(-1);
  if (!last) return null;
  const own = [...letters.values()].filter(isAboutList(list.id));
  const held = heldLetters(own, time);
  const waiting = own.filter(({ state }) => state === 'waiting').length;
  const failed = new Map(own.map((one) => [one.id, one]));
  const until = held[0]?.notBefore;
  return (
    <div className="grid gap-2 rounded-control bg-surface p-3 text-note text-text">
      <p>
        Signed {formatShortMinute(minuteOf(last.at), today)}.{' '}
        {until
          ? `${countText(held.length, ['letter goes', 'letters go'])} out at ${formatTime(minuteOf(until).slice(11))}.`
          : own.length > 0 &&
            (waiting > 0
              ? `${countText(waiting, ['letter waits', 'letters wait'])} to be sent.`
              : `${countText(own.length, ['letter', 'letters'])} sent.`)}
      </p>
      {until && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void undoSignature(list.id).catch(() => {})}>
            Undo the signature
          </Button>
          <Button onClick={() => void sendHeldEvent(list.id).catch(() => {})}>Send now</Button>
        </div>
      )}
      <FailedLetters letters={failed} />
    </div>
  );
}
