import type { TextFile } from '@/components/integrity/model/text';
import { withNumbers } from '@/components/marketing/model/numbers';
import { ownClaims } from '@/components/marketing/model/own-claims';
import { sharedPassage } from '@/components/marketing/preview/tool-preview';
import { evidence, landing } from '@/content/marketing';

test('the facts of the landing page have the numbers that the product counts', () => {
  expect(withNumbers(landing).facts?.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '0 requests to other sites',
    '44 of 48 WCAG 2.2 AA criteria met, 4 partly',
    '115 bit in every access code',
    '1 folder on any web server, no database',
  ]);
});

test('the evidence says the same number of bits, and nothing in braces is left', () => {
  expect(JSON.stringify(withNumbers(evidence))).toContain('A code has 115 random bits');
  expect(JSON.stringify(withNumbers([evidence, landing]))).not.toMatch(/\{\w+\}/);
});

test('a name that is no number stays as it is written', () => {
  expect(withNumbers(['{constructor} {other}'])).toEqual(['{constructor} {other}']);
});

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

const passage =
  'the ferry carries about four hundred people a day across the river and most of them in the morning';
const fileOf = (owner: string, ...pages: string[]): TextFile => ({
  ...{ id: owner, name: `${owner}.txt`, role: 'work', owner },
  pages: pages.map((text, index) => ({ number: index + 1, text })),
});

test('Finds a shared passage and its page in both texts', () => {
  const long = 'Nothing of this is shared with anybody else who wrote about the bridge.';
  const files = [
    fileOf('Asha', 'My first page.', `${long} Since then ${passage}. ${long}`),
    fileOf('Bilal', `${passage}.`),
  ];
  expect(sharedPassage(files, '')).toEqual({ words: 19, text: passage, pages: [2, 1] });
});

test('Shows nothing if no pair is worth reporting', () => {
  expect(sharedPassage([fileOf('Asha', 'The ferry.'), fileOf('Bilal', 'A kite.')], '')).toBeNull();
});
