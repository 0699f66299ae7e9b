import { spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkTree } from '@/tools/file/link';
import { closeServer, listen } from '@/tools/site/serve/listen';
import { mediaType } from '@/tools/site/serve/media-type';
import { apacheCommand } from './apache';
import { hasCeph, startCeph, type CephStore } from './ceph';
import { runGuide } from './guide';
import {
  startServer,
  stopServer,
  type Gate,
  type RunningServer,
  type TestServerKind,
  type ServerSetting,
} from './instance';
import { nginxCommand } from './nginx';
import { accounts, credentialsOf } from './person';

const commands = {
  nginx: nginxCommand,
  store: nginxCommand,
  ceph: nginxCommand,
  apache: apacheCommand,
  htaccess: apacheCommand,
} as const;

const gates: Readonly<Record<TestServerKind, readonly Gate[]>> = {
  nginx: ['open', 'basic', 'asked'],
  store: ['open', 'basic'],
  ceph: ['open', 'basic'],
  apache: ['open', 'basic'],
  htaccess: ['open', 'basic'],
};

/** The kinds that start within a second. */
const quickKinds: readonly TestServerKind[] = ['nginx', 'store', 'apache', 'htaccess'];

/** These kinds, and in a full run also Ceph, if it is installed. */
export function kindsOf(isFull: boolean): readonly TestServerKind[] {
  return isFull && hasCeph() ? [...quickKinds, 'ceph'] : quickKinds;
}

const withDrop: readonly TestServerKind[] = ['nginx', 'apache'];

const accountHeader = 'x-auth-request-preferred-username';

export interface AllServers {
  running: RunningServer[];
  /** Stops a server, does something, and starts it again. */
  whileStopped: (server: RunningServer, work: () => Promise<void>) => Promise<void>;
  stop: () => Promise<void>;
}

/** The Debian packages of the missing programs; empty if all are installed. */
export function missingPrograms(): string[] {
  const needed = { nginx: 'nginx-light', apache2: 'apache2', openssl: 'openssl' };
  return Object.entries(needed)
    .filter(([program]) => spawnSync(program, ['-v']).error !== undefined)
    .map(([, debian]) => debian);
}

interface Wish {
  kinds?: readonly TestServerKind[];
  makeDrop?: (folder: string) => void;
  /** Serves links to the files of the sites instead of copies, for tests that write nothing into a site. */
  linked?: boolean;
}

/** Copies a site to a store with the commands of the guide. */
export function copyToStore(remote: string, site: string): void {
  const people = join(site, 'people');
  mkdirSync(people, { recursive: true });
  runGuide('rclone', {
    ' out': ` ${site}`,
    'college/sealed': people,
    'college:portal': `'${remote}'`,
  });
}

/**
 * Starts these kinds of servers with every kind of gate, or only the `wanted` ones, for each site; `sites` maps a
 * sub-path to the folder of its export. With `makeDrop`, starts only those that can have a drop box, with the folder
 * that it fills.
 */
