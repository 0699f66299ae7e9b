import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

// Loaded before the command: kills it with SIGKILL, without a word to it, right before its KILL_AT-th change of the disk.
// Without KILL_AT it tells at the end how many changes there were.
const killAt = Number(process.env.KILL_AT);
let changes = 0;

for (const name of [
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'symlinkSync',
  'utimesSync',
  'writeFileSync',
  'writeSync',
]) {
  const real = fs[name];
  fs[name] = (...args) => {
    changes += 1;
    if (changes === killAt) process.kill(process.pid, 'SIGKILL');
    return real(...args);
  };
}
syncBuiltinESMExports();
if (!killAt) process.once('exit', () => fs.writeSync(1, `\nchanges: ${changes}\n`));
