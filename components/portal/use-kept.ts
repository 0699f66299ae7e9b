'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { formatMinute } from '@/lib/date';
import { minuteOf } from '@/lib/day';
import { offlinePages } from '@/lib/offline/kept';
import { formatSize } from '@/lib/pdf-check';
import { workspace } from '@/lib/workspace/device';
import { kindNames } from '@/lib/workspace/everything';
import type { Keeping } from '@/lib/workspace/record';
import { useKeeping, useRecords } from '@/lib/workspace/use-records';
import { factOf, sizeOf, type Fact } from './kept-facts';
import { useTheme } from './theme-choice';
import { themeNames } from './theme-name';

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
  const sizes = {
    activities: useRecords('activities').size,
    achievements: useRecords('achievements').size,
    projects: useRecords('projects').size,
    entries: useRecords('entries').size,
    assignments: useRecords('assignments').size,
    handins: useRecords('handins').size,
    received: useRecords('received').size,
    submissions: useRecords('submissions').size,
    decisions: useRecords('decisions').size,
    cancellations: useRecords('cancellations').size,
    notices: useRecords('notices').size,
    profile: useRecords('profile').size,
    orders: useRecords('orders').size,
    drafts: useRecords('drafts').size,
    events: useRecords('events').size,
    marks: useRecords('marks').size,
  };
  const files = useRecords('files');
  // The last one that is read: reading the others may add to it.
  const aside = useRecords('aside').size;
  const counts = { ...sizes, files: files.size, aside };
  const keys = useRecords('keys').size;
  const fileSize = sizeOf(files.values());
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
    void Promise.all(kindNames.map((kind) => workspace.load(kind))).then(() => {
      if (!left) setKnown(true);
    });
    return () => {
      left = true;
    };
  }, []);
  return {
    facts: [
      ...kindNames
        .filter((kind) => counts[kind] > 0)
        .map((kind) => factOf(kind, counts[kind], fileSize)),
      ...(keys > 0 ? [{ name: 'Signing key, never exported', value: String(keys) }] : []),
      ...(look ? [{ name: 'Light or dark look', value: look }] : []),
      ...(offline ? [{ name: 'Pages for offline use', value: 'Yes' }] : []),
    ],
    known,
    total: Object.values(counts).reduce((sum, count) => sum + count, 0),
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
