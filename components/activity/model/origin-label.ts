import type { OwnActivity } from '@/lib/store/use-list';

/** Says that an activity, or what was changed in it, is only on this device; nothing where the college's stands. */
export function originLabel({
  origin,
  changed,
}: Partial<Pick<OwnActivity, 'origin' | 'changed'>>): string | null {
  if (origin === 'device') return 'on this device';
  return changed ? 'changed on this device' : null;
}
