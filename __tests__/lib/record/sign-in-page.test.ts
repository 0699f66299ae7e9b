import { pageAfterSignIn, prefetchPage, visitorPages } from '@/lib/record/sign-in-page';

test('a person starts on the dashboard', () => {
  expect(pageAfterSignIn('student', null)).toBe('/Dashboard/');
  expect(pageAfterSignIn('teacher', null)).toBe('/faculty-dashboard/');
});

test('without a code, a student opens the profile', () => {
  expect(visitorPages).toEqual({ student: '/MyProfile/', teacher: '/faculty-dashboard/' });
});

test.each([
  ['/Subjects/', '/Subjects/'],
  ['/Subjects', '/Subjects/'],
  ['/Dashboard/?status=Pending#activities', '/Dashboard/?status=Pending#activities'],
])('the page asked for opens, %s', (asked, page) => {
  expect(pageAfterSignIn('student', asked)).toBe(page);
});

test('a page for the other kind of person does not open', () => {
  expect(pageAfterSignIn('student', '/faculty-classroom/')).toBe('/Dashboard/');
  expect(pageAfterSignIn('teacher', '/faculty-classroom/')).toBe('/faculty-classroom/');
  expect(pageAfterSignIn('teacher', '/Dashboard/')).toBe('/faculty-dashboard/');
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/Dashboard/../../evil',
  '/Dashboard@evil.example/',
  'javascript:alert(1)',
  '/login/',
  '/',
  '',
  '%E0%A4%A',
])('%s never opens', (asked) => {
  expect(pageAfterSignIn('student', asked)).toBe('/Dashboard/');
  expect(pageAfterSignIn('teacher', asked)).toBe('/faculty-dashboard/');
});

describe('while a person types', () => {
  /** Fetches ahead in a browser, and returns what it prefetched and fetched. */
  async function fetchedAhead(
    asked: string | null,
    { prefetches = true, saveData = false }: { prefetches?: boolean; saveData?: boolean } = {},
  ) {
    const prefetched: string[] = [];
    const fetched: string[] = [];
    const fakes = {
      navigator: { connection: { saveData } },
      HTMLScriptElement: { supports: () => prefetches },
      document: {
        createElement: () => ({ dataset: {} }),
        body: { append: (link: HTMLAnchorElement) => prefetched.push(link.href) },
      },
      fetch: async (address: string) => {
        fetched.push(address);
        return new Response();
      },
    };
    for (const [name, value] of Object.entries(fakes))
      Object.defineProperty(globalThis, name, { value, configurable: true });
    await prefetchPage('student', asked);
    return { prefetched, fetched };
  }

  test('the browser prefetches the page', async () => {
    expect(await fetchedAhead(null)).toEqual({ prefetched: ['/Dashboard/'], fetched: [] });
  });

  test('a browser that prefetches nothing has the page in its cache', async () => {
    expect(await fetchedAhead(null, { prefetches: false })).toEqual({
      prefetched: [],
      fetched: ['/Dashboard/'],
    });
  });

  test('nothing is fetched for a person who saves data', async () => {
    expect(await fetchedAhead(null, { saveData: true })).toEqual({ prefetched: [], fetched: [] });
  });
});
