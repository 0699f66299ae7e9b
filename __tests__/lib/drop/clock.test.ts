import { sealLetter, type Letter } from '@/lib/drop/letter';
import { inboxName } from '@/lib/drop/names';
import { pollInbox } from '@/lib/drop/poll';
import { sendWaiting } from '@/lib/drop/queue';
import { pollSections } from '@/lib/drop/sections';
import {
  arrivals,
  emptyDevice,
  letters,
  rollNumber,
  section,
  setClock,
  startPost,
  studentPost,
  teacherPost,
  write,
  type BoxPlace,
} from './post-office';

jest.mock('@/lib/store/device', () => jest.requireActual('../store/own-tab'));

const mockMemory = new Map<string, string>();
jest.mock('@/lib/store/device-name', () => ({
  deviceName: 'test',
  withDeviceStorage: (act: (storage: object) => unknown) =>
    act({
      getItem: (key: string) => mockMemory.get(key) ?? null,
      setItem: (key: string, value: string) => void mockMemory.set(key, value),
    }),
}));

let place: BoxPlace;
const fetched = startPost((made) => (place = made));

const [start, day] = [new Date('2026-11-26T09:30:00Z'), 24 * 60 * 60 * 1000];
const offsets = [
  ['a year fast', 365],
  ['a year slow', -365],
] as const;
const setFast = (days: number) => setClock(start.getTime() + days * day);

beforeEach(() => void (place.server.clock = start));
afterEach(async () => {
  await otherDevice();
  jest.useRealTimers();
});

/** Lets go of what this device has learned of the server's clock. */
async function otherDevice(): Promise<void> {
  setFast(0);
  await pollInbox({ drop: place.drop, students: [] });
  mockMemory.clear();
  await emptyDevice();
}

test.each(offsets)('A teacher whose clock is %s gets the letters of students', async (_, days) => {
  const name = await inboxName(place.pair, start);
  const id = '12'.repeat(16);
  const letter: Letter = {
    format: 1,
    id,
    kind: 'request',
    at: start.toISOString(),
    file: '{"format":"edify-exchange"}',
  };
  const bytes = await sealLetter(place.pair, 'in', name, letter);
  place.server.letters.set(`${place.names.inPut}/${name}.jwe`, bytes);
  setFast(days);
  await pollInbox({ drop: place.drop, students: [rollNumber] });
  expect(await arrivals()).toMatchObject([{ letter: id, state: 'new' }]);
});

test.each(offsets)('A letter to a section arrives if a clock is %s', async (_, days) => {
  for (const [teacher, student] of [
    [0, days],
    [days, 0],
  ] as const) {
    setFast(teacher);
    await write('The assignment', { kind: 'assignments', with: section });
    await sendWaiting(teacherPost(place));
    await otherDevice();
    setFast(student);
    const takeNews = jest.fn(async () => {});
    // The first answer sets the clock right.
    for (let count = 0; count < 2; count++) await pollSections(place.boxes, { takeNews });
    expect(takeNews).toHaveBeenCalled();
    place.server.letters.clear();
    await otherDevice();
  }
});

test.each(offsets)(
  'A letter of a student whose clock is %s is not sent again, also by the next page',
  async (_, days) => {
    setFast(days);
    await write('The request');
    await sendWaiting(studentPost(place));
    const sent = place.server.letters.size;
    for (let count = 0; count < 3; count++) await sendWaiting(studentPost(place));
    expect(place.server.letters.size).toBe(sent);
    expect(await letters()).toMatchObject([{ state: 'sent' }]);
    await jest.isolateModulesAsync(async () => {
      const { serverTime } = await import('@/lib/drop/transport');
      expect(Math.abs(serverTime() - start.getTime())).toBeLessThan(day);
    });
  },
);

test('the clock of an answer that others of the server do not confirm counts for nothing', async () => {
  setFast(0);
  const { serverTime } = await import('@/lib/drop/transport');
  const wrong = new Date(start.getTime() + 40 * day);
  fetched.mockImplementation((input, init) => {
    place.server.clock = String(input).includes('/people/') ? start : wrong;
    return place.server.fetch(input as string, init);
  });
  await pollInbox({ drop: place.drop, students: [] });
  expect(Math.abs(serverTime() - start.getTime())).toBeLessThan(day);
});
