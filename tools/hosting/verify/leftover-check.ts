import { inventoryFile } from '@/tools/file/inventory';
import { isHashed } from '@/tools/file/listed-file';
import { releaseName } from '@/tools/file/inventory-file';
import type { Fault } from './fault';
import { addressOf, isBehindGate, type LiveSite } from './live-site';
import { checkClosed } from './public-answer';

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
  const paths = [
    ...leftoverFolders(site).flatMap((folder) => inside.map((path) => folder + path)),
    ...['GUIDE.md', 'SHA256SUMS', '.deploy-record.json', ...packagesOf(site)],
  ];
  for (const path of paths)
    faults.push(...(await checkClosed(site, addressOf(site, path), 'nested')));
  return faults;
}

/** Requests files that only earlier releases had, except hashed files, which stay for open tabs. */
export async function checkLeftovers(site: LiveSite): Promise<Fault[]> {
  const faults: Fault[] = [];
  const { files } = site.inventory;
  const gone = Object.keys(site.memory.files).filter((path) => files[path] === undefined);
  for (const path of gone.filter((name) => !isHashed(name)))
    faults.push(...(await checkClosed(site, addressOf(site, path), 'leftover')));
  return faults;
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
