import type { Everything } from '@/lib/store/everything';
import { kindNames, labelOf } from '@/lib/store/store-list';
import { countText } from '@/lib/text/count';
import { formatSize } from '@/lib/text/file-size';

/** Data that is only on this device, and how much or what it is. */
interface LostRow {
  name: string;
  detail: string;
}

/** The number of requests that are named. */
const maxNames = 3;

/** Returns a row for everything that Logout deletes: first the requests that nobody has yet. */
export function lostRows(everything: Everything, keys: number): LostRow[] {
  const { activities, files } = everything;
  const unsent = activities.filter(
    ({ origin, removed, sent, fields }) =>
      origin === 'device' && !removed && sent === undefined && fields.status === 'Pending',
  );
  const names = unsent.slice(0, maxNames).map(({ fields }) => fields.name);
  const others = { ...everything, activities: activities.filter((one) => !unsent.includes(one)) };
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return [
    {
      count: unsent.length,
      name: `${countText(unsent.length, ['request', 'requests'])}, not yet sent`,
      detail: names.join(', ') + (unsent.length > maxNames ? ' …' : ''),
    },
    ...kindNames
      .filter((kind) => kind !== 'files' && kind !== 'events' && kind !== 'flags')
      .map((kind) => ({
        count: others[kind].length,
        name: labelOf(kind),
        detail: String(others[kind].length),
      })),
    {
      count: files.length,
      name: countText(files.length, ['file', 'files']),
      detail: formatSize(size),
    },
    { count: keys, name: 'Signing key, in no copy', detail: String(keys) },
  ].flatMap(({ count, name, detail }) => (count > 0 ? [{ name, detail }] : []));
}
