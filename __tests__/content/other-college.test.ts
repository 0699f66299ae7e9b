import { problemsIn, crossCheck } from '@/content/parse';
import { site } from '@/content/site';
import { otherCollege } from '../fixture/other-college';
import { readContent } from './read-content';

const { content } = otherCollege(readContent);

test('the other college of "npm run test:e2e -- college" is valid content', () => {
  const problems = Object.entries(content).flatMap(([file, value]) => problemsIn(file, value));
  expect(problems).toEqual([]);
  expect(crossCheck(content)).toEqual([]);
});

test('it shares no people or figures with the fixture', () => {
  const text = JSON.stringify(content);
  for (const word of ['Peepal Grove', 'Edify', 'Aarav', 'Ananya', '25CSE', '8.966', '1CSE33'])
    expect(text).not.toContain(word);
});

test('tests read the fixture, whatever college is in content/', () => {
  expect(site).toEqual(readContent('site.json'));
});
