import { explain } from './explain';
import { binPath, runScript, runTypeScript } from './run';

/** Commands run in order until one fails; then the next step begins. */
const steps: Readonly<Record<string, readonly (() => Promise<number>)[]>> = {
  lint: [
    () => runScript(binPath('eslint'), ['.']),
    () => runScript(binPath('prettier'), ['--check', '.']),
  ],
  types: [
    () => runScript(binPath('next'), ['typegen']),
    () => runScript(binPath('typescript', 'tsc'), ['--noEmit']),
  ],
  content: [() => runTypeScript('hosting/content-check.ts')],
  test: [() => runTypeScript('hosting/test.ts')],
  'test:browser': [() => runTypeScript('hosting/test-browser.ts')],
};

await explain(async () => {
  const failed: string[] = [];
  for (const [name, commands] of Object.entries(steps)) {
    console.log(`\n> ${name}`);
    for (const command of commands) {
      if ((await command()) === 0) continue;
      failed.push(name);
      break;
    }
  }
  console.log();
  for (const name of Object.keys(steps)) {
    console.log(`${failed.includes(name) ? 'FAILED' : 'ok    '}  ${name}`);
  }
  return failed.length === 0 ? 0 : 1;
});
