'use client';

import { useEffect } from 'react';
import { needsBackup } from '@/lib/workspace/backup';
import { workspace } from '@/lib/workspace/device';
import { minuteOf } from '@/lib/day';
import { say } from '@/lib/workspace/message';
import { now, put } from '@/lib/workspace/record';
import { useRecords } from '@/lib/workspace/use-records';

const mark = 'reminded:backup';

/** Says once a day that what was changed on this device has had no backup for a week. */
export function BackupReminder({ settings }: { settings: string }) {
  const meta = useRecords('meta').get('backup');
  useEffect(() => {
    if (needsBackup(meta, new Date())) void remind(settings);
  }, [meta, settings]);
  return null;
}

async function remind(settings: string): Promise<void> {
  const today = minuteOf(new Date()).slice(0, 10);
  const last = (await workspace.all('marks')).find(({ id }) => id === mark);
  if (last && minuteOf(last.at).startsWith(today)) return;
  try {
    await workspace.write([put('marks', { id: mark, at: now() })]);
  } catch {
    return;
  }
  say('What you changed on this device has had no backup for a week. Export it under Settings.', {
    action: { label: 'Open Settings', run: () => window.location.assign(settings) },
  });
}
