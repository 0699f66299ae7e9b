import { readFileSync } from 'node:fs';
import { buildSite, buildWhenStale } from './build/site';
import { inventoryFile, type Inventory } from './build/inventory';
import { forgetTarget } from './build/target';
import { explain } from './explain';

forgetTarget();

const read = () => JSON.parse(readFileSync(`out/${inventoryFile}`, 'utf8')) as Inventory;

/** Builds twice and compares every byte: the same sources must give the same site. */
await explain(async () => {
  if (!(await buildWhenStale())) return 1;
  const first = read();
  if (!(await buildSite())) return 1;
  const second = read();
  const names = new Set([...Object.keys(first.files), ...Object.keys(second.files)]);
  const other = [...names].filter(
    (name) => first.files[name]?.sha256 !== second.files[name]?.sha256,
  );
  for (const name of other) console.error(`rebuild: ${name} differs between two builds`);
  if (other.length > 0) return 1;
  console.log(`rebuild: ${names.size} files, byte by byte the same (${second.contentHash})`);
  return 0;
});
