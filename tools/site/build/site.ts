import {
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  cpSync,
  writeFileSync,
  renameSync,
  mkdirSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, dirname } from 'node:path';
import { credentialIssuer } from '@/components/credential/model/issuer';
import { facultyKeys } from '@/content/faculty';
import { site } from '@/content/site';
import { aliases } from '@/lib/site/routes';
import { peopleSource } from '@/tools/college/publish/people-source';
import { addPeople, sealSitePeople, updateSitePeople } from '@/tools/college/publish/site-people';
import { refuseTracked } from '@/tools/college/tracked';
import { checkCheckout } from '@/tools/site/content/report-content';
import { writeCredentialDocuments } from '@/tools/site/credential/write-documents';
import { guardPrivacy, PrivacyLeak } from '@/tools/site/privacy/guard';
import { recordValues } from '@/tools/site/privacy/personal-value';
import { releaseName } from '@/tools/file/inventory-file';
import { binPath, runScript } from '@/tools/command/run';
import { writeSiteFiles } from '@/tools/site/servers/files';
import { hardenPages } from './harden';
import { writeInventory } from '@/tools/file/inventory';
import { withLock } from '@/tools/file/lock';
import { writeOffline } from './offline';
import { showElapsed, showProgress } from '@/tools/file/progress';
import { startPortalPages } from './portal-page';
import { removeSamplePictures } from './sample-picture';
import { hashSources } from './source-hash';
import { writeStaticPages } from './static-page';
import { forgetTarget, readTarget, type Target } from '@/tools/command/target';
import { filesBelow } from '@/tools/file/files-below';
import type { Site } from '@/content/schema/site';

const securityFile = '.well-known/security.txt';

/** Writes where to report a vulnerability (RFC 9116), if the site says it. Returns what to log. */
export function writeSecurityFile(
  out: string,
  { security, siteUrl }: Pick<Site, 'security' | 'siteUrl'>,
): string {
  if (!security) return 'no contact, so no security.txt';
  const { contact, expires, policy } = security;
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires}T23:59:59Z`,
    ...(policy ? [`Policy: ${policy}`] : []),
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/${securityFile}`,
  ];
  mkdirSync(dirname(join(out, securityFile)), { recursive: true });
  writeFileSync(join(out, securityFile), `${lines.join('\n')}\n`);
  return `${securityFile} until ${expires}`;
}

/** The folder that a build writes to until it is complete. The framework empties `.next` when it starts. */
export const stagingFolder = join('.next', 'edify-out');

/** Replaces the previous build with a complete one: a server that reads it sees all of one or all of the other. */
export function swapIn(root: string): void {
  const out = join(root, 'out');
  const old = join(root, '.next', 'edify-out-before');
  rmSync(old, { recursive: true, force: true });
  if (existsSync(out)) renameSync(out, old);
  renameSync(join(root, stagingFolder), out);
  rmSync(old, { recursive: true, force: true });
}

const recordFile = (root: string) => join(root, '.next', 'edify-build.json');

/** Records that the export is complete, and the hash of its sources. */
export function recordBuild(root: string, sources: string): void {
  writeFileSync(recordFile(root), JSON.stringify({ sources }));
}

/** Returns true if `out/` is missing, unfinished, or built from other sources or for another address. */
export function isStale(root: string, sources: string): boolean {
  if (!existsSync(join(root, 'out')) || !existsSync(recordFile(root))) return true;
  const record = JSON.parse(readFileSync(recordFile(root), 'utf8')) as { sources?: string };
  return record.sources !== sources;
}

/**
 * Deletes the prefetch files (`__next.*.txt`) that nothing requests from an export, and returns how many there were: those of
 * pages without a router, which have no `index.txt`, and the copies of `index.txt`.
 */
export function prune(outDir: string): number {
  const files = filesBelow(outDir).filter((file) => {
    const name = /(?:^|\/)__next\.([^/]*)\.txt$/.exec(file)?.[1];
    const hasRouter = existsSync(join(outDir, dirname(file), 'index.txt'));
    return name !== undefined && (name === '_full' || !hasRouter);
  });
  for (const file of files) rmSync(join(outDir, file));
  return files.length;
}

/**
 * Copies exported pages to their alternative spellings and returns the spellings it wrote. A spelling that already
 * exists is skipped: on a case-insensitive disk it is the page itself.
 */
export function writeAliases(outDir: string, aliases: Readonly<Record<string, string>>): string[] {
  return Object.entries(aliases)
    .filter(([alias, page]) => {
      const from = join(outDir, page);
      const to = join(outDir, alias);
      if (!existsSync(from))
        throw new Error(`${alias} is a copy of ${page}, which was not exported.`);
      if (existsSync(to)) return false;
      cpSync(from, to, { recursive: true });
      return true;
    })
    .map(([alias]) => alias);
}

/**
 * Builds the content into `out/` and returns true if that worked; every step logs what it did. The previous export
 * stays until the new one is complete, and only one build runs at a time.
 */
export async function buildSite(): Promise<boolean> {
  const root = process.cwd();
  return withLock(root, () => build(root));
}

