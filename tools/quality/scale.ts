import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { forgetTarget } from '../build/target';
import { runMain } from '../run-main';
import { replaceBetweenMarkers } from './audit/document';
import { measureScale, type ScaleResult } from './scale/measure';
import { readSizes } from './scale/option';
import { scaleFaults, scaleTable, weightTable } from './scale/table';

const file = 'docs/quality.md';
const usual = [10, 1000, 10_000];

forgetTarget();

/**
 * Builds colleges with growing numbers of records and weighs their pages. `--check` only judges; `--sizes 10,1000`
 * measures other sizes and writes nothing.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: { check: { type: 'boolean', default: false }, sizes: { type: 'string' } },
  });
  const sizes = values.sizes === undefined ? usual : readSizes(values.sizes);
  const results: ScaleResult[] = [];
  for (const count of sizes) {
    console.log(`scale: ${count} records in each list`);
    const result = await measureScale(count);
    console.log(`scale: built in ${result.build.toFixed(0)} s`);
    results.push(result);
  }
  const style = { ...(await resolveConfig(file)), parser: 'markdown' };
  const table = await format(`${scaleTable(results)}\n\n${weightTable(results)}`, style);
  console.log(`\n${table}`);
  if (!values.check && values.sizes === undefined) {
    const document = replaceBetweenMarkers(readFileSync(file, 'utf8'), table, file, 'scale');
    writeFileSync(file, await format(document, style));
    console.log(`scale: wrote ${file}`);
  }
  const faults = scaleFaults(results);
  for (const fault of faults) console.log(fault);
  return faults.length === 0 ? 0 : 1;
});
