import { ArrowLeftIcon } from '@heroicons/react/20/solid';
import {
  eventPoints,
  rowsOf,
  type EventList,
  type KnownStudents,
} from '@/components/event-list/model/event-list';
import { FactList } from '@/components/page/fact-list';
import { Card } from '@/components/ui/card';
import { cornerLinkClass } from '@/components/ui/button';
import { formatShortDay } from '@/lib/time/date';
import { AddPeople } from './add-people';
import { EventForm } from './event-form';
import type { EventsProps } from './sign-event';
import { People } from './people';
import { Scanner } from './scanner';
import { SignCard } from './sign-card';

interface EventPageProps extends EventsProps {
  list: EventList;
  known: KnownStudents;
  today: string;
}

/** One list: the event, who took part, and the signature. */
export function EventPage({ list, known, today, students, ...props }: EventPageProps) {
  const rows = rowsOf(list, known);
  const { rules } = props;
  return (
    <div className="grid grid-cols-1 gap-4.5">
      <div>
        <ToEvents />
        <h2 className="text-title wrap-anywhere">
          <bdi>{list.name}</bdi>
        </h2>
        <p className="text-note text-muted">One list for everybody who took part</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-4.5 @4xl/page:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] @4xl/page:grid-rows-[auto_auto_1fr]">
        <Card
          title="The event"
          className="@container"
          action={<p className="text-note text-muted">Saved on this device</p>}
        >
          {list.signed.length === 0 ? (
            <EventForm list={list} rules={rules} />
          ) : (
            <FactList facts={factsOf(list, today, eventPoints(list, rules))} />
          )}
        </Card>
        <div className="grid grid-cols-1 gap-4.5 @4xl/page:row-span-2">
          <Scanner list={list} known={known} />
          <AddPeople list={list} students={students} />
        </div>
        <div className="@4xl/page:row-span-2">
          <People list={list} rows={rows} />
        </div>
        <SignCard list={list} rows={rows} today={today} {...props} />
      </div>
    </div>
  );
}

/** The way back to the lists. */
export function ToEvents() {
  return (
    <a href="#" className={`${cornerLinkClass} min-h-10 gap-1.5 pointer-coarse:min-h-11`}>
      <ArrowLeftIcon className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      Events
    </a>
  );
}

function factsOf(
  { category, level, organiser, from, to, hours, proof, duty }: EventList,
  today: string,
  { points, head }: ReturnType<typeof eventPoints>,
) {
  const days = [...new Set([from, to])].map((day) => formatShortDay(day, today)).join(' to ');
  const facts = [
    ['Category', [category, level].filter(Boolean).join(', ')],
    ['Organiser', organiser],
    ['Days', days],
    ['Hours', hours === undefined ? '' : String(hours)],
    ['Proof', proof ?? ''],
    ['Points', head ? `${points} under ${head}` : ''],
    ['On duty', duty ? 'all classes of these days' : 'no'],
  ] as const;
  return facts.flatMap(([term, value]) => (value ? [{ term, value }] : []));
}
