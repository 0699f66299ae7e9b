import { workspace } from '@/lib/store/device';
import { now, put } from '@/lib/store/record';
import { minuteOf } from '@/lib/time/day';
import { showToast } from '@/lib/toast/toast';

const reminderId = 'reminded:backup';

/** Says that a backup is due, at most once a day; `settings` is the page that exports one. */
export async function remind(settings: string): Promise<void> {
  const today = minuteOf(new Date()).slice(0, 10);
  const last = (await workspace.all('marks')).find(({ id }) => id === reminderId);
  if (last && minuteOf(last.at).startsWith(today)) return;
  try {
    await workspace.write([put('marks', { id: reminderId, at: now() })]);
  } catch {
    return;
  }
  showToast(
    'What you changed on this device has had no backup for a week. Export it under Settings.',
    {
      action: { label: 'Open Settings', run: () => window.location.assign(settings) },
    },
  );
}
