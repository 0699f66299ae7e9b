'use client';

import { PlusIcon } from '@heroicons/react/20/solid';
import { useEffect, useMemo, useState } from 'react';
import { rowsOf, knownStudents, type EventList } from '@/components/event-list/model/event-list';
import { LinkRow } from '@/components/list/link-row';
import { PageHeading } from '@/components/page/page-heading';
import { ShortDay } from '@/components/page/short-day';
import { useZonedClock } from '@/components/page/use-clock';
import { useHash, useHeadingFocus } from '@/components/page/use-hash';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { workspace } from '@/lib/store/device';
import { useRecords } from '@/lib/store/use-records';
import { countText } from '@/lib/text/count';
import { EventForm } from './event-form';
import { EventPage, ToEvents } from './event-page';
import type { EventsProps } from './sign-event';

/** The address of the form of a new event. */
const newEvent = 'new';

const stores = ['eventLists', 'letters', 'keys', 'drafts', 'flags'] as const;

/** The lists of a teacher's events and, if the address names one, the list. The server's HTML has none. */
export function Events(props: EventsProps) {
  const clock = useZonedClock(props.timeZone);
  const [isLoaded, setLoaded] = useState(false);
  const id = useHash();
  useEffect(() => {
    void Promise.all(stores.map((one) => workspace.load(one))).then(() => setLoaded(true));
  }, []);
  const top = useHeadingFocus(isLoaded && clock !== null);
  return (
    <>
      <PageHeading
        title="Events"
        action={
          id === '' && (
            <a href={`#${newEvent}`} className={`${buttonClass('primary')} no-js:hidden`}>
              <PlusIcon className="size-4" aria-hidden="true" />
              New event
            </a>
          )
        }
      />
      <p className="hidden no-js:block">
        Lists of events need JavaScript. Turn it on in the settings of your browser.
      </p>
      <div ref={top} className="@container/page min-h-96 [&_h2]:outline-none">
        {isLoaded && clock && <Opened {...props} id={id} today={clock.day} />}
      </div>
    </>
  );
}

function Opened({ id, today, ...props }: EventsProps & { id: string; today: string }) {
  const lists = useRecords('eventLists');
  const { students } = props;
  const known = useMemo(() => knownStudents(students), [students]);
  const list = lists.get(id);
  if (id === newEvent)
    return (
      <>
        <ToEvents />
        <Card title="The event" className="@container mt-2">
          <EventForm rules={props.rules} />
        </Card>
      </>
    );
  if (list) return <EventPage key={id} list={list} known={known} today={today} {...props} />;
  const sorted = [...lists.values()].sort((one, other) => (one.from < other.from ? 1 : -1));
  return (
    <Card title="Your events">
      {sorted.length > 0 ? (
        <ul className="-mx-2 divide-y divide-line">
          {sorted.map((one) => (
            <ListRow key={one.id} list={one} state={stateOf(one, rowsOf(one, known).length)} />
          ))}
        </ul>
      ) : (
        <EmptyState
          sentence="No Events Yet"
          hint="One list for everybody who took part: they get the approved activity with one signature."
        />
      )}
    </Card>
  );
}

function stateOf({ signed }: EventList, count: number): string {
  const people = countText(count, ['person', 'people']);
  return `${people}, ${signed.length > 0 ? 'signed' : 'not signed yet'}`;
}

function ListRow({ list, state }: { list: EventList; state: string }) {
  const { id, name, category, from } = list;
  return (
    <LinkRow href={`#${id}`}>
      <span className="min-w-0 grow">
        <bdi className="block font-semibold wrap-anywhere">{name}</bdi>
        <span className="block text-note text-muted">
          {category}, <ShortDay day={from} />: {state}
        </span>
      </span>
    </LinkRow>
  );
}
