import { reportDifferences } from './build/rebuild';
import { buildAtRoot, buildSite } from './build/site';
import { runMain } from './run-main';
import { readInventory } from './release/inventory-file';

/** Builds twice and compares every byte: the same sources must give the same site. */
await runMain(async () => {
  if (!(await buildAtRoot())) return 1;
  const first = readInventory('out');
  if (!(await buildSite())) return 1;
  return reportDifferences(first, readInventory('out')) ? 0 : 1;
});
