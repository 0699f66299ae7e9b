'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { onInput } from '@/lib/browser/on-input';
import { useToasts } from '@/lib/store/use-records';
import { dismissToast } from '@/lib/toast/toast';

/**
 * A component that is loaded when it is needed, or before that with the first input. If that fails, `otherwise` is shown
 * until the next input loads it.
 */
function useAfterInput(
  load: () => Promise<ComponentType>,
  isNeeded = false,
  otherwise: ReactNode = null,
) {
  const [Component, setComponent] = useState<ComponentType | null | false>(null);
  useEffect(() => {
    if (Component) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    const set = (loaded: ComponentType | false) => {
      if (!signal.aborted) setComponent(() => loaded);
    };
    const get = () => void load().then(set, () => set(false));
    if (isNeeded) get();
    onInput(get, signal);
    return () => waiting.abort();
  }, [Component, load, isNeeded]);
  return Component ? <Component /> : Component === false && otherwise;
}

// Every page loads both, so they are one file.
const loadToasts = async () => (await import('@/components/page/toast-region')).ToastRegion;
const loadDeletedList = async () => (await import('@/components/list/deleted-list')).DeletedList;

/** The toasts at the bottom of the window; if their code cannot be loaded, the last one without timer and list. */
export function PageToasts() {
  const toasts = useToasts();
  const last = toasts.at(-1);
  const close = (run?: () => unknown) => {
    if (last) dismissToast(last.id);
    void run?.();
  };
  return useAfterInput(
    loadToasts,
    toasts.length > 0,
    last && (
      <section
        aria-label="Messages"
        className="sticky bottom-0 z-40 border-t border-line bg-surface p-4 print:hidden"
      >
        <p className="mb-3 wrap-anywhere">{last.text}</p>
        <div className="flex gap-2">
          {last.action && (
            <Button onClick={() => close(last.action?.run)}>{last.action.label}</Button>
          )}
          <Button onClick={() => close()}>Dismiss</Button>
        </div>
      </section>
    ),
  );
}

/** The records deleted since the page was opened. */
export function PageDeletions() {
  return useAfterInput(loadDeletedList);
}
