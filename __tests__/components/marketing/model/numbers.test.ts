import { withNumbers } from '@/components/marketing/model/numbers';
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