export async function startAll(
  sites: Readonly<Record<string, string>>,
  wanted: readonly Gate[] = ['open', 'basic', 'asked'],
  { kinds = quickKinds, makeDrop, linked = false }: Wish = {},
): Promise<AllServers> {
  const folder = mkdtempSync(join(tmpdir(), 'edify-servers-'));
  chmodSync(folder, 0o755);
  const started: {
    server: RunningServer;
    child: ChildProcess;
    start: () => Promise<ChildProcess>;
  }[] = [];
  const asked = authServer();
  const helpers = [asked];
  let ceph: CephStore | undefined;
  const stop = async () => {
    await Promise.all(started.map(({ child }) => stopServer(child)));
    await ceph?.stop();
    helpers.forEach(closeServer);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const authPort = await listen(asked, 0);
    const pair = selfSigned(folder);
    for (const [basePath, out] of Object.entries(sites))
      for (const kind of makeDrop ? withDrop : kinds)
        for (const gate of gates[kind].filter((name) => wanted.includes(name))) {
          const dir = join(folder, `${kind}-${gate}-${basePath.slice(1) || 'root'}`);
          const site = join(dir, 'site');
          mkdirSync(dir);
          if (linked) linkTree(out, site);
          else cpSync(out, site, { recursive: true });
          // The web server runs as another user, so the folder must be readable whatever the export allows.
          chmodSync(site, 0o755);
          const [port, plainPort] = [await freePort(), await freePort()];
          let storePort = 0;
          let remote: string | undefined;
          const bucket = `portal${basePath.replaceAll('/', '-')}`;
          if (kind === 'store') {
            const store = storeServer(site, basePath);
            helpers.push(store);
            storePort = await listen(store, 0);
          }
          if (kind === 'ceph') {
            ceph ??= await startCeph(join(folder, 'ceph'), [await freePort(), await freePort()]);
            storePort = ceph.port;
            remote = ceph.createBucket(bucket) + basePath;
            copyToStore(remote, site);
          }
          const drop = makeDrop && dropFolderIn(dir, makeDrop);
          const setting: ServerSetting = {
            kind,
            basePath,
            gate,
            dir,
            site,
            port,
            plainPort,
            authPort,
            storePort,
            bucket,
            ...pair,
            ...(drop !== undefined && { drop }),
          };
          const command = commands[kind](setting);
          const start = () => startServer(command, port, pair.certificate);
          const server: RunningServer = {
            kind,
            basePath,
            gate,
            site,
            origin: `https://localhost:${port}`,
            plainOrigin: `http://localhost:${plainPort}`,
            ...(remote !== undefined && { remote }),
            ...(drop !== undefined && { drop }),
          };
          started.push({ server, start, child: await start() });
        }
    const whileStopped: AllServers['whileStopped'] = async (server, work) => {
      const one = started.find((other) => other.server === server)!;
      await stopServer(one.child);
      await work();
      one.child = await one.start();
    };
    return { running: started.map(({ server }) => server), whileStopped, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A folder for letters that belongs to the user of the web server, as docs/deploying.md says. */
function dropFolderIn(dir: string, make: (folder: string) => void): string {
  const folder = join(dir, 'drop-box');
  const install = ['-d', '-m', '2750', folder];
  const owner = process.getuid?.() === 0 ? ['-o', 'www-data', '-g', 'www-data'] : [];
  spawnSync('install', [...owner, ...install]);
  make(folder);
  return folder;
}

/**
 * Answers like a single sign-on: 401 for an unknown person, 202 and the name of the account for a person in an allowed
 * group, otherwise 403.
 */
function authServer(): Server {
  return createServer(({ url = '', headers }, response) => {
    const person = accounts.find((known) => credentialsOf(known) === headers.authorization);
    const allowed = new URL(url, 'http://localhost').searchParams.get('allowed_groups');
    const isIn = person && (allowed === null || allowed.split(',').includes(person.group));
    response.statusCode = person === undefined ? 401 : isIn ? 202 : 403;
    // It believes this header, as a sign-on does that trusts the server in front of it: a browser must not reach it.
    if (isIn) response.setHeader(accountHeader, headers[accountHeader] ?? person.name);
    response.end();
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Creates a certificate that nobody else signed, and its key. */
function selfSigned(folder: string) {
  const certificate = join(folder, 'localhost.pem');
  const key = join(folder, 'localhost.key');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const files = ['-keyout', key, '-out', certificate, '-days', '2'];
  const made = spawnSync('openssl', ['req', ...kind, ...subject, ...files], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`openssl could not create a certificate:\n${made.stderr}`);
  chmodSync(key, 0o644);
  return { certificate, key };
}

/**
 * Answers like an object store: files by their exact names, without compressed copies, and 403 for all others.
 */
function storeServer(site: string, basePath: string): Server {
  return createServer(({ url = '' }, response) => {
    const key = decodeURIComponent(new URL(url, 'http://store').pathname);
    const file = join(site, key.slice(basePath.length));
    const isIn = key.startsWith(`${basePath}/`) && !/\.(?:br|gz)$/.test(file);
    if (!isIn || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(403, { 'Content-Type': 'application/xml' });
      response.end('<Error><Code>AccessDenied</Code></Error>');
      return;
    }
    const body = readFileSync(file);
    response.writeHead(200, {
      'Content-Type': mediaType(file),
      ETag: `"${createHash('md5').update(body).digest('hex')}"`,
      'Last-Modified': statSync(file).mtime.toUTCString(),
      'Content-Length': body.length,
      'x-amz-meta-mtime': '1790000000',
      'x-amz-request-id': 'tx00000000',
    });
    response.end(body);
  });
}
