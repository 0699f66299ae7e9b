import { limits } from '@/content/schema/limits';
import { type Letter, openLetter, sealLetter } from '@/lib/drop/letter';
import { readLines, sealLines } from '@/lib/drop/lines';
import { boxNames, importPairKey, inboxName } from '@/lib/drop/names';
import { pairKeyOf, routeOf } from '@/lib/drop/queue';
import { askTour } from '@/lib/drop/tour-box';
import { fetchLetter, listBox, sendLetter } from '@/lib/drop/transport';
import { fromBase64Url, toBase64Url } from '@/lib/file/base64';
import type { OpenedRecord } from '@/lib/record/person';
import { type SessionFlag, shownPerson } from '@/lib/record/session-flag';
import { tourKey } from '@/lib/record/tour';
import { inTour } from '@/lib/record/tour-record';
import { newId } from '@/lib/store/record';
import { personOf } from '@/tools/college/person-of';
import { people } from '../../fixture/demo-people';
import { newDevice } from '../record/stored';

const name = 'a'.repeat(64);
const students = Array.from(
  { length: 60 },
  (_, index) => `24CSE3${String(index).padStart(3, '0')}`,
);
const keys = new Map<string, Promise<CryptoKey>>();
function keyOf(id: string): Promise<CryptoKey> {
  const key = keys.get(id) ?? importPairKey(new TextEncoder().encode(id.padEnd(32, '.')));
  keys.set(id, key);
  return key;
}
const head = JSON.stringify([{ id: 'nets:2026-10-16', at: '2026-10-16T05:30:00.000Z' }]);
const letterOf = (textOf: (index: number) => string) =>
  sealLines(name, { head, rows: students.map((id, index) => [id, textOf(index)]) }, keyOf);

test('Each student opens the own line of a letter, and no other', async () => {
  const { lineOf } = readLines(name, await letterOf((index) => `line ${index}`));
  for (const [index, id] of students.entries())
    expect((await lineOf(await keyOf(id)))?.trimEnd()).toBe(`line ${index}`);
  expect(await lineOf(await keyOf('somebody else'))).toBeNull();
});

test('Under another name, with other classes, and with a line of somebody else, a line does not open', async () => {
  const file = await letterOf((index) => `line ${index}`);
  const [first] = students;
  expect(await readLines('b'.repeat(64), file).lineOf(await keyOf(first!))).toBeNull();
  const other = JSON.parse(file) as { head: string; lines: string[] };
  const moved = JSON.stringify({ ...other, head: head.replace('2026-10-16T', '2026-10-17T') });
  expect(await readLines(name, moved).lineOf(await keyOf(first!))).toBeNull();
  const [one = '', two = ''] = other.lines;
  const swapped = { ...other, lines: [one.slice(0, 12) + two.slice(12), ...other.lines.slice(1)] };
  const { lineOf } = readLines(name, JSON.stringify(swapped));
  const opened = await Promise.all(students.map(async (id) => lineOf(await keyOf(id))));
  expect(opened.filter((line) => line === null)).toHaveLength(1);
  const cut = JSON.stringify({ ...other, lines: other.lines.map((line) => line.slice(0, -2)) });
  expect(await readLines(name, cut).lineOf(await keyOf(first!))).toBeNull();
});

test('A second try of a letter repeats neither its number nor a line', async () => {
  const [one, other] = [await letterOf(() => 'P'), await letterOf(() => 'P')].map(
    (file) => JSON.parse(file) as { iv: string; lines: string[] },
  );
  expect(one!.iv).not.toBe(other!.iv);
  expect(one!.lines.filter((line) => other!.lines.includes(line))).toEqual([]);
  expect(one!.lines).toEqual([...one!.lines].sort());
});

