import { judge, judgedBy, type Breach, type Budget } from './budget';
import { bestReading, measures, medianReading, type MeasureName, type Reading } from './measure';
import type { AuditPage } from './page';
import { readResult } from './audit-result';
import type { AuditRun } from './load-page';

/** A page with its medians, its best values and its runs. */
export interface MeasuredPage {
  page: AuditPage;
  reading: Reading;
  best: Reading;
  runs: readonly AuditRun[];
}

export type Load = (page: AuditPage) => Promise<AuditRun>;

/** How many times rounds may start again because the computer is busy, in total. */
const maxRetries = 10;

const reportedMeasures = [
  'lcp',
  'tbt',
  'cls',
  'javascript',
  'total',
] as const satisfies MeasureName[];

/**
 * Loads every page once per round, so that whatever disturbs the computer affects all pages alike. A round starts with
 * the hand-written page: nothing in it can block, so if it does, the computer is busy and the round starts again. The
 * runs are added to those of `earlier` rounds.
 */
export async function measureInRounds(
  pages: readonly AuditPage[],
  rounds: number,
  load: Load,
  earlier: readonly MeasuredPage[] = [],
): Promise<MeasuredPage[]> {
  const runs = new Map<AuditPage, AuditRun[]>(earlier.map((one) => [one.page, [...one.runs]]));
  for (const page of pages) if (!runs.has(page)) runs.set(page, []);
  const order = [...pages].sort((a, b) => Number(isGauge(b)) - Number(isGauge(a)));
  let left = maxRetries;
  for (let round = 1; round <= rounds; round += 1) {
    for (const page of order) {
      let run = await load(page);
      for (let { tbt } = readingOf(run); isGauge(page) && tbt > 0 && left > 0; left -= 1) {
        console.log(`audit: ${page.title}: TBT ${tbt} ms: the computer is busy, trying again`);
        run = await load(page);
        ({ tbt } = readingOf(run));
      }
      const reading = readingOf(run);
      console.log(`audit: round ${round} of ${rounds}, ${page.title}: ${describeReading(reading)}`);
      runs.get(page)?.push(run);
    }
  }
  return [...runs].map(([page, all]) => {
    const readings = all.map(readingOf);
    return { page, runs: all, reading: medianReading(readings), best: bestReading(readings) };
  });
}

const readingOf = ({ result, inlineBytes }: AuditRun) => readResult(result, inlineBytes);

/**
 * Loads every page `runs` times, then those that do not meet their budget until they have `mostRuns`: one slow load
 * means little, and most pages need no second one. The baseline pages, which show a busy computer, are loaded with
 * them.
 */
export async function measureUntilJudged(
  pages: readonly AuditPage[],
  { runs, mostRuns }: { runs: number; mostRuns: number },
  load: Load,
): Promise<MeasuredPage[]> {
  let measured = await measureInRounds(pages, runs, load);
  for (let round = runs; round < mostRuns; round += 1) {
    const over = judgePages(measured).filter(({ breaches }) => breaches.length > 0);
    if (over.length === 0) break;
    const again = pages.filter(
      (page) => page.site !== 'product' || over.some(({ entry }) => entry.page === page),
    );
    measured = await measureInRounds(again, 1, load, measured);
  }
  return measured;
}

/** Every measured page with the limits it does not meet. */
export function judgePages(
  measured: readonly MeasuredPage[],
): { entry: MeasuredPage; breaches: Breach[] }[] {
  const busy = warnOfNoise(measured) !== undefined;
  return measured.map((entry) => {
    const { title, budget = {} } = entry.page;
    const reading = judgedBy({ medians: entry.reading, best: entry.best, busy });
    return { entry, breaches: judge(title, reading, { ...budget, ...lcpBudget(entry, measured) }) };
  });
}

/** How much later than the page that it is compared with a page may have its LCP: the spread of two runs. */
const lcpRatio = 1.1;

function lcpBudget({ page }: MeasuredPage, measured: readonly MeasuredPage[]): Budget {
  const like = measured.find((one) => one.page.name === page.lcpLike);
  return like ? { lcp: Math.round(like.reading.lcp * lcpRatio) } : {};
}

/** The performance points of an empty export on an idle computer; with fewer, it was busy. */
const calmPoints = 99;

/**
 * A warning that the times mean little: the page that cannot block did so in most rounds, or the empty export has fewer
 * points than usual.
 */
export function warnOfNoise(measured: readonly MeasuredPage[]): string | undefined {
  const sign = signOfNoise(measured);
  return (
    sign && `The computer was busy: ${sign}. All times are judged by the best run of each page.`
  );
}

function signOfNoise(measured: readonly MeasuredPage[]): string | undefined {
  const gauge = measured.find(({ page }) => isGauge(page));
  if (gauge !== undefined && gauge.reading.tbt > 0)
    return `${gauge.page.title} has nothing that could block but a TBT of ${measures.tbt.text(gauge.reading.tbt)}`;
  const empty = measured.find(({ page }) => page.site === 'emptyExport');
  if (empty !== undefined && empty.reading.performance < calmPoints)
    return `${empty.page.title} had ${measures.performance.text(empty.reading.performance)} points for performance, instead of ${calmPoints}`;
  return undefined;
}

function isGauge({ site }: AuditPage): boolean {
  return site === 'handWritten';
}

function describeReading(reading: Reading): string {
  const { performance, accessibility, bestPractices, seo } = reading;
  const values = reportedMeasures.map(
    (name) => `${measures[name].title} ${measures[name].text(reading[name])}`,
  );
  return [[performance, accessibility, bestPractices, seo].join('/'), ...values].join(', ');
}
