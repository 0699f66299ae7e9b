import { aliases } from '@/lib/site/routes';
import { sha256 } from '../inventory-file';
import { decodedBody, type Ask } from './ask';
import type { Fault } from './fault';
import { describeAnswer } from './file-check';
import { addressOf, isBehindGate, leadsTo, type LiveSite } from './live-site';

/** Asks for a page without its closing slash: the answer leads to the page, on the same host. */
export async function checkSlash(site: LiveSite, page: string): Promise<Fault[]> {
  const to = addressOf(site, page);
  const where = to.slice(0, -1);
  const answer = await site.ask(where);
  if (site.gated && isBehindGate(page) && answer.status >= 300) return [];
  if (leadsTo(site, where, answer)?.href === site.origin + to) return [];
  return [
    { topic: 'slash', where, found: describeAnswer(answer), expected: `a redirect to ${to}` },
  ];
}

/** Asks for addresses with two slashes: a browser that follows the answer has to stay on this host. */
export async function checkOpenRedirect(site: LiveSite): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const where of ['//login', '//example.org/%2e%2e', `${site.prefix}/login`]) {
    const answer = await site.ask(where);
    const to = leadsTo(site, where, answer);
    if (to !== undefined && to.origin !== site.origin)
      faults.push({
        topic: 'foreign',
        where,
        found: describeAnswer(answer),
        expected: 'status 404, or a redirect within this host',
      });
  }
  return faults;
}

/** Asks for the second spellings of pages, with and without the closing slash: each shows the page in the end. */
export async function checkAliases(site: LiveSite): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const [alias, page] of Object.entries(aliases)) {
    const expected = site.inventory.files[`${page.slice(1)}index.html`]?.sha256;
    if (expected === undefined || (site.gated && isBehindGate(page.slice(1)))) continue;
    for (const where of [site.prefix + alias.slice(1, -1), site.prefix + alias.slice(1)]) {
      const found = await follow(site, where, expected);
      if (found !== undefined)
        faults.push({ topic: 'alias', where, found, expected: `the page ${page}` });
    }
  }
  return faults;
}

/** Follows redirects within the host; tells where they ended when not at the bytes expected. */
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
  return 'redirects without an end';
}

/** Asks for the site without HTTPS: the answer leads to the same host with it. A closed port is as good. */
export async function checkHttps(site: LiveSite, askPlain: Ask): Promise<Fault[]> {
  const { host } = new URL(site.origin);
  try {
    const answer = await askPlain(site.prefix);
    const to = leadsTo({ origin: `http://${host}` }, site.prefix, answer);
    if (to?.protocol === 'https:' && to.hostname === new URL(site.origin).hostname) return [];
    const where = `http://${host}${site.prefix}`;
    return [
      {
        topic: 'https',
        where,
        found: describeAnswer(answer),
        expected: `a redirect to ${site.origin}`,
      },
    ];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return [];
    throw error;
  }
}
