import { countCharacters } from '@/lib/text/count-characters';

test.each([
  ['', 0],
  ['two words', 9],
  ['👩‍👩‍👧 👍🏽', 3],
  ['கொடு', 2],
  ['é', 1],
  [`e${'\u0301'.repeat(99)}`, 10],
])('%j has the characters that people see, and no letter has endless marks', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});
