import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { runMain } from '@/tools/command/run-main';
import { replaceBetweenMarkers } from '../audit/document';
import { hostileExports } from '../import/hostile-exports';
import { measureHostile, measureImport, type ImportResult } from '../import/measure';
import { hostileFaults, importFaults, importTable } from '../import/table';
import { readSizes } from '../size';

const file = 'docs/quality.md';
const usual = '1000,10000,100000';
/** About as many characters has each export that keeps the import busy. */
const hostileSize = 3_000_000;

/**
 * Imports the exports of invented colleges of growing sizes, and exports that would keep the import busy. `--check` only
 * judges; `--sizes 1000,10000` measures other numbers of students and writes nothing.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: { check: { type: 'boolean', default: false }, sizes: { type: 'string' } },
  });
  const results: ImportResult[] = [];
  for (const students of readSizes(values.sizes ?? usual, 1)) {
    console.log(`import: ${students} students`);
    const result = measureImport(students);
    console.log(
      `import: ${result.first.seconds.toFixed(1)} s, ${result.first.memory.toFixed(0)} MB`,
    );
    results.push(result);
  }
  const style = { ...(await resolveConfig(file)), parser: 'markdown' };
  const table = await format(importTable(results), style);
  console.log(`\n${table}`);
  if (!values.check && values.sizes === undefined) {
    const document = replaceBetweenMarkers(readFileSync(file, 'utf8'), table, file, 'import');
    writeFileSync(file, await format(document, style));
    console.log(`import: wrote ${file}`);
  }
  const faults = [...importFaults(results), ...importHostile()];
  for (const fault of faults) console.log(fault);
  return faults.length === 0 ? 0 : 1;
});

function importHostile(): string[] {
  return Object.entries(hostileExports).flatMap(([name, hostile]) => {
    const result = measureHostile(hostile, hostileSize);
    const { seconds, processor, memory } = result.cost;
    console.log(
      `import: ${name}, ${seconds.toFixed(1)} s (processor ${processor.toFixed(1)} s), ${memory.toFixed(0)} MB`,
    );
    return hostileFaults(name, hostile, result);
  });
}
