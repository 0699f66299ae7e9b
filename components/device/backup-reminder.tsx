'use client';

import { useEffect } from 'react';
import { needsBackup } from '@/lib/store/backup';
import { useRecords } from '@/lib/store/use-records';

/** Says once a day that what was changed on this device has had no backup for a week. */
export function BackupReminder({ settings }: { settings: string }) {
  const meta = useRecords('meta').get('backup');
  useEffect(() => {
    if (!needsBackup(meta, new Date())) return;
    // Without the code the next page says it.
    import('./backup-remind').then(
      ({ remind }) => void remind(settings),
      () => {},
    );
  }, [meta, settings]);
  return null;
}
