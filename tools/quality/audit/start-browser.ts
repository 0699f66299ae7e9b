import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromiumFlags } from '../browser/chromium';

const flags = [
  ...chromiumFlags,
  '--headless=new',
  '--disable-extensions',
  '--disable-default-apps',
  '--no-default-browser-check',
  '--password-store=basic',
  '--use-mock-keychain',
  // The browser can reach only this computer, whatever a page or the browser itself requests.
  '--no-proxy-server',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  '--remote-debugging-port=0',
];

/** A running browser, with the port that Lighthouse connects to. */
interface AuditBrowser {
  port: number;
  version: string;
  /** Ends the browser and removes its profile. */
  close: () => Promise<void>;
}

/** Starts a browser with a new, empty profile and no network access. */
export async function startBrowser(executablePath: string): Promise<AuditBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'edify-audit-'));
  const child = spawn(executablePath, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: 'ignore',
    detached: true,
  });
  // Debian's /usr/bin/chromium-headless-shell is a script that starts the browser as a child process, so the whole
  // group is ended.
  const end = (signal: NodeJS.Signals) => {
    try {
      if (process.platform === 'win32' || child.pid === undefined) child.kill(signal);
      else process.kill(-child.pid, signal);
    } catch {
      // It has ended already.
    }
  };
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
  // Helper processes may outlive the browser for a moment and write into the profile.
  const removeProfile = () =>
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  const abandon = () => {
    end('SIGKILL');
    removeProfile();
  };
  process.once('exit', abandon);
  const close = async () => {
    end('SIGTERM');
    await Promise.race([ended, wait(5_000, undefined, { ref: false })]);
    end('SIGKILL');
    await ended;
    removeProfile();
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

/** The browser writes its port into its profile; until then the file is missing or empty. */
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
