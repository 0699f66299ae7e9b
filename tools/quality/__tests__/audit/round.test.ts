import type { AuditPage } from '@/tools/quality/audit/page';
import {
  judgePages,
  measureInRounds,
  measureUntilJudged,
  warnOfNoise,
  type Load,
  type MeasuredPage,
} from '@/tools/quality/audit/round';
import { lighthouseResult } from './lighthouse-result';

const page = (name: string, site: AuditPage['site'] = 'product'): AuditPage => ({
  name,
  title: name,
  site,
  path: '/',
});
const pages = [page('landing'), page('login'), page('plain', 'handWritten')];

type Rounds = (load: Load) => Promise<MeasuredPage[]>;

/** Measures with loads that block for the given times in milliseconds, and records the order of pages. */
async function measure(rounds: number | Rounds, blocking: Readonly<Record<string, number[]>>) {
  const loaded: string[] = [];
  const run: Rounds =
    typeof rounds === 'number' ? (load) => measureInRounds(pages, rounds, load) : rounds;
  const measured = await run(async ({ name }) => {
    const result = lighthouseResult();
    const blocked = blocking[name]?.[loaded.filter((before) => before === name).length] ?? 0;
    loaded.push(name);
    const id = 'total-blocking-time';
    const audit = { id, title: id, score: 1, numericValue: blocked };
    const audits = { ...result.audits, [id]: audit };
    return { result: { ...result, audits }, inlineBytes: 0, browserVersion: '156' };
  });
  return { loaded, measured, tbt: measured.map(({ reading }) => reading.tbt) };
}

beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test('the pages take turns, and keep their order in the table', async () => {
  const { loaded, measured } = await measure(2, {});
  expect(loaded).toEqual(['plain', 'landing', 'login', 'plain', 'landing', 'login']);
  expect(measured.map(({ page: { name }, runs }) => [name, runs.length])).toEqual([
    ['landing', 2],
    ['login', 2],
    ['plain', 2],
  ]);
});

test('a round is repeated while the computer is busy', async () => {
  const { loaded, tbt, measured } = await measure(1, { plain: [40, 3] });
  expect(loaded).toEqual(['plain', 'plain', 'plain', 'landing', 'login']);
  expect(tbt).toEqual([0, 0, 0]);
  expect(warnOfNoise(measured)).toBeUndefined();
});

test('a page of the product is not retried', async () => {
  const { loaded, tbt } = await measure(3, { landing: [90, 0, 70] });
  expect(loaded).toHaveLength(9);
  expect(tbt).toEqual([70, 0, 0]);
});

test('a computer that stays busy is still measured, and the report says so', async () => {
  const { loaded, measured } = await measure(1, { plain: Array<number>(50).fill(25) });
  expect(loaded.filter((name) => name === 'plain')).toHaveLength(11);
  expect(warnOfNoise(measured)).toContain('The computer was busy: plain has nothing');
  expect(warnOfNoise(measured)).toContain('a TBT of 25 ms');
});

test('an empty export with fewer points than usual is also a sign of a busy computer', async () => {
  const { measured } = await measure(1, {});
  const empty = (performance: number) => {
    const [first] = measured;
    if (first === undefined) throw new Error('Nothing was measured.');
    const page = { name: 'empty', title: 'Empty', site: 'emptyExport', path: '/' } as const;
    return [...measured, { ...first, page, reading: { ...first.reading, performance } }];
  };
  expect(warnOfNoise(empty(99))).toBeUndefined();
  expect(warnOfNoise(empty(97))).toContain('busy: Empty had 97 points for performance');
});

test('a page over its budget is loaded until it meets it, five times at most, with the baseline pages', async () => {
  const limited = pages.map((one) =>
    one.site === 'product' ? { ...one, budget: { tbt: 0 } } : one,
  );
  const rounds: Rounds = (load) => measureUntilJudged(limited, { runs: 1, mostRuns: 5 }, load);
  const { loaded, measured } = await measure(rounds, { login: [80, 90, 70, 60, 0, 0] });
  expect(loaded.filter((name) => name === 'login')).toHaveLength(5);
  expect(loaded.filter((name) => name === 'plain')).toHaveLength(5);
  expect(loaded.filter((name) => name === 'landing')).toHaveLength(1);
  expect(measured.map(({ page: { name }, runs }) => [name, runs.length])).toEqual([
    ['landing', 1],
    ['login', 5],
    ['plain', 5],
  ]);
  expect(measured[1]?.best.tbt).toBe(0);
});

test('pages within their budget are loaded once', async () => {
  const rounds: Rounds = (load) => measureUntilJudged(pages, { runs: 1, mostRuns: 5 }, load);
  expect((await measure(rounds, {})).loaded).toHaveLength(pages.length);
});

test('a signed-in page must not have its LCP later than the page of the sample', async () => {
  const { measured } = await measure(1, {});
  const judge = (lcp: number) => {
    const [sample, own] = measured;
    if (!sample || !own) throw new Error('Nothing was measured.');
    const page = { ...own.page, lcpLike: sample.page.name };
    const reading = { ...own.reading, lcp };
    return judgePages([sample, { ...own, page, reading, best: reading }])[1]?.breaches;
  };
  expect(judge(1100)).toEqual([]);
  expect(judge(1200)).toEqual([
    { measure: 'lcp', sentence: 'login: LCP is 1200 ms, but must be at most 1101 ms.' },
  ]);
});
