import { compareTexts } from '@/components/integrity/model/compare-texts';
import { noteText } from '@/components/integrity/model/note-text';
import { groupsOf, nothingSharedText, percentText } from '@/components/integrity/model/report';
import type { TextPage } from '@/components/integrity/model/text';

const said = (...pages: readonly TextPage[]) =>
  nothingSharedText({ files: [{ id: 'a', name: 'a', role: 'work', owner: 'a', pages }] });

test('Texts with a page that was not read are never said to share nothing', () => {
  expect(said({ number: 1, text: 'A cover' })).toMatch(/does not exceed coincidence/);
  expect(said({ number: 1, text: 'A cover' }, { number: 2, text: '', unread: 'picture' })).toMatch(
    /some pages could not be read/,
  );
});

test.each([
  [0, 10, '0%'],
  [1, 5000, 'under 0.1%'],
  [1, 300, '0.3%'],
  [1, 3, '33%'],
  [999, 1000, '99%'],
  [1000, 1000, '100%'],
])('%d of %d words are %s', (shared, compared, text) => {
  expect(percentText(shared, compared)).toBe(text);
});

test('A text of which most is left out is pointed out', async () => {
  const quotation = '“To be, or not to be, that is the question” (Shakespeare, 1603, p. 64).';
  const file = (id: string, text: string) => ({
    ...{ id, name: id, role: 'work' as const, owner: id, pages: [{ number: 1, text }] },
  });
  const { notes } = compareTexts([file('asha', quotation), file('bilal', 'My own words.')]);
  expect(notes.map((note) => `${note.file}: ${noteText(note)}`)).toEqual([
    'asha: 10 words left out, which is more than half of the text. What is left out is listed below.',
  ]);
});

test('Groups files that share passages, also through others, the largest group first', () => {
  const pairs = [
    { first: 'a', second: 'b' },
    { first: 'c', second: 'd' },
    { first: 'e', second: 'c' },
  ];
  expect(groupsOf(pairs).map((group) => group.sort())).toEqual([
    ['c', 'd', 'e'],
    ['a', 'b'],
  ]);
  expect(groupsOf([])).toEqual([]);
});
