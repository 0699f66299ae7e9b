import { makeKey, toPublishedKey } from '@/components/exchange/model/signature';
import { linesOf, classDayChanges } from '@/components/roll-call/model/roll-letter';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { letterChanges } from '@/lib/drop/letters';
import { dayName, importPairKey, pairKey } from '@/lib/drop/names';
import { nextHeld, sendWaiting } from '@/lib/drop/queue';
import { pollAttendance, type SectionHandlers } from '@/lib/drop/sections';
import { fromBase64Url, toBase64Url } from '@/lib/file/base64';
import { workspace } from '@/lib/store/device';
import { put, remove } from '@/lib/store/record';
import {
  emptyDevice,
  letters,
  rollNumber,
  section,
  setUp,
  startPost,
  teacherId,
  teacherPost,
  type BoxPlace,
} from './post-office';

jest.mock('@/lib/site/release', () => ({ shownRelease: () => 'this' }));
jest.mock('@/lib/store/device', () => jest.requireActual('../store/own-tab'));

let place: BoxPlace;
const fetched = startPost((made) => (place = made));
afterEach(async () => {
  for (const { id } of await workspace.all('classDays'))
    await workspace.write([remove('classDays', id)]);
});
const day = '2026-10-16';
const classmate = '25CSE1043';
const register = {
  ...{ id: `nets:${day}`, meeting: 'nets', day, start: '10:50', end: '11:45', section },
  ...{ course: 'Computer Networks', at: `${day}T05:30:00.000Z` },
  students: [rollNumber, classmate],
};

async function save(
  marks: Record<string, 'A' | 'L' | 'D'>,
  more: object = {},
  notBefore?: string,
): Promise<string> {
  const file = new Blob([JSON.stringify(linesOf([{ ...register, marks, ...more }]))]);
  const made = await letterChanges({
    ...{ kind: 'attendance', with: section, file, about: [register.id], day },
    ...(notBefore && { notBefore }),
  });
  if ('problem' in made) throw new Error(made.problem);
  await workspace.write(made.changes);
  return made.id;
}

const takeAttendance: SectionHandlers['takeAttendance'] = async (line, teacher) =>
  classDayChanges(line, teacher);
const poll = (boxes = place.boxes, keys: readonly FacultyKey[] = []) =>
  pollAttendance(boxes, { openDays: (of) => (of === section ? [day] : []), takeAttendance }, keys);
const steps = async () =>
  (await workspace.all('classDays')).map((one) =>
    one.steps.map(({ status, why }) => [status, why]),
  );
const nameOf = async (n: number) =>
  dayName(await importPairKey(fromBase64Url(place.drop.sections[0]!.key)), day, n);

test('A student reads the own line, once, and a correction with its reason', async () => {
  await save({ [rollNumber]: 'A' });
  await sendWaiting(teacherPost(place));
  expect([...place.server.letters.keys()]).toEqual([
    `${place.names.outPut}/${await nameOf(0)}.jwe`,
  ]);
  await poll();
  expect(await steps()).toEqual([[['A', undefined]]]);
  const corrected = {
    ...{ changed: `${day}T09:00:00.000Z`, earlier: [register.at], why: 'Was in the lab' },
    about: [rollNumber],
  };
  await save({ [rollNumber]: 'L' }, corrected);
  await sendWaiting(teacherPost(place));
  for (let count = 0; count < 2; count++) await poll();
  expect(await steps()).toEqual([
    [
      ['A', undefined],
      ['L', 'Was in the lab'],
    ],
  ]);
  expect(place.server.asked.filter((one) => one.startsWith('PUT'))).toHaveLength(2);
});

