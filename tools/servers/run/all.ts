import { spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apacheCommand } from './apache';
import { caddyCommand } from './caddy';
import {
  startServer,
  stopServer,
  type Gate,
  type RunningServer,
  type ServerKind,
  type Setting,
} from './instance';
import { nginxCommand } from './nginx';
import { credentialsOf, people } from './person';

const commands = {
  nginx: nginxCommand,
  apache: apacheCommand,
  htaccess: apacheCommand,
  caddy: caddyCommand,
} as const;

const gates: Readonly<Record<ServerKind, readonly Gate[]>> = {
  nginx: ['open', 'basic', 'asked'],
  apache: ['open', 'basic'],
  htaccess: ['open', 'basic'],
  caddy: ['open', 'basic', 'asked'],
};

/** The servers of a test run, and how to end them. */
export interface AllServers {
  running: RunningServer[];
  stop: () => Promise<void>;
}

/** What must be installed, as Debian calls it; empty when everything is there. */
export function missingPrograms(): string[] {
  const needed = { nginx: 'nginx-light', apache2: 'apache2', caddy: 'caddy', openssl: 'openssl' };
  return Object.entries(needed)
    .filter(([program]) => spawnSync(program, ['-v']).error !== undefined)
    .map(([, debian]) => debian);
}

/**
 * Starts every kind of server with every kind of gate, or those that are wanted, for each site: by sub-path, the folder of
 * its export.
 */
export async function startAll(
  sites: Readonly<Record<string, string>>,
  wanted: readonly Gate[] = ['open', 'basic', 'asked'],
): Promise<AllServers> {
  const folder = mkdtempSync(join(tmpdir(), 'edify-servers-'));
  chmodSync(folder, 0o755);
  const children: ChildProcess[] = [];
  const asked = authServer();
  const stop = async () => {
    await Promise.all(children.map(stopServer));
    asked.close();
    asked.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const authPort = await bind(asked);
    const pair = selfSigned(folder);
    const running: RunningServer[] = [];
    for (const [basePath, out] of Object.entries(sites))
      for (const kind of Object.keys(commands) as ServerKind[])
        for (const gate of gates[kind].filter((name) => wanted.includes(name))) {
          const dir = join(folder, `${kind}-${gate}-${basePath.slice(1) || 'root'}`);
          const site = join(dir, 'site');
          mkdirSync(dir);
          cpSync(out, site, { recursive: true });
          // The web server is another user, whatever the folder of the export allows.
          chmodSync(site, 0o755);
          const [port, plainPort] = [await freePort(), await freePort()];
          const setting: Setting = {
            ...{ kind, basePath, gate, dir, site, port, plainPort, authPort },
            ...pair,
          };
          children.push(await startServer(commands[kind](setting), port));
          running.push({
            ...{ kind, basePath, gate, site },
            origin: `https://localhost:${port}`,
            plainOrigin: `http://localhost:${plainPort}`,
          });
        }
    return { running, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Answers as a single sign-on does: it does not know the person, or the person is in a group that may come in, or not. */
function authServer(): Server {
  return createServer(({ url = '', headers }, response) => {
    const person = Object.values(people).find(
      (known) => credentialsOf(known) === headers.authorization,
    );
    const allowed = new URL(url, 'http://localhost').searchParams.get('allowed_groups');
    const isIn = person !== undefined && allowed?.split(',').includes(person.group);
    response.statusCode = person === undefined ? 401 : isIn ? 202 : 403;
    response.end();
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await bind(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Where the servers under test listen and ask: not every name of this computer leads to this address. */
function bind(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

function selfSigned(folder: string): { certificate: string; key: string } {
  const certificate = join(folder, 'edify.pem');
  const key = join(folder, 'edify.key');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const files = ['-keyout', key, '-out', certificate, '-days', '2'];
  const made = spawnSync('openssl', ['req', ...kind, ...subject, ...files], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`openssl made no certificate:\n${made.stderr}`);
  chmodSync(key, 0o644);
  return { certificate, key };
}
