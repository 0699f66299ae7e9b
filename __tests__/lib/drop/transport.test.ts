import { limits } from '@/content/schema/limits';
import { fetchLetter, listBox, sendLetter } from '@/lib/drop/transport';

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
