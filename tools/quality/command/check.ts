import { parseArgs } from 'node:util';
import { runMain } from '@/tools/command/run-main';
import { binPath, runScript, runTypeScript } from '@/tools/command/run';

const { values } = parseArgs({ options: { full: { type: 'boolean', default: false } } });

type Step = readonly [name: string, commands: readonly (() => Promise<number>)[]];

const run = (folder: string, name: string, args: readonly string[]): Step => [
  name,
  [() => runTypeScript(`${folder}/${name.replace(':', '-')}.ts`, args)],
];
const tool = (name: string, ...args: string[]) => run('tools', name, args);
const quality = (name: string, ...args: string[]) => run('tools/quality', name, args);

const everyChange: readonly Step[] = [
  [
    'lint',
    [
      () => runScript(binPath('eslint'), ['.']),
      () => runScript(binPath('prettier'), ['--check', '.']),
    ],
  ],
  [
    'types',
    [
      () => runScript(binPath('next'), ['typegen']),
      () => runScript(binPath('typescript', 'tsc'), ['--noEmit']),
    ],
  ],
  tool('graph'),
  tool('content:check'),
  tool('test'),
];

/** Slow steps that rarely change: run them before a release. */
const release: readonly Step[] = [
  ['simulate', [() => runTypeScript('__tests__/simulator/run.ts', ['--runs', '1000000'])]],
  tool('test:browser', '--full'),
  tool('test:firefox'),
  tool('test:webkit'),
  tool('test:servers', '--full'),
  tool('test:screenreader'),
  quality('scale', '--check'),
  quality('bench', '--check'),
  quality('college', '--check'),
  quality('import', '--check'),
  quality('audit', '--check', '--runs', '5'),
  tool('test:college'),
];

/** Runs the commands of each step until one fails, then the next step; `--full` adds the steps of a release. */
await runMain(async () => {
  // Tests that choose some of many cases then take all.
  if (values.full) process.env['EDIFY_FULL'] = '1';
  const steps = [...everyChange, ...(values.full ? release : [tool('test:browser')])];
  const results: string[] = [];
  for (const [name, commands] of steps) {
    console.log(`\n> ${name}`);
    const start = performance.now();
    let code = 0;
    for (const command of commands) code ||= await command();
    const seconds = Math.round((performance.now() - start) / 1000);
    results.push(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name}, ${seconds} s`);
  }
  console.log(`\n${results.join('\n')}`);
  return results.some((result) => result.startsWith('FAILED')) ? 1 : 0;
});
