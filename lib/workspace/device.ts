import { beforeReload, fetchCode } from '@/lib/new-release';
import { deviceName } from './device-name';
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

/** What this person keeps on this device. */
export const workspace = new Workspace(
  async (hearing) => {
    const part = await fetchCode(() => import('./engine'), { name: 'device', early: true });
    if (!part) throw new Error('The part of this page that keeps changes could not be loaded.');
    return part.openEngine(deviceName, hearing);
  },
  openChannel(),
  onKept,
);

/** Shows what waited for the device's changes, once they are there. */
function reveal(): void {
  const { dataset } = document.documentElement;
  if (dataset['device'] !== undefined && workspace.isSettled())
    requestAnimationFrame(() => delete dataset['device']);
}

if (typeof window !== 'undefined') beforeReload(workspace.settle);
if (typeof window !== 'undefined') workspace.subscribe(reveal);
