import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { newLetters } from '@/components/drop/model/letter';
import { useCurrentRecord } from '@/components/session/use-current-record';
import {
  employerView,
  studentView,
  teacherView,
  type TourNames,
  type TourView,
} from '@/components/shell/model/tour-view';
import { importWithRetry } from '@/lib/browser/new-release';
import { tourFlag } from '@/lib/record/tour';
import { sharedPrefix } from '@/lib/site/shared-waiting';
import { useRecords } from '@/lib/store/use-records';

/** Loads what the teacher of the tour needs; null if it cannot be loaded. */
export const loadTeacher = () => importWithRetry(() => import('./tour-teacher'));

/** The people of the tour; null if the site has only one. */
export function useTourNames(): TourNames | null {
  return useMemo(() => {
    const [student, teacher] = [tourFlag('student'), tourFlag('teacher')];
    return (
      student && teacher && { student: student.shown.firstName, teacher: teacher.shown.firstName }
    );
  }, []);
}

/** Returns what the strip says, and the next step. */
export function useTourView(names: TourNames | null, isEmployer: boolean): TourView | null {
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
export function useArrivals(): void {
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
export function useIsEmployer(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.location.hash.startsWith(sharedPrefix),
    () => false,
  );
}
