import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { credentialIssuer } from '@/components/credential/model/issuer';
import { facultyKeys } from '@/content/faculty';
import { site } from '@/content/site';
import { aliases } from '@/lib/site/routes';
import { peopleSource } from '@/tools/college/publish/people-source';
import { addPeople, sealSitePeople, updateSitePeople } from '@/tools/college/publish/site-people';
import { refuseTracked } from '@/tools/college/tracked';
import { writeSecurityFile } from './security-file';
import { checkCheckout } from '../content/report-content';
import { writeCredentialDocuments } from '../credential/write-documents';
import { guardPrivacy, PrivacyLeak } from '../privacy/guard';
import { recordValues } from '../privacy/personal-value';
import { releaseName } from '@/tools/file/inventory-file';
import { binPath, runScript } from '@/tools/command/run';
import { writeSiteFiles } from '../servers/files';
import { writeAliases } from './alias';
import { hardenPages } from './harden';
import { writeInventory } from '@/tools/file/inventory';
import { withLock } from '@/tools/file/lock';
import { writeOffline } from './offline';
import { showElapsed, showProgress } from '@/tools/file/progress';
import { startPortalPages } from './portal-page';
import { prune } from './prune';
import { removeSamplePictures } from './sample-picture';
import { hashSources } from './source-hash';
import { isStale, recordBuild } from './stale';
import { writeStaticPages } from './static-page';
import { stagingFolder, swapIn } from './swap-in';
import { forgetTarget, readTarget, type Target } from '@/tools/command/target';

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
  const pictures = removeSamplePictures(join(root, 'content'), out);
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
