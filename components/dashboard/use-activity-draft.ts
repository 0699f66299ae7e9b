import { useEffect, useState, useSyncExternalStore } from 'react';
import { ActivityDraft, type Filled } from '@/lib/activity-draft';
import { workspace } from '@/lib/workspace/device';
import { say } from '@/lib/workspace/message';

/** The draft of this id and what stands in it; it is kept whatever way the form goes away. */
export function useActivityDraft(id: string, start: Omit<Filled, 'file'>): [ActivityDraft, Filled] {
  const [draft] = useState(() => new ActivityDraft(workspace, id, start));
  const filled = useSyncExternalStore(draft.subscribe, draft.snapshot, draft.snapshot);
  useEffect(() => {
    void draft.evidence();
    const leave = () => draft.keep();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
      if (draft.isKept() && workspace.keeping() === 'kept')
        say('Your draft is kept on this device.');
    };
  }, [draft]);
  return [draft, filled];
}
