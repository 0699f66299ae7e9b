import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { workspace } from '@/lib/store/device';
import type { StoreName } from '@/lib/store/record';
import { schemas } from '@/lib/store/schema';

const stores = Object.keys(schemas) as StoreName[];

/** Renders an element and waits until every store has loaded. */
export async function renderSettled(ui: ReactElement) {
  const view = render(ui);
  await act(async () => {
    for (const store of stores) await workspace.load(store);
  });
  return view;
}

/** Removes every stored record. */
export async function wipeDevice(): Promise<void> {
  await act(async () => {
    for (const store of stores)
      for (const { id } of await workspace.all(store))
        await workspace.write([{ store, id, to: () => null } as never]);
  });
}
