import { workspace } from '@/lib/store/device';
import { now, put } from '@/lib/store/record';
import { minuteOf } from '@/lib/time/day';
import { say } from '@/lib/toast/message';

const mark = 'reminded:backup';

/** Says that a backup is due, at most once a day; `settings` is the page that exports one. */
export async function remind(settings: string): Promise<void> {
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
