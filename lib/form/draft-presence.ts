import { deviceName } from '@/lib/store/device-name';

/**
 * How long another tab has to answer that it holds a draft, in milliseconds; if it is too busy, this tab restores a
 * copy.
 */
const answerTime = 200;

/** The drafts of the forms that are open in this tab, and of all that were. */
const held = new Set<string>();
const known = new Set<string>();

type PresenceMessage = { ask: readonly string[] } | { held: readonly string[] };

// Not navigator.locks, which is not available on plain http.
let channel: BroadcastChannel | null | undefined;

function openChannel(): BroadcastChannel | null {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return null;
  const opened = new BroadcastChannel(`${deviceName} drafts`);
  opened.addEventListener('message', ({ data }: MessageEvent<PresenceMessage>) => {
    if (!('ask' in data)) return;
    const ours = data.ask.filter((id) => held.has(id));
    if (ours.length > 0) opened.postMessage({ held: ours } satisfies PresenceMessage);
  });
  return opened;
}

/** Claims a draft for an open form of this tab; returns a function that releases it. */
export function claimDraft(id: string): () => void {
  channel = channel === undefined ? openChannel() : channel;
  held.add(id);
  known.add(id);
  return () => void held.delete(id);
}

/** The drafts that no open form holds, in this tab or another. */
export async function abandonedDrafts(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const left = new Set(ids.filter((id) => !held.has(id)));
  // A draft that this tab created never belonged to another tab.
  const asked = [...left].filter((id) => !known.has(id));
  if (asked.length > 0 && channel)
    for (const id of await heldInOtherTabs(asked, channel)) left.delete(id);
  return left;
}

function heldInOtherTabs(ids: readonly string[], wire: BroadcastChannel): Promise<Set<string>> {
  const found = new Set<string>();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      wire.removeEventListener('message', listen);
      resolve(found);
    };
    const listen = ({ data }: MessageEvent<PresenceMessage>) => {
      if ('held' in data) for (const id of data.held) found.add(id);
      if (ids.every((id) => found.has(id))) end();
    };
    const timer = setTimeout(end, answerTime);
    wire.addEventListener('message', listen);
    wire.postMessage({ ask: ids } satisfies PresenceMessage);
  });
}
