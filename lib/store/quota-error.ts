import { formatSize } from '@/lib/text/file-size';
import { kinds } from './everything';
import type { Outcome, Records } from './record';

/** Changes do not fit on the device: what does not, and its size. */
export class QuotaError extends Error {
  override name = 'QuotaExceededError';

  constructor(outcomes: readonly Outcome[]) {
    super(
      `${nameOf(outcomes)} does not fit on this device and was not saved. Delete something or make room on the device, then try again.`,
    );
  }
}

/** What changes store, as a person knows it, and its size. */
function nameOf(outcomes: readonly Outcome[]): string {
  const [first, ...more] = outcomes.flatMap(({ store, after }) =>
    store === 'files' && after ? [after as Records['files']] : [],
  );
  if (!first) {
    const kind = Object.entries(kinds).find(([name]) => outcomes.some((one) => one.store === name));
    const size = JSON.stringify(outcomes.map(({ after }) => after)).length;
    return `This change${kind ? ` (${kind[1]}, ${formatSize(size)})` : ''}`;
  }
  const size = formatSize([first, ...more].reduce((sum, file) => sum + file.size, 0));
  return more.length === 0
    ? `“${first.name}” (${size})`
    : `“${first.name}” with ${more.length} more (${size})`;
}
