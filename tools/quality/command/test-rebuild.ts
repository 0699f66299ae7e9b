import { reportDifferences } from '@/tools/hosting/rebuild';
import { buildAtRoot, buildSite } from '@/tools/site/build/site';
import { runMain } from '@/tools/command/run-main';
import { readInventory } from '@/tools/file/inventory-file';

/** Builds twice and compares every byte: the same sources must give the same site. */
await runMain(async () => {
  if (!(await buildAtRoot())) return 1;
  const first = readInventory('out');
  if (!(await buildSite())) return 1;
  return reportDifferences(first, readInventory('out')) ? 0 : 1;
});
