import type { OwnActivity } from '@/lib/store/use-list';

/** What deleting an activity takes away. */
export function confirmDeleteText({ origin, name, evidence }: OwnActivity): string {
  if (origin === 'content')
    return `Take “${name}” off your list on this device? The college's own record stays as it is, and you can put it back below the list.`;
  return evidence
    ? `Delete “${name}” and its evidence, ${evidence.name}, from this device?`
    : `Delete “${name}” from this device?`;
}
