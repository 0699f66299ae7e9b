import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

/** Runs a Node script in the terminal of this process, forwards signals, and returns its exit code. */
export function runScript(
  script: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    });
    const stop = (signal: NodeJS.Signals) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM'] as const;
    for (const signal of signals) process.on(signal, stop);
    child.once('error', reject);
    child.once('exit', (code) => {
      for (const signal of signals) process.off(signal, stop);
      resolve(code ?? 1);
    });
  });
}

/** Runs a TypeScript file of the repository and returns its exit code. */
export function runTypeScript(file: string, args: readonly string[] = []): Promise<number> {
  return runScript(binPath('tsx'), [file, ...args]);
}

/** Runs the tests of a Playwright configuration and returns the exit code. */
export function runPlaywright(
  config: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): Promise<number> {
  const command = ['test', '--config', config, ...args];
  return runScript(binPath('@playwright/test', 'playwright'), command, env);
}
