import { useEffect, useState } from 'react';
import type { Plan } from '@/components/exchange/model/plan';

/**
 * What taking these files over would do, found anew whenever the files or the way to plan change; null until it is
 * known. While it is being done it is `held`.
 */
export function useExchangePlan<F>(
  files: readonly F[],
  plan: (files: readonly F[]) => Plan | Promise<Plan>,
  held: boolean,
): Plan | null {
  const [found, setFound] = useState<{ files: readonly F[]; plan: Plan } | null>(null);
  useEffect(() => {
    if (held || files.length === 0) return;
    let stale = false;
    void Promise.resolve(plan(files)).then((next) => {
      if (!stale) setFound({ files, plan: next });
    });
    return () => void (stale = true);
  }, [files, plan, held]);
  return found?.files === files ? found.plan : null;
}
