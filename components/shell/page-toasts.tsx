'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useToasts } from '@/lib/store/use-records';

const inputs = ['pointermove', 'pointerdown', 'keydown', 'click'] as const;

/**
 * A component that is loaded when it is needed, or before that with the first input. If that fails, `otherwise` is shown
 * until an input of another kind loads it.
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
    const get = () =>
      void load().then(set, () => {
        set(false);
      });
    if (isNeeded && Component === null) get();
    for (const type of inputs) addEventListener(type, get, { signal, once: true, capture: true });
    return () => waiting.abort();
  }, [Component, load, isNeeded]);
  return Component ? <Component /> : Component === false && otherwise;
}

// Every page loads both, so they are one file.
const loadToasts = async () =>
  (await import(/* webpackChunkName: "messages" */ '@/components/page/toast-region')).ToastRegion;
const loadDeletedList = async () =>
  (await import(/* webpackChunkName: "messages" */ '@/components/list/deleted-list')).DeletedList;

/** The toasts at the bottom of the window; if their code cannot be loaded, the last one without timer and list. */
export function PageToasts() {
  const toasts = useToasts();
  const last = toasts.at(-1);
  return useAfterInput(
    loadToasts,
    toasts.length > 0,
    last && (
      <section
        aria-label="Messages"
        className="sticky bottom-0 z-40 border-t border-line bg-surface p-4 print:hidden"
      >
        <p>{last.text}</p>
        {last.action && (
          <Button className="mt-3" onClick={() => void last.action?.run()}>
            {last.action.label}
          </Button>
        )}
      </section>
    ),
  );
}

/** The records deleted since the page was opened. */
export function PageDeletions() {
  return useAfterInput(loadDeletedList);
}
