import { workspace } from '@/lib/store/device';
import { now, put } from '@/lib/store/record';
import { minuteOf } from '@/lib/time/day';
import { showToast } from '@/lib/toast/toast';

const reminderId = 'reminded:backup';

/** Shows at most once a day that a backup is due; `settings` is the address of the page that exports one. */
export async function remind(settings: string): Promise<void> {
  const today = minuteOf(new Date()).slice(0, 10);
  const last = (await workspace.all('flags')).find(({ id }) => id === reminderId);
  if (last && minuteOf(last.at).startsWith(today)) return;
  try {
    await workspace.write([put('flags', { id: reminderId, at: now() })]);
  } catch {
    return;
  }
  showToast(
    'Your changes on this device have not been backed up for a week. Export them in Settings.',
    {
      action: { label: 'Open Settings', run: () => window.location.assign(settings) },
    },
  );
}
