'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { offlinePages } from '@/components/offline/model/offline-pages';
import { useTheme } from '@/components/page/theme-choice';
import { themeNames } from '@/components/page/theme-name';
import { workspace } from '@/lib/store/device';
import { countRecords, kindNames, type Everything } from '@/lib/store/everything';
import type { PersistenceStatus } from '@/lib/store/record';
import { usePersistence, useRecords } from '@/lib/store/use-records';
import { formatSize } from '@/lib/text/file-size';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';
import { factsOf, sizeOf, type Fact } from './storage-summary';

/** What this device keeps: a line for every kind that there is something of, and how much it is together. */
interface StorageSummary {
  facts: Fact[];
  /** Whether the device has answered for every kind. */
  known: boolean;
  total: number;
  fileSize: number;
}

/** How many records of a kind this device keeps, the size of the files, and the look that was chosen. */
export function useStorageSummary(): StorageSummary {
  const stores = {
    activities: useRecords('activities'),
    achievements: useRecords('achievements'),
    projects: useRecords('projects'),
    entries: useRecords('entries'),
    assignments: useRecords('assignments'),
    handins: useRecords('handins'),
    received: useRecords('received'),
    submissions: useRecords('submissions'),
    decisions: useRecords('decisions'),
    cancellations: useRecords('cancellations'),
    notices: useRecords('notices'),
    profile: useRecords('profile'),
    orders: useRecords('orders'),
    drafts: useRecords('drafts'),
    events: useRecords('events'),
    marks: useRecords('marks'),
    files: useRecords('files'),
    // The last one that is read: reading the others may add to it.
    aside: useRecords('aside'),
  };
  const everything = Object.fromEntries(
    Object.entries(stores).map(([kind, records]) => [kind, [...records.values()]]),
  ) as unknown as Everything;
  const keys = useRecords('keys').size;
  const fileSize = sizeOf(stores.files.values());
  const theme = useTheme();
  const offline = useSyncExternalStore(
    offlinePages.subscribe,
    offlinePages.snapshot,
    offlinePages.serverSnapshot,
  );
  const themeName = theme === 'light' || theme === 'dark' ? themeNames[theme] : null;
  const [known, setKnown] = useState(false);
  useEffect(() => {
    let left = false;
    void Promise.all([...kindNames, 'keys' as const].map((store) => workspace.load(store))).then(
      () => {
        if (!left) setKnown(true);
      },
    );
    return () => {
      left = true;
    };
  }, []);
  return {
    facts: [
      ...factsOf(everything),
      ...(keys > 0 ? [{ name: 'Signing key, never exported', value: String(keys) }] : []),
      ...(themeName ? [{ name: 'Light or dark look', value: themeName }] : []),
      ...(offline ? [{ name: 'Pages for offline use', value: 'Yes' }] : []),
    ],
    known,
    total: countRecords(everything) + keys,
    fileSize,
  };
}

const persistenceLabels: Record<Exclude<PersistenceStatus, 'persisted'>, string> = {
  denied: 'No: the browser lets this page keep nothing',
  full: 'No: the last change did not fit',
  newer: 'No: reload this page first',
};

/** How safe all this is: the room it takes, whether the browser keeps it, and when it was last exported. */
export function useSafetyFacts(total: number, fileSize: number): Fact[] {
  const persistence = usePersistence();
  const exportedAt = useRecords('meta').get('backup')?.exportedAt;
  const [space, setSpace] = useState<{ text: string; persisted: boolean } | null>(null);
  useEffect(() => {
    let left = false;
    void readSpace(fileSize).then((read) => {
      if (!left) setSpace(read);
    });
    return () => {
      left = true;
    };
  }, [total, fileSize, persistence]);
  const promised = space?.persisted
    ? 'Yes, until you erase it'
    : 'Yes, but it may clear it when room runs short';
  return [
    { name: 'Room taken', value: space && space.text },
    {
      name: 'Kept by this browser',
      value: space && (persistence === 'persisted' ? promised : persistenceLabels[persistence]),
    },
    {
      name: 'Last export',
      value: space && (exportedAt ? formatMinute(minuteOf(exportedAt)) : 'Never'),
    },
  ];
}

/** What the browser says of the room; a page on plain http hears nothing. */
async function readSpace(fileSize: number): Promise<{ text: string; persisted: boolean }> {
  const own = `${formatSize(fileSize)} in files`;
  try {
    const { usage = 0, quota = 0 } = await navigator.storage.estimate();
    const persisted = await navigator.storage.persisted();
    return { text: `${own}, ${formatSize(usage)} of ${formatSize(quota)} in all`, persisted };
  } catch {
    return { text: own, persisted: false };
  }
}
