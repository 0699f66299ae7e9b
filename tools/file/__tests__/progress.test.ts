import { showElapsed, showProgress } from '@/tools/file/progress';

function watch(isTTY: boolean, moments: number[]): string[] {
  const written: string[] = [];
  const stream = { isTTY, write: (text: string) => Boolean(written.push(text)) };
  const show = showProgress(stream, () => moments.shift() ?? 0);
  for (let done = 1; done <= 4; done += 1) show('compress', done, 4);
  return written;
}

describe('The progress of a long step', () => {
  it('is one line in a terminal, cleared at the end', () => {
    expect(watch(true, [0, 200, 400, 400, 420, 440])).toEqual([
      '\r\x1b[Kcompress: 1 of 4',
      '\r\x1b[Kcompress: 2 of 4',
      '\r\x1b[K',
    ]);
  });

  it('is an occasional line in a log, and none for a short step', () => {
    expect(watch(false, [0, 11_000, 11_000, 12_000, 13_000])).toEqual(['compress: 1 of 4\n']);
    expect(watch(false, [0, 100, 200, 300])).toEqual([]);
  });
});

test('A long step shows its seconds in one line until it ends', () => {
  jest.useFakeTimers();
  const written: string[] = [];
  const stream = { isTTY: true, write: (text: string) => Boolean(written.push(text)) };
  const end = showElapsed('building', stream);
  jest.advanceTimersByTime(2000);
  end();
  jest.advanceTimersByTime(2000);
  jest.useRealTimers();
  expect(written).toEqual(['\r\x1b[Kbuilding: 1 s', '\r\x1b[Kbuilding: 2 s', '\r\x1b[K']);
});
