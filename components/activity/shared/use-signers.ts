import { useEffect, useState } from 'react';
import { type Signers, signersOf } from '@/components/activity/model/decision-source';
import type { ReviewStudent } from '@/components/activity/model/review';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { OwnActivity } from '@/lib/store/use-list';

/** Returns who signed the decisions on these activities. Until that is checked, nobody. The list must not be new in every render. */
export function useSigners(
  activities: readonly OwnActivity[],
  { name, rollNumber }: ReviewStudent,
  keys: readonly FacultyKey[],
): Signers {
  const [signers, setSigners] = useState<Signers>(new Map());
  useEffect(() => {
    let stale = false;
    void signersOf(activities, { name, rollNumber }, keys).then((found) => {
      if (!stale) setSigners((before) => (before.size + found.size === 0 ? before : found));
    });
    return () => void (stale = true);
  }, [activities, name, rollNumber, keys]);
  return signers;
}
