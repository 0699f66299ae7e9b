import { useEffect, useMemo, useState } from 'react';
import { isOpen, takeDecisions } from '@/components/activity/letter/take-decisions';
import { withCgpa } from '@/components/performance/model/average';
import type { ProfileContent } from '@/components/profile/model/profile-record';
import { createLink, sharedSections } from '@/components/profile/model/share-link';
import { useCurrentRecord } from '@/components/session/use-current-record';
import { pollReplies } from '@/lib/drop/poll';
import { routeOf } from '@/lib/drop/queue';
import type { OpenedRecord } from '@/lib/record/person';
import { asset, routes } from '@/lib/site/routes';
import { workspace } from '@/lib/store/device';
import { useProfileRecord } from './section-picker';
import type { SharedSite } from './shared-page';

type StudentRecord = Extract<OpenedRecord, { kind: 'student' }>;

/** Makes the link to the profile of the tour's student, as the student does, and opens it. */
export function TourProfile(site: SharedSite) {
  const { record } = useCurrentRecord();
  return (
    <>
      <p className="p-4">Opening the portfolio</p>
      {record?.kind === 'student' && <Link record={record} site={site} />}
    </>
  );
}

const allSections = new Set(sharedSections.map(({ id }) => id));

function Link({ record, site }: { record: StudentRecord; site: SharedSite }) {
  const isCurrent = useArrived(record);
  const { college, logo, grading } = site;
  const content = useMemo(
    (): ProfileContent => ({
      ...{ college, logo, grading, notice: '' },
      student: withCgpa(record.student, record.results, grading),
      achievements: record.achievements.items,
      activities: record.activities.items,
      projects: record.projects.items,
      entries: record.entries.items,
      keys: record.keys.items,
    }),
    [record, college, logo, grading],
  );
  const { activities, achievements, projects, entries } = useProfileRecord(content);
  useEffect(() => {
    if (!isCurrent) return;
    const page = `${window.location.origin}${asset(routes.profile)}`;
    const shown = { ...content, activities, achievements, projects, entries };
    void createLink(shown, allSections, page).then((made) => {
      if ('url' in made) window.location.replace(made.url);
    });
  }, [isCurrent, content, activities, achievements, projects, entries]);
  return null;
}

const stores = ['activities', 'achievements', 'projects', 'entries', 'orders', 'letters'] as const;

/** Returns true once what is on this device, and the decisions that have arrived, are in the record. */
function useArrived(record: StudentRecord): boolean {
  const [isCurrent, setCurrent] = useState(false);
  useEffect(() => {
    let left = false;
    const load = async () => {
      await Promise.all(stores.map((store) => workspace.load(store)));
      await pollReplies(
        { routeOf: (letter) => routeOf(letter, record) },
        { isOpen, takeDecisions: (file, letter) => takeDecisions(file, letter, false) },
      );
    };
    void load()
      .catch(() => {})
      .then(() => !left && setCurrent(true));
    return () => void (left = true);
  }, [record]);
  return isCurrent;
}
