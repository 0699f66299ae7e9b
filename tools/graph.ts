import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { explain } from './explain';
import { describeFigures, findWorse, measureGraph, type Figures } from './graph/figure';
import { readImports } from './graph/read';

const { values } = parseArgs({
  options: {
    /** Keeps the figures as those that may not get worse. */
    write: { type: 'boolean', default: false },
  },
});

const limits = join('tools', 'graph', 'limit.json');

/** Prints how the folders import each other and fails when a figure is worse than the one that was kept. */
await explain(async () => {
  const figures = measureGraph(await readImports(process.cwd()));
  console.log(describeFigures(figures));
  if (values.write) {
    const { cycles, ...kept } = figures;
    if (cycles.length > 0) return 1;
    writeFileSync(limits, `${JSON.stringify(kept, null, 2)}\n`);
    console.log(`graph: ${limits} is written`);
    return 0;
  }
  const worse = findWorse(figures, JSON.parse(readFileSync(limits, 'utf8')) as Figures);
  for (const sentence of worse) console.error(sentence);
  return worse.length > 0 ? 1 : 0;
});
