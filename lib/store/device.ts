import { beforeReload, fetchCode } from '@/lib/browser/new-release';
import { deviceName } from './device-name';
import { newId, type Outcome } from './record';
import { Workspace, type Channel, type Changed } from './workspace';

function openChannel(): Channel | null {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(deviceName);
  return {
    send: (changed) => channel.postMessage(changed),
    hear: (listener) => {
      channel.onmessage = ({ data }: MessageEvent<Changed>) => listener(data);
    },
  };
}

let persistence: Promise<boolean> | undefined;

/** After the first save: the browser is asked to keep the database, and the next page knows that there is one. */
function onKept(): void {
  try {
    localStorage.setItem(deviceName, 'kept');
  } catch {
    // The page then shows the college's record for a moment before this device's changes.
  }
  persistence ??= navigator.storage?.persist?.().catch(() => false);
}

/** Whether something was kept on this device. */
function isMarked(): boolean {
  try {
    return localStorage.getItem(deviceName) !== null;
  } catch {
    return false;
  }
}

/** Whether the page shows nothing of a list until this device's changes are there. */
function isWaitedFor(): boolean {
  return document.documentElement.dataset['device'] !== undefined;
}

/** What this person keeps on this device. */
export const workspace = new Workspace(
  async (hearing) => {
    // Where nothing waits for it, it does not stand in the way of the page's own beginning.
    if (!isWaitedFor()) await new Promise((resolve) => setTimeout(resolve));
    const part = await fetchCode(() => import('./engine'), { name: 'device', early: true });
    if (!part) throw new Error('The part of this page that keeps changes could not be loaded.');
    return part.openEngine(deviceName, hearing);
  },
  openChannel(),
  onKept,
);

/** Says that every part of the page runs and has asked for what this device keeps; tools see it by `data-awake`. */
export function wakePage(): void {
  document.documentElement.dataset['awake'] = '';
  reveal();
  if (isMarked()) void workspace.collect().catch(() => {});
}

/** Shows what waited for the device's changes, once they are there. */
function reveal(): void {
  const { dataset } = document.documentElement;
  if ('awake' in dataset && isWaitedFor() && workspace.isSettled())
    requestAnimationFrame(() => delete dataset['device']);
}

const journal = `${deviceName}:journal`;

/**
 * Notes what is not written when the page is left: a transaction that waits for an answer would be lost. Several tabs may
 * be left at once, each with a note of its own.
 */
function writeJournal(): void {
  const left = workspace.unwritten();
  try {
    if (left.length > 0) localStorage.setItem(journal + newId(), JSON.stringify(left));
  } catch {
    // There is no room: the last words are lost.
  }
}

/** Writes what the page before noted, ahead of everything else. */
function readJournal(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(journal)) continue;
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
if (typeof window !== 'undefined') beforeReload(workspace.settle);
if (typeof window !== 'undefined') workspace.subscribe(reveal);
