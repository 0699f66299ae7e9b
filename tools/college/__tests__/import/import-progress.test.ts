import { showImportProgress } from '@/tools/college/import/import-progress';

/** A stream that keeps what is written, and a clock that a test sets. */
function show(isTTY: boolean) {
  const written: string[] = [];
  let at = 0;
  const stream = { isTTY, columns: 60, write: (text: string) => written.push(text) > 0 };
  const progress = showImportProgress(stream as never, () => at);
  return { progress, written, setTime: (ms: number) => void (at = ms) };
}

const clear = '\r\u001b[K';

test('Shows the file, the rows and the time left on one line of a terminal', () => {
  const { progress, written, setTime } = show(true);
  progress.file('users.csv', 0, 1000, 0);
  setTime(10_000);
  progress.file('users.csv', 250, 1000, 1200);
  progress.end();
  expect(written).toEqual([`${clear}reading users.csv: 25 %, 1,200 rows, 30 s left`, clear]);
});

test('Shortens a long file name, so that the line stays one line', () => {
  const { progress, written, setTime } = show(true);
  setTime(1000);
  progress.file(`${'a'.repeat(80)}.csv`, 250, 1000, 1200);
  expect(written[0]?.length).toBeLessThanOrEqual(60 + clear.length);
  expect(written[0]).toMatch(/…: 25 %, 1,200 rows$/);
});

test('Writes a line into a log at most every ten seconds', () => {
  const { progress, written, setTime } = show(false);
  for (let ms = 0; ms <= 25_000; ms += 1000) {
    setTime(ms);
    progress.step('records', ms, 100_000);
  }
  expect(written).toEqual([
    'making records: 10 %, 10,000 of 100,000, 2 min left\n',
    'making records: 20 %, 20,000 of 100,000, 80 s left\n',
  ]);
});
