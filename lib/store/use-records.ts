'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { toastStore, type Toast } from '@/lib/toast/toast';
import { workspace } from './device';
import type { PersistenceStatus, StoredRecords, StoreName } from './record';

const none = new Map<string, never>();
const subscriptions = new Map<StoreName, (notify: () => void) => () => void>();

/** Returns the same function for a store each time, because React subscribes again to a new one. */
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

/** Every record of a store, by id; empty in the server's HTML and until the store is loaded. */
export function useRecords<S extends StoreName>(store: S): StoredRecords<S> {
  return useSyncExternalStore(
    subscribeTo(store),
    () => workspace.records(store),
    () => none as unknown as StoredRecords<S>,
  );
}

function subscribeToPersistence(notify: () => void) {
  void workspace.open();
  return workspace.subscribe(notify);
}

export function usePersistence(): PersistenceStatus {
  return useSyncExternalStore(subscribeToPersistence, workspace.persistence, () => 'persisted');
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(toastStore.subscribe, toastStore.snapshot, toastStore.serverSnapshot);
}

/** The object URL of a stored file while it is shown; null until it is read, empty if the file is gone. */
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
      // Otherwise the revoked URL would be used again when the same file returns.
      setFound((current) => (current?.url === url ? null : current));
    };
  }, [id]);
  return found && found.id === id ? found.url : null;
}