test('The lengths of letters say nothing of who was there', async () => {
  const key = await importPairKey(crypto.getRandomValues(new Uint8Array(32)));
  const lengthsOf = async (status: string) => {
    const lengths = new Map<number, number>();
    for (let count = 0; count < 25; count++) {
      const file = await letterOf(() => `${status}${status === 'A' ? '060' : '000'}`);
      expect(
        new Set((JSON.parse(file) as { lines: string[] }).lines.map((one) => one.length)).size,
      ).toBe(1);
      const letter = {
        format: 1,
        id: toBase64Url(new Uint8Array(1)),
        kind: 'attendance',
        at: head,
        file,
      } as const;
      const { length } = await sealLetter(key, 'out', name, letter);
      lengths.set(length, (lengths.get(length) ?? 0) + 1);
    }
    return lengths;
  };
  const [present, absent] = [await lengthsOf('P'), await lengthsOf('A')];
  const all = new Set([...present.keys(), ...absent.keys()]);
  // Padding leaves one or two lengths; each is as frequent in both, but for chance.
  expect(all.size).toBeLessThanOrEqual(2);
  for (const length of all)
    expect(Math.abs((present.get(length) ?? 0) - (absent.get(length) ?? 0))).toBeLessThan(15);
}, 60_000);

describe('The box of the tour', () => {
  const opened = (kind: 'student' | 'teacher') => {
    const record = people.find((one) => one.kind === kind)!;
    return { ...record, ...personOf(record), generation: 1, number: 1 } as OpenedRecord;
  };

  const entry = (record: OpenedRecord) => {
    const { kind, id } = record;
    const flag: Partial<SessionFlag> = { kind, id, isTour: true, shown: shownPerson(record) };
    return [JSON.stringify(flag), ''];
  };

  const letter: Letter = {
    format: 1,
    id: newId(),
    kind: 'request',
    at: '2026-11-28T08:00:00.000Z',
  };

  beforeEach(() => {
    newDevice();
    const tour = { student: entry(opened('student')), teacher: entry(opened('teacher')) };
    sessionStorage.setItem(tourKey, JSON.stringify(tour));
  });

  test('a letter of the tour goes to the teacher by the keys of both records, once, and asks no server', async () => {
    const [student, teacher] = [await inTour(opened('student')), await inTour(opened('teacher'))];
    if (student.kind !== 'student' || teacher.kind !== 'teacher') throw new Error('Other records.');
    const route = (await routeOf({ with: student.drop![0]!.teacher, kind: 'request' }, student))!;
    const name = await inboxName(route.key, new Date());
    const body = await sealLetter(route.key, 'in', name, letter);
    const put = () => askTour(`put/${route.put}/${name}.jwe`, { method: 'PUT', body });
    expect((await put()).status).toBe(201);
    expect((await put()).status).toBe(412);

    const drop = teacher.drop!;
    const { inList } = await boxNames(fromBase64Url(drop.key), drop.college);
    const list = async () => (await askTour(`list/${inList}/`, {})).text();
    expect(await list()).toBe(`"${name}.jwe"`);
    const read = await askTour(`list/${inList}/${name}.jwe`, {});
    const key = await pairKeyOf(drop, fromBase64Url(drop.key), student.id);
    const bytes = new Uint8Array(await read.arrayBuffer());
    expect(await openLetter(key, 'in', name, bytes)).toEqual(letter);
    expect(await list()).toBe('');
    expect((await askTour(`list/${inList}/${name}.jwe`, {})).status).toBe(404);
  });

  test('both people know the same published key of the teacher', async () => {
    const keys = (await Promise.all([opened('student'), opened('teacher')].map(inTour))).map(
      (record) => record.keys.items.at(-1),
    );
    expect(keys[0]).toEqual(keys[1]);
    expect(keys[0]?.employeeId).toBe(opened('teacher').id);
  });
});

