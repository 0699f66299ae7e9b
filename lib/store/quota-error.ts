import { formatSize } from '@/lib/text/file-size';
import type { Outcome, Records } from './record';
import { kindNames, labelOf } from './store-list';

/** The changes do not fit on the device; the message names what does not fit and its size. */
export class QuotaError extends Error {
  override name = 'QuotaExceededError';

  constructor(outcomes: readonly Outcome[]) {
    super(
      `${nameOf(outcomes)} does not fit on this device and was not saved. Delete something or free up space, then try again.`,
    );
  }
}

/** The interface name of what the changes store, and its size. */
function nameOf(outcomes: readonly Outcome[]): string {
  const [first, ...more] = outcomes.flatMap(({ store, after }) =>
    store === 'files' && after ? [after as Records['files']] : [],
  );
  if (!first) {
    const kind = kindNames.find((name) => outcomes.some(({ store }) => store === name));
    const size = JSON.stringify(outcomes.map(({ after }) => after)).length;
    return `This change${kind ? ` (${labelOf(kind)}, ${formatSize(size)})` : ''}`;
  }
  const size = formatSize([first, ...more].reduce((sum, file) => sum + file.size, 0));
  return more.length === 0
    ? `“${first.name}” (${size})`
    : `“${first.name}” with ${more.length} more (${size})`;
}
