import { ownClaims } from '@/components/marketing/model/own-claims';
import { landing } from '@/content/marketing';

const claims = ['statistics', 'testimonials', 'rating', 'callToAction'] as const;

test('a college without the sample shows no invented claims', () => {
  const shown = ownClaims(landing, { openSample: false, sampleContent: true });
  for (const claim of claims) expect(shown[claim]).toBeNull();
  expect(shown.features).toBe(landing.features);
});

test.each([
  { openSample: true, sampleContent: true },
  { openSample: false, sampleContent: false },
])('the claims of %j stay', (site) => {
  expect(ownClaims(landing, site)).toBe(landing);
});
