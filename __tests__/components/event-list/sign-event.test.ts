import { issuer } from '@/__tests__/components/credential/sample';
import { letters, rollNumber, setUp, type BoxPlace } from '@/__tests__/lib/drop/post-office';
import {
  signEvent,
  undoSignature,
  sendHeldEvent,
} from '@/components/event-list/faculty/sign-event';
import {
  addPeople,
  knownStudents,
  rowsOf,
  takeOut,
  type EventList,
} from '@/components/event-list/model/event-list';
import { makeKey, toPublishedKey, type SigningKey } from '@/components/exchange/model/signature';
import { takeNews } from '@/components/shell/take-news';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { sendWaiting, routeOf } from '@/lib/drop/queue';
import { pollChats } from '@/lib/drop/sections';
import type { OpenedRecord } from '@/lib/record/person';
import { workspace } from '@/lib/store/device';
import { now, put, remove, type StoreName } from '@/lib/store/record';

jest.mock('@/lib/site/release', () => ({ shownRelease: () => 'this' }));
jest.mock('@/lib/store/device', () => jest.requireActual('../../lib/store/own-tab'));

let mockPolled: string | null = null;
jest.mock('@/lib/store/device-name', () => ({
  deviceName: 'test',
  withDeviceStorage: (read: (storage: object) => unknown) =>
    read({
      getItem: () => mockPolled,
      setItem: (_: string, value: string) => void (mockPolled = value),
    }),
}));

let mockRecord: OpenedRecord;
jest.mock('@/lib/record/current', () => ({
  currentRecord: { snapshot: () => ({ record: mockRecord }) },
}));
jest.mock('@/lib/drop/start', () => ({ sendNow: () => Promise.resolve() }));

const minute = 60_000;
const by = { name: 'Prof. X', employeeId: 'EMP-1' };
const student = (number: string) =>
  ({
    name: number,
    rollNumber: number,
    section: '1CSE33',
    activities: [],
  }) as unknown as RegisteredStudent;
const known = knownStudents([student(rollNumber), student('25CSE1043')]);
let place: BoxPlace;
let key: SigningKey;

beforeAll(async () => void (key = await makeKey(by)));
beforeEach(async () => {
  for (const store of ['letters', 'activities', 'eventLists', 'events'] as const)
    await clear(store);
  place = await setUp();
  jest.spyOn(globalThis, 'fetch').mockImplementation(place.server.fetch);
  mockRecord = place.teacher;
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] });
  jest.setSystemTime(new Date('2026-10-15T06:00:00.000Z'));
  await workspace.write([
    put('eventLists', {
      ...{ id: 'e1', at: now(), name: 'Code Sprint 2026', category: 'Hackathon' },
      ...{ level: 'National', organiser: 'Department of CS', from: '2026-10-13' },
      ...{ to: '2026-10-14', duty: true, people: [], signed: [] },
    }),
    addPeople('e1', [rollNumber, '25CSE1043', '25ECE1001', '99'], 'pasted', now()),
  ]);
});
afterEach(() => jest.useRealTimers());

async function clear(store: Exclude<StoreName, 'files'>) {
  await workspace.write((await workspace.all(store)).map(({ id }) => remove(store, id)));
}
const list = async () => (await workspace.read('eventLists', 'e1')) as EventList;
async function sign() {
  const signed = await list();
  await signEvent(signed, rowsOf(signed, known), { by, issuer, key });
}
const send = (isClosing = false) =>
  sendWaiting({
    ...{ routeOf: (letter) => routeOf(letter, place.teacher), refresh: async () => {} },
    ...{ isOpen: () => false, isClosing },
  });
const countOnServer = () => place.server.letters.size;
const pass = (minutes: number) => jest.setSystemTime(Date.now() + minutes * minute);

/** Polls as the device of the first student, which has nothing of the teacher. */
async function poll() {
  mockRecord = {
    ...{ ...place.student, student: { name: rollNumber, rollNumber } },
    ...{ keys: { items: [{ ...toPublishedKey(key), from: '2026-01-01' }] } },
    activities: { items: [] },
    assignments: { items: [] },
  } as unknown as OpenedRecord;
  mockPolled = null;
  await pollChats(place.boxes, {
    takeNews: (letter, remembered, teacher) => takeNews(letter, remembered, teacher, true),
  });
  mockRecord = place.teacher;
}
const recorded = () => workspace.read('activities', 'event-e1');

test('One signature is held for ten minutes, also by a page that closes, and Undo leaves no trace', async () => {
  await sign();
  const made = await letters();
  expect(made.map(({ kind, with: whom }) => [kind, whom]).sort()).toEqual([
    ['award', '25CSE1042'],
    ['award', '25CSE1043'],
    ['event', 'office'],
  ]);
  expect((await list()).signed[0]?.people).toHaveLength(3);
  pass(9);
  await send(true);
  expect(countOnServer()).toBe(0);
  await undoSignature('e1');
  expect(await letters()).toEqual([]);
  expect((await list()).signed).toEqual([]);
});

test('After the hold, the student’s device records the approved activity once, with its credential and the days on duty', async () => {
  await sign();
  pass(11);
  await send();
  expect(countOnServer()).toBe(3);
  await undoSignature('e1');
  expect((await list()).signed).toHaveLength(1);
  await poll();
  const first = await recorded();
  expect(first).toMatchObject({
    origin: 'device',
    fields: {
      ...{ name: 'Code Sprint 2026', status: 'Approved', date: '2026-10-14', level: 'National' },
      duty: { from: '2026-10-13', to: '2026-10-14' },
      history: [{ what: 'approved', by: 'Prof. X', source: { keyId: key.keyId } }],
    },
  });
  expect(first?.fields.history?.[0]?.source?.credential).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  // The letter is read again, as on a browser that forgot its name.
  for (const one of await workspace.all('letters'))
    if (one.direction === 'in') await workspace.write([remove('letters', one.id)]);
  await poll();
  expect(await recorded()).toEqual(first);
});

test('Who is taken out with a reason gets a second letter, nobody else does, and the activity becomes rejected', async () => {
  await sign();
  await sendHeldEvent('e1');
  await send();
  pass(60);
  const signed = await list();
  const row = rowsOf(signed, known).find((one) => one.rollNumber === rollNumber)!;
  await workspace.write([takeOut('e1', row, 'Left early.', now())]);
  await sign();
  pass(11);
  await send();
  expect(countOnServer()).toBe(5);
  await poll();
  expect(await recorded()).toMatchObject({
    fields: {
      status: 'Rejected',
      history: [{ what: 'approved' }, { what: 'rejected', reason: 'Left early.' }],
    },
  });
});
