import { parseArgs } from 'node:util';
import { forgetTarget } from '@/tools/command/target';
import { runMain } from '@/tools/command/run-main';
import { publishMeasurements, reportFaults } from '../audit/document';
import { measureScale, type ScaleResult } from '../scale/measure';
import { readSizes } from '../scale/option';
import { scaleFaults, scaleTable, weightTable } from '../scale/table';

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
  const tables = `${scaleTable(results)}\n\n${weightTable(results)}`;
  await publishMeasurements('scale', tables, !values.check && values.sizes === undefined);
  return reportFaults(scaleFaults(results));
});
