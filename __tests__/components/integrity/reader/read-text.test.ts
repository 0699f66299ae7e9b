import {
  ReaderPool,
  ReaderUnavailable,
  type ReaderWorker,
} from '@/components/integrity/reader/read-text';
import type { ReadAnswer, ReadRequest } from '@/components/integrity/reader/read-message';

class FakeWorker implements ReaderWorker {
  onmessage: ReaderWorker['onmessage'] = null;
  onerror: ReaderWorker['onerror'] = null;
  readonly requests: ReadRequest[] = [];
  isEnded = false;
  isLoaded = true;

  postMessage(request: ReadRequest): void {
    this.requests.push(request);
    if (this.isLoaded) queueMicrotask(() => this.answer({ kind: 'start' }));
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(data: ReadAnswer): void {
    this.onmessage?.({ data });
  }
}

const limit = { workers: 2, pause: 1000, time: 5000 };
const pages = [{ number: 1, text: 'Text' }];
const fileOf = (name: string) => ({ name, content: new Blob([name]) });

function start({ isLoaded = true } = {}) {
  const workers: FakeWorker[] = [];
  const pool = new ReaderPool(() => {
    const worker = new FakeWorker();
    worker.isLoaded = isLoaded;
    workers.push(worker);
    return worker;
  }, limit);
  const namesOf = (index: number) => workers[index]?.requests.map(({ name }) => name);
  return { pool, workers, namesOf };
}

/** Lets everything that waits for a settled promise run. */
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('Reads as many files at once as there are workers, and the others in order', async () => {
  const { pool, workers, namesOf } = start();
  const results = ['a', 'b', 'c', 'd'].map((name) => pool.read(fileOf(name)));
  await settle();
  expect([namesOf(0), namesOf(1)]).toEqual([['a'], ['b']]);
  workers[1]?.answer({ kind: 'pages', pages });
  await settle();
  expect([namesOf(0), namesOf(1)]).toEqual([['a'], ['b', 'c']]);
  workers[1]?.answer({ kind: 'problem', problem: 'encrypted' });
  await settle();
  expect(namesOf(1)).toEqual(['b', 'c', 'd']);
  await expect(results[1]).resolves.toBe(pages);
  await expect(results[2]).resolves.toBe('encrypted');
  expect(workers).toHaveLength(2);
});

test('Tells of each page', async () => {
  const { pool, workers } = start();
  const steps: string[] = [];
  void pool.read(fileOf('a'), { onPage: (page, all) => steps.push(`${page} of ${all}`) });
  await settle();
  workers[0]?.answer({ kind: 'step', page: 1, pages: 2 });
  workers[0]?.answer({ kind: 'step', page: 2, pages: 2 });
  expect(steps).toEqual(['1 of 2', '2 of 2']);
});

test('Ends a worker that reads one page for too long, and reads the next file with another', async () => {
  const { pool, workers, namesOf } = start();
  const results = ['a', 'b', 'c'].map((name) => pool.read(fileOf(name)));
  await settle();
  await jest.advanceTimersByTimeAsync(900);
  workers[1]?.answer({ kind: 'step', page: 1, pages: 2 });
  await jest.advanceTimersByTimeAsync(200);
  await expect(results[0]).resolves.toBe('too-slow');
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false, false]);
  expect(namesOf(2)).toEqual(['c']);
});

test('Ends a worker that reads many pages for too long in all', async () => {
  const { pool, workers } = start();
  const result = pool.read(fileOf('a'));
  await settle();
  for (let page = 1; page <= 10; page++) {
    await jest.advanceTimersByTimeAsync(limit.pause / 2);
    workers[0]?.answer({ kind: 'step', page, pages: 300 });
  }
  await expect(result).resolves.toBe('too-slow');
  expect(workers[0]?.isEnded).toBe(true);
});

test('Stops when it is cancelled: files that are read, and files that wait', async () => {
  const { pool, workers } = start();
  const cancel = new AbortController();
  const { signal } = cancel;
  const results = ['a', 'b', 'c'].map((name) => pool.read(fileOf(name), { signal }));
  const reasons = Promise.all(results.map((result) => result.catch((error: unknown) => error)));
  await settle();
  cancel.abort('cancelled');
  expect(await reasons).toEqual(['cancelled', 'cancelled', 'cancelled']);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true]);
  await expect(pool.read(fileOf('d'), { signal })).rejects.toBe('cancelled');
  expect(workers).toHaveLength(2);
});

test('Says so if the worker cannot be loaded', async () => {
  const { pool, workers } = start();
  const result = pool.read(fileOf('a'));
  await settle();
  workers[0]?.onerror?.();
  await expect(result).rejects.toThrow(ReaderUnavailable);
  expect(workers[0]?.isEnded).toBe(true);
});

test('Ends workers that have nothing to read', async () => {
  const { pool, workers } = start();
  void pool.read(fileOf('a'));
  await settle();
  workers[0]?.answer({ kind: 'pages', pages });
  await settle();
  expect(workers[0]?.isEnded).toBe(false);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(workers[0]?.isEnded).toBe(true);
});

test('Waits for a slow connection that loads the worker', async () => {
  const { pool, workers } = start({ isLoaded: false });
  const result = pool.read(fileOf('a'));
  await jest.advanceTimersByTimeAsync(limit.time * 2);
  workers[0]?.answer({ kind: 'start' });
  await jest.advanceTimersByTimeAsync(limit.pause / 2);
  workers[0]?.answer({ kind: 'pages', pages });
  await expect(result).resolves.toBe(pages);
});
