import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { bundleCommands } from '@/tools/command/__tests__/bundled-command';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { removeAll } from '@/tools/file/__tests__/fixture-release';
import { selfSigned } from '@/tools/hosting/servers/certificate';
import { closeServer, listen } from '@/tools/site/serve/listen';
import { remoteAt } from './deploy/s3-store';
import { releaseOf } from './deploy/served';

const isInstalled = (program: string) => spawnSync(program, ['version']).error === undefined;
const [verify = '', deploy = ''] = bundleCommands(
  ['verify', 'deploy'].map((name) => `tools/hosting/command/${name}.ts`),
);
const folder = writeFolder({});
afterAll(() => removeAll([folder]));

/** Writes a certificate for this computer with other dates or of another authority. */
function changed(certificate: string, ...how: string[]): string {
  const file = join(folder, 'changed.pem');
  const { status, stderr } = spawnSync('openssl', [
    'x509',
    '-in',
    certificate,
    '-out',
    file,
    ...how,
  ]);
  if (status !== 0) throw new Error(String(stderr));
  return file;
}

/** Certificates with which nothing may be sent, and whether their authority is trusted. */
const wrong = {
  'nobody else signed': () => ({ ...selfSigned(folder), isTrusted: false }),
  'an unknown authority signed': () => {
    const [own, authority] = [selfSigned(folder), selfSigned(folder, 'authority.example')];
    const by = ['-CA', authority.certificate, '-CAkey', authority.key, '-CAcreateserial'];
    return { ...own, certificate: changed(own.certificate, ...by), isTrusted: false };
  },
  'has expired': () => {
    const own = selfSigned(folder);
    const dates = ['-signkey', own.key, '-days', '0'];
    return { ...own, certificate: changed(own.certificate, ...dates), isTrusted: true };
  },
  'is for another host': () => ({ ...selfSigned(folder, 'other.example'), isTrusted: true }),
};

type Wrong = keyof typeof wrong;

/** Runs a command against a server with this certificate. Returns what it says, and what reached the server. */
async function run(kind: Wrong, command: string, argsFor: (origin: string) => readonly string[]) {
  const { certificate, key, isTrusted } = wrong[kind]();
  const requests: string[] = [];
  const server = createServer(
    { cert: readFileSync(certificate), key: readFileSync(key) },
    (request, response) => {
      requests.push(`${request.method} ${request.url}`);
      response.end();
    },
  );
  const origin = `https://localhost:${await listen(server, 0)}`;
  const trusted = isTrusted ? certificate : '';
  const env = {
    ...{ ...process.env, NODE_EXTRA_CA_CERTS: trusted, RCLONE_CA_CERT: trusted },
    // It tries a certificate again, ten times unless it is told otherwise.
    RCLONE_LOW_LEVEL_RETRIES: '1',
  };
  const said = await new Promise<{ code: unknown; text: string }>((resolve) => {
    execFile(process.execPath, [command, ...argsFor(origin)], { env }, (error, out, errors) =>
      resolve({ code: error?.code, text: out + errors }),
    );
  });
  closeServer(server);
  return { ...said, text: said.text.replace(origin, 'ORIGIN').trim(), requests };
}

const withOpenssl = isInstalled('openssl') ? test : test.skip;
const withRclone = isInstalled('openssl') && isInstalled('rclone') ? test : test.skip;

withOpenssl.each<[Wrong, string]>([
  ['nobody else signed', 'the certificate is self-signed. To test anyway, add --insecure.'],
  [
    'an unknown authority signed',
    'the intermediate certificate is missing. Give the server the full chain. For an authority of your own, set ' +
      'NODE_EXTRA_CA_CERTS to the file of its certificate.',
  ],
  ['has expired', 'the certificate has expired. Renew it and reload the server.'],
  ['is for another host', 'the certificate is for another host name. Get one for this host.'],
])('verify asks nothing of a server whose certificate %s', async (kind, sentence) => {
  const said = await run(kind, verify, (origin) => [`${origin}/`]);
  expect(said).toEqual({ code: 1, text: `ORIGIN/build.json: ${sentence}`, requests: [] });
});

const { folder: site } = releaseOf('one');

const unknown =
  'no known authority signed the certificate of the store: set RCLONE_CA_CERT to the file of the authority that did';

withRclone.each<[Wrong, string]>([
  ['nobody else signed', unknown],
  ['an unknown authority signed', unknown],
  ['has expired', 'the certificate of the store has expired: renew it'],
  [
    'is for another host',
    'the certificate of the store is for another host name: correct its address in "rclone config"',
  ],
])(
  'deploy sends nothing to a store whose certificate %s',
  async (kind, sentence) => {
    const said = await run(kind, deploy, (origin) => [remoteAt(origin), '--from', site]);
    const text = `rclone lsjson: ${sentence} (exit code 1). Every page finds its files; deploy again to continue.`;
    expect(said).toEqual({ code: 1, text, requests: [] });
  },
  60_000,
);
