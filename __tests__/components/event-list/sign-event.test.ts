import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { issuer } from '@/__tests__/components/credential/sample';
import { letters, rollNumber, setUp, type BoxPlace } from '@/__tests__/lib/drop/post-office';
import {
  signEvent,
  undoSignature,
  sendHeldEvent,
} from '@/components/event-list/faculty/sign-event';
import { dutyEventsOf } from '@/components/event-list/model/duty';
import {
  addPeople,
  knownStudents,
  numbersIn,
  rowsOf,
  takeOut,
  type EventList,
} from '@/components/event-list/model/event-list';
import { makeKey, toPublishedKey, type SigningKey } from '@/components/exchange/model/signature';
import { takeNews } from '@/components/shell/take-news';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { sendWaiting, routeOf } from '@/lib/drop/queue';
import { pairKey } from '@/lib/drop/names';
import { pollChats } from '@/lib/drop/sections';
import { fromBase64Url, toBase64Url } from '@/lib/file/base64';
import type { OpenedRecord } from '@/lib/record/person';
import { workspace } from '@/lib/store/device';
import { change, now, put, remove, type StoreName } from '@/lib/store/record';
import { importFiles } from '@/tools/college/exchange/import-files';
import { csv, readStudent, run, writeCollegeIn } from '@/tools/college/__tests__/import/college-in';

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
const student = (number: string, activities: readonly object[] = []) =>
  ({
    name: number,
    rollNumber: number,
    section: '1CSE33',
    activities,
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
async function sign(students = known) {
  const signed = await list();
  await signEvent(signed, rowsOf(signed, students), { by, issuer, key });
}
const send = (isClosing = false) =>
  sendWaiting({
    ...{ routeOf: (letter) => routeOf(letter, place.teacher), refresh: async () => {} },
    ...{ isOpen: () => false, isClosing },
  });
const countOnServer = () => place.server.letters.size;
const pass = (minutes: number) => jest.setSystemTime(Date.now() + minutes * minute);

/** Polls as the device of a student, which has nothing of the teacher. */
async function poll(number = rollNumber) {
  const { drop } = place;
  const pair = toBase64Url(await pairKey(fromBase64Url(drop.key), drop.college, number, 1));
  const boxes = place.boxes.map((box) => ({ ...box, key: pair }));
  mockRecord = {
    ...{ ...place.student, drop: boxes, student: { name: number, rollNumber: number } },
    ...{ keys: { items: [{ ...toPublishedKey(key), from: '2026-01-01' }] } },
    activities: { items: [] },
    assignments: { items: [] },
  } as unknown as OpenedRecord;
  mockPolled = null;
  await pollChats(boxes, {
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

test('60 people and two wrong numbers: one signature, 37 devices, the office’s list, and the others after publish', async () => {
  const numbers = (count: number, branch: string) =>
    Array.from({ length: count }, (_, index) => `26${branch}${1001 + index}`);
  const [own, others] = [numbers(40, 'CSE'), numbers(20, 'ECE')];
  const same = {
    ...{ id: 'a1', name: 'CODE SPRINT 2026', issuer: 'Department of CS', date: '2026-10-14' },
    ...{ status: 'Approved', category: 'Hackathon', dateAdded: '2026-10-14' },
  };
  const register = knownStudents(own.map((one, index) => student(one, index < 3 ? [same] : [])));
  const pasted = numbersIn([...own, ...others, '26-99', 'X99999'].join('\n'));
  await workspace.write([
    change('eventLists', 'e1', (one) => one && { ...one, people: [] }),
    addPeople('e1', pasted.numbers, 'pasted', now()),
  ]);
  expect(rowsOf(await list(), register).filter(({ giving }) => giving === 'unknown')).toHaveLength(
    2,
  );
  await sign(register);
  const toOffice = (await letters()).find(({ kind }) => kind === 'event')!;
  const sent = (await workspace.read('files', toOffice.file!))!.blob;
  pass(11);
  await send();
  expect(countOnServer()).toBe(38);

  const given: string[] = [];
  for (const number of own) {
    await clear('activities');
    await poll(number);
    const { fields } = (await recorded()) ?? {};
    if (fields?.status !== 'Approved') continue;
    given.push(number);
    expect(fields.duty).toEqual({ from: '2026-10-13', to: '2026-10-14' });
  }
  expect(given).toEqual(own.slice(3));

  const folder = writeCollegeIn({
    'students.csv': csv(
      'Roll No,Name,Section',
      ...own.map((one) => `${one},Student ${one},CSE-A`),
      ...others.map((one) => `${one},Student ${one},ECE-A`),
    ),
    'teachers.csv': csv('Employee ID,Name', 'EMP-1,Prof. X', 'EMP-2,Vikram Rao'),
    'timetable.csv': csv(`Section,Course Code,Course Title,Day,Start Time,End Time,Room,Teacher
      CSE-A,MA101,Mathematics,Monday,09:00,10:00,LH-1,Prof. X
      ECE-A,PH101,Physics,Monday,10:00,11:00,LH-1,Vikram Rao`),
  });
  await run(folder);
  const file = join(folder, 'event.json');
  writeFileSync(file, await sent.text());
  const published = { ...toPublishedKey(key), from: '2026-01-01' };
  const take = async (awards: 'own' | 'all') =>
    (
      await importFiles(folder, [file], {
        ...{ keys: [{ ...published, awards }], timeZone: 'Asia/Kolkata', now: new Date() },
      })
    ).files.flatMap(({ problem, entries }) => problem ?? entries[0]!.outcome);
  const dutyOf = (number: string) => dutyEventsOf(readStudent(folder, number).activities.items);
  expect(await take('own')).toEqual([
    expect.stringMatching(/^37 approved, 37 of them not scanned\. Not taken, .+: 20 \(26ECE1020,/),
  ]);
  expect(others.flatMap(dutyOf)).toEqual([]);
  expect(await take('all')).toEqual([expect.stringMatching(/^57 approved/)]);
  for (const number of [...own.slice(3), ...others]) expect(dutyOf(number)).toHaveLength(1);
  expect(await take('all')).toEqual(['Left out: already there.']);
  const table = readFileSync(join(folder, 'events/event-list.csv'), 'utf8').trim().split('\r\n');
  expect(table).toHaveLength(58);
});
