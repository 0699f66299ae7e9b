import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Finds the script behind a package's command, so that it starts without a shell on every system. */
export function binPath(packageName: string, command = packageName): string {
  const fromProject = createRequire(join(process.cwd(), 'package.json'));
  const manifestPath = fromProject.resolve(`${packageName}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifestPath, 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const script = typeof bin === 'string' ? bin : bin[command];
  if (script === undefined) throw new Error(`${packageName} has no command "${command}"`);
  return join(dirname(manifestPath), script);
}

/**
 * Runs a Node script in the terminal of this process, or with its output in the file `log`, forwards signals, and
 * returns its exit code.
 */
export function runScript(
  script: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  log?: string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const output = log === undefined ? 'inherit' : openSync(log, 'w');
    const child = spawn(process.execPath, [script, ...args], {
      stdio: ['inherit', output, output],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    });
    const stop = (signal: NodeJS.Signals) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM'] as const;
    for (const signal of signals) process.on(signal, stop);
    if (typeof output === 'number') closeSync(output);
    child.once('error', reject);
    child.once('exit', (code) => {
      for (const signal of signals) process.off(signal, stop);
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs a project of __tests__/playwright.config.ts, and that with its name and "-dark", and returns the exit code. The result is
 * in test-results. `--full` in the arguments also runs what is slow.
 */
export function runPlaywright(
  project: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): Promise<number> {
  const own = args.filter((one) => one !== '--full');
  return runScript(
    binPath('@playwright/test', 'playwright'),
    [
      'test',
      '--config=__tests__/playwright.config.ts',
      // Two projects may run at once, and each empties its folder first.
      `--output=test-results/e2e/${project}`,
      `--project=${project}`,
      `--project=${project}-*`,
      ...own,
    ],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: `test-results/${project}.json`,
      ...(own.length < args.length && { EDIFY_FULL: '1' }),
      ...env,
    },
  );
}
