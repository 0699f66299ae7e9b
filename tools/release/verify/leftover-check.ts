import { inventoryFile } from '../../build/inventory';
import { isHashed } from '../listed-file';
import { releaseName } from '../inventory-file';
import type { Fault } from './fault';
import { describeAnswer } from './file-check';
import { addressOf, isBehindGate, type LiveSite } from './live-site';
import { leaksContent } from './public-answer';

/**
 * Requests copies of the site inside the site, which a repeated copy command creates: no gate covers the addresses of
 * their pages. Requests packages and other releases as well.
 */
export async function checkNested(site: LiveSite): Promise<Fault[]> {
  const faults: Fault[] = [];
  const page = Object.keys(site.inventory.files).find(
    (path) => isBehindGate(path) && path.endsWith('/index.html'),
  );
  const inside = [inventoryFile, page ?? 'index.txt', 'GUIDE.md', 'SHA256SUMS'];
  for (const folder of leftoverFolders(site))
    for (const path of inside) await probe(site, folder + path, 'nested', faults);
  for (const path of ['GUIDE.md', 'SHA256SUMS', '.deploy-record.json', ...packagesOf(site)])
    await probe(site, path, 'nested', faults);
  return faults;
}

/** Requests files that only earlier releases had, except hashed files, which stay for open tabs. */
export async function checkLeftovers(site: LiveSite): Promise<Fault[]> {
  const faults: Fault[] = [];
  const { files } = site.inventory;
  const gone = Object.keys(site.memory.files).filter((path) => files[path] === undefined);
  for (const path of gone.filter((name) => !isHashed(name)))
    await probe(site, path, 'leftover', faults);
  return faults;
}

async function probe(
  site: LiveSite,
  path: string,
  topic: 'nested' | 'leftover',
  faults: Fault[],
): Promise<void> {
  const where = addressOf(site, path);
  const answer = await site.ask(where, { 'Accept-Encoding': 'identity' });
  if (leaksContent(site, answer))
    faults.push({ topic, where, found: describeAnswer(answer), expected: 'status 404' });
}

/** Names that the folders of a package or a release can have. */
function leftoverFolders(site: LiveSite): string[] {
  const releases = releasesOf(site).flatMap((release) => [
    `releases/${releaseName(release)}/`,
    `edify-${release.version}-${releaseName(release)}/`,
    `edify-${release.version}-${releaseName(release)}/out/`,
  ]);
  const plain = ['out/', 'out/out/', 'current/', 'current/out/', 'dist/', 'site/', 'edify/out/'];
  return [...plain, ...releases];
}

function packagesOf(site: LiveSite): string[] {
  return releasesOf(site).map((release) => `edify-${release.version}-${releaseName(release)}.zip`);
}

function releasesOf({ inventory, memory }: LiveSite) {
  const former = memory.releases.filter(({ contentHash }) => contentHash !== inventory.contentHash);
  return [inventory, ...former];
}
