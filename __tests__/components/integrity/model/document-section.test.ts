import { findBibliographies, findContents } from '@/components/integrity/model/document-section';

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

test.each([
  [
    'English',
    'Literature',
    'In 1913 Tagore received the Nobel Prize and in 1915 he was knighted by the king',
    '.',
  ],
  [
    'Hindi',
    'संदर्भ',
    'सन् १९१३ में ठाकुर को पुरस्कार मिला और १९१५ में उन्हें राजा ने उपाधि दी जो बाद में लौटा दी गई',
    '।',
  ],
  [
    'Arabic',
    'المصادر',
    'في عام ١٩١٣ حصل طاغور على الجائزة الكبرى ثم منحه الملك لقبا رفيعا سنة ١٩١٥',
    '.',
  ],
])('Years do not make prose in %s a bibliography', (_language, heading, sentence, stop) => {
  const prose = `${sentence}${stop}\n`.repeat(12);
  expect(bibliographies(`${heading}\n${prose}`)).toEqual([]);
  expect(bibliographies(`${heading}\n${prose.replaceAll('\n', ' ')}`)).toEqual([]);
});

test('A bibliography does not hide prose at the end of a text', () => {
  const list = 'References\nRao, A. (2014). Rivers. Delhi: Water Press.';
  const prose =
    'Finally I would like to add that the river carries more water in spring than before.';
  expect(bibliographies(`${list}\n${prose}`)).toEqual([list]);
});

test.each([
  [
    'APA',
    'Rao, A., & Iyer, B. (2014). The rivers of the northern hills and what they carry in a year\nof heavy rain. Journal of Water, 12(3), 45–60. https://doi.org/10.1000/182\nSen, C. (2019). Snow. Delhi: Water Press.',
  ],
  [
    'IEEE',
    '[1] A. Rao and B. Iyer, “The rivers of the northern hills,” J. Water, vol. 12, no. 3,\npp. 45–60, 2014.\n[2] C. Sen, Snow, 2nd ed. Delhi, India: Water Press, 2019.',
  ],
  [
    'books without years',
    '1. Data Structures by Seymour Iyer\n2. The C Book, Asha Rao, Water Press\n3. www.example.org/rivers',
  ],
])('Finds a bibliography of %s', (_style, entries) => {
  const text = `Prose about rivers.\nREFERENCES\n${entries}`;
  expect(bibliographies(text)).toEqual([`REFERENCES\n${entries}`]);
});

test.each([
  'References and Bibliography',
  'List of References',
  '5.0 REFERENCES',
  'References used:',
  '**References**',
  '## Works consulted',
  'सन्दर्भ ग्रन्थ',
  'संदर्भ सामग्री',
  'स्रोत',
  'மேற்கோள் நூல்கள்',
  'துணை நூல்கள்',
  'قائمة المصادر والمراجع',
  'المراجع'.replace('ا', 'ﺍ'),
  'ثبت المراجع',
])('Finds the heading %s', (heading) => {
  expect(bibliographies(`Prose.\n${heading}\nRao, A. (2014). Rivers. Delhi.`)).toHaveLength(1);
});

test('A paragraph that ends with dots and a number is no line of a table of contents', () => {
  const prose = 'Water flows down the hill and nobody knows why it does so. '.repeat(9);
  expect(contents(`${prose}...... 4\nRivers carry water.`)).toEqual([]);
});

test('Reads a text of nothing but headings in a moment', () => {
  expect(bibliographies('References\n'.repeat(20_000))).toEqual([]);
  expect(contents('Contents\nRivers 1\nSnow 2\n'.repeat(10_000))).toHaveLength(1);
});
