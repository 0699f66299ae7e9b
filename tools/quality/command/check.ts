import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArgumentsOrExit } from '@/tools/command/read-arguments';
import { runMain } from '@/tools/command/run-main';
import { binPath, runScript } from '@/tools/command/run';
import { summarise } from '../summary';

const { values } = readArgumentsOrExit({
  usage: 'npm run check -- [--full]',
  options: {
    /** Also what is slow and rarely changes. */
    full: { type: 'boolean', default: false },
  },
});

interface Step {
  name: string;
  script: string;
  args: readonly string[];
}

const tsx = (name: string, file: string, ...args: string[]): Step => ({
  name,
  script: binPath('tsx'),
  args: [`tools/${file}.ts`, ...args],
});
const e2e = (name: string, ...args: string[]) =>
  tsx(name, 'quality/command/test-e2e', name, ...args);
const measure = (name: string, ...args: string[]) =>
  tsx(name, 'quality/command/measure', name, ...args);
const full = values.full ? ['--full'] : [];
const portal = mkdtempSync(join(tmpdir(), 'edify-portal-'));

const build = tsx('build', 'site/command/build');
/** One processor each is enough for these and for the build. */
const beside: readonly Step[] = [
  tsx('content', 'site/command/content-check'),
  { name: 'lint', script: binPath('eslint'), args: ['.'] },
  {
    name: 'format',
    script: binPath('prettier'),
    args: ['--check', '.'],
  },
  tsx('cycles', 'quality/command/cycles'),
];
/** The build writes the types of the routes. */
const afterBuild: readonly Step[] = [
  { name: 'types', script: binPath('@typescript/native', 'tsc'), args: ['--noEmit'] },
  {
    name: 'size',
    script: binPath('size-limit'),
    args: ['--config', 'tools/quality/size-limit.config.mjs'],
  },
  { ...e2e('servers', '--prepare', join(portal, 'site'), ...full), name: 'portal' },
];
const jest: Step = {
  name: 'jest',
  script: binPath('jest'),
  args: ['--json', '--outputFile=test-results/jest.json'],
};
/** It has the lowest priority and takes the time in which browsers and servers wait. */
const simulate = measure('simulate', '--runs', values.full ? '200000' : '2000');
/** These two wait more than they compute, so they run beside each other. */
const [firefox, servers]: readonly [Step, Step] = [
  e2e('firefox', ...full),
  e2e('servers', '--prepared', join(portal, 'site'), ...full),
];
const browsers: readonly Step[] = [
  e2e('chromium', ...full),
  ...(values.full ? [e2e('webkit')] : []),
];
/** A copy of the checkout is built and tested: only the simulator is beside. */
const slow: readonly Step[] = values.full ? [e2e('college')] : [];
/** Nothing else runs beside these, because they measure. */
const alone: readonly Step[] = values.full
  ? [measure('people', '--sizes', '1000'), measure('pages')]
  : [];

const codes = new Map<string, number>();

async function run({ name, script, args }: Step, log?: string): Promise<void> {
  if (log === undefined) console.log(`== ${name}`);
  const start = performance.now();
  codes.set(name, await runScript(script, args, {}, log));
  if (log !== undefined) console.log(`== ${name}\n${readFileSync(log, 'utf8')}`);
  console.log(`== ${name} took ${Math.round((performance.now() - start) / 1000)} s`);
}

async function runBeside(steps: readonly Step[]): Promise<void> {
  for (const step of steps) await run(step, `test-results/${step.name}.log`);
}

/** Runs every check, those that do not measure beside each other, and counts all of them in the last line. */
await runMain(async () => {
  // Tests that choose some of many cases then take all.
  if (values.full) process.env['EDIFY_FULL'] = '1';
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results', { recursive: true });
  try {
    const built = run(build);
    const others = Promise.all([runBeside(beside), built]).then(() => runBeside(afterBuild));
    await built;
    await run(jest);
    await others;
    const simulated = runBeside([simulate]);
    await Promise.all([runBeside([firefox]), run(servers)]);
    for (const step of browsers) await run(step);
    await Promise.all([runBeside(slow), simulated]);
    for (const step of alone) await run(step);
  } finally {
    rmSync(portal, { recursive: true, force: true });
  }
  return summarise(codes);
});
