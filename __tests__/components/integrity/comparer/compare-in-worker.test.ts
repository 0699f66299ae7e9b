/** @jest-environment jsdom */
import { compareInWorker } from '@/components/integrity/comparer/compare-in-worker';
import {
  partsOf,
  type CompareAnswer,
  type CompareRequest,
} from '@/components/integrity/comparer/compare-message';
import type { ComparedPair } from '@/components/integrity/model/text';

const pair = (first: string, passages: number): ComparedPair => ({
  ...{ first, second: 'other', shared: { first: 6, second: 6 }, compared: { first: 9, second: 9 } },
  passages: Array.from({ length: passages }, () => ({
    ...{ first: { start: 0, end: 6 }, second: { start: 0, end: 6 } },
  })),
});
const rest = { leftOut: {}, notes: [], words: { a: 9 } };

class FakeWorker {
  static last: FakeWorker;
  onmessage: (event: { data: CompareAnswer }) => void = () => {};
  onerror = () => {};
  isEnded = false;
  asked: CompareRequest[] = [];
  constructor(readonly address: string) {
    FakeWorker.last = this;
  }
  postMessage = (request: CompareRequest) => void this.asked.push(request);
  terminate = () => void (this.isEnded = true);
  answer = (data: CompareAnswer) => this.onmessage({ data });
}

beforeAll(() => void Object.assign(globalThis, { Worker: FakeWorker }));

test('The result of the worker arrives in parts, and then the worker is ended', async () => {
  const shares: number[] = [];
  const result = compareInWorker([], {
    assignment: 'Explain stacks.',
    onProgress: (share) => shares.push(share),
  });
  const worker = FakeWorker.last;
  expect(worker.address).toBe('/compare-texts.js');
  expect(worker.asked).toEqual([{ files: [], assignment: 'Explain stacks.' }]);
  worker.answer({ kind: 'progress', share: 0.5 });
  worker.answer({ kind: 'pairs', pairs: [pair('a', 1)] });
  worker.answer({ kind: 'pairs', pairs: [pair('b', 1)] });
  worker.answer({ kind: 'result', rest });
  expect(await result).toEqual({ ...rest, pairs: [pair('a', 1), pair('b', 1)] });
  expect(shares).toEqual([0.5]);
  expect(worker.isEnded).toBe(true);
});

test('Cancelling ends the worker, whatever it is doing', async () => {
  const controller = new AbortController();
  const result = compareInWorker([], { signal: controller.signal });
  controller.abort(new Error('Cancelled'));
  await expect(result).rejects.toThrow('Cancelled');
  expect(FakeWorker.last.isEnded).toBe(true);
  await expect(compareInWorker([], { signal: controller.signal })).rejects.toThrow('Cancelled');
});

test('A worker that fails or cannot be loaded says so', async () => {
  const failed = compareInWorker([]);
  FakeWorker.last.answer({ kind: 'failure', message: 'Array buffer allocation failed' });
  await expect(failed).rejects.toThrow('Array buffer allocation failed');
  const lost = compareInWorker([]);
  FakeWorker.last.onerror();
  await expect(lost).rejects.toThrow(/^The part that compares texts could not be loaded/);
  expect(FakeWorker.last.isEnded).toBe(true);
});

test('Many passages are sent in parts of about a thousand', () => {
  const pairs = Array.from({ length: 500 }, (_, index) => pair(String(index), 5));
  const parts = [...partsOf(pairs)];
  expect(parts.map(({ length }) => length)).toEqual([200, 200, 100]);
  expect(parts.flat()).toEqual(pairs);
  expect([...partsOf([])]).toEqual([]);
});
