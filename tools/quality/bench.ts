import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { portalRoutes, routes } from '@/lib/site/routes';
import { forgetTarget } from '../build/target';
import { runMain } from '../run-main';
import { withBrowserSession } from '../pictures/browser-session';
import { replaceBetweenMarkers } from './audit/document';
import { buildEmptyExport } from './audit/baseline';
import { benchExchange, type ExchangeResult } from './bench/exchange';
import { firstLoad, firstLoadTable, tooHeavy } from './bench/first-load';
import { benchDashboard, type BenchResult } from './bench/measure';
import { benchTable, exchangeTable, tooSlow, tooSlowToOpen } from './bench/table';

const file = 'docs/quality.md';
const quick = process.argv.includes('--quick');
const sizes = quick ? [1000] : [1, 1000, 10_000];
const fileSizes = quick ? [100] : [1, 1000];

forgetTarget();

/**
 * Measures the dashboard with growing numbers of activities, and the review queue with growing request files. Writes
 * docs/quality.md unless `--check` is set; `--check --quick` measures one size of each.
 */
await runMain(async () => {
  const results: BenchResult[] = [];
  const files: ExchangeResult[] = [];
  const there = await withBrowserSession(async ({ browser, origin }) => {
    for (const count of sizes) {
      console.log(`bench: ${count} activities`);
      results.push(await benchDashboard(browser, origin, count));
    }
    for (const count of fileSizes) {
      console.log(`bench: a request file of ${count} submissions`);
      files.push(await benchExchange(browser, origin, count));
    }
  });
  if (!there) return 1;
  const baseline = firstLoad(await buildEmptyExport(), '/');
  const pages = portalRoutes.map((name) => firstLoad('out', routes[name]));
  const text = [benchTable(results), exchangeTable(files), firstLoadTable(pages, baseline)].join(
    '\n\n',
  );
  const style = { ...(await resolveConfig(file)), parser: 'markdown' };
  const table = await format(text, style);
  console.log(`\n${table}`);
  if (!process.argv.includes('--check')) {
    const document = replaceBetweenMarkers(readFileSync(file, 'utf8'), table, file, 'bench');
    writeFileSync(file, await format(document, style));
    console.log(`bench: wrote ${file}`);
  }
  const faults = [...tooSlow(results), ...tooSlowToOpen(files), ...tooHeavy(pages, baseline)];
  for (const fault of faults) console.log(fault);
  return faults.length === 0 ? 0 : 1;
});
