import { deviceName } from '@/lib/store/device-name';

/** How long another tab has to say that it holds a draft; one that is too busy only finds a copy of it restored. */
const answerTime = 200;

/** The drafts of the forms that are open in this tab, and of all that were. */
const held = new Set<string>();
const known = new Set<string>();

type PresenceMessage = { ask: readonly string[] } | { held: readonly string[] };

// Not navigator.locks, which a page on plain http does not have.
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

/** Claims a draft for an open form of this tab; returns the function that releases it. */
export function claimDraft(id: string): () => void {
  channel = channel === undefined ? openChannel() : channel;
  held.add(id);
  known.add(id);
  return () => void held.delete(id);
}

/** Those of the drafts that no open form holds, in this tab or another. */
export async function abandonedDrafts(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const left = new Set(ids.filter((id) => !held.has(id)));
  // What this tab began was never another tab's.
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
