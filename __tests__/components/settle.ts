import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { workspace } from '@/lib/store/device';
import { change, type Change, type StoreName } from '@/lib/store/record';
import { schemas } from '@/lib/store/schema';
import { dismissToast, toastStore } from '@/lib/toast/toast';

const realSetTimeout = setTimeout;
const stores = Object.keys(schemas) as StoreName[];

/** Loads every store, and waits until the page shows them and the college's clock. */
export async function loadDevice(): Promise<void> {
  await act(async () => {
    for (const store of stores) await workspace.load(store);
    await new Promise((resolve) => realSetTimeout(resolve));
  });
}

/** Renders an element and waits until every store has loaded. */
export async function renderSettled(ui: ReactElement) {
  const view = render(ui);
  await loadDevice();
  return view;
}

/** Makes changes on this device, and waits until the page shows them. */
export async function writeToDevice(...changes: Change[]): Promise<void> {
  await act(async () => void (await workspace.write(changes)));
}

/** Closes the page, and removes every stored record, note and toast. */
export async function wipeDevice(): Promise<void> {
  // A form stores its draft when it closes.
  cleanup();
  await act(async () => {
    for (const store of stores)
      for (const { id } of await workspace.all(store))
        await workspace.write([change(store, id, () => null)]);
    localStorage.clear();
    for (const { id } of toastStore.snapshot()) dismissToast(id);
  });
}

/** Each test begins at this moment; only what React waits for takes real time. The device is emptied after each. */
export function startAt(moment: string): void {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'requestAnimationFrame'] });
    jest.setSystemTime(new Date(moment));
  });
  afterEach(async () => {
    await wipeDevice();
    jest.useRealTimers();
  });
}
