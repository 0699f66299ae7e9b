import type { Browser } from '@playwright/test';
import { portalRoutes, routes } from '@/lib/site/routes';
import { forgetTarget } from '@/tools/command/target';
import { runMain } from '@/tools/command/run-main';
import { withBrowserSession } from '../pictures/browser-session';
import { buildEmptyExport } from '../audit/baseline';
import { benchCompareClass, compareClassReport } from '../bench/compare-class';
import { benchExchange, exchangeReport } from '../bench/exchange';
import { firstLoad, firstLoadReport } from '../bench/first-load';
import { benchDashboard, benchReport } from '../bench/bench-dashboard';
import { benchFreeSlot, freeSlotReport } from '../bench/free-slot';
import { benchSharedText, sharedTextProblems, sharedTextTable } from '../bench/shared-text';
import { printProblems, publish } from '../measure/document';
import { problemsOf, tableOf, type ResultReport } from '../measure/report';

const quick = process.argv.includes('--quick');
const sizes = quick ? [1000] : [1, 1000, 10_000];
const fileSizes = quick ? [100] : [1, 1000];
const classSize = quick ? 60 : 300;

type Bench<R> = (browser: Browser, origin: string, count: number) => Promise<R>;

forgetTarget();

/**
 * Measures the dashboard with growing numbers of activities, the review queue with growing request files, the
 * comparison of a class's PDFs in the browser, the search for a free slot, and the comparison of texts. Writes
 * docs/quality.md unless `--check` is set; `--check --quick` measures one size of each.
 */
await runMain(async () => {
  const tables: string[] = [];
  const problems: string[] = [];
  const add = <R>(report: ResultReport<R>, results: readonly R[], shownToo: readonly R[] = []) => {
    tables.push(tableOf(report, [...results, ...shownToo]));
    problems.push(...problemsOf(report, results));
  };
  const measured = await withBrowserSession(async ({ browser, origin }) => {
    const each = async <R>(what: string, counts: number[], measure: Bench<R>) => {
      const results: R[] = [];
      for (const count of counts) {
        console.log(`bench: ${count} ${what}`);
        results.push(await measure(browser, origin, count));
      }
      return results;
    };
    add(benchReport, await each('activities', sizes, benchDashboard));
    add(exchangeReport, await each('submissions in a request file', fileSizes, benchExchange));
    const compared = await each('PDFs to compare', [classSize], benchCompareClass);
    const baseline = firstLoad(await buildEmptyExport(), '/');
    const pages = portalRoutes.map((name) => firstLoad('out', routes[name]));
    add(firstLoadReport(baseline), pages, [baseline]);
    add(compareClassReport, compared);
  });
  if (!measured) return 1;
  console.log('bench: the search for a free slot');
  tables.push('The search for a free slot in two weeks, median of 15 runs in Node.js:');
  add(freeSlotReport, [benchFreeSlot()]);
  console.log(`bench: the comparison of ${classSize} texts`);
  const shared = benchSharedText(classSize);
  const all = [...tables, sharedTextTable(shared)].join('\n\n');
  await publish('bench', all, !process.argv.includes('--check'));
  return printProblems([...problems, ...sharedTextProblems(shared)]);
});
