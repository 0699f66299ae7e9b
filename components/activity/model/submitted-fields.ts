import type { Records } from '@/lib/store/record';
import type { OwnActivity } from '@/lib/store/use-list';

/** The submitted fields of an activity, with missing values filled in. */
export function submittedFields(
  activity: Pick<OwnActivity, 'name' | 'category' | 'dateAdded'> & Partial<OwnActivity>,
): Records['submissions']['fields'] {
  const { name, category, dateAdded, issuer, date, credits, note, level, hours, proof } = activity;
  const open = { issuer: issuer ?? '', date: date ?? null, credits: credits ?? null };
  return {
    ...{ name, category, dateAdded, ...open, note: note ?? '' },
    // Left out if they are empty, so that a file without them reads as those of earlier releases.
    ...(level && { level }),
    ...(hours && { hours }),
    ...(proof && { proof }),
  };
}
