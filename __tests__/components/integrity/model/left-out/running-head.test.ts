import { findRunningHeads } from '@/components/integrity/model/left-out/running-head';

const heads = (...pages: readonly string[]) => {
  const text = pages.join('\n\f');
  return findRunningHeads(text).map(({ start, end }) => text.slice(start, end));
};

test('Finds the head, the foot and the number of pages', () => {
  const page = (number: number, text: string) =>
    `Asha Rao, Geography 2\n${text}\nand more of ${text}\nand then ${text}\n${text} again\nPage ${number} of 3`;
  expect(heads(page(1, 'Rivers'), page(2, 'Snow'), page(3, 'Rain'))).toEqual([
    ...['Asha Rao, Geography 2', 'Page 1 of 3', 'Asha Rao, Geography 2', 'Page 2 of 3'],
    ...['Asha Rao, Geography 2', 'Page 3 of 3'],
  ]);
});

test.each([
  ['Hindi digits', '१', '२'],
  ['Arabic digits', '٣', '٤'],
])('Finds page numbers in %s', (_name, first, second) => {
  expect(heads(`${first}\nनदी\nजल\nवन`, `${second}\nमाटी\nहवा\nआग`)).toEqual([first, second]);
});

test.each([
  ['of one page', ['Rivers\ncarry water', 'Snow\nmelts', 'Rain\nfalls', 'Ice\nbreaks']],
  ['in the middle of pages', ['a\nb\nsame\nc\nd', 'e\nf\nsame\ng\nh', 'i\nj\nsame\nk\nl']],
  ['that are as long as a paragraph', ['many words '.repeat(20), 'many words '.repeat(20)]],
])('Finds no lines %s', (_name, pages) => {
  expect(heads(...pages)).toEqual([]);
});
