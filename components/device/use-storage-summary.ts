'use client';

import { useEffect, useState } from 'react';
import { useTheme, themeNames } from '@/components/page/theme-choice';
import { workspace } from '@/lib/store/device';
import { countRecords } from '@/lib/store/everything';
import type { PersistenceStatus } from '@/lib/store/record';
import { kindNames } from '@/lib/store/store-list';
import { usePersistence, useRecords } from '@/lib/store/use-records';
import { formatSize } from '@/lib/text/file-size';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';
import { factsOf, sizeOf, type StorageFact } from './storage-summary';
import { useEverything } from './use-everything';

/** The data on this device: a line for every kind that has records, and the totals. */
interface StorageSummary {
  facts: StorageFact[];
  /** True if all stores are loaded. */
  known: boolean;
  total: number;
  fileSize: number;
}

/** The number of stored records of each kind, the size of the files and the chosen theme. */
export function useStorageSummary(): StorageSummary {
  const everything = useEverything();
  const keys = useRecords('keys').size;
  const fileSize = sizeOf(everything.files);
  const theme = useTheme();
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
      ...(themeName ? [{ name: 'Theme', value: themeName }] : []),
    ],
    known,
    total: countRecords(everything) + keys,
    fileSize,
  };
}

const persistenceLabels: Record<Exclude<PersistenceStatus, 'persisted'>, string> = {
  denied: 'No: storage is blocked by the browser',
  full: 'No: the last change did not fit',
  newer: 'No: reload this page first',
};

/** Facts about storage: the space used, whether the browser keeps the data, and the last export. */
export function useSafetyFacts(total: number, fileSize: number): StorageFact[] {
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
    : 'Yes, but it may be deleted when storage is full';
  return [
    { name: 'Storage used', value: space && space.text },
    {
      name: 'Stored by this browser',
      value: space && (persistence === 'persisted' ? promised : persistenceLabels[persistence]),
    },
    {
      name: 'Last export',
      value: space && (exportedAt ? formatMinute(minuteOf(exportedAt)) : 'Never'),
    },
  ];
}

/** The browser's storage estimate; not available on plain http. */
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
