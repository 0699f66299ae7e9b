import { ArrowRightIcon } from '@heroicons/react/20/solid';
import { useState, type MouseEvent, useEffect, useMemo, useSyncExternalStore } from 'react';
import { deskLink, useDesk } from '@/components/activity/faculty/use-desk';
import type { CredentialIssuer } from '@/components/credential/model/issuer';
import { LeaveTour } from '@/components/session/leave-tour';
import { useCurrentRecord } from '@/components/session/use-current-record';
import {
  employerLink,
  type TourView,
  employerView,
  studentView,
  teacherView,
  type TourNames,
} from '@/components/shell/model/tour-view';
import { openLazyDialog } from '@/components/ui/lazy/lazy-dialog-button';
import { asset, routes } from '@/lib/site/routes';
import { newLetters } from '@/components/drop/model/letter';
import { importWithRetry } from '@/lib/browser/new-release';
import { tourFlag } from '@/lib/record/tour';
import { sharedPrefix } from '@/lib/site/shared-waiting';
import { useRecords } from '@/lib/store/use-records';

/** Loads what the teacher of the tour needs; null if it cannot be loaded. */
const loadTeacher = () => importWithRetry(() => import('./tour-teacher'));

/** The people of the tour; null if the site has only one. */
function useTourNames(): TourNames | null {
  return useMemo(() => {
    const [student, teacher] = [tourFlag('student'), tourFlag('teacher')];
    return (
      student && teacher && { student: student.shown.firstName, teacher: teacher.shown.firstName }
    );
  }, []);
}

/** Returns what the strip says, and the next step. */
function useTourView(names: TourNames | null, isEmployer: boolean): TourView | null {
  const { record } = useCurrentRecord();
  const activities = useRecords('activities');
  const letters = useRecords('letters');
  const submissions = useRecords('submissions');
  return useMemo(() => {
    if (isEmployer) return employerView;
    if (!names || !record) return null;
    return record.kind === 'teacher'
      ? teacherView(submissions.values(), names)
      : studentView(activities.values(), letters.values(), names);
  }, [names, record, isEmployer, activities, letters, submissions]);
}

/** Gives the teacher the key of the tour, and imports what arrives. */
function useArrivals(): void {
  const { record } = useCurrentRecord();
  const letters = useRecords('letters');
  const teacher = record?.kind === 'teacher' ? record : null;
  const arrived = newLetters(letters.values(), 'request').length;
  useEffect(() => {
    if (!teacher) return;
    void loadTeacher()
      .then((code) => code?.takeTourKey())
      .catch(() => {});
  }, [teacher]);
  useEffect(() => {
    if (!teacher || arrived === 0) return;
    // What cannot be read stays in the list of letters, which says why.
    void loadTeacher()
      .then((code) => code?.takeTourRequests(teacher))
      .catch(() => {});
  }, [teacher, arrived]);
}

function subscribe(notify: () => void): () => void {
  const { navigation } = window as { navigation?: EventTarget };
  window.addEventListener('hashchange', notify);
  navigation?.addEventListener('currententrychange', notify);
  return () => {
    window.removeEventListener('hashchange', notify);
    navigation?.removeEventListener('currententrychange', notify);
  };
}

/** Returns true while the page shows a profile from a link. */
function useIsEmployer(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.location.hash.startsWith(sharedPrefix),
    () => false,
  );
}

interface TourStripProps {
  issuer: CredentialIssuer;
}

/** The tour: whose page this is, what has just happened, the next step, and the way out. */
export function TourStrip({ issuer }: TourStripProps) {
  const { record } = useCurrentRecord();
  const names = useTourNames();
  const isEmployer = useIsEmployer();
  useArrivals();
  const view = useTourView(names, isEmployer);
  if (!names) return null;
  const place = isEmployer ? 'Employer' : record?.kind === 'teacher' ? 'Teacher' : 'Student';

  // Decisions go out before another person has the tab.
  const go = async (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as HTMLElement).closest('a');
    const isWithin = link?.pathname === window.location.pathname;
    if (!link || isWithin || record?.kind !== 'teacher') return;
    event.preventDefault();
    const code = await loadTeacher();
    await code?.sendTourDecisions(record, issuer).catch(() => {});
    window.location.assign(link.href);
  };

  return (
    <section
      aria-label="Tour"
      onClick={(event) => void go(event)}
      className="grid grid-cols-[1fr_auto] items-center gap-x-4 px-4 py-1 text-note lg:grid-cols-[auto_1fr_auto] lg:py-0"
    >
      <Tabs current={place} />
      <Leave />
      <div className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-1.5 py-1 lg:col-span-1 lg:col-start-2 lg:row-start-1 lg:flex-nowrap">
        <p role="status" className="min-w-0 wrap-anywhere lg:leading-snug">
          {view?.text}
        </p>
        {view?.step && <Step {...view.step} />}
      </div>
    </section>
  );
}

const tabs = [
  ['Student', asset(routes.dashboard)],
  ['Teacher', asset(routes.facultyDashboard)],
  ['Employer', employerLink],
] as const;

function Tabs({ current }: { current: string }) {
  return (
    <nav aria-label="People of the tour" className="flex items-center gap-4">
      <span aria-hidden="true" className="hidden font-semibold lg:inline">
        Tour
      </span>
      <ul className="flex rounded-full bg-on-ink/15 p-0.5 forced-colors:border">
        {tabs.map(([name, href]) => (
          <li key={name}>
            <a
              href={href}
              aria-current={name === current ? 'page' : undefined}
              className="inline-flex min-h-9 items-center rounded-full px-3 font-semibold aria-[current=page]:bg-on-ink aria-[current=page]:text-ink hover:not-aria-[current=page]:underline sm:px-3.5 pointer-coarse:min-h-11 forced-colors:aria-[current=page]:outline-2"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Leave() {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="lg:col-start-3 lg:row-start-1">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
        className="min-h-9 cursor-pointer font-semibold underline underline-offset-4 hover:decoration-2 pointer-coarse:min-h-11"
      >
        Leave
      </button>
      {isAsking && <LeaveTour onClose={() => setAsking(false)} />}
    </div>
  );
}

function Step({ label, href, dialog, submission }: NonNullable<TourView['step']>) {
  const isDeciding = useDesk() !== null;
  if (submission && isDeciding) return null;
  return (
    <a
      href={submission ? href + deskLink(`submission:${submission}`) : href}
      onClick={(event) => {
        if (dialog && openLazyDialog(dialog)) event.preventDefault();
      }}
      className="inline-flex min-h-9 shrink-0 items-center gap-2 rounded-full bg-accent px-3.5 font-semibold text-on-accent hover:underline pointer-coarse:min-h-11 forced-colors:border"
    >
      {label}
      <ArrowRightIcon className="size-4" aria-hidden="true" />
    </a>
  );
}
