import { useEffect, useEffectEvent, useState } from 'react';
import { fetchCode, type Asked } from '@/lib/browser/new-release';

/**
 * A part of a page whose code is fetched at the first use; `fetch` tells whether it is there.
 */
export function usePart<T>(
  load: () => Promise<T>,
  asked: Asked = {},
): {
  Part: T | null;
  fetch: () => Promise<boolean>;
} {
  const [Part, setPart] = useState<T | null>(null);
  const fetch = async () => {
    const loaded = Part ?? (await fetchCode(load, asked));
    setPart(() => loaded);
    return loaded !== null;
  };
  return { Part, fetch };
}

/** The same for a part that appears by itself: its code is fetched once the part is needed. */
export function useNeededPart<T>(
  load: () => Promise<T>,
  isNeeded: boolean,
  asked?: Asked,
): { Part: T | null } {
  const { Part, fetch } = usePart(load, asked);
  const get = useEffectEvent(() => void fetch());
  useEffect(() => {
    if (isNeeded) get();
  }, [isNeeded]);
  return { Part };
}
