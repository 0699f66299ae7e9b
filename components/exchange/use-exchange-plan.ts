import { useEffect, useState } from 'react';
import type { Plan } from '@/components/exchange/model/plan';

/**
 * Plans the import of these files, again whenever the files or the `plan` function change. Null until the plan is
 * ready. While an import runs, `held` keeps the plan as it is.
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
