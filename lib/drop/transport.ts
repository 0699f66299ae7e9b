import { limits } from '@/content/schema/limits';
import { pageFlag } from '@/lib/record/session-flag';
import { asset } from '@/lib/site/routes';
import { deviceName, withDeviceStorage } from '@/lib/store/device-name';

/**
 * The result of sending a letter: `sent`; `exists` (there is one of this name); `later` (no connection, or the server cannot);
 * `noBox` (there is no such box); `tooLarge`; `notSetUp` (this server takes no letters).
 */
type SendOutcome = 'sent' | 'exists' | 'later' | 'noBox' | 'tooLarge' | 'notSetUp';

/** The server's answer to a request for a list or a letter. */
type Fetched<T> = { found: T } | { problem: 'later' | 'missing' };

/** The longest time for a list and for sending a letter, in milliseconds. */
const longestList = 30_000;
const longestLetter = 5 * 60_000;

/** The slowest connection on which a letter arrives, in bytes a millisecond. */
const slowest = 8;

const outcomes: Readonly<Record<number, SendOutcome>> = {
  201: 'sent',
  // The server overwrites, which `verify` reports.
  204: 'sent',
  412: 'exists',
  413: 'tooLarge',
  404: 'noBox',
  409: 'noBox',
  408: 'later',
  425: 'later',
  429: 'later',
  501: 'notSetUp',
};

/** A full disk, a server that is stopped, and what stands before it says so with many numbers. */
const otherwise = (status: number) => (status >= 500 ? 'later' : 'notSetUp');

/** Puts a letter into the box with this name to write, unless there is one of the same name. */
export async function sendLetter(
  put: string,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<SendOutcome> {
  const headers = { 'If-None-Match': '*', 'Content-Type': 'application/jose' };
  try {
    const request = { method: 'PUT', body: bytes, headers, redirect: 'error' } as const;
    const longest = longestLetter + Math.ceil(bytes.length / slowest);
    const { status } = await ask(`put/${put}/${name}.jwe`, longest, request);
    return outcomes[status] ?? otherwise(status);
  } catch {
    return 'later';
  }
}

/** The names of the letters in an inbox. One pattern reads the listings of nginx and Apache. */
export async function listBox(list: string): Promise<Fetched<string[]>> {
  const read = async (answer: Response) => {
    const names = (await answer.text()).matchAll(/"([0-9a-f]{64})\.jwe"/g);
    return [...new Set(Array.from(names, ([, name = '']) => name))];
  };
  return get(`list/${list}/`, longestList, read);
}

/**
 * A letter, by its name to read: from an inbox that can be listed, or from an outbox. A day has a budget for each sender,
 * whatever becomes of the letters; own letters have no sender.
 */
export async function fetchLetter(
  from: string | null,
  way: 'list' | 'get',
  box: string,
  name: string,
): Promise<Fetched<Uint8Array<ArrayBuffer>> | { problem: 'budget' }> {
  const most = limits[way === 'list' ? 'inbox' : 'outbox'];
  const [letters, bytes] = (from !== null && fetchesToday().of[from]) || [0, 0];
  if (letters >= most.letters || bytes + limits.letter.size > most.bytes)
    return { problem: 'budget' };
  const read = async (answer: Response) => {
    if (Number(answer.headers.get('Content-Length')) > limits.letter.size) return new Uint8Array();
    return new Uint8Array(await answer.arrayBuffer());
  };
  const there = await get(`${way}/${box}/${name}.jwe`, longestLetter, read);
  if (from !== null && 'found' in there) {
    const fetches = fetchesToday();
    fetches.of[from] = [letters + 1, bytes + there.found.length];
    const text = JSON.stringify(fetches);
    const isStored = withDeviceStorage((storage) => (storage.setItem(fetchesKey, text), true));
    unstored = isStored ? null : fetches;
  }
  return there;
}

const fetchesKey = `${deviceName}:fetched`;

/** The number of letters, and bytes, that were fetched of each sender on a day. */
interface Fetches {
  day: number;
  of: Record<string, readonly [letters: number, bytes: number]>;
}

/** What this page counts if its storage is full. */
let unstored: Fetches | null = null;

function fetchesToday(): Fetches {
  const today = Math.floor(Date.now() / day);
  const read = (storage: Storage) =>
    JSON.parse(storage.getItem(fetchesKey) ?? 'null') as Fetches | null;
  const last = unstored ?? withDeviceStorage(read);
  return last?.day === today ? last : { day: today, of: {} };
}

async function get<T>(
  path: string,
  longest: number,
  read: (answer: Response) => Promise<T>,
): Promise<Fetched<T>> {
  try {
    const answer = await ask(path, longest, {});
    // The login page of a Wi-Fi, which no server of letters sends.
    const isPage = answer.headers.get('Content-Type')?.startsWith('text/html') && !isList(path);
    if (answer.ok && !isPage) return { found: await read(answer) };
    return { problem: [404, 410].includes(answer.status) ? 'missing' : 'later' };
  } catch {
    return { problem: 'later' };
  }
}

const isList = (path: string) => path.endsWith('/');

async function ask(path: string, longest: number, request: RequestInit): Promise<Response> {
  if (pageFlag?.isTour) return (await import('./tour-box')).askTour(path, request);
  const signal = AbortSignal.timeout(longest);
  const answer = await fetch(asset(`/drop/${path}`), {
    ...{ credentials: 'omit', cache: 'no-store', signal },
    ...request,
  });
  await noteTime(answer).catch(() => {});
  return answer;
}

const day = 24 * 60 * 60 * 1000;

const key = `${deviceName}:clock`;

let known: number | undefined;

/** The difference between the server's clock and this device's, in milliseconds; 0 if that is less than a day. */
const skew = () => (known ??= Number(withDeviceStorage((storage) => storage.getItem(key))) || 0);

/** The time by the server's clock if the device's is wrong by more than a day. */
export const serverTime = () => Date.now() + skew();

/** Returns true if the clock of this device is wrong by more than a day. */
export const isClockWrong = (): boolean => skew() !== 0;

const hour = day / 24;

/** The clock of the server against that of this device, as an answer has it; 0 if they differ by less than a day. */
function skewIn({ headers }: Response): number {
  const found = Date.parse(headers.get('Date') ?? '') - Date.now();
  return Math.abs(found) > day ? found : 0;
}

/**
 * Compares the clocks by an answer of the server. Another difference than before counts only if two more answers confirm it:
 * errors may be of something that stands before the server. The next page knows the difference before it asks.
 */
async function noteTime(answer: Response): Promise<void> {
  const found = skewIn(answer);
  if (Math.abs(found - skew()) < hour) return;
  for (let count = 0; count < 2; count++) {
    const options = { method: 'HEAD', credentials: 'omit', cache: 'no-store' } as const;
    const again = await fetch(asset('/people/people.json'), options);
    if (!again.ok || Math.abs(skewIn(again) - found) > hour) return;
  }
  known = found;
  withDeviceStorage((storage) => storage.setItem(key, String(known)));
}
