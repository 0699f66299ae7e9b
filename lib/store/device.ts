import { onBeforeReload, importWithRetry } from '@/lib/browser/new-release';
import { isSecurePage } from '@/lib/browser/secure-page';
import { mayHaveDatabase } from '@/lib/browser/storage';
import { removeCopy } from '@/lib/record/own-copy';
import { isPageCurrent } from '@/lib/record/session-flag';
import { deviceName, isTabOnly, withDeviceStorage } from './device-name';
import { newId, outcomesIn } from './record';
import { Workspace, type Channel, type Changed } from './workspace';

function openChannel(): Channel | null {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return null;
  if (isTabOnly) return null;
  const channel = new BroadcastChannel(deviceName);
  return {
    send: (changed) => channel.postMessage(changed),
    subscribe: (listener) => {
      channel.onmessage = ({ data }: MessageEvent<Changed>) => listener(data);
    },
  };
}

let persistRequest: Promise<boolean> | undefined;

/** Runs after each save: sets the flag for the next page and asks the browser once to persist the database. */
function onStored(): void {
  // Without it, the next page briefly shows the college's records without this device's changes.
  withDeviceStorage((storage) => storage.setItem(deviceName, 'kept'));
  if (isTabOnly) return;
  persistRequest ??= navigator.storage?.persist?.().catch(() => false);
}

function hasStoredData(): boolean {
  return withDeviceStorage((storage) => storage.getItem(deviceName)) !== null;
}

/** Returns true if the page hides its lists until this device's changes have loaded. */
function isAwaitingDevice(): boolean {
  return document.documentElement.dataset['device'] !== undefined;
}

/** Loads the code that opens the database. */
export const loadEngine = () => import('./engine');

/** The records stored on this device. */
export const workspace = new Workspace(
  async (callbacks) => {
    // If nothing waits for the device's data, the page starts first.
    if (!isAwaitingDevice()) await new Promise((resolve) => setTimeout(resolve));
    const asked = { name: 'device', early: true };
    const open = isTabOnly
      ? (await importWithRetry(() => import('./tab-engine'), asked))?.openTabEngine
      : (await importWithRetry(loadEngine, asked))?.openEngine;
    if (!open) throw new Error('The script that saves changes could not be loaded.');
    return open(deviceName, callbacks);
  },
  openChannel(),
  {
    ...{ onStored, beforeWrite: readJournal },
    // On plain http, the engine says what does not work.
    mayHaveData: async () => isTabOnly || !isSecurePage() || mayHaveDatabase(deviceName),
  },
);

/** Marks the page as hydrated and its stores as requested; tools check `data-hydrated`. */
export function markHydrated(): void {
  document.documentElement.dataset['hydrated'] = '';
  reveal();
  if (hasStoredData()) void workspace.collect().catch(() => {});
}

/** Shows the hidden lists once the page is hydrated and the device's changes have loaded. */
function reveal(): void {
  const { dataset } = document.documentElement;
  if (!('hydrated' in dataset) || !(isAwaitingDevice() || 'person' in dataset)) return;
  if (!isAwaitingDevice() || workspace.isSettled())
    // After the tasks of the page's first effects, such as reading the college's clock.
    setTimeout(() => requestAnimationFrame(show));
  // The device's data may take longer, but the page does not wait for it.
  else if ('person' in dataset) setTimeout(show, 1500);
}

function show(): void {
  // The page reloads for somebody else, and saves its drafts before.
  if (!isPageCurrent()) return;
  const { dataset } = document.documentElement;
  delete dataset['device'];
  delete dataset['person'];
  removeCopy();
}

const journalPrefix = `${deviceName}:journal`;

/**
 * Saves unwritten changes to localStorage when the page closes, because a pending transaction would be lost. Several
 * tabs may close at once, so each writes its own entry.
 */
function writeJournal(): void {
  const left = workspace.unwritten();
  // If storage is full, the last changes are lost.
  if (left.length > 0)
    withDeviceStorage((storage) => storage.setItem(journalPrefix + newId(), JSON.stringify(left)));
}

/** The journal's entries that this page has read. */
const readEntries = new Set<string>();

/** Writes the changes that closed pages left in the journal, before the first change of this page and each later one. */
function readJournal(): void {
  withDeviceStorage((storage) => {
    for (const key of Object.keys(storage))
      if (key.startsWith(journalPrefix) && !readEntries.has(key))
        void replayEntry(key, storage.getItem(key) ?? '').catch(() => {});
  });
}

/** Removes an entry only once its changes are stored, because this page may close before. */
async function replayEntry(key: string, text: string): Promise<void> {
  readEntries.add(key);
  const isLeft = () => withDeviceStorage((storage) => storage.getItem(key) !== null) ?? false;
  if (await workspace.replay(outcomesIn(text), isLeft))
    withDeviceStorage((storage) => storage.removeItem(key));
}

if (typeof window !== 'undefined') {
  // A person without changes on this device waits for the record only.
  if (!hasStoredData()) delete document.documentElement.dataset['device'];
  readJournal();
  window.addEventListener('pagehide', writeJournal);
  onBeforeReload(workspace.settle);
  workspace.subscribe(reveal);
}
