import { routes } from '@/lib/site/routes';
import { startBrowser } from './start-browser';
import { median } from './measure';
import type { AuditPage } from './page';
import { onPhone, type SignedInPerson } from './person';
import { slowDown } from './load-page';
import { signInLimit } from './sign-in-limit';

/**
 * Times signing in, if the pages include the dashboard of a person who is signed in: `runs` times, and up to
 * `mostRuns` times while the limit is exceeded. Resolves to the median in milliseconds.
 */
export async function measureSignIn(
  executablePath: string,
  pages: readonly AuditPage[],
  urlOf: (page: AuditPage) => string,
  { runs, mostRuns }: { runs: number; mostRuns: number },
): Promise<number | undefined> {
  const page = pages.find(({ person, path }) => person && path === routes.dashboard);
  if (!page?.person) return undefined;
  const { origin } = new URL(urlOf(page));
  const times: number[] = [];
  while (times.length < runs || (times.length < mostRuns && median(times) > signInLimit)) {
    const time = await timeSignIn(executablePath, origin, page.person);
    console.log(`audit: signing in, run ${times.length + 1}: ${time} ms`);
    times.push(time);
  }
  return median(times);
}

/** How long a person takes for a key, in milliseconds. */
const typingPause = 100;

/** Stores when the form was submitted, and computes the time until the frame that shows the person's own page. */
const timingScript = `{
  const key = 'edify:audit';
  addEventListener('submit', () => sessionStorage.setItem(key, String(Date.now())), true);
  const look = () => {
    const { dataset } = document.documentElement;
    if (!('hydrated' in dataset) || 'person' in dataset) return requestAnimationFrame(look);
    requestAnimationFrame(() =>
      setTimeout(() => (window.signInTime = Date.now() - Number(sessionStorage.getItem(key)))),
    );
  };
  requestAnimationFrame(look);
}`;

/**
 * Signs a person in with a new browser that is as slow as Lighthouse's phone, on a connection as slow as its. Resolves
 * to the milliseconds from submitting the form to the painted dashboard with the person's name.
 */
async function timeSignIn(
  executablePath: string,
  origin: string,
  { id, code, login }: SignedInPerson,
): Promise<number> {
  const browser = await startBrowser(executablePath);
  let time = Number.NaN;
  try {
    await onPhone(browser.port, async (page) => {
      await slowDown(page);
      await page.evaluateOnNewDocument(timingScript);
      await page.goto(`${origin}${login}#to=${routes.dashboard}`);
      await page.type('#username', id, { delay: typingPause });
      await page.type('#password', code, { delay: typingPause });
      await page.keyboard.press('Enter');
      const timed = await page.waitForFunction('window.signInTime', { timeout: 60_000 });
      time = Number(await timed.jsonValue());
      const shown = await page.evaluate(() => document.querySelector('main')?.innerText ?? '');
      if (!shown.includes(id))
        throw new Error(`After signing in, ${routes.dashboard} has no ${id}.`);
    });
    return time;
  } finally {
    await browser.close();
  }
}
