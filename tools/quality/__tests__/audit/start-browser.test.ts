import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBrowser } from '@/tools/quality/audit/start-browser';

let folder: string;
let server: Server;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edify-test-browser-'));
  server = createServer((_request, response) => response.end('{"Browser":"HeadlessChrome/1.2"}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    // A process that has ended but was not waited for yet is still listed, as "Z".
    return !/ Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

const hasProc = existsSync('/proc/self/stat');

(hasProc ? test : test.skip)(
  'a browser that a script starts as its child is ended with the script',
  async () => {
    const { port } = server.address() as AddressInfo;
    const pidFile = join(folder, 'pid');
    const script = join(folder, 'browser');
    const browser = `echo $$ > '${pidFile}'; while :; do sleep 0.1; done`;
    const lines = [
      '#!/bin/sh',
      'for option; do case $option in --user-data-dir=*) profile=${option#*=};; esac; done',
      `sh -c "${browser.replaceAll('$', '\\$')}" &`,
      `echo ${port} > "$profile/DevToolsActivePort"`,
      'wait',
    ];
    writeFileSync(script, `${lines.join('\n')}\n`);
    chmodSync(script, 0o755);
    const { version, close } = await startBrowser(script);
    expect(version).toBe('1.2');
    while (!existsSync(pidFile) || readFileSync(pidFile, 'utf8') === '')
      await new Promise((resolve) => setTimeout(resolve, 10));
    const pid = Number(readFileSync(pidFile, 'utf8'));
    expect(isRunning(pid)).toBe(true);
    await close();
    while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
  },
);
