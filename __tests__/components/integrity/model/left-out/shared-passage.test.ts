import { compareTexts } from '@/components/integrity/model/compare-texts';
import type { TextFile } from '@/components/integrity/model/text';

const file = (index: number, text: string): TextFile => ({
  ...{ id: `text-${index}`, name: `${index}.txt`, role: 'work', owner: `${index}` },
  pages: [{ number: 1, text }],
});
const words = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name}${String.fromCodePoint(97 + (at % 26))}${at}`);
const header =
  'This file was written by the program of the college. Click the button of the licence to change the words of this header, and the button of the template to open it again.';
const classOf = (count: number, passage: string, withIt: number) =>
  Array.from({ length: count }, (_, index) =>
    file(index, `${index < withIt ? passage : ''} ${words(`own${index}x`, 60).join(' ')}`),
  );

test('A header that many texts have accuses nobody, and is listed with the number of texts', async () => {
  const { pairs, leftOut } = await compareTexts(classOf(40, header, 31));
  expect(pairs).toEqual([]);
  expect(leftOut['text-3']).toMatchObject([{ reason: 'shared', texts: 31 }]);
});

test('It is the same passage in each text, whatever surrounds it', async () => {
  const { leftOut } = await compareTexts(classOf(40, header, 31));
  const passages = Object.values(leftOut).flatMap((ranges) => ranges.map(({ passage }) => passage));
  expect(passages).toHaveLength(31);
  expect(new Set(passages).size).toBe(1);
  expect(passages[0]).toEqual(expect.any(Number));
});

test('It is compared if that is switched off', async () => {
  const { pairs } = await compareTexts(classOf(8, header, 8), { leftOut: { shared: false } });
  expect(pairs).toHaveLength(28);
});

test.each([
  ['three texts of a small class', 10, 3],
  ['a tenth of a class', 50, 5],
])('A passage of %s is named', async (_, count, withIt) => {
  const { pairs } = await compareTexts(classOf(count, header, withIt));
  expect(pairs).toHaveLength((withIt * (withIt - 1)) / 2);
});

test('A header that is most of a short text accuses nobody', async () => {
  const texts = Array.from({ length: 20 }, (_, index) =>
    file(index, `${header} ${words(`own${index}x`, 12).join(' ')}`),
  );
  expect((await compareTexts(texts)).pairs).toEqual([]);
});

test.each([
  ['most of its text', 100, 20],
  ['nearly all of a short text', 50, 5],
])('A group that copies %s is named', async (_, copied, own) => {
  const text = words('copied', copied).join(' ');
  const copies = Array.from({ length: 5 }, (_, index) =>
    file(index, `${text} ${words(`end${index}x`, own).join(' ')}`),
  );
  expect((await compareTexts(copies)).pairs).toHaveLength(10);
});
