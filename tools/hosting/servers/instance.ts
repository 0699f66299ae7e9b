import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get } from 'node:https';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * The kinds of servers that our tests start: the two of Apache differ in where the rules are; nginx is in front of a store,
 * which is a small program or Ceph.
 */
export type TestServerKind = 'nginx' | 'store' | 'ceph' | 'apache' | 'htaccess';

/** The state of a server's gates: open, closed with names and passwords, or checked by another program. */
export type Gate = 'open' | 'basic' | 'asked';

export interface RunningServer {
  kind: TestServerKind;
  basePath: string;
  gate: Gate;
  /** The folder that it serves, a separate copy or links; Ceph serves what is deployed to `remote`. */
  site: string;
  remote?: string;
  /** "https://localhost:4443". */
  origin: string;
  /** "http://localhost:8080". */
  plainOrigin: string;
  /** The folder of the letters, if the server has a drop box. */
  drop?: string;
}

export interface ServerSetting {
  kind: TestServerKind;
  basePath: string;
  gate: Gate;
  /** A separate folder for configuration, logs and sockets. */
  dir: string;
  site: string;
  port: number;
  plainPort: number;
  /** The port of the program that checks sign-ins, for gates that ask it. */
  authPort: number;
  /** The port of the store and the name of the bucket, for nginx in front of it. */
  storePort: number;
  bucket: string;
  /** The folder of the letters, if the server has a drop box. */
  drop?: string;
  certificate: string;
  key: string;
}

/** A command that runs until it is stopped, and one that checks the configuration first. */
export interface Command {
  program: string;
  args: readonly string[];
  check: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** The seconds that the start may take, if that is not ten. */
  patience?: number;
}

/**
 * Checks a server's configuration, starts it and waits until its port is open or, with the file of a certificate, until it
 * answers a request. Throws with its output.
 */
export async function startServer(
  { program, args, check, env, patience = 10 }: Command,
  port: number,
  certificate?: string,
): Promise<ChildProcess> {
  const isReady = () => (certificate === undefined ? isOpen(port) : answers(port, certificate));
  const options = { env: { ...process.env, ...env } };
  const checked = spawnSync(program, check, { ...options, encoding: 'utf8' });
  if (checked.status !== 0)
    throw new Error(`${program} rejects its configuration:\n${checked.stdout}${checked.stderr}`);
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  for (let tries = 0; tries < patience * 10; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${program} ended:\n${said}`);
    if (await isReady()) return child;
    await wait(100);
  }
  child.kill();
  throw new Error(`${program} did not answer within ${patience} seconds:\n${said}`);
}

/** No other program has the certificate: one that happens to use the port does not count. */
function answers(port: number, certificate: string): Promise<boolean> {
  const options = { port, ca: readFileSync(certificate), agent: false, timeout: 5000 };
  return new Promise((resolve) => {
    const asked = get('https://localhost', options, (response) => {
      response.destroy();
      resolve(true);
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(false));
  });
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Stops a server and waits until it has ended. */
export async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await Promise.race([gone, wait(20_000, undefined, { ref: false })]);
  if (child.exitCode === null) child.kill('SIGKILL');
}
