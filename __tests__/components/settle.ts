import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { workspace } from '@/lib/store/device';
import type { StoreName } from '@/lib/store/record';
import { schemas } from '@/lib/store/schema';

/** All that a device keeps. */
const stores = Object.keys(schemas) as StoreName[];

/** Renders a part and waits until the device has answered what it keeps. */
export async function renderSettled(ui: ReactElement) {
  const view = render(ui);
  await act(async () => {
    for (const store of stores) await workspace.load(store);
  });
  return view;
}

/** Takes everything away that a test kept. */
export async function wipeDevice(): Promise<void> {
  await act(async () => {
    for (const store of stores)
      for (const { id } of await workspace.all(store))
        await workspace.write([{ store, id, to: () => null } as never]);
  });
}
