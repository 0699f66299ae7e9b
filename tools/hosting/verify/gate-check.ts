import { portalRoutes, routes } from '@/lib/site/routes';
import type { SiteProblem } from './site-problem';
import { answerProblem, leaksContent } from './file-check';
import { addressOf, leadsTo, type LiveSite } from './live-site';

/** Requests a file behind the gate without signing in. */
export const checkGate = (site: LiveSite, path: string): Promise<SiteProblem[]> =>
  judge(site, addressOf(site, path));

/** Requests a gated page and its data in spellings that a server may treat as the same address and a gate may not. */
export async function checkSpellings(site: LiveSite, page: string): Promise<SiteProblem[]> {
  const problems: SiteProblem[] = [];
  for (const address of spellings(site.prefix, page))
    problems.push(...(await judge(site, address)));
  return problems;
}

/** Other spellings of a page, such as "//Dashboard/", "/login/../Dashboard/" and "/%44ashboard/" for "Dashboard/". */
function spellings(prefix: string, page: string): string[] {
  const name = page.replace(/\/(index\.html)?$/, '');
  const first = `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`;
  const all = [...name].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');
  const folders = [
    `/${name}/`,
    `./${name}/`,
    `login/../${name}/`,
    `login/%2e%2e/${name}/`,
    `login/..%2f${name}/`,
    `_next/static/../../${name}/`,
    `${first}/`,
    `${all}/`,
    `${name}%2f`,
    `${name}//`,
    `${name}/./`,
    `${name}/%2e/`,
    `${name.toUpperCase()}/`,
    `${name.toLowerCase()}/`,
    `${name};x/`,
  ];
  return folders.flatMap((folder) =>
    ['', 'index.html', 'index.txt'].map((file) => prefix + folder + file),
  );
}

/** Reports a successful response that is not a public page, directly or after a redirect to a normalised address. */
async function judge(site: LiveSite, start: string): Promise<SiteProblem[]> {
  let where = start;
  for (let step = 0; step < 5; step += 1) {
    const answer = await site.ask(where, { 'Accept-Encoding': 'identity' });
    if (leaksContent(site, answer))
      return [
        answerProblem(
          'gate',
          start,
          answer,
          'status 401, 403 or 404, or a redirect to the sign-in',
        ),
      ];
    const to = leadsTo(site, where, answer);
    if (to === undefined || to.origin !== site.origin || !isGatedAddress(site, to.pathname))
      return [];
    where = to.pathname + to.search;
  }
  return [];
}

const names = portalRoutes.map((name) => routes[name].slice(1, -1).toLowerCase());

/** Whether an address is a spelling of a gated page, to which a server may redirect before it asks for a sign-in. */
function isGatedAddress(site: LiveSite, pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/%[0-9a-f]{2}/g, (code) => decodeURIComponent(code));
  return (
    path.split('/').some((segment) => names.includes(segment)) &&
    path.startsWith(site.prefix.toLowerCase())
  );
}
