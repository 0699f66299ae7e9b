import { onBeforeReload, importWithRetry } from '@/lib/browser/new-release';
import { deviceName } from './device-name';
import { newId, type Outcome } from './record';
import { Workspace, type Channel, type Changed } from './workspace';

function openChannel(): Channel | null {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(deviceName);
  return {
    send: (changed) => channel.postMessage(changed),
    subscribe: (listener) => {
      channel.onmessage = ({ data }: MessageEvent<Changed>) => listener(data);
    },
  };
}

let persistRequest: Promise<boolean> | undefined;

/** After the first save: the browser is asked to keep the database, and the next page knows that there is one. */
function onStored(): void {
  try {
    localStorage.setItem(deviceName, 'kept');
  } catch {
    // The page then shows the college's record for a moment before this device's changes.
  }
  persistRequest ??= navigator.storage?.persist?.().catch(() => false);
}

/** Whether something was kept on this device. */
function hasStoredData(): boolean {
  try {
    return localStorage.getItem(deviceName) !== null;
  } catch {
    return false;
  }
}

/** Whether the page shows nothing of a list until this device's changes are there. */
function isAwaitingDevice(): boolean {
  return document.documentElement.dataset['device'] !== undefined;
}

/** What this person keeps on this device. */
export const workspace = new Workspace(
  async (callbacks) => {
    // Where nothing waits for it, it does not stand in the way of the page's own beginning.
    if (!isAwaitingDevice()) await new Promise((resolve) => setTimeout(resolve));
    const loaded = await importWithRetry(() => import('./engine'), { name: 'device', early: true });
    if (!loaded) throw new Error('The part of this page that keeps changes could not be loaded.');
    return loaded.openEngine(deviceName, callbacks);
  },
  openChannel(),
  onStored,
);

/** Says that every part of the page runs and has asked for what this device keeps; tools see it by `data-hydrated`. */
export function markHydrated(): void {
  document.documentElement.dataset['hydrated'] = '';
  reveal();
  if (hasStoredData()) void workspace.collect().catch(() => {});
}

/** Shows what waited for the device's changes, once they are there. */
function reveal(): void {
  const { dataset } = document.documentElement;
  if ('hydrated' in dataset && isAwaitingDevice() && workspace.isSettled())
    requestAnimationFrame(() => delete dataset['device']);
}

const journalPrefix = `${deviceName}:journal`;

/**
 * Notes what is not written when the page is left: a transaction that waits for an answer would be lost. Several tabs may
 * be left at once, each with a note of its own.
 */
function writeJournal(): void {
  const left = workspace.unwritten();
  try {
    if (left.length > 0) localStorage.setItem(journalPrefix + newId(), JSON.stringify(left));
  } catch {
    // There is no room: the last words are lost.
  }
}

/** Writes what the page before noted, ahead of everything else. */
function readJournal(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(journalPrefix)) continue;
      const text = localStorage.getItem(key) ?? '';
      localStorage.removeItem(key);
      // One that was cut off says nothing; the others are written.
      void replayNote(text).catch(() => {});
    }
  } catch {
    // Storage is denied.
  }
}

const replayNote = async (text: string) => workspace.replay(JSON.parse(text) as Outcome[]);

if (typeof window !== 'undefined') {
  readJournal();
  window.addEventListener('pagehide', writeJournal);
}
if (typeof window !== 'undefined') onBeforeReload(workspace.settle);
if (typeof window !== 'undefined') workspace.subscribe(reveal);
