import type { OwnActivity } from '@/lib/store/use-list';

/** The label for an activity, or changes to it, on this device only. Null for the college's unchanged record. */
export function originLabel({
  origin,
  changed,
}: Partial<Pick<OwnActivity, 'origin' | 'changed'>>): string | null {
  if (origin === 'device') return 'on this device';
  return changed ? 'changed on this device' : null;
}
