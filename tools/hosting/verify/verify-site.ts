import type { Progress } from '@/tools/file/progress';
import { isCaseAlias, isCompressedCopy, isHashed, isHidden } from '@/tools/file/listed-file';
import { checkHidden, checkListings, checkUnknown, checkNested } from './absent-check';
import { maxConcurrent } from './ask';
import { checkAsking } from './asking-check';
import { checkDrop } from './drop-check';
import type { SiteProblem } from './site-problem';
import { checkFile, checkStale } from './file-check';
import { checkGate, checkSpellings } from './gate-check';
import { isBehindGate, type LiveSite } from './live-site';
import { peopleChecks } from './people-check';
import { checkAliases, checkOpenRedirect, checkSlash } from './redirect-check';

type Check = () => Promise<SiteProblem[]>;

/** Requests everything that the release of a live site lists, and what it should not send. Returns the problems. */
export async function verifySite(site: LiveSite, progress: Progress): Promise<SiteProblem[]> {
  const checks = checksOf(site);
  const problems: SiteProblem[][] = checks.map(() => []);
  let next = 0;
  let done = 0;
  const work = async () => {
    while (next < checks.length) {
      const index = next++;
      problems[index] = (await checks[index]?.()) ?? [];
      progress('verify', (done += 1), checks.length);
    }
  };
  await Promise.all(Array.from({ length: maxConcurrent }, work));
  return problems.flat();
}

function checksOf(site: LiveSite): Check[] {
  const { drop, asking } = site;
  const paths = Object.keys(site.inventory.files);
  const pages = paths.filter((path) => path.endsWith('/index.html') && !isCaseAlias(path));
  const closed = (path: string) => site.gated && isBehindGate(path);
  const files = paths
    .filter((path) => !isHidden(path) && !isCaseAlias(path) && !isCompressedCopy(path))
    .filter((path) => path !== '404.html');
  const open = files.filter((path) => !closed(path));
  const gates: Check[] = site.gated
    ? [
        ...paths.filter(isBehindGate).map((path) => () => checkGate(site, path)),
        ...pages.filter(isBehindGate).map((page) => () => checkSpellings(site, page)),
      ]
    : [];
  return [
    ...open.map((path) => () => checkFile(site, path)),
    ...open.filter((path) => !isHashed(path)).map((path) => () => checkStale(site, path)),
    ...pages.map((page) => () => checkSlash(site, page)),
    () => checkOpenRedirect(site),
    () => checkAliases(site),
    () => checkUnknown(site),
    () => checkHidden(site),
    () => checkListings(site),
    () => checkNested(site),
    ...(site.people === undefined ? [] : peopleChecks(site, site.people)),
    ...gates,
    ...(drop === undefined ? [] : [() => checkDrop(site, drop)]),
    ...(asking === undefined ? [] : [() => checkAsking(site, asking)]),
  ];
}
