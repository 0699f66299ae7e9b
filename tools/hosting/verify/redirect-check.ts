import { aliases } from '@/lib/site/routes';
import { sha256 } from '@/tools/file/sha256';
import { decodedBody, type Ask } from './ask';
import type { SiteProblem } from './site-problem';
import { answerProblem, describeAnswer } from './file-check';
import { addressOf, isBehindGate, leadsTo, type LiveSite } from './live-site';

/** Requests a page without its trailing slash: the server must redirect to the page on the same host. */
export async function checkSlash(site: LiveSite, page: string): Promise<SiteProblem[]> {
  const to = addressOf(site, page);
  const where = to.slice(0, -1);
  const answer = await site.ask(where);
  if (site.gated && isBehindGate(page) && answer.status >= 300) return [];
  if (leadsTo(site, where, answer)?.href === site.origin + to) return [];
  return [answerProblem('slash', where, answer, `a redirect to ${to}`)];
}

/** Requests addresses with two slashes: a browser that follows the redirect must stay on this host. */
export async function checkOpenRedirect(site: LiveSite): Promise<SiteProblem[]> {
  const problems: SiteProblem[] = [];
  for (const where of ['//login', '//example.org/%2e%2e', `${site.prefix}/login`]) {
    const answer = await site.ask(where);
    const to = leadsTo(site, where, answer);
    if (to !== undefined && to.origin !== site.origin)
      problems.push(
        answerProblem('foreign', where, answer, 'status 404, or a redirect within this host'),
      );
  }
  return problems;
}

/** Requests the second spellings of pages, with and without a trailing slash: each must end at the page. */
export async function checkAliases(site: LiveSite): Promise<SiteProblem[]> {
  const problems: SiteProblem[] = [];
  for (const [alias, page] of Object.entries(aliases)) {
    const expected = site.inventory.files[`${page.slice(1)}index.html`]?.sha256;
    if (expected === undefined || (site.gated && isBehindGate(page.slice(1)))) continue;
    for (const where of [site.prefix + alias.slice(1, -1), site.prefix + alias.slice(1)]) {
      const found = await follow(site, where, expected);
      if (found !== undefined)
        problems.push({ topic: 'alias', where, found, expected: `the page ${page}` });
    }
  }
  return problems;
}

/** Follows redirects within the host; describes where they ended if not at the expected bytes. */
async function follow(site: LiveSite, start: string, expected: string) {
  let where = start;
  for (let step = 0; step < 5; step += 1) {
    const answer = await site.ask(where, { 'Accept-Encoding': 'identity' });
    const to = leadsTo(site, where, answer);
    if (to === undefined) {
      const body = decodedBody(answer);
      const fits = answer.status === 200 && body !== undefined && sha256(body) === expected;
      return fits ? undefined : describeAnswer(answer) + (step > 0 ? ` at ${where}` : '');
    }
    if (to.origin !== site.origin) return describeAnswer(answer);
    where = to.pathname + to.search;
  }
  return 'too many redirects';
}

/** Requests the site without HTTPS: the server must redirect to HTTPS on the same host. A closed port is fine. */
export async function checkHttps(site: LiveSite, askPlain: Ask): Promise<SiteProblem[]> {
  const { host } = new URL(site.origin);
  try {
    const answer = await askPlain(site.prefix);
    const to = leadsTo({ origin: `http://${host}` }, site.prefix, answer);
    if (to?.protocol === 'https:' && to.hostname === new URL(site.origin).hostname) return [];
    const where = `http://${host}${site.prefix}`;
    return [answerProblem('https', where, answer, `a redirect to ${site.origin}`)];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return [];
    throw error;
  }
}
