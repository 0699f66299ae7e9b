'use client';

import { ArrowUpTrayIcon } from '@heroicons/react/16/solid';
import { useEffect, useState, type ReactNode } from 'react';
import { onDutyOn } from '@/components/event-list/model/duty';
import { PageHeading } from '@/components/page/page-heading';
import { useZonedClock, type ZonedClock } from '@/components/page/use-clock';
import { useHash, useHeadingFocus } from '@/components/page/use-hash';
import {
  classesOn,
  findClass,
  followersOf,
  type ClassOfDay,
} from '@/components/roll-call/model/class-list';
import { differencesOf, type ComparedStudent } from '@/components/roll-call/model/difference';
import { otherId, rosterIn, rosterOf, versionOf } from '@/components/roll-call/model/roll-call';
import { useOwnTimetable } from '@/components/schedule/entry/use-own-timetable';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import { buttonClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import { workspace } from '@/lib/store/device';
import { useRecords } from '@/lib/store/use-records';
import { ClassList } from './class-list';
import { readOwnLetters } from './own-letters';
import type { RegisterExportDialogProps } from './register-export-dialog';
import { Roster } from './roster';

const loadExport = async () => (await import('./register-export-dialog')).RegisterExportDialog;

export interface RegisterProps {
  /** The teacher's classes, before the changes of this device. */
  timetable: Timetable<UpcomingClass>;
  students: readonly ComparedStudent[];
  by: RegisterExportDialogProps['by'];
  /** The last day that the college's record has. */
  asOf: string;
  /** The college's time zone, as an IANA name. */
  timeZone: string;
  /** The content below today's classes. */
  children?: ReactNode;
}

/** The classes of a teacher and, if the address names one, its register. The server's HTML has no day and shows none. */
export function Register(props: RegisterProps) {
  const clock = useZonedClock(props.timeZone);
  const isOpen = useHash() !== '';
  return (
    <>
      <PageHeading
        title="Register"
        action={
          !isOpen && (
            <LazyDialogButton
              load={loadExport}
              props={{ by: props.by }}
              name="export-registers"
              className={buttonClass()}
            >
              <ArrowUpTrayIcon className="size-4" aria-hidden="true" />
              Save for the office
            </LazyDialogButton>
          )
        }
      />
      <p className="hidden no-js:block">
        Taking a register needs JavaScript. Turn it on in the settings of your browser.
      </p>
      <div className="min-h-96">{clock && <OpenRegister {...props} clock={clock} />}</div>
    </>
  );
}

function OpenRegister({ clock, ...props }: RegisterProps & { clock: ZonedClock }) {
  const { students, by, asOf, timeZone } = props;
  const timetable = useOwnTimetable(props.timetable, timeZone);
  const taken = useRecords('rollCalls');
  const lists = useRecords('eventLists');
  const id = useHash();
  const chosen = id ? findClass(timetable, id, clock.day) : undefined;
  const isLoaded = useLoaded(chosen);
  const top = useHeadingFocus(isLoaded);
  const stored = chosen && taken.get(chosen.id);
  return (
    <div ref={top}>
      {!isLoaded ? null : chosen ? (
        <Roster
          key={`${chosen.id} ${stored ? versionOf(stored) : ''}`}
          chosen={chosen}
          session={props.timetable.meetings.find((one) => one.id === chosen.meeting)}
          followers={followersOf(classesOn(timetable, chosen.day), chosen).filter(
            (one) => !taken.has(one.id),
          )}
          roster={stored ? rosterIn(stored, students) : rosterOf(students, chosen.section)}
          stored={stored}
          other={taken.get(otherId(chosen.id))}
          away={onDutyOn(chosen.day, lists.values(), students)}
          by={by}
          asOf={asOf}
          timeZone={timeZone}
        />
      ) : (
        <ClassList
          {...{ timetable, taken, clock }}
          differences={differencesOf(taken.values(), students)}
        >
          {props.children}
        </ClassList>
      )}
    </div>
  );
}

/** The longest time for which a register waits for what another device of the teacher sent, in milliseconds. */
const longestWait = 2500;

const stores = ['rollCalls', 'letters', 'keys', 'eventLists'] as const;

/** Returns true once the registers of this device are read and, for a class, what another device sent about its day. */
function useLoaded(chosen: ClassOfDay | undefined): boolean {
  const [loaded, setLoaded] = useState<string | null>(null);
  const of = chosen ? `${chosen.section} ${chosen.day}` : '';
  const { section, day } = chosen ?? {};
  useEffect(() => {
    const end = new AbortController();
    const open = () => {
      if (!end.signal.aborted) setLoaded(of);
      end.abort();
    };
    const timer = setTimeout(open, longestWait);
    void (async () => {
      await Promise.all(stores.map((one) => workspace.load(one)));
      if (section && day) await readOwnLetters(section, day, end.signal).catch(() => {});
      open();
    })();
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, [of, section, day]);
  return loaded === of;
}
