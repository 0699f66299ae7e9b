import { findBibliographies } from '@/components/integrity/model/left-out/bibliography';
import { findContents } from '@/components/integrity/model/left-out/contents';

const textOf = (text: string, spans: readonly { start: number; end: number }[]) =>
  spans.map(({ start, end }) => text.slice(start, end));

const bibliographies = (text: string) => textOf(text, findBibliographies(text));
const contents = (text: string) => textOf(text, findContents(text));

test.each([
  ['English', 'References\nRao, A. (2014). Rivers. Delhi.\nIyer, B. (2019). Snow.\nChennai.'],
  ['numbered English', '7. REFERENCES:\n[1] A. Rao, Rivers, 2014.\n[2] https://example.org/snow'],
  ['Hindi', 'संदर्भ सूची\nशर्मा, क. (२०१४). नदियाँ. दिल्ली.'],
  ['Tamil', 'மேற்கோள்கள்\nகண்ணன், க. (2014). ஆறுகள். சென்னை.'],
  ['Arabic', 'المراجع\nحسن، أ. (٢٠١٤). الأنهار. القاهرة.'],
])('Finds the bibliography of a text in %s', (_language, list) => {
  expect(bibliographies(`Prose about rivers.\n${list}`)).toEqual([list]);
});

test('A heading does not hide prose', () => {
  const prose = 'Water flows down the hill and nobody knows why it does so.\n'.repeat(20);
  expect(bibliographies(`References\n${prose}`)).toEqual([]);
  const list = 'References\nRao, A. (2014). Rivers.';
  expect(bibliographies(`${list}\n${prose}`)).toEqual([list]);
});

test('A bibliography ends at an appendix', () => {
  const list = 'Bibliography\nRao, A. (2014). Rivers.';
  expect(bibliographies(`${list}\nAppendix A: data\nMeasured in 2019.`)).toEqual([list]);
});

test('The word in a sentence is no heading', () => {
  expect(bibliographies('See the references.\nRao wrote in 2014 about it.')).toEqual([]);
});

test.each([
  ['English', 'Table of Contents\n1 Introduction 1\n2 Rivers 4\n2.1 Snow 7'],
  ['Hindi', 'विषय सूची\nपरिचय १\nनदियाँ ४'],
  ['Tamil', 'உள்ளடக்கம்\nஅறிமுகம் 1\nஆறுகள் 4'],
  ['Arabic', 'المحتويات\nمقدمة ١\nالأنهار ٤'],
])('Finds the table of contents of a text in %s', (_language, table) => {
  expect(contents(`A title\n${table}\nIntroduction\nRivers carry water.`)).toEqual([table]);
});

test('Finds lines with dots before a page number without a heading', () => {
  expect(contents('Rivers ........ 4\nRivers carry water.')).toEqual(['Rivers ........ 4']);
});

test('Lines that end with a number are no table without its heading', () => {
  expect(contents('Rivers were measured in 2014\nand again in 2019')).toEqual([]);
});