async function build(root: string): Promise<boolean> {
  const side = join(root, stagingFolder);
  const target = readTarget();
  refuseTracked(root);
  if (!checkCheckout(root)) return false;
  if (!(await sealSitePeople(root, showProgress()))) return false;

  const sources = hashSources(root, target);
  // The framework's cache can repeat an old failure or leave an old page in the export.
  for (const name of existsSync(join(root, '.next')) ? readdirSync(join(root, '.next')) : [])
    if (name !== 'dev') rmSync(join(root, '.next', name), { recursive: true, force: true });
  const env = {
    ...{ BASE_PATH: target.basePath, SITE_URL: target.siteUrl, BUILD_ID: sources },
    EXPORT_DIR: stagingFolder,
  };
  if (!(await renderPages(env))) return false;

  try {
    await finish(root, side, target, sources);
  } catch (error) {
    // The existing out/ may contain the same personal values.
    if (error instanceof PrivacyLeak) rmSync(join(root, 'out'), { recursive: true, force: true });
    throw error;
  }
  swapIn(root);
  recordBuild(root, withPeople(root, sources));
  return true;
}

/** Returns true if the steps of a build are listed; otherwise it shows how long it takes. */
const isVerbose = () => process.argv.includes('--verbose');

/** Renders every page into the staging folder. What the framework prints is shown with --verbose, or if it fails. */
async function renderPages(env: Readonly<Record<string, string>>): Promise<boolean> {
  const next = [binPath('next'), ['build'], env] as const;
  if (isVerbose()) return (await runScript(...next)) === 0;
  console.log('Building the site. This takes one to three minutes on a computer with two cores.');
  const log = join(tmpdir(), `edify-build-${process.pid}.log`);
  const end = showElapsed('Building');
  const code = await runScript(...next, log).finally(end);
  if (code !== 0) console.error(readFileSync(log, 'utf8'));
  rmSync(log, { force: true });
  return code === 0;
}

/** Processes the framework's export in this order: nothing may change a page after its policy is written. */
async function finish(root: string, out: string, target: Target, release: string): Promise<void> {
  const log = isVerbose() ? console.log : () => {};
  const pictures = removeSamplePictures(root, out);
  if (pictures > 0) log(`sample: ${pictures} pictures of the sample removed`);
  const { pages, saved } = writeStaticPages(out);
  log(`static: ${pages.length} pages without script, ${kilobytes(saved)} less`);
  log(`prune: ${prune(out)} prefetch files removed`);
  log(`portal: ${await startPortalPages(out, target.basePath)} pages record early input`);
  const written = writeAliases(out, aliases);
  log(`alias: ${written.length > 0 ? written.join(', ') : 'every spelling resolves'}`);
  const forServers = writeSiteFiles(out, target);
  log(`servers: ${forServers.join(', ')}`);
  const hardened = hardenPages(out, target.basePath);
  log(`policy: ${hardened} pages have a policy and the hashes of their files`);
  const isOn = site.offline !== false;
  writeOffline(out, { basePath: target.basePath, release, isOn });
  log(`offline: ${isOn ? 'a worker stores the portal’s pages' : 'off'}`);
  log(`security: ${writeSecurityFile(out, site)}`);
  // Before the guard, which searches them for people.
  const issuer = credentialIssuer(site, target.basePath);
  log(`credentials: ${writeCredentialDocuments(out, issuer, facultyKeys)}`);
  if (peopleSource(root) === 'college')
    log(guardPrivacy(join(root, 'content'), out, recordValues(root)));
  const inventory = writeInventory(out, root, target);
  const { version, files } = inventory;
  const total = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  log(`inventory: build.json lists ${Object.keys(files).length} files, ${kilobytes(total)}`);
  // After the inventory: the sealed records change without a build.
  console.log(addPeople(root, out));
  const servedAt = target.basePath && `, to be served at ${target.basePath}/`;
  console.log(
    `build: out/ is ready${servedAt}; version ${version}, content ${releaseName(inventory)}`,
  );
}

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

/** Prepares `out/` for tests that read the site at the root of its server; see `buildWhenStale`. */
export function buildAtRoot(): Promise<boolean> {
  forgetTarget();
  return buildWhenStale();
}

/** Builds the site unless `out/` is up to date, and returns true if `out/` is ready. */
export async function buildWhenStale(): Promise<boolean> {
  const root = process.cwd();
  const isBuilt = () => !isStale(root, withPeople(root, hashSources(root, readTarget())));
  return isBuilt()
    ? updateSealed(root)
    : withLock(root, async () => {
        // The build that this one waited for may have had the same sources.
        if (isBuilt()) return updateSealed(root);
        console.log('build: out/ is missing or out of date');
        return build(root);
      });
}

/** Without a build, only what is made of the records can be out of date in `out/`. */
function updateSealed(root: string): Promise<boolean> {
  console.log('build: out/ is up to date');
  return updateSitePeople(root, showProgress());
}

const withPeople = (root: string, sources: string): string => `${sources} ${peopleSource(root)}`;
