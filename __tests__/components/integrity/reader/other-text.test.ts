/** @jest-environment node */
import { strToU8, zipSync } from 'fflate';
import { faultSentence } from '@/components/integrity/reader/fault-sentence';
import { fileKind } from '@/components/integrity/reader/file-kind';
import { readDocx } from '@/components/integrity/reader/docx/read-docx';
import { readPlainText } from '@/components/integrity/reader/plain-text';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const docx = (body: string, name = 'word/document.xml') =>
  new Uint8Array(
    zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      [name]: strToU8(`<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>`),
    }),
  );
const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

describe('A text file', () => {
  it.each([
    ['UTF-8', new Uint8Array(Buffer.from('தமிழ்\r\nक्ष'))],
    ['UTF-8 with a mark', new Uint8Array(Buffer.from('\ufeffதமிழ்\r\nक्ष'))],
    ['UTF-16', new Uint8Array(Buffer.from('\ufeffதமிழ்\r\nक्ष', 'utf16le'))],
    ['UTF-16, the other way', new Uint8Array(Buffer.from('\ufeffதமிழ்\r\nक्ष', 'utf16le').swap16())],
  ])('is read in %s', (_, content) => {
    expect(readPlainText(content)).toEqual([{ number: 1, text: 'தமிழ்\nक्ष' }]);
  });

  it('is read in the encoding of old Windows programs', () => {
    expect(readPlainText(bytes('caf\xe9'))[0]?.text).toBe('café');
  });

  it('is refused if it is no text', () => {
    expect(() => readPlainText(bytes('\0\x01\xff'))).toThrow('wrong-type');
  });
});

describe('A Word document', () => {
  it('has its paragraphs, tabs and lines, and characters that XML escapes', async () => {
    const pages = await readDocx(
      docx(
        `${paragraph('Salt &amp; pepper &#x915;&#2381;')}<w:p><w:r><w:t>one</w:t><w:tab/><w:t>two</w:t><w:br/><w:t>three</w:t></w:r></w:p>`,
      ),
    );
    expect(pages).toEqual([{ number: 1, text: 'Salt & pepper क्\none two\nthree' }]);
  });

  it('has the pages of the program that saved it', async () => {
    const pages = await readDocx(
      docx(
        `${paragraph('First')}<w:p><w:r><w:lastRenderedPageBreak/><w:t>Second</w:t></w:r></w:p><w:p><w:r><w:br w:type="page"/></w:r></w:p>${paragraph('Third')}`,
      ),
    );
    expect(pages.map(({ number, text }) => `${number} ${text}`)).toEqual([
      '1 First',
      '2 Second',
      '3 Third',
    ]);
  });

  it('keeps hidden text apart, and leaves out deleted text', async () => {
    const run = (properties: string, text: string) =>
      `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
    const pages = await readDocx(
      docx(
        `<w:p>${run('', 'Seen')}${run('<w:vanish/>', 'unseen')}${run('<w:vanish w:val="0"/>', ' words')}<w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p>`,
      ),
    );
    expect(pages).toEqual([{ number: 1, text: 'Seen words', hidden: 'unseen' }]);
  });

  it('is refused if it is another archive, damaged or too large', async () => {
    await expect(readDocx(docx('', 'xl/workbook.xml'))).rejects.toThrow('wrong-type');
    const whole = docx(paragraph('a'));
    await expect(readDocx(whole.slice(0, whole.length - 30))).rejects.toThrow('damaged');
    await expect(readDocx(docx(' '.repeat(60_000_000)))).rejects.toThrow('too-large');
  });
});

test('The kind of a file is that of its content', () => {
  expect(fileKind('a.txt', bytes('%PDF-1.7'))).toBe('pdf');
  expect(fileKind('a', bytes('\xef\xbb\xbf\n%PDF-1.7'))).toBe('pdf');
  expect(fileKind('a.pdf', docx(''))).toBe('docx');
  expect(fileKind('Notes.TXT', bytes('Words'))).toBe('txt');
  expect(fileKind('a.png', bytes('\x89PNG'))).toBeNull();
});

test('A file that cannot be read is named, with what to do', () => {
  expect(faultSentence('essay.pdf', 'scanned')).toBe(
    'essay.pdf is made of pictures of pages, without text. Ask for the file that the scan was made from.',
  );
  expect(faultSentence('essay.pdf', 'too-many-pages')).toMatch(
    /^essay\.pdf has more than 300 pages\./,
  );
});
