import { isReached } from '../reach';

test.each([
  ['components/notice/notice.tsx', true, true],
  ['package-lock.json', true, true],
  ['tools/site/build/site.ts', true, true],
  ['tools/quality/audit/load-page.ts', true, true],
  ['__tests__/servers/answer.spec.ts', true, true],
  ['__tests__/browser/page/chats.spec.ts', true, false],
  ['tools/hosting/deploy/folder.ts', false, true],
  ['tools/import/format/system/canvas.ts', false, false],
  ['tools/college/seal/seal-state.ts', false, false],
  ['tools/site/__tests__/build/strip.test.ts', false, false],
  ['docs/privacy.md', false, false],
  ['README.md', false, false],
])('A change of %s reaches the site: %s, and its servers: %s', (file, site, hosting) => {
  expect(isReached('site', ['docs/privacy.md', file])).toBe(site);
  expect(isReached('hosting', ['docs/privacy.md', file])).toBe(hosting);
});
