import { ownClaims } from '@/components/marketing/model/own-claims';
import { landing } from '@/content/marketing';

const own = { openSample: false, sampleContent: true, hasKeys: true };
const badgesOf = ({ footer }: Pick<typeof landing, 'footer'>) =>
  footer.badges?.map(({ text }) => text) ?? [];

test('a college without the sample shows no invented claims and nothing of the tour', () => {
  const shown = ownClaims(landing, own);
  for (const claim of ['demo', 'figures', 'testimonials', 'callToAction'] as const)
    expect(shown[claim]).toBeNull();
  expect(JSON.stringify(shown)).not.toMatch(/tour(?!":null)/i);
  expect(shown.features).toBe(landing.features);
});

test('a college without the sample keeps its own figures and quotes', () => {
  const { figures, testimonials } = ownClaims(landing, { ...own, sampleContent: false });
  expect(figures).toBe(landing.figures);
  expect(testimonials).toBe(landing.testimonials);
});

test('the sample has everything', () => {
  expect(ownClaims(landing, { openSample: true, sampleContent: true, hasKeys: true })).toBe(
    landing,
  );
});

test('a site without keys claims no signatures, but the tour of the sample shows one', () => {
  expect(badgesOf(landing)).toContain('Signed decisions');
  const sample = ownClaims(landing, { openSample: true, sampleContent: true, hasKeys: false });
  expect(badgesOf(sample)).toEqual(badgesOf(landing).filter((text) => text !== 'Signed decisions'));
  expect(sample.loop?.employer.title).toBe('Checks it without an account');
  const college = ownClaims(landing, { ...own, hasKeys: false });
  expect(college.loop?.employer.title).toBe('Reads it without an account');
});