test('A classmate reads neither the line nor the reason', async () => {
  await save({ [rollNumber]: 'A' }, { why: 'Was in the lab', about: [rollNumber] });
  await sendWaiting(teacherPost(place));
  const bytes = await pairKey(fromBase64Url(place.drop.key), place.drop.college, classmate, 1);
  await poll(place.boxes.map((box) => ({ ...box, key: toBase64Url(bytes) })));
  expect(await steps()).toEqual([[['P', undefined]]]);
  const stranger = toBase64Url(new Uint8Array(32).fill(7));
  await emptyDevice();
  await workspace.write(
    (await workspace.all('classDays')).map(({ id }) => remove('classDays', id)),
  );
  await poll(place.boxes.map((box) => ({ ...box, key: stranger })));
  expect(await steps()).toEqual([]);
});

test('A letter is held back until its time', async () => {
  await save({}, {}, new Date(Date.now() + 20_000).toISOString());
  expect(await sendWaiting(teacherPost(place))).toBe(true);
  expect(place.server.letters.size).toBe(0);
  expect(await nextHeld()).toBeGreaterThan(15_000);
  const later = Date.now() + 21_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  await sendWaiting(teacherPost(place));
  clock.mockRestore();
  expect(place.server.letters.size).toBe(1);
  expect(await nextHeld()).toBeNull();
});

test('After a lost answer the letter keeps its name, and another device takes the next number', async () => {
  const id = await save({ [rollNumber]: 'A' });
  fetched.mockImplementationOnce(async (...request) => {
    await place.server.fetch(...request);
    throw new TypeError('Failed to fetch');
  });
  for (const isDone of [false, true]) expect(await sendWaiting(teacherPost(place))).toBe(isDone);
  expect(place.server.letters.size).toBe(1);
  expect(await letters()).toMatchObject([{ id, state: 'sent', name: await nameOf(0) }]);
  await emptyDevice();
  await save({}, { at: `${day}T05:31:00.000Z` });
  await sendWaiting(teacherPost(place));
  expect(await letters()).toMatchObject([{ state: 'sent', name: await nameOf(1) }]);
  await poll();
  // Neither knows the other: the register with fewer absent students counts, and what was shown stays.
  expect(await steps()).toEqual([
    [
      ['A', undefined],
      ['P', undefined],
    ],
  ]);
});

test('A register without the signature of a teacher who has a published key is marked', async () => {
  const key = await makeKey({ name: 'Prof. X', employeeId: teacherId });
  await save({ [rollNumber]: 'A' });
  await sendWaiting(teacherPost(place));
  await workspace.write([put('keys', key)]);
  await save({}, { changed: `${day}T09:00:00.000Z`, earlier: [register.at] });
  await sendWaiting(teacherPost(place));
  await workspace.write([remove('keys', 'signing')]);
  await poll(place.boxes, [toPublishedKey(key)]);
  const [stored] = await workspace.all('classDays');
  expect(stored!.versions.map(({ unsigned }) => unsigned)).toEqual([true, undefined]);
});

test('A letter that lies under another name, or was damaged, changes nothing', async () => {
  await save({ [rollNumber]: 'A' });
  await sendWaiting(teacherPost(place));
  const [[path, bytes]] = [...place.server.letters] as [[string, Uint8Array<ArrayBuffer>]];
  place.server.letters.clear();
  place.server.letters.set(path.replace(await nameOf(0), await nameOf(1)), bytes);
  place.server.letters.set(path, bytes.slice(0, -4));
  await poll();
  expect(await steps()).toEqual([]);
  place.server.letters.set(path, bytes);
  await poll();
  expect(await steps()).toEqual([[['A', undefined]]]);
});

test('A letter goes out again when the teacher has other boxes, with lines for the keys of now', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${day}T08:00:00Z`));
  await save({ [rollNumber]: 'A' });
  await sendWaiting(teacherPost(place));
  const next = await setUp(2);
  place.server.add(next.names);
  await sendWaiting(teacherPost(next));
  await poll(next.boxes);
  expect(await steps()).toEqual([[['A', undefined]]]);
  clock.mockRestore();
});
