import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from '@/tools/command/run-main';
import { binPath, runScript } from '@/tools/command/run';
import { changedSince, isReached, type Part } from '../reach';
import { summarise } from '../summarise';

const { values } = parseArgs({
  options: {
    /** Also what is slow and rarely moves. */
    full: { type: 'boolean', default: false },
    /** Leaves out what the changes since this commit cannot reach; with `full`, also compares the pages with it. */
    since: { type: 'string' },
  },
});

/** A command; `reads` names the parts whose changes it can notice, all of them if left out. */
interface Step {
  name: string;
  script: string;
  args: readonly string[];
  reads?: readonly Part[];
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
const changed = values.since === undefined ? undefined : changedSince(values.since);

const build = tsx('build', 'site/command/build');
/** One processor each is enough for these and for the build. */
const beside: readonly Step[] = [
  tsx('content', 'site/command/content-check'),
  { name: 'lint', script: binPath('eslint'), args: ['.'] },
  {
    name: 'format',
    script: binPath('prettier'),
    args: ['--check', '.', '!__tests__/fixture/release'],
  },
  tsx('cycles', 'quality/command/cycles'),
];
/** The build writes the types of the routes. */
const afterBuild: readonly Step[] = [
  { name: 'types', script: binPath('@typescript/native', 'tsc'), args: ['--noEmit'] },
  {
    ...e2e('servers', '--prepare', join(portal, 'site'), ...full),
    name: 'portal',
    reads: ['site', 'hosting'],
  },
  { ...e2e('install', '--prepared', join(portal, 'site')), reads: ['site', 'hosting'] },
];
const jest = tsx(
  'jest',
  'site/command/test',
  ...['--json', '--outputFile=test-results/jest.json', '--maxWorkers=2'],
  ...(values.since === undefined ? [] : [`--changedSince=${values.since}`]),
);
/** It has the lowest priority and takes the time in which browsers and servers wait. */
const simulate: Step = {
  ...measure('simulate', '--runs', values.full ? '200000' : '2000'),
  reads: ['site'],
};
/** These two wait more than they compute, so they run beside each other. */
const [firefox, servers]: readonly [Step, Step] = [
  { ...e2e('firefox', ...full), reads: ['site'] },
  { ...e2e('servers', '--prepared', join(portal, 'site'), ...full), reads: ['site', 'hosting'] },
];
/** A page without a framework, and the portal page with the most code of each kind of person. */
const audited = 'landing,dashboard,facultyDashboard';
const browsers: readonly Step[] = [
  { ...e2e('chromium', ...full), reads: ['site'] },
  ...(values.full ? [e2e('webkit')] : []),
];
/** A busy computer cuts speech short, and copies of the checkout are built and tested: only the simulator is beside. */
const slow: readonly Step[] = values.full
  ? [e2e('screenreader', '--required'), e2e('college'), e2e('contribute')]
  : [];
/** Nothing else runs beside these, because most of them measure. */
const alone: readonly Step[] = values.full
  ? [
      measure('bench', '--check'),
      measure('audit', '--check', '--runs', '5'),
      measure('reading', '--check', '--required'),
      ...[measure('scale', '--check'), measure('seal', '--check')],
      measure('import', '--check', '--sizes', '1000,10000'),
      ...(values.since === undefined ? [] : [e2e('rebuild', values.since)]),
    ]
  : [{ ...measure('audit', '--check', '--only', audited), reads: ['site'] }];

const codes = new Map<string, number>();

async function run({ name, script, args, reads }: Step, log?: string): Promise<number> {
  if (changed && reads && !reads.some((part) => isReached(part, changed))) return 0;
  if (log === undefined) console.log(`== ${name}`);
  const start = performance.now();
  const code = await runScript(script, args, {}, log);
  codes.set(name, code);
  if (log !== undefined) console.log(`== ${name}\n${readFileSync(log, 'utf8')}`);
  console.log(`== ${name} took ${Math.round((performance.now() - start) / 1000)} s`);
  return code;
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
