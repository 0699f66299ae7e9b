'use client';

import { useSyncExternalStore } from 'react';
import { workspace } from '@/lib/store/device';
import type { Everything } from '@/lib/store/everything';
import { kindNames } from '@/lib/store/store-list';

type Views = readonly ReadonlyMap<string, unknown>[];

const none: Views = kindNames.map(() => new Map());
let views = none;

function subscribe(notify: () => void): () => void {
  for (const kind of kindNames) void workspace.load(kind);
  return workspace.subscribe(notify);
}

/** The records of every kind, in the order of `kindNames`; the same list until a record changes. */
function snapshot(): Views {
  const next = kindNames.map((kind) => workspace.records(kind));
  if (next.some((view, index) => view !== views[index])) views = next;
  return views;
}

/** Every record of this device; none until the device has answered. */
export function useEverything(): Everything {
  const shown = useSyncExternalStore(subscribe, snapshot, () => none);
  return Object.fromEntries(
    kindNames.map((kind, index) => [kind, [...(shown[index]?.values() ?? [])]]),
  ) as unknown as Everything;
}
