/** @jest-environment jsdom */
import {
  onBeforeReload,
  importWithRetry,
  recoverPage,
  reportReload,
} from '@/lib/browser/new-release';
import { toastStore, dismissToast } from '@/lib/toast/toast';

const missing = () => Promise.reject(new Error('Failed to load chunk'));
const texts = () => toastStore.snapshot().map(({ text }) => text);
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  sessionStorage.clear();
  for (const { id } of toastStore.snapshot()) dismissToast(id);
  AbortSignal.timeout = () => new AbortController().signal;
});

function answer(result: Promise<{ ok: boolean }>): void {
  global.fetch = jest.fn(() => result) as never;
}

test('code that loads is returned without a message', async () => {
  expect(await importWithRetry(() => Promise.resolve('code'))).toBe('code');
  expect(texts()).toEqual([]);
});

test('if the site does not respond, the page stays and shows a message', async () => {
  answer(Promise.reject(new TypeError('no network')));
  expect(await importWithRetry(missing)).toBeNull();
  await settle();
  expect(texts()).toEqual([
    'This part of the page could not be loaded. The site cannot be reached.',
  ]);
});

test('unsaved changes are not lost by an automatic reload', async () => {
  answer(Promise.resolve({ ok: true }));
  const stop = onBeforeReload(() => Promise.resolve(false));
  await importWithRetry(missing);
  await settle();
  stop();
  expect(texts()[0]).toMatch(/What this device could not save will be lost/);
});

test('a second failure of the same dialog is reported, and a successful load ends the first', async () => {
  answer(Promise.resolve({ ok: true }));
  const stop = onBeforeReload(() => Promise.resolve(true));
  // jsdom cannot reload a page and logs an error.
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  await importWithRetry(missing, { name: 'share' });
  await settle();
  said.mockRestore();
  expect(texts()).toEqual([]);
  expect(window.location.search).toBe('?open=share');
  await importWithRetry(missing, { name: 'share' });
  await settle();
  expect(texts().at(-1)).toMatch(/still missing after the page was reloaded/);
  await importWithRetry(() => Promise.resolve('code'), { name: 'share' });
  expect(Object.keys(sessionStorage)).toEqual(['edify:after-reload']);
  stop();
});

const release = (name: string) =>
  (document.head.innerHTML = `<meta name="release" content="${name}">`);

/** Fails to load code on a page of one release, then reports on the reloaded page of another release. */
async function reloadInto(now: string, before = 'build-1'): Promise<string[]> {
  answer(Promise.resolve({ ok: true }));
  release(before);
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = '<button>Export everything</button>';
  document.querySelector('button')!.focus();
  await importWithRetry(missing);
  await settle();
  said.mockRestore();
  release(now);
  reportReload();
  reportReload();
  return texts();
}

test('after a reload into another release, a message says what to press again, once', async () => {
  const [text, ...others] = await reloadInto('build-2');
  expect(text).toMatch(
    /^The page was reloaded with a new version of this site\..*Press “Export everything” again\.$/,
  );
  expect(others).toEqual([]);
});

test('a blocked or missing file of the same release is not reported as a new version', async () => {
  const [text] = await reloadInto('build-1');
  expect(text).toMatch(/^The page was reloaded because part of it could not be loaded\./);
  expect(text).toMatch(/Press “Export everything” again\.$/);
});

test('a page with missing code is reloaded once; other errors do not reload it', async () => {
  answer(Promise.resolve({ ok: true }));
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  recoverPage(new TypeError('x is undefined'));
  await settle();
  expect(fetch).not.toHaveBeenCalled();
  const gone = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  recoverPage(gone);
  await settle();
  expect(said).toHaveBeenCalledTimes(1);
  expect(texts()).toEqual([]);
  recoverPage(gone);
  await settle();
  expect(said).toHaveBeenCalledTimes(1);
  expect(texts().at(-1)).toMatch(/still missing after the page was reloaded/);
  said.mockRestore();
});
