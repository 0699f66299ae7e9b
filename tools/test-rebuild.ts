import { reportDifferences } from './build/rebuild';
import { buildSite, buildWhenStale } from './build/site';
import { forgetTarget } from './build/target';
import { runMain } from './run-main';
import { readInventory } from './release/inventory-file';

forgetTarget();

/** Builds twice and compares every byte: the same sources must give the same site. */
await runMain(async () => {
  if (!(await buildWhenStale())) return 1;
  const first = readInventory('out');
  if (!(await buildSite())) return 1;
  return reportDifferences(first, readInventory('out')) ? 0 : 1;
});
