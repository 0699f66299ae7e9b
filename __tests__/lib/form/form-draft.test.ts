/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { FormDraft } from '@/lib/form/form-draft';
import { textContent } from '@/lib/form/form-content';
import { remove } from '@/lib/store/record';
import { Workspace } from '@/lib/store/workspace';
import { openTab } from '../store/device';

// jsdom has none, and the database of the test clones what it stores.
globalThis.structuredClone ??= <T>(value: T) => JSON.parse(JSON.stringify(value ?? null)) as T;

const notes = () => Object.values(localStorage).filter((text) => String(text).includes('Poetry'));

async function typeIn(workspace: Workspace) {
  const draft = new FormDraft(workspace, 'notice', textContent({ title: '' }));
  await draft.found();
  draft.set('title', 'Poetry');
  await workspace.settle();
  return draft;
}

afterEach(() => localStorage.clear());

test('a page that can only keep things in memory leaves a note of what was typed', async () => {
  const tab = new Workspace(() => Promise.reject(new DOMException('', 'VersionError')));
  const draft = await typeIn(tab);
  draft.leave();
  await tab.settle();
  expect(notes()).toHaveLength(1);
});

test('a draft that another tab has erased is noted when its page closes', async () => {
  const tab = openTab();
  const draft = await typeIn(tab);
  expect(notes()).toHaveLength(0);
  await tab.write([...tab.records('drafts').keys()].map((id) => remove('drafts', id)));
  draft.leave();
  expect(notes()).toHaveLength(1);
});
