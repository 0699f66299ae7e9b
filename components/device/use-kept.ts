'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { offlinePages } from '@/components/offline/model/kept';
import { useTheme } from '@/components/page/theme-choice';
import { themeNames } from '@/components/page/theme-name';
import { workspace } from '@/lib/store/device';
import { countOf, kindNames, type Everything } from '@/lib/store/everything';
import type { Keeping } from '@/lib/store/record';
import { useKeeping, useRecords } from '@/lib/store/use-records';
import { formatSize } from '@/lib/text/file-size';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';
import { factsOf, sizeOf, type Fact } from './kept-facts';

/** What this device keeps: a line for every kind that there is something of, and how much it is together. */
interface KeptFacts {
  facts: Fact[];
  /** Whether the device has answered for every kind. */
  known: boolean;
  total: number;
  fileSize: number;
}

/** How many records of a kind this device keeps, the size of the files, and the look that was chosen. */
export function useKeptFacts(): KeptFacts {
  const kept = {
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
    Object.entries(kept).map(([kind, records]) => [kind, [...records.values()]]),
  ) as unknown as Everything;
  const keys = useRecords('keys').size;
  const fileSize = sizeOf(kept.files.values());
  const theme = useTheme();
  const offline = useSyncExternalStore(
    offlinePages.subscribe,
    offlinePages.snapshot,
    offlinePages.serverSnapshot,
  );
  const look = theme === 'light' || theme === 'dark' ? themeNames[theme] : null;
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
      ...(look ? [{ name: 'Light or dark look', value: look }] : []),
      ...(offline ? [{ name: 'Pages for offline use', value: 'Yes' }] : []),
    ],
    known,
    total: countOf(everything) + keys,
    fileSize,
  };
}

const keepingWords: Record<Exclude<Keeping, 'kept'>, string> = {
  denied: 'No: the browser lets this page keep nothing',
  full: 'No: the last change did not fit',
  newer: 'No: reload this page first',
};

/** How safe all this is: the room it takes, whether the browser keeps it, and when it was last exported. */
export function useSafetyFacts(total: number, fileSize: number): Fact[] {
  const keeping = useKeeping();
  const exportedAt = useRecords('meta').get('backup')?.exportedAt;
  const [room, setRoom] = useState<{ text: string; persisted: boolean } | null>(null);
  useEffect(() => {
    let left = false;
    void readRoom(fileSize).then((read) => {
      if (!left) setRoom(read);
    });
    return () => {
      left = true;
    };
  }, [total, fileSize, keeping]);
  const promised = room?.persisted
    ? 'Yes, until you erase it'
    : 'Yes, but it may clear it when room runs short';
  return [
    { name: 'Room taken', value: room && room.text },
    {
      name: 'Kept by this browser',
      value: room && (keeping === 'kept' ? promised : keepingWords[keeping]),
    },
    {
      name: 'Last export',
      value: room && (exportedAt ? formatMinute(minuteOf(exportedAt)) : 'Never'),
    },
  ];
}

/** What the browser says of the room; a page on plain http hears nothing. */
async function readRoom(fileSize: number): Promise<{ text: string; persisted: boolean }> {
  const own = `${formatSize(fileSize)} in files`;
  try {
    const { usage = 0, quota = 0 } = await navigator.storage.estimate();
    const persisted = await navigator.storage.persisted();
    return { text: `${own}, ${formatSize(usage)} of ${formatSize(quota)} in all`, persisted };
  } catch {
    return { text: own, persisted: false };
  }
}
