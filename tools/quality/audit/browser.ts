import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromiumFlags } from '../../browser/chromium';

const flags = [
  ...chromiumFlags,
  '--headless=new',
  '--disable-extensions',
  '--disable-default-apps',
  '--no-default-browser-check',
  '--password-store=basic',
  '--use-mock-keychain',
  // Nothing but this computer answers, whatever a page or the browser itself asks for.
  '--no-proxy-server',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  '--remote-debugging-port=0',
];

/** A running browser: the port that Lighthouse drives it by, its version, and how to end it. */
export interface AuditBrowser {
  port: number;
  version: string;
  /** Ends the browser and removes its profile. */
  close: () => Promise<void>;
}

/** Starts a browser with a new, empty profile and without a way to the network. */
export async function startBrowser(executablePath: string): Promise<AuditBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'edify-audit-'));
  const child = spawn(executablePath, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: 'ignore',
  });
  let failure: Error | undefined;
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      failure = error;
      resolve();
    });
    child.once('exit', (code) => {
      failure = new Error(`It ended with code ${code} before it answered.`);
      resolve();
    });
  });
  const abandon = () => {
    child.kill('SIGKILL');
    // Nothing asynchronous happens any more once the process ends, so this waits in place.
    for (let tries = 0; tries < 20 && !removeFolder(profile); tries += 1) pause(100);
  };
  process.once('exit', abandon);
  const close = async () => {
    child.kill();
    await Promise.race([ended, wait(5_000, undefined, { ref: false })]);
    child.kill('SIGKILL');
    await ended;
    // Helpers of the browser may outlive it for a moment and write into the profile.
    for (let waited = 0; waited < 10_000 && !removeFolder(profile); waited += 200) await wait(200);
    process.off('exit', abandon);
  };

  for (let waited = 0; waited < 30_000 && failure === undefined; waited += 50) {
    const port = readDebuggingPort(profile);
    if (port !== undefined) return { port, version: await askVersion(port), close };
    await wait(50);
  }
  await close();
  const why = failure?.message ?? 'It did not answer within 30 seconds.';
  throw new Error(`The browser ${executablePath} did not start. ${why}`);
}

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** Tells whether the folder is gone now. */
function removeFolder(path: string): boolean {
  try {
    rmSync(path, { recursive: true, force: true });
    return true;
  } catch {
    return false;
  }
}

/** The browser writes the port it chose into its profile; the file is missing or empty before that. */
function readDebuggingPort(profile: string): number | undefined {
  try {
    const port = Number.parseInt(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8'), 10);
    return Number.isNaN(port) ? undefined : port;
  } catch {
    return undefined;
  }
}

async function askVersion(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/json/version`);
  const { Browser: name } = (await response.json()) as { Browser: string };
  return name.replace(/^.*\//, '');
}
