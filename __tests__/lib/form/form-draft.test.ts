/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { FormDraft } from '@/lib/form/form-draft';
import { textContent } from '@/lib/form/form-content';
import { remove } from '@/lib/store/record';
import { Workspace } from '@/lib/store/workspace';
import { openTab, wipe } from '../store/device';
import { fakeLocks } from './fake-locks';

// jsdom has none, and the database of the test clones what it stores.
globalThis.structuredClone ??= <T>(value: T) => JSON.parse(JSON.stringify(value ?? null)) as T;

const start = textContent({ title: '' });
const notes = () => Object.values(localStorage).filter((text) => String(text).includes('Poetry'));
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

async function typeIn(workspace: Workspace) {
  const draft = new FormDraft(workspace, 'notice', start);
  await draft.open();
  draft.set('title', 'Poetry');
  return draft;
}

afterEach(() => {
  localStorage.clear();
  wipe();
  Object.assign(navigator, { locks: undefined });
});

test('what is typed is noted at once, until the closed form is stored', async () => {
  const tab = openTab();
  const draft = await typeIn(tab);
  expect(notes()).toHaveLength(1);
  expect(draft.close()).toBe(true);
  await tab.settle();
  await settled();
  expect(notes()).toHaveLength(0);
  expect(await tab.all('drafts')).toMatchObject([{ form: 'notice', fields: { title: 'Poetry' } }]);
});

test('a page that can only keep things in memory leaves a note of what was typed', async () => {
  const tab = new Workspace(() => Promise.reject(new DOMException('', 'VersionError')));
  const draft = await typeIn(tab);
  draft.close();
  await tab.settle();
  await settled();
  expect(notes()).toHaveLength(1);
});

test('a draft that another tab has erased is stored again when its form closes', async () => {
  const tab = openTab();
  const draft = await typeIn(tab);
  await draft.store();
  await tab.write([...tab.records('drafts').keys()].map((id) => remove('drafts', id)));
  draft.close();
  await tab.settle();
  expect(await tab.all('drafts')).toHaveLength(1);
});

test('if the small storage is full, what is typed is stored in the database', async () => {
  const tab = openTab();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await typeIn(tab);
  await tab.settle();
  full.mockRestore();
  expect(await tab.all('drafts')).toMatchObject([{ fields: { title: 'Poetry' } }]);
});

describe('a form that is open in another tab', () => {
  beforeEach(fakeLocks);

  test('with a draft says so, and shows the draft once that form is closed', async () => {
    const [tab, other] = [openTab(), openTab()];
    const first = await typeIn(tab);
    const second = new FormDraft(other, 'notice', start);
    const opening = second.open();
    await settled();
    expect(second.isElsewhere).toBe(true);
    first.close();
    await opening;
    expect(second.isElsewhere).toBe(false);
    expect(second.snapshot().values.title).toBe('Poetry');
    second.close();
  });

  test('with a draft can be used once the draft is gone', async () => {
    const first = await typeIn(openTab());
    const second = new FormDraft(openTab(), 'notice', start);
    const opening = second.open();
    await settled();
    first.set('title', '');
    window.dispatchEvent(new StorageEvent('storage'));
    await opening;
    expect(second.isElsewhere).toBe(false);
    second.close();
    first.close();
  });

  test('without a draft does not keep this one from being used', async () => {
    const first = new FormDraft(openTab(), 'notice', start);
    await first.open();
    const second = await typeIn(openTab());
    expect(second.isElsewhere).toBe(false);
    first.close();
    second.close();
  });
});
