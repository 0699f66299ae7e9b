import { dirname } from 'node:path/posix';
import { hashedFolder, hiddenFiles } from '@/tools/file/listed-file';
import { releaseName } from '@/tools/file/inventory-file';
import { sha256 } from '@/tools/file/sha256';
import { decodedBody } from './ask';
import type { SiteProblem } from './site-problem';
import { answerProblem, checkClosed } from './file-check';
import { judgeCache, judgeHeaders } from './judge-header';
import { addressOf, isBehindGate, isSecure, type LiveSite } from './live-site';
import { inventoryFile } from '@/tools/file/inventory';

/** Requests what does not exist: the response must be 404 with our page, not cached. */
export async function checkUnknown(site: LiveSite): Promise<SiteProblem[]> {
  const problems: SiteProblem[] = [];
  const page = site.inventory.files['404.html']?.sha256;
  for (const name of ['no-such-page/', 'no-such-file.txt', `${hashedFolder}no-such-script.js`]) {
    const where = site.prefix + name;
    const answer = await site.ask(where, { 'Accept-Encoding': 'identity' });
    const body = decodedBody(answer) ?? Buffer.of();
    const expected = 'status 404 with our page for unknown addresses';
    if (answer.status !== 404) problems.push(answerProblem('unknown', where, answer, expected));
    else {
      if (page !== undefined && sha256(body) !== page)
        problems.push({ topic: 'unknown', where, found: 'status 404 with another page', expected });
      problems.push(...judgeCache(where, answer, 'error'));
      problems.push(...judgeHeaders(where, answer, isSecure(site)));
    }
  }
  return problems;
}

const secrets = ['.git/config', '.env', '.DS_Store'];

/** Requests files that are only for the server: they must not be sent. */
export async function checkHidden(site: LiveSite): Promise<SiteProblem[]> {
  const problems: SiteProblem[] = [];
  for (const name of [...hiddenFiles, ...secrets])
    problems.push(...(await checkClosed(site, site.prefix + name, 'hidden')));
  return problems;
}

/** How stores are asked for the names of all files: S3, Google and Ceph; Azure. */
const listings = ['?list-type=2', '?restype=container&comp=list'];

/** Requests folders that have no page, and the list of a bucket: their contents must not be listed. */
export async function checkListings(site: LiveSite): Promise<SiteProblem[]> {
  const problems: SiteProblem[] = [];
  for (const query of listings) {
    const expected = 'the landing page or an error';
    problems.push(...(await checkClosed(site, site.prefix + query, 'listing', expected)));
    // The list of a bucket is at the root of its host, where another site may be.
    const answer = await site.ask(`/${query}`, { 'Accept-Encoding': 'identity' });
    if (site.prefix !== '/' && /<(?:ListBucket|Enumeration)Results?\b/.test(String(answer.body)))
      problems.push(answerProblem('listing', `/${query}`, answer, expected));
  }
  for (const folder of foldersWithoutPage(Object.keys(site.inventory.files))) {
    if (site.gated && isBehindGate(`${folder}/`)) continue;
    const where = addressOf(site, `${folder}/index.html`);
    problems.push(...(await checkClosed(site, where, 'listing', 'status 404 or 403')));
  }
  return problems;
}

function foldersWithoutPage(paths: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const path of paths)
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) folders.add(folder);
  return [...folders].filter((folder) => !paths.includes(`${folder}/index.html`));
}

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

const packageOf = ({ inventory }: LiveSite): string =>
  `edify-${inventory.version}-${releaseName(inventory)}`;
