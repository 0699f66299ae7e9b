import { hostileExports } from '../import/hostile-exports';
import {
  hostileReport,
  importReport,
  measureHostile,
  measureImport,
  type HostileResult,
} from '../import/importing';
import { problemsOf, tableOf } from '../measure/report';
import { measureSizes } from '../measure/sizes';

/** About as many characters has each export that keeps the import busy. */
const hostileSize = 3_000_000;

/** Imports the exports of invented colleges of growing sizes, and exports that would keep the import busy. */
await measureSizes({
  ...{ name: 'import', unit: 'students', usual: [1000, 10_000, 100_000] },
  measure: measureImport,
  tables: (results) => [tableOf(importReport, results)],
  problems: async (results) => [...problemsOf(importReport, results), ...(await importHostile())],
});

async function importHostile(): Promise<string[]> {
  const results: HostileResult[] = [];
  for (const [name, hostile] of Object.entries(hostileExports)) {
    console.log(`import: ${name}`);
    const measure = () => measureHostile(name, hostile, hostileSize);
    const first = await measure();
    // Other programs make a run longer, and nothing makes it shorter.
    const isRight = problemsOf(hostileReport, [first]).length === 0;
    results.push(isRight ? first : await measure());
  }
  console.log(`\n${tableOf(hostileReport, results)}\n`);
  return problemsOf(hostileReport, results);
}
