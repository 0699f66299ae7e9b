import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { costOf } from './cost';

/** Loads a module, which does its work, in a folder and with the arguments after it, and writes what that took to a file. */
const [module = '', folder = '', costFile = ''] = process.argv.splice(2, 3);
const started = performance.now();
const target = resolve(costFile);
process.chdir(folder);
process.once('exit', () => writeFileSync(target, JSON.stringify(costOf(started))));
await import(module);
