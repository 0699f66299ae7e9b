import { portalRoutes, routes } from '@/lib/site/routes';
import { forgetTarget } from '@/tools/command/target';
import { runMain } from '@/tools/command/run-main';
import { withBrowserSession } from '../pictures/browser-session';
import { publishMeasurements, reportFaults } from '../audit/document';
import { buildEmptyExport } from '../audit/baseline';
import {
  benchCompareClass,
  compareClassTable,
  tooSlowToCompare,
  type CompareClassResult,
} from '../bench/compare-class';
import { benchExchange, type ExchangeResult } from '../bench/exchange';
import { firstLoad, firstLoadTable, tooHeavy } from '../bench/first-load';
import { benchDashboard, type BenchResult } from '../bench/measure';
import { benchFreeSlot, freeSlotTable, tooSlowToFind } from '../bench/free-slot';
import { benchSharedText, sharedTextFaults, sharedTextTable } from '../bench/shared-text';
import { benchTable, exchangeTable, tooSlow, tooSlowToOpen } from '../bench/table';

const quick = process.argv.includes('--quick');
const sizes = quick ? [1000] : [1, 1000, 10_000];
const fileSizes = quick ? [100] : [1, 1000];
const classSize = quick ? 60 : 300;

forgetTarget();

/**
 * Measures the dashboard with growing numbers of activities, the review queue with growing request files, the
 * comparison of a class's PDFs in the browser, the search for a free slot, and the comparison of texts. Writes docs/quality.md unless `--check` is set;
 * `--check --quick` measures one size of each.
 */
await runMain(async () => {
  const results: BenchResult[] = [];
  const files: ExchangeResult[] = [];
  const compared: CompareClassResult[] = [];
  const there = await withBrowserSession(async ({ browser, origin }) => {
    for (const count of sizes) {
      console.log(`bench: ${count} activities`);
      results.push(await benchDashboard(browser, origin, count));
    }
    for (const count of fileSizes) {
      console.log(`bench: a request file of ${count} submissions`);
      files.push(await benchExchange(browser, origin, count));
    }
    console.log(`bench: the comparison of ${classSize} PDFs`);
    compared.push(await benchCompareClass(browser, origin, classSize));
  });
  if (!there) return 1;
  const baseline = firstLoad(await buildEmptyExport(), '/');
  const pages = portalRoutes.map((name) => firstLoad('out', routes[name]));
  console.log('bench: the search for a free slot');
  const search = benchFreeSlot();
  console.log(`bench: the comparison of ${classSize} texts`);
  const shared = benchSharedText(classSize);
  const tables = [
    ...[benchTable(results), exchangeTable(files), firstLoadTable(pages, baseline)],
    ...compared.map(compareClassTable),
    ...[freeSlotTable(search), sharedTextTable(shared)],
  ];
  await publishMeasurements('bench', tables.join('\n\n'), !process.argv.includes('--check'));
  return reportFaults([
    ...[...tooSlow(results), ...tooSlowToOpen(files), ...tooHeavy(pages, baseline)],
    ...[
      ...compared.flatMap(tooSlowToCompare),
      ...tooSlowToFind(search),
      ...sharedTextFaults(shared),
    ],
  ]);
});
