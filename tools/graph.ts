import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from './run-main';
import { drawMatrix } from './graph/draw';
import { describeFigures, findWorse, measureGraph, type Figures } from './graph/figure';
import { readImports } from './graph/read';

const { values } = parseArgs({
  options: {
    /** Saves the figures as the new limits, and draws the picture in docs/architecture.md. */
    write: { type: 'boolean', default: false },
  },
});

const limits = join('tools', 'graph', 'limit.json');
const picture = join('docs', 'imports.svg');

/** Prints how the folders import each other, and fails if a figure is worse than the saved limit. */
await runMain(async () => {
  const graph = await readImports(process.cwd());
  const figures = measureGraph(graph);
  console.log(describeFigures(figures));
  if (values.write) {
    const { cycles, ...newLimits } = figures;
    if (cycles.length > 0) return 1;
    writeFileSync(limits, `${JSON.stringify(newLimits, null, 2)}\n`);
    writeFileSync(picture, drawMatrix(graph));
    console.log(`graph: wrote ${limits} and ${picture}`);
    return 0;
  }
  const worse = findWorse(figures, JSON.parse(readFileSync(limits, 'utf8')) as Figures);
  for (const sentence of worse) console.error(sentence);
  return worse.length > 0 ? 1 : 0;
});
