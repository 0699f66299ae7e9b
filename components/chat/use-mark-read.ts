import { useEffect, useRef, useSyncExternalStore } from 'react';
import { takenChanges, type InLetter } from '@/lib/drop/letters';
import { workspace } from '@/lib/store/device';

function subscribe(notify: () => void): () => void {
  window.addEventListener('visibilitychange', notify);
  return () => window.removeEventListener('visibilitychange', notify);
}

const isHidden = () => document.hidden;

/** The messages of these letters count as read, once the tab is seen. On a full disk that is tried once. */
export function useMarkRead(letters: readonly InLetter[]): void {
  const hidden = useSyncExternalStore(subscribe, isHidden);
  const tried = useRef(new Set<string>());
  useEffect(() => {
    const ids = hidden ? [] : letters.map(({ id }) => id).filter((id) => !tried.current.has(id));
    for (const id of ids) tried.current.add(id);
    if (ids.length > 0) void workspace.write(takenChanges(ids)).catch(() => {});
  }, [hidden, letters]);
}
