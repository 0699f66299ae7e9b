/** @jest-environment jsdom */
import { flagKey, type SessionFlag } from '@/lib/record/session-flag';

const flagOf = (id: string) =>
  ({
    kind: 'student',
    id,
    mode: 'device',
    name: `name-${id}`,
    device: id,
    asOf: '2026-11-01',
    shown: {},
  }) as unknown as SessionFlag;

const one = flagOf('one');
const two = flagOf('two');

/** What the session module answers; `refresh` is answered by the test. */
let answerRefresh: (opened: object | null) => void;
const session = {
  openStored: jest.fn(async ({ id }: SessionFlag) => ({ id, asOf: '2026-11-01' })),
  refreshRecord: jest.fn(() => new Promise((resolve) => (answerRefresh = resolve))),
  problemOf: () => 'damaged',
};
jest.mock('@/lib/record/session', () => session);

const signedIn = (flag: SessionFlag) => localStorage.setItem(flagKey, JSON.stringify(flag));
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Waits until something is so, however long this computer needs. */
async function until(isSo: () => boolean) {
  while (!isSo()) await settled();
}

/** Loads the page of the first person, whose record is being refreshed. */
async function openPage() {
  jest.resetModules();
  signedIn(one);
  const { currentRecord } = await import('@/lib/record/current');
  await until(() => session.refreshRecord.mock.calls.length > 0);
  return currentRecord;
}

test('a record that arrives after another tab has switched stays with its own person', async () => {
  const current = await openPage();
  signedIn(two);
  answerRefresh({ record: { id: 'one', asOf: '2026-11-02' }, flag: { ...one }, isOlder: false });
  await settled();
  const { flag, record } = current.snapshot();
  expect(flag?.id).toBe(record?.id);
});

test('the page of somebody else is not revealed while it saves drafts before its reload', async () => {
  await openPage();
  const { dataset } = document.documentElement;
  const { workspace, markHydrated } = await import('@/lib/store/device');
  dataset['person'] = '';
  signedIn(two);
  markHydrated();
  await workspace.load('flags');
  await settled();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(dataset['person']).toBe('');
  signedIn(one);
  markHydrated();
  await until(() => dataset['person'] === undefined);
});

test('the copy of somebody else’s page is removed when the page starts', async () => {
  document.body.innerHTML = '<div id="own-copy" data-of="two2026-11-01/">Two’s page</div>';
  await openPage();
  expect(document.body).not.toHaveTextContent('Two’s page');
  document.body.innerHTML = '<div id="own-copy" data-of="one2026-11-01/">One’s page</div>';
  await openPage();
  expect(document.body).toHaveTextContent('One’s page');
});
