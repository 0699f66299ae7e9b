import { ReaderPool } from '@/components/integrity/reader/read-text';
import { cpuTime } from '@/__tests__/cpu-time';
import { threadWorkers } from '@/__tests__/fixture/integrity/thread-worker';
import { quickZip } from '@/__tests__/quick-zip';

let pool: ReaderPool;

beforeAll(async () => {
  // A busy computer may need longer than the product allows.
  pool = new ReaderPool(await threadWorkers(), { workers: 1, pause: 60_000, time: 200_000 });
});

afterAll(() => pool.close());

const read = (name: string, content: string | Uint8Array<ArrayBuffer>) =>
  pool.read({ name, content: new Blob([content]) });
const body = (text: string) => `<w:document><w:body>${text}</w:body></w:document>`;
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const compound = (...streams: string[]) =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      ...streams.map((name) => Buffer.from(name, 'utf16le')),
    ]),
  );

test.each([
  ['an archive', 'essay.pdf', quickZip({ 'a.txt': 'Words' }), 'wrong-name'],
  ['a web page', 'essay.pdf', '<!doctype html><p>Words', 'wrong-name'],
  ['a picture', 'essay.png', '\x89PNG', 'wrong-type'],
  ['an empty file', 'essay.pdf', '', 'empty'],
  ['only the start of a PDF', 'essay.pdf', '%PDF-1.7', 'damaged'],
  ['an empty text', 'essay.txt', ' \n', 'no-text'],
  ['bytes', 'essay.txt', 'Words\0Words', 'wrong-name'],
  ['a Word document with a password', 'essay.docx', compound('EncryptedPackage'), 'encrypted'],
  ['an old Word document', 'essay.doc', compound('WordDocument'), 'other-document'],
  ['an OpenDocument text', 'essay.odt', quickZip({ 'content.xml': '' }), 'other-document'],
  ['a Rich Text document', 'essay.rtf', '{\\rtf1 Words}', 'other-document'],
  ['a document of Pages', 'essay.pages', quickZip({ 'Index.zip': '' }), 'other-document'],
  ['an empty Word document', 'a.docx', quickZip({ 'word/document.xml': body('') }), 'no-text'],
])('A file that is %s is refused', async (_, name, content, problem) => {
  expect(await read(name, content)).toBe(problem);
});

test('Of a notebook, the cells are read, and not the settings that all notebooks share', async () => {
  const cells = [
    { cell_type: 'markdown', metadata: {}, source: 'Rain' },
    { cell_type: 'code', outputs: [{ text: '3' }], source: ['a = 1\n', 'print(a + 2)'] },
  ];
  expect(await read('rain.ipynb', JSON.stringify({ cells, nbformat: 4 }))).toEqual([
    { number: 1, text: 'Rain\na = 1\nprint(a + 2)' },
  ]);
  expect(await read('rain.ipynb', '{"cells": [')).toEqual([{ number: 1, text: '{"cells": [' }]);
});

test.each(['essay.pdf', 'essay.doc'])(
  'A Word document is read in spite of its name, %s',
  async (name) => {
    const content = quickZip({ 'word/document.xml': body(paragraph('Words')) });
    expect(await read(name, content)).toEqual([{ number: 1, text: 'Words' }]);
  },
);

test.each([
  [
    'that refers to another file',
    quickZip({
      'word/document.xml': `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${body(paragraph('Words &x;'))}`,
    }),
    [{ number: 1, text: 'Words &x;' }],
  ],
  [
    'whose parts multiply',
    quickZip({
      'word/document.xml': `<!DOCTYPE a [<!ENTITY x "${'&y;'.repeat(1000)}"><!ENTITY y "${'z'.repeat(1000)}">]>${body(paragraph('Words &x;'))}`,
    }),
    [{ number: 1, text: 'Words &x;' }],
  ],
  [
    'that unpacks to 80 MB',
    quickZip({ 'word/document.xml': body(' '.repeat(80_000_000)) }),
    'packed',
  ],
  [
    'with tens of thousands of parts',
    quickZip(Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`a${index}`, '']))),
    'wrong-name',
  ],
  [
    'with elements that never end',
    quickZip({ 'word/document.xml': body(`${'<w:t '.repeat(200_000)}${'<'.repeat(200_000)}`) }),
    'no-text',
  ],
])('A Word document %s does no harm', async (_, content, result) => {
  const began = cpuTime();
  expect(await read('essay.docx', content)).toEqual(result);
  expect(cpuTime() - began).toBeLessThan(4000);
});
