import { useEffect, useState } from 'react';
import {
  checkActivities,
  type ActivityCheck,
  type CheckingSite,
} from '@/components/profile/model/shared-check';
import type { SharedProfile } from '@/components/profile/model/shared-profile';

/** The checks of the activities. Empty until they are finished, null if the college publishes no keys. */
export function useChecks(profile: SharedProfile, { issuer, college, keys }: CheckingSite) {
  const [checks, setChecks] = useState<ActivityCheck[] | null>([]);
  useEffect(() => {
    let left = false;
    void checkActivities(profile, { issuer, college, keys }).then((found) => {
      if (!left) setChecks(found);
    });
    return () => void (left = true);
  }, [profile, issuer, college, keys]);
  return checks;
}
