import type { TextFile } from '@/components/integrity/model/text';
import { sharedPassage } from '@/components/marketing/preview/tool-preview';

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
  expect(sharedPassage(files, {})).toEqual({ words: 19, text: passage, pages: [2, 1] });
});

test('Shows nothing if no pair is worth reporting', () => {
  expect(sharedPassage([fileOf('Asha', 'The ferry.'), fileOf('Bilal', 'A kite.')], {})).toBeNull();
});
