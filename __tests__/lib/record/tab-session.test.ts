import { newDevice, type Device } from './stored';
import { readFlag, flagKey, signInKey, storageName, tabKeyName } from '@/lib/record/session-flag';
import { endAttempt } from '@/lib/record/sign-in-result';
import { aliveKey, tabSessionScript } from '@/lib/record/tab-session';

const flag = { kind: 'student', id: 'A1', mode: 'tab', name: 'n', device: 'd', shown: {} };
const added = `${storageName(flag)}:activities`;
const second = 1000;

let device: Device;
let listeners: Map<string, () => void>;
let isDiscarded: boolean;

/** Starts a page of the tab; its clock is jest's. `took`: how long ago the navigation to it began. */
function startPage({ took = 0 } = {}) {
  listeners = new Map();
  Object.assign(globalThis, {
    document: { wasDiscarded: isDiscarded },
    performance: { now: () => took },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  });
  new Function(tabSessionScript)();
}

function signInShared() {
  device.tab.setItem(tabKeyName, 'key');
  device.tab.setItem(flagKey, JSON.stringify(flag));
  device.tab.setItem(aliveKey, String(Date.now()));
  device.tab.setItem(added, 'Poetry Course');
}

const { performance } = globalThis;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 24), doNotFake: ['performance'] });
  device = newDevice();
  isDiscarded = false;
  signInShared();
  device.tab.setItem('other-site', 'stays');
  startPage();
});

afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { performance });
});

const expectEnded = () => expect(device.tab.keys()).toEqual(['other-site']);
const expectKept = () => {
  expect(readFlag()?.id).toBe('A1');
  expect(device.tab.getItem(added)).toBe('Poetry Course');
};

test('a closed tab that is opened again 20 seconds later has no session, key or data', () => {
  jest.advanceTimersByTime(60 * second);
  jest.setSystemTime(Date.now() + 20 * second);
  startPage();
  expectEnded();
});

test('a page that starts within 20 seconds keeps the session', () => {
  jest.advanceTimersByTime(60 * second);
  jest.setSystemTime(Date.now() + 19 * second);
  startPage();
  expectKept();
});

test('a session without a sign of life ends', () => {
  device.tab.removeItem(aliveKey);
  startPage();
  expectEnded();
});

test.each([
  ['an hour', 60 * 60],
  ['a day', 24 * 60 * 60],
])('a tab that slept or was throttled for %s keeps its session when it is used', (_, pause) => {
  jest.setSystemTime(Date.now() + pause * second);
  listeners.get('pagehide')!();
  startPage();
  expectKept();
});

test('a tab that is shown again is alive at once', () => {
  jest.setSystemTime(Date.now() + 3600 * second);
  listeners.get('visibilitychange')!();
  jest.setSystemTime(Date.now() + 10 * second);
  startPage();
  expectKept();
});

test('a clock that was put back while the tab was closed does not prolong the session', () => {
  jest.setSystemTime(Date.now() - 3600 * second);
  startPage();
  expectEnded();
});

test('a clock that jumps while the tab is open does not end the session', () => {
  for (const jump of [-24 * 3600, 3600]) {
    jest.setSystemTime(Date.now() + jump * second);
    listeners.get('pagehide')!();
    startPage();
    expectKept();
  }
});

test('a slow network between two pages does not end the session', () => {
  jest.setSystemTime(Date.now() + 45 * second);
  startPage({ took: 44 * second });
  expectKept();
});

test('a tab that the browser unloaded to save memory keeps its session', () => {
  jest.setSystemTime(Date.now() + 3600 * second);
  isDiscarded = true;
  startPage();
  expectKept();
});

test('what an earlier session left in the tab is deleted with its sign of life', () => {
  device.tab.removeItem(flagKey);
  jest.setSystemTime(Date.now() + 60 * second);
  startPage();
  expectEnded();
});

test('a tab without a session gets no sign of life, and nothing of it is deleted', () => {
  device = newDevice();
  device.tab.setItem('edify:/:sign-in', '[]');
  startPage();
  jest.advanceTimersByTime(60 * second);
  listeners.get('pagehide')!();
  expect(device.tab.keys()).toEqual(['edify:/:sign-in']);
});

test.each([
  ['within 20 seconds', 19, [aliveKey, signInKey]],
  ['later, as in a tab that was closed and opened again', 20, []],
])('a code that a login page hands over as it reloads is read %s or deleted', (_, pause, left) => {
  device = newDevice();
  let reload = () => {};
  const button = { addEventListener: (_type: string, act: () => void) => void (reload = act) };
  Object.assign(globalThis, {
    document: { createElement: () => button },
    location: { reload: () => {} },
  });
  endAttempt({ text: 'A newer release is needed.', way: 'reload' }, 'tab', {
    ...{ fields: () => ['A1', 'the code', true, null], leave: () => {}, show: () => {} },
  });
  reload();
  expect(device.tab.getItem(signInKey)).toContain('the code');
  jest.setSystemTime(Date.now() + pause * second);
  startPage();
  expect(device.tab.keys().sort()).toEqual(left.sort());
});

test('a browser that denies storage starts the page', () => {
  device.tab.isDenied = true;
  expect(() => startPage()).not.toThrow();
});
