'use client';

import { useEffect } from 'react';
import type { Records } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';

const week = 7 * 24 * 60 * 60 * 1000;

/** Shows a reminder once a day if changes on this device have not been backed up for a week. */
export function BackupReminder({ settings }: { settings: string }) {
  const meta = useRecords('meta').get('backup');
  useEffect(() => {
    if (!needsBackup(meta, new Date())) return;
    // If the code cannot be loaded, the next page shows the reminder.
    import('./backup-remind').then(
      ({ remind }) => void remind(settings),
      () => {},
    );
  }, [meta, settings]);
  return null;
}

/** Returns true if there are changes older than seven days that no backup includes. */
function needsBackup(meta: Records['meta'] | undefined, today: Date): boolean {
  return meta?.changedAt != null && today.getTime() - Date.parse(meta.changedAt) >= week;
}
