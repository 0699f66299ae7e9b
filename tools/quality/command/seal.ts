import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { runMain } from '@/tools/command/run-main';
import { replaceBetweenMarkers } from '../audit/document';
import { edits, measureSealing, type SealingResult } from '../college/measure';
import { sealingFaults, sealingTable } from '../college/table';
import { readSizes } from '../size';

const file = 'docs/quality.md';
const usual = '1000,10000,100000';

/**
 * Seals invented colleges of growing sizes. `--check` only judges; `--sizes 1000,10000` measures other sizes and writes
 * nothing.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: { check: { type: 'boolean', default: false }, sizes: { type: 'string' } },
  });
  const results: SealingResult[] = [];
  for (const people of readSizes(values.sizes ?? usual, edits + 1)) {
    console.log(`college: ${people} people`);
    const result = measureSealing(people);
    console.log(`college: sealed in ${result.first.seconds.toFixed(1)} s`);
    results.push(result);
  }
  const style = { ...(await resolveConfig(file)), parser: 'markdown' };
  const table = await format(sealingTable(results), style);
  console.log(`\n${table}`);
  if (!values.check && values.sizes === undefined) {
    const document = replaceBetweenMarkers(readFileSync(file, 'utf8'), table, file, 'college');
    writeFileSync(file, await format(document, style));
    console.log(`college: wrote ${file}`);
  }
  const faults = sealingFaults(results);
  for (const fault of faults) console.log(fault);
  return faults.length === 0 ? 0 : 1;
});
