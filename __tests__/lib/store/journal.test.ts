/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { deviceName } from '@/lib/store/device-name';
import { put, type Outcome, type Records } from '@/lib/store/record';

// jsdom has none, and the database of the test clones what it stores.
globalThis.structuredClone ??= <T>(value: T) => JSON.parse(JSON.stringify(value ?? null)) as T;

type Flag = Records['flags'];
const flag = (id: string, at = '2026-11-22T10:00:00.000Z'): Flag => ({ id, at });

/** Writes an entry as a closing page does. */
function note(name: string, store: string, before: Flag | null, after: Flag | null): void {
  const outcome = { store, id: (before ?? after)?.id, before, after } as Outcome;
  localStorage.setItem(`${deviceName}:journal ${name}`, JSON.stringify([outcome]));
}

const journal = () => Object.keys(localStorage).filter((key) => key.includes('journal'));

/** Opens a page of this device, which shares only what is stored with the pages before it. */
async function openPage() {
  jest.resetModules();
  const { workspace } = await import('@/lib/store/device');
  return workspace;
}

const flagsIn = async (workspace: Awaited<ReturnType<typeof openPage>>) =>
  (await workspace.all('flags')).map(({ id, at }) => `${id} ${at}`).sort();

beforeEach(() => {
  window.indexedDB = new IDBFactory();
});
afterEach(() => localStorage.clear());

test('the journals of two tabs that were left at once are written and removed by the next page', async () => {
  note('one', 'flags', null, flag('read:one'));
  localStorage.setItem(`${deviceName}:journal cut`, '[{"store":"mar');
  note('two', 'flags', null, flag('read:two'));
  const page = await openPage();
  await page.load('flags');
  expect([...page.records('flags').keys()].sort()).toEqual(['read:one', 'read:two']);
  await page.settle();
  expect(journal()).toEqual([]);
});

test('an edit in the journal is not lost by a page that closes before it has read the database', async () => {
  const [before, after] = [flag('edited'), flag('edited', '2026-11-23T10:00:00.000Z')];
  await (await openPage()).write([put('flags', before)]);
  note('one', 'flags', before, after);
  const opening = jest
    .spyOn(indexedDB, 'open')
    .mockReturnValue(new EventTarget() as IDBOpenDBRequest);
  await openPage();
  await waitFor(() => expect(opening).toHaveBeenCalled());
  window.dispatchEvent(new Event('pagehide'));
  opening.mockRestore();
  expect(await flagsIn(await openPage())).toContain(`edited ${after.at}`);
});

test('an entry that two tabs read is written once, and not again after the record was deleted', async () => {
  note('one', 'flags', null, flag('added'));
  const [one, other] = [await openPage(), await openPage()];
  await one.load('flags');
  await one.settle();
  await one.write([{ store: 'flags', id: 'added', to: () => null }]);
  await other.settle();
  expect((await flagsIn(await openPage())).join()).not.toContain('added');
});
