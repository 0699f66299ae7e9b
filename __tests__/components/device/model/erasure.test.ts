import { eraseEverything } from '@/components/device/model/erasure';
import { workspace } from '@/lib/store/device';
import { put, type Records } from '@/lib/store/record';
import { openTab, wipe } from '../../../lib/store/device';
import { fileOf } from '../../../lib/store/any-device';

jest.mock('@/lib/store/device', () => jest.requireActual('../../../lib/store/own-tab'));
jest.mock('@/components/offline/model/offline-pages', () => ({
  deleteOfflinePages: async () => {},
}));
jest.mock('@/lib/browser/theme', () => ({ applyTheme: () => {}, readTheme: () => 'system' }));

const letter: Records['letters'] = {
  ...{ id: '0'.repeat(32), direction: 'out', at: '2026-01-31T09:30:00.000Z', kind: 'request' },
  ...{ with: 'T1', about: [], state: 'waiting', file: 'request' },
};

beforeAll(wipe);

test('a letter that another tab adds while everything is erased keeps its file', async () => {
  const all = workspace.all.bind(workspace);
  jest.spyOn(workspace, 'all').mockImplementation(async (store, again) => {
    const found = await all(store, again);
    if (store === 'letters')
      await openTab().write([put('files', fileOf('request', '{}')), put('letters', letter)]);
    return found;
  });
  await eraseEverything();
  const left = openTab();
  expect(await left.all('letters')).toEqual([letter]);
  expect((await left.all('files')).map(({ id }) => id)).toEqual(['request']);
});

test('what another tab has stored is erased, although this tab has not heard of it', async () => {
  jest.restoreAllMocks();
  await workspace.all('letters');
  await openTab().write([put('files', fileOf('request', '{}')), put('letters', letter)]);
  await eraseEverything();
  const left = openTab();
  expect([...(await left.all('letters')), ...(await left.all('files'))]).toEqual([]);
});
