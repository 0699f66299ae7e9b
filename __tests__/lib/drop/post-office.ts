import { wipe } from '@/__tests__/lib/store/device';
import { DropServer } from '@/__tests__/drop-server';
import { boxNames, importPairKey, pairKey } from '@/lib/drop/names';
import { letterChanges, office, type InLetter, type OutLetter } from '@/lib/drop/letters';
import { routeOf, type LetterRoute, type Post } from '@/lib/drop/queue';
import { toBase64Url } from '@/lib/file/base64';
import { workspace } from '@/lib/store/device';
import { remove } from '@/lib/store/record';
import type { OpenedRecord } from '@/lib/record/person';

const college = 'college-id';
export const teacherId = 'EMP-1';
export const rollNumber = '25CSE1042';
export const section = '1CSE33';

/** The boxes of a teacher and of the office on a server, and what records say about them. */
export async function setUp(generation = 1) {
  const server = new DropServer();
  const boxKey = new Uint8Array(32).fill(generation);
  const names = await boxNames(boxKey, college);
  const ofOffice = await boxNames(new Uint8Array(32).fill(99), college);
  server.add(names);
  server.add(ofOffice);
  const pairBytes = await pairKey(boxKey, college, rollNumber, 1);
  const pair = await importPairKey(pairBytes);
  const sections = [{ section, key: toBase64Url(new Uint8Array(32).fill(50 + generation)) }];
  const drop = {
    key: toBase64Url(boxKey),
    ...{ college, sections },
    office: { put: ofOffice.inPut, key: toBase64Url(new Uint8Array(32).fill(3)) },
  };
  const teacher = { kind: 'teacher', drop } as unknown as OpenedRecord;
  const boxes = [
    {
      ...{ teacher: teacherId, name: 'Prof. X', put: names.inPut, get: names.outGet, sections },
      key: toBase64Url(pairBytes),
    },
  ];
  const student = { kind: 'student', drop: boxes } as unknown as OpenedRecord;
  return { server, names, pair, drop, boxes, teacher, student };
}

export type BoxPlace = Awaited<ReturnType<typeof setUp>>;

/** How a student's device sends to the teacher. */
export function studentPost({ names, pair }: BoxPlace, more: Partial<Post> = {}): Post {
  const route: LetterRoute = { box: 'in', put: names.inPut, get: names.outGet, key: pair };
  return {
    routeOf: async () => route,
    refresh: async () => {},
    isOpen: () => true,
    ...more,
  };
}

/** How the teacher's device sends. */
export function teacherPost({ teacher }: BoxPlace): Post {
  return {
    routeOf: (letter) => routeOf(letter, teacher),
    refresh: async () => {},
    isOpen: () => false,
  };
}

/** Empties the one device that a test has. */
export async function emptyDevice(): Promise<void> {
  for (const { id } of await workspace.all('letters'))
    await workspace.write([remove('letters', id)]);
}

/** The small storage of the device. */
const memory = new Map<string, string>();

/** Before each test, empties the device and makes new boxes; `fetch` asks their server. */
export function startPost(onPlace: (place: BoxPlace) => void) {
  const fetched = jest.spyOn(globalThis, 'fetch');
  wipe();
  const localStorage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
    removeItem: (key: string) => memory.delete(key),
  };
  Object.assign(globalThis, { localStorage });
  beforeEach(async () => {
    memory.clear();
    await emptyDevice();
    const place = await setUp();
    fetched.mockImplementation(place.server.fetch);
    onPlace(place);
  });
  afterAll(() => fetched.mockRestore());
  return fetched;
}

export async function letters(): Promise<OutLetter[]> {
  return (await workspace.all('letters')).filter((one) => one.direction === 'out');
}

export async function arrivals(): Promise<InLetter[]> {
  return (await workspace.all('letters')).filter((one) => one.direction === 'in');
}

/** Puts a letter with this text into the queue. */
export async function write(text: string, to: Partial<OutLetter> = {}): Promise<string> {
  const made = await letterChanges({
    kind: to.kind ?? 'request',
    with: to.with ?? teacherId,
    file: new Blob([text]),
    about: ['a1'],
    re: to.re,
  });
  if ('problem' in made) throw new Error(made.problem);
  await workspace.write(made.changes);
  return made.id;
}

/** Sets the clock of the device; timers go on. */
export function setClock(at: number): void {
  jest.useFakeTimers({
    doNotFake: [
      'setTimeout',
      'setImmediate',
      'clearTimeout',
      'nextTick',
      'queueMicrotask',
      'clearImmediate',
      'performance',
    ],
  });
  jest.setSystemTime(at);
}

export { office };
