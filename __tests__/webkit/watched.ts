import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { findWebkit, webkitHelp } from '@/tools/quality/browser';
import { Tab } from './driver';

export { expect } from '@playwright/test';

/** Fixtures of a worker: one driver, and the theme that its browsers ask for. */
interface Worker {
  theme: 'light' | 'dark';
  driver: Driver;
}

interface Driver {
  address: string;
  /** Path of the browser. */
  browser: string;
  /** Path of a file for its output. */
  log: string;
  /** The X display that it draws on. */
  display: string | undefined;
}

/** Resolves with the first text that a process writes to the given stream. */
function firstOutput(process: ChildProcess, stream: number): Promise<string> {
  return new Promise((resolve, reject) => {
    process.once('error', reject);
    process.stdio[stream]?.once('data', (text: Buffer) => resolve(String(text).trim()));
  });
}

async function waitForDriver(address: string): Promise<void> {
  const isUp = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await base.expect.poll(isUp, { timeout: 10_000 }).toBe(true);
}

/** A test with a WebKit window without data of other tests. */
export const test = base.extend<{ tab: Tab }, Worker>({
  theme: ['light', { option: true, scope: 'worker' }],
  driver: [
    async ({ theme }, provide, { parallelIndex }) => {
      const webkit = findWebkit();
      if (!webkit) throw new Error(webkitHelp);
      const folder = mkdtempSync(join(tmpdir(), 'edify-webkit-'));
      const browser = join(folder, 'browser.sh');
      const flags = theme === 'dark' ? '--dark-mode' : '';
      writeFileSync(browser, `#!/bin/sh\nexec '${webkit.browser}' ${flags} "$@"\n`);
      chmodSync(browser, 0o755);
      const started: ChildProcess[] = [];
      let display = process.env['DISPLAY'];
      if (webkit.display) {
        const screen = ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'];
        const xvfb = spawn(webkit.display, screen, {
          stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
        });
        started.push(xvfb);
        display = `:${await firstOutput(xvfb, 3)}`;
      }
      const port = Number(process.env['TEST_PORT'] ?? 3211) + 1000 + parallelIndex;
      const address = `http://127.0.0.1:${port}`;
      const args = [`--port=${port}`, '--host=127.0.0.1'];
      started.push(
        spawn(webkit.driver, args, { stdio: 'ignore', env: { ...process.env, DISPLAY: display } }),
      );
      await waitForDriver(address);
      await provide({ address, browser, log: join(folder, 'console.log'), display });
      for (const child of started.reverse()) child.kill();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  tab: async ({ driver }, provide) => {
    const tab = await Tab.open(driver.address, {
      'webkitgtk:browserOptions': { binary: driver.browser, args: ['--automation'] },
    });
    try {
      await tab.resize(1440, 960);
      await provide(tab);
    } finally {
      await tab.close();
    }
  },
});

/** A page with a problem that WebKit reports some time after it opens. */
const broken =
  '<svg></svg><script>setTimeout(()=>document.querySelector("svg").innerHTML=' +
  '"<rect width=later />",10000)</script>';

/**
 * Console errors and warnings of these pages, opened at the same time. A browser under WebDriver does not report them,
 * and one without cannot be asked whether a page is ready, so a last page reports a problem of its own.
 */
export async function consoleOf({ browser, display, log }: Driver, urls: readonly string[]) {
  const server = createServer((_, answer) => {
    answer.setHeader('Content-Type', 'text/html').end(broken);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const last = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const args = ['--enable-write-console-messages-to-stdout=true', ...urls, last];
  const output = openSync(log, 'w');
  const env = { ...process.env, DISPLAY: display };
  const child = spawn(browser, args, { stdio: ['ignore', output, output], env });
  const written = () => readFileSync(log, 'utf8');
  try {
    await base.expect.poll(written, { timeout: 60_000 }).toContain('later');
  } finally {
    child.kill();
    server.close();
    closeSync(output);
  }
  const problems = written()
    .split('\n')
    .filter((line) => /CONSOLE .*(ERROR|WARN)/.test(line));
  return problems.filter((line) => !line.includes('later') && !line.includes(last));
}
