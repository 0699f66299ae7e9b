import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { costOf } from './cost';

/**
 * Loads a module, which does its work, in a folder and with the arguments after it, and writes what that took to a file.
 * The time is from the mark "begin", if the module sets one.
 */
const [module = '', folder = '', costFile = ''] = process.argv.splice(2, 3);
const started = performance.now();
const target = resolve(costFile);
process.chdir(folder);
process.once('exit', () => {
  const mark = performance.getEntriesByName('begin').at(-1);
  writeFileSync(target, JSON.stringify(costOf(mark?.startTime ?? started)));
});
await import(module);
