'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { toastStore, type Toast } from '@/lib/toast/toast';
import { workspace } from './device';
import type { PersistenceStatus, StoredRecords, StoreName } from './record';

const none = new Map<string, never>();
const subscriptions = new Map<StoreName, (notify: () => void) => () => void>();

/** The same function for a store each time, as React wants it. */
function subscribeTo(store: StoreName) {
  const known = subscriptions.get(store);
  if (known) return known;
  const subscribe = (notify: () => void) => {
    void workspace.load(store);
    return workspace.subscribe(notify);
  };
  subscriptions.set(store, subscribe);
  return subscribe;
}

/** Every record of a store, by id; empty in the server's HTML and until the device has answered. */
export function useRecords<S extends StoreName>(store: S): StoredRecords<S> {
  return useSyncExternalStore(
    subscribeTo(store),
    () => workspace.records(store),
    () => none as unknown as StoredRecords<S>,
  );
}

/** Whether what is changed will still be there tomorrow. */
export function usePersistence(): PersistenceStatus {
  return useSyncExternalStore(workspace.subscribe, workspace.persistence, () => 'persisted');
}

/** What is to be told to the person now. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(toastStore.subscribe, toastStore.snapshot, toastStore.serverSnapshot);
}

/**
 * The address of a kept file's content for as long as it is shown; null until it is read, empty where it is gone.
 */
export function useFileUrl(id: string | null | undefined): string | null {
  const [found, setFound] = useState<{ id: string; url: string } | null>(null);
  useEffect(() => {
    if (!id) return;
    let url = '';
    let left = false;
    void workspace.read('files', id).then((file) => {
      if (left) return;
      if (file) url = URL.createObjectURL(file.blob);
      setFound({ id, url });
    });
    return () => {
      left = true;
      if (!url) return;
      URL.revokeObjectURL(url);
      // Or the address would be shown again, without its content, when the same file comes back.
      setFound((current) => (current?.url === url ? null : current));
    };
  }, [id]);
  return found && found.id === id ? found.url : null;
}
