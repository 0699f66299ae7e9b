import { ownClaims } from '@/components/marketing/model/own-claims';
import { landing } from '@/content/marketing';

const claims = ['statistics', 'testimonials', 'rating', 'callToAction'] as const;

test('a college without the sample shows no invented claims', () => {
  const shown = ownClaims(landing, { openSample: false, sampleContent: true });
  for (const claim of claims) expect(shown[claim]).toBeNull();
  expect(shown.features).toBe(landing.features);
});

test('a college without the sample has no pictures of it, and keeps its own claims', () => {
  const shown = ownClaims(landing, { openSample: false, sampleContent: false });
  expect(shown).toEqual({ ...landing, demo: null, callToAction: null });
});

test('the sample has everything', () => {
  expect(ownClaims(landing, { openSample: true, sampleContent: true })).toBe(landing);
});
