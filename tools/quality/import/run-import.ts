import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runCost } from '../run-cost';

/** Runs college import in the folder that is named, and writes what that took to the file that is named. */
const [folder = '', file = ''] = process.argv.splice(2);
const started = performance.now();
const target = resolve(file);
process.chdir(folder);
process.once('exit', () => writeFileSync(target, JSON.stringify(runCost(started))));
await import('@/tools/college/command/import');
