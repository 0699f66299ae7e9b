import type { OwnActivity } from '@/lib/store/use-list';

/** The question before an activity is deleted. */
export function confirmDeleteText({ origin, name, evidence }: OwnActivity): string {
  if (origin === 'content')
    return `Remove “${name}” from your list on this device? The college's record does not change, and you can put it back below the list.`;
  return evidence
    ? `Delete “${name}” and its evidence, ${evidence.name}, from this device?`
    : `Delete “${name}” from this device?`;
}