describe('Requests', () => {
  const box = '0a'.repeat(16);
  const name = 'bc'.repeat(32);
  const other = 'de'.repeat(32);
  const fetched = jest.spyOn(globalThis, 'fetch');

  const answer = (status: number, body: string | null = null, headers: HeadersInit = {}) =>
    fetched.mockResolvedValueOnce(new Response(body, { status, headers }));

  beforeEach(() => fetched.mockReset());
  afterAll(() => fetched.mockRestore());

  test('A letter is put once, without cookies, and never over another', async () => {
    answer(201);
    expect(await sendLetter(box, name, new Uint8Array([1]))).toBe('sent');
    expect(fetched).toHaveBeenCalledTimes(1);
    const [address, request] = fetched.mock.calls[0]!;
    expect(address).toBe(`/drop/put/${box}/${name}.jwe`);
    expect(request).toMatchObject({
      ...{ method: 'PUT', credentials: 'omit', cache: 'no-store', redirect: 'error' },
      headers: { 'If-None-Match': '*', 'Content-Type': 'application/jose' },
    });
  });

  test.each([
    [201, 'sent'],
    [204, 'sent'],
    [412, 'exists'],
    [413, 'tooLarge'],
    [404, 'noBox'],
    [409, 'noBox'],
    [403, 'notSetUp'],
    [405, 'notSetUp'],
    [200, 'notSetUp'],
    [429, 'later'],
    [500, 'later'],
    [501, 'notSetUp'],
    [503, 'later'],
    [507, 'later'],
    [522, 'later'],
  ] as const)('The answer %i to a letter means “%s”', async (status, outcome) => {
    answer(status);
    expect(await sendLetter(box, name, new Uint8Array())).toBe(outcome);
  });

  test('A letter of 16 MB has half an hour on a slow connection, a small one five minutes', async () => {
    const times = jest.spyOn(AbortSignal, 'timeout');
    for (const size of [1000, 16 * 1024 * 1024]) {
      answer(201);
      await sendLetter(box, name, new Uint8Array(size));
    }
    const minutes = times.mock.calls.map(([time]) => Math.floor(time / 60_000));
    expect(minutes[0]).toBe(5);
    expect(minutes[1]).toBeGreaterThanOrEqual(30);
    times.mockRestore();
  });

  test('Without a connection, a letter is sent later', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await sendLetter(box, name, new Uint8Array())).toBe('later');
  });

  test.each([
    ['nginx', `[{"name":"${name}.jwe","type":"file"},\n{"name":"${other}.jwe","type":"file"}]`],
    [
      'Apache',
      `<ul><li><a href="/drop/list/"> Parent Directory</a></li>
<li><a href="${name}.jwe"> ${name.slice(0, 20)}..&gt;</a></li><li><a href="${other}.jwe"> x</a></li>
<li><a href="${name}.jwe"> again</a></li><li><a href="index.html"> index.html</a></li></ul>`,
    ],
  ])('The list of %s is read', async (_server, body) => {
    answer(200, body, { 'Content-Type': 'text/html;charset=UTF-8' });
    expect(await listBox(box)).toEqual({ found: [name, other] });
    expect(fetched.mock.calls[0]![0]).toBe(`/drop/list/${box}/`);
  });

  test('A letter is fetched; one that is not there yet, and a server that is busy, are told apart', async () => {
    answer(200, 'eyJ');
    expect(await fetchLetter(null, 'get', box, name)).toEqual({
      found: new TextEncoder().encode('eyJ'),
    });
    answer(404);
    expect(await fetchLetter(null, 'get', box, name)).toEqual({ problem: 'missing' });
    answer(503);
    expect(await fetchLetter(null, 'list', box, name)).toEqual({ problem: 'later' });
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      `/drop/get/${box}/${name}.jwe`,
      `/drop/get/${box}/${name}.jwe`,
      `/drop/list/${box}/${name}.jwe`,
    ]);
  });

  test('The login page of a Wi-Fi is no letter, and a letter that is too large is not read', async () => {
    answer(200, '<title>Sign in</title>', { 'Content-Type': 'text/html' });
    expect(await fetchLetter(null, 'get', box, name)).toEqual({ problem: 'later' });
    answer(200, 'eyJ', { 'Content-Length': String(17 * 1024 * 1024) });
    expect(await fetchLetter(null, 'get', box, name)).toEqual({ found: new Uint8Array() });
  });

  test('A page whose storage is full counts what it fetched of a sender, too', async () => {
    fetched.mockImplementation(async () => new Response('a letter'));
    const ask = (from: string) => fetchLetter(from, 'list', box, name);
    for (let count = 0; count < limits.inbox.letters; count++) await ask('25CSE1042');
    fetched.mockClear();
    expect(await ask('25CSE1042')).toEqual({ problem: 'budget' });
    expect(fetched).not.toHaveBeenCalled();
    expect(await ask('25CSE1043')).toHaveProperty('found');
  });
});
