import { useState } from 'react';
import { say } from '@/lib/workspace/message';

/** Fetches code that is needed now; where that fails it says so and gives null. */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T | null> {
  try {
    return await load();
  } catch {
    say('This part could not be loaded. Check the connection and try again.', { urgent: true });
    return null;
  }
}

/** A part of a page whose code is fetched at the first use; `fetch` tells whether it is there. */
export function usePart<T>(load: () => Promise<T>): {
  Part: T | null;
  fetch: () => Promise<boolean>;
} {
  const [Part, setPart] = useState<T | null>(null);
  const fetch = async () => {
    const loaded = Part ?? (await fetchPart(load));
    setPart(() => loaded);
    return loaded !== null;
  };
  return { Part, fetch };
}
