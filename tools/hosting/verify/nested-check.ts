import { inventoryFile } from '@/tools/file/inventory';
import { releaseName } from '@/tools/file/inventory-file';
import type { SiteProblem } from './site-problem';
import { addressOf, isBehindGate, type LiveSite } from './live-site';
import { checkClosed } from './public-answer';

/**
 * Requests copies of the site inside the site, which a repeated copy command creates: no gate covers the addresses of
 * their pages. Requests packages of this release as well.
 */
export async function checkNested(site: LiveSite): Promise<SiteProblem[]> {
  const problems: SiteProblem[] = [];
  const page = Object.keys(site.inventory.files).find(
    (path) => isBehindGate(path) && path.endsWith('/index.html'),
  );
  const inside = [inventoryFile, page ?? 'index.txt', 'GUIDE.md', 'SHA256SUMS'];
  const paths = [
    ...leftoverFolders(site).flatMap((folder) => inside.map((path) => folder + path)),
    ...['GUIDE.md', 'SHA256SUMS', '.deploy-record.json', `${packageOf(site)}.zip`],
  ];
  for (const path of paths)
    problems.push(...(await checkClosed(site, addressOf(site, path), 'nested')));
  return problems;
}

/** Names that the folders of a package or a release can have. */
function leftoverFolders(site: LiveSite): string[] {
  const { inventory } = site;
  const packed = packageOf(site);
  const releases = [`releases/${releaseName(inventory)}/`, `${packed}/`, `${packed}/out/`];
  const plain = ['out/', 'out/out/', 'current/', 'current/out/', 'dist/', 'site/', 'edify/out/'];
  return [...plain, ...releases];
}

function packageOf({ inventory }: LiveSite): string {
  return `edify-${inventory.version}-${releaseName(inventory)}`;
}
