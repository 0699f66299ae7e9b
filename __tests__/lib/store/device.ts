import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { openEngine } from '@/lib/store/engine';
import type { Records } from '@/lib/store/record';
import { Workspace, type Changed, type Channel } from '@/lib/store/workspace';

/** The name of the database in tests. */
export const name = 'edify:test';

/** A draft with these fields and this file. */
export function draftOf(fields: Record<string, string>, file: string | null = null) {
  const at = '2026-01-31T09:30:00.000Z';
  const filled = { fields, file, files: [] };
  return { id: 'new', at, form: 'new', ...filled, opened: filled } satisfies Records['drafts'];
}

/** Starts with an empty device. */
export function wipe(): void {
  globalThis.indexedDB = new IDBFactory();
}

/** Connects the tabs of a test. */
export function wire(): () => Channel {
  const tabs: ((changed: Changed) => void)[] = [];
  return () => {
    let own: ((changed: Changed) => void) | null = null;
    return {
      send: (changed) => {
        for (const tab of tabs) if (tab !== own) tab(changed);
      },
      subscribe: (listener) => {
        own = listener;
        tabs.push(listener);
      },
    };
  };
}

/** Opens a tab of the site on this device. */
export function openTab(channel: Channel | null = null): Workspace {
  return new Workspace((callbacks) => openEngine(name, callbacks), channel);
}

/** Writes a value without checks. */
export async function putUnchecked(store: string, value: object): Promise<void> {
  const database = await openDB(name);
  await database.put(store, value);
  database.close();
}
