import { strToU8, zipSync } from 'fflate';
import { problemSentence } from '@/components/integrity/reader/problem-sentence';
import { fileKind } from '@/components/integrity/reader/file-kind';
import { readDocx } from '@/components/integrity/reader/read-docx';
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
    const upper = String.fromCharCode(...Array.from({ length: 32 }, (_, index) => 0x80 + index));
    const [page] = readPlainText(bytes(`caf\xe9 ${upper}`));
    // https://encoding.spec.whatwg.org/index-windows-1252.txt
    expect(page?.text).toBe('café €\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ');
  });

  it('is refused if it is no text', () => {
    expect(() => readPlainText(bytes('\0\x01\xff'))).toThrow('wrong-type');
  });
});

describe('A Word document', () => {
  it('has its paragraphs, tabs and lines, and characters that XML escapes', () => {
    const pages = readDocx(
      docx(
        `${paragraph('Salt &amp; pepper &#x915;&#2381;')}<w:p><w:r><w:t>one</w:t><w:tab/><w:t>two</w:t><w:br/><w:t>three</w:t></w:r></w:p>`,
      ),
    );
    expect(pages).toEqual([{ number: 1, text: 'Salt & pepper क्\none two\nthree' }]);
  });

  it('has the pages of the program that saved it', () => {
    const pages = readDocx(
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

  it('has one page after a page break, of which the program says again where it is', () => {
    const pageBreak = '<w:r><w:br w:type="page"/></w:r>';
    const rendered = (text: string) =>
      `<w:p><w:r><w:lastRenderedPageBreak/><w:t>${text}</w:t></w:r></w:p>`;
    const content = `${paragraph('First')}<w:p>${pageBreak}</w:p>${rendered('Second')}<w:p>${pageBreak}<w:r><w:lastRenderedPageBreak/></w:r>${pageBreak}</w:p>${rendered('Fourth')}`;
    expect(readDocx(docx(content)).map(({ text }) => text)).toEqual([
      ...['First', 'Second', '', 'Fourth'],
    ]);
  });

  it('is refused if it shows another document, which is not read', () => {
    const chunk = '<w:altChunk r:id="html"/>';
    expect(() => readDocx(docx(paragraph('A cover') + chunk))).toThrow('embedded');
  });

  it('has the letters of its formulas', () => {
    const formula = '<m:oMath><m:r><m:t>force = mass</m:t></m:r></m:oMath>';
    expect(readDocx(docx(`<w:p><w:r><w:t>So </w:t></w:r>${formula}</w:p>`))).toEqual([
      { number: 1, text: 'So force = mass' },
    ]);
  });

  it('leaves out deleted text', () => {
    const deleted = '<w:del><w:r><w:delText>gone</w:delText></w:r></w:del>';
    expect(readDocx(docx(`<w:p><w:r><w:t>Seen</w:t></w:r>${deleted}</w:p>`))).toEqual([
      { number: 1, text: 'Seen' },
    ]);
  });

  describe('as programs write it', () => {
    const space = 'http://schemas.openxmlformats.org';
    const kind = `${space}/officeDocument/2006/relationships`;
    const main = `${space}/wordprocessingml/2006/main`;
    const relations = (targets: Readonly<Record<string, string>>) =>
      `<Relationships>${Object.entries(targets)
        .map(([name, target]) => `<Relationship Type="${kind}/${name}" Target="${target}"/>`)
        .join('')}</Relationships>`;
    const archive = (parts: Readonly<Record<string, string | Uint8Array>>) =>
      new Uint8Array(
        zipSync(
          Object.fromEntries(
            Object.entries(parts).map(([name, part]) => [
              name,
              typeof part === 'string' ? strToU8(part) : part,
            ]),
          ),
        ),
      );
    const textOf = (xml: string | Uint8Array) => readDocx(archive({ 'word/document.xml': xml }))[0];

    it('has its main part where it says, and its notes', () => {
      const note = (name: string, text: string) =>
        `<w:${name} xmlns:w="${main}"><w:footnote>${paragraph(text)}</w:footnote></w:${name}>`;
      const content = archive({
        '_rels/.rels': relations({ officeDocument: '/word/document2.xml' }),
        'word/document2.xml': `<w:document xmlns:w="${main}">${paragraph('Text.')}</w:document>`,
        'word/_rels/document2.xml.rels': relations({
          ...{ footnotes: 'footnotes2.xml', endnotes: 'endnotes.xml' },
        }),
        'word/footnotes2.xml': note('footnotes', 'A note.'),
        'word/endnotes.xml': note('endnotes', 'The last note.'),
      });
      expect(readDocx(content)).toEqual([{ number: 1, text: 'Text.\nA note.\nThe last note.' }]);
    });

    it('has a text box once, and moved text where it was moved to', () => {
      const box = (text: string) => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`;
      const moved = (name: string) => `<w:${name}><w:r><w:t>moved</w:t></w:r></w:${name}>`;
      expect(
        textOf(
          `<w:document><w:p>${moved('moveFrom')}<mc:AlternateContent><mc:Choice>${box('in a box')}</mc:Choice><mc:Fallback>${box('in a box')}</mc:Fallback></mc:AlternateContent>${moved('moveTo')}</w:p></w:document>`,
        ),
      ).toMatchObject({ text: 'in a box\nmoved' });
    });

    it.each([
      [
        'picture',
        '<w:drawing><wp:inline><wp:extent cx="5700000" cy="7600000"/><pic:pic/></wp:inline></w:drawing>',
      ],
      [
        'picture of an old program',
        '<w:pict><v:shape style="width:449pt;height:598.5pt"><v:imagedata/></v:shape></w:pict>',
      ],
    ])('says that a page is a %s and was not read', (_, picture) => {
      const photo = `<w:p><w:r>${picture}</w:r></w:p>`;
      const next = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
      const words = paragraph('A page of words, '.repeat(5));
      const body = `${paragraph('Asha')}${photo}${next}${words}${photo}`;
      expect(
        readDocx(archive({ 'word/document.xml': `<w:document>${body}</w:document>` })),
      ).toEqual([
        { number: 1, text: 'Asha', unread: 'picture' },
        { number: 2, text: expect.stringMatching(/^A page of words/) },
      ]);
    });

    it('may have any prefix, marked sections and UTF-16', () => {
      const xml = `<?xml version="1.0" encoding="UTF-16"?><x:document xmlns:x="${main}"><x:p><x:r><x:t>one</x:t></x:r></x:p><p xmlns="${main}"><r><t><![CDATA[a < b]]></t></r></p></x:document>`;
      expect(textOf(xml)).toMatchObject({ text: 'one\na < b' });
      const utf16 = new Uint8Array(Buffer.from(`\ufeff${xml}`, 'utf16le'));
      expect(textOf(utf16)).toMatchObject({ text: 'one\na < b' });
    });

    const run = (properties: string, text = 'unseen') =>
      `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
    const white = '<w:color w:val="FFFFFF"/>';

    it.each([
      ['white', run(white)],
      ['of one point', run('<w:sz w:val="2"/>')],
      ['black on black', run('<w:color w:val="000000"/><w:shd w:val="clear" w:fill="000000"/>')],
      ['near to its shading', run('<w:color w:val="1F3A60"/><w:shd w:fill="1f3864"/>')],
      [
        'of its solid shading',
        run('<w:color w:val="0B5563"/><w:shd w:val="solid" w:color="0B5563" w:fill="auto"/>'),
      ],
      ['yellow on yellow', run('<w:color w:val="FFFF00"/><w:highlight w:val="yellow"/>')],
    ])('keeps text apart that is %s', (_, hidden) => {
      const body = `<w:p>${run('', 'seen')}${hidden}</w:p>`;
      expect(textOf(`<w:document>${body}</w:document>`)).toMatchObject({
        ...{ text: 'seen', hidden: 'unseen' },
      });
    });

    it('keeps text apart that has the colour of its paragraph, also in a table', () => {
      const shaded = `<w:p><w:pPr><w:shd w:fill="DDEEFF"/></w:pPr>${run('', 'seen')}${run('<w:color w:val="DDEEFF"/>')}</w:p>`;
      for (const body of [shaded, `<w:tc>${shaded}</w:tc>`])
        expect(textOf(`<w:document>${body}</w:document>`)).toMatchObject({ hidden: 'unseen' });
    });

    it('leaves the gap of a white letter', () => {
      const body = `<w:p>${run('', 'Rain')}${run(white, 'x')}${run('', 'falls')}</w:p>`;
      expect(textOf(`<w:document>${body}</w:document>`)).toMatchObject({ text: 'Rain falls' });
    });

    it.each([
      ['white on a dark ground', `<w:p>${run(`${white}<w:shd w:fill="000000"/>`)}</w:p>`],
      ['white and highlighted', `<w:p>${run(`${white}<w:highlight w:val="darkBlue"/>`)}</w:p>`],
      [
        'white in a dark paragraph',
        `<w:p><w:pPr><w:shd w:fill="000000"/></w:pPr>${run(white)}</w:p>`,
      ],
      ['white in a table', `<w:tc><w:p>${run(white)}</w:p></w:tc>`],
      ['white on a dark page', `<w:background w:color="1F2937"/><w:p>${run(white)}</w:p>`],
      [
        'on yellow in black',
        `<w:p>${run('<w:color w:val="000000"/><w:shd w:fill="FFFF00"/>')}</w:p>`,
      ],
      [
        'of the program’s colour on black',
        `<w:p>${run('<w:color w:val="auto"/><w:shd w:fill="000000"/>')}</w:p>`,
      ],
    ])('has text %s', (_, body) => {
      expect(textOf(`<w:document>${body}</w:document>`)).toEqual({ number: 1, text: 'unseen' });
    });
  });

  it('is refused if it is another archive, damaged or too large', async () => {
    expect(() => readDocx(docx('', 'xl/workbook.xml'))).toThrow('wrong-type');
    const whole = docx(paragraph('a'));
    expect(() => readDocx(whole.slice(0, whole.length - 30))).toThrow('damaged');
    expect(() => readDocx(docx(' '.repeat(60_000_000)))).toThrow('packed');
  });

  it('is refused if its archive says that a part is smaller, so that its end would not be read', () => {
    const whole = Buffer.from(docx(paragraph('seen') + paragraph('a copy')));
    const directory = whole.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
    const size = whole.readUInt32LE(directory + 24);
    whole.writeUInt32LE(size - '</w:body></w:document>'.length - 20, directory + 24);
    expect(() => readDocx(new Uint8Array(whole))).toThrow('damaged');
  });
});

test('The kind of a file is that of its content', () => {
  expect(fileKind('a.txt', bytes('%PDF-1.7'))).toBe('pdf');
  expect(fileKind('a', bytes('\xef\xbb\xbf\n%PDF-1.7'))).toBe('pdf');
  expect(fileKind('a.pdf', docx(''))).toBe('zip');
  expect(fileKind('Notes.TXT', bytes('Words'))).toBe('txt');
  expect(fileKind('Main.java', bytes('class Main {}'))).toBe('txt');
  expect(fileKind('Blink.ino', bytes('void setup() {}'))).toBe('txt');
  expect(fileKind('notes.txt', bytes('A PDF begins with %PDF-1.7 in its first line.'))).toBe('txt');
  expect(fileKind('a.png', bytes('\x89PNG'))).toBeNull();
});

test('A file that cannot be read is named, with what to do', () => {
  expect(problemSentence('essay.pdf', 'scanned')).toBe(
    'essay.pdf is made of pictures of pages, without text. Ask for the file that the scan was made from.',
  );
  expect(problemSentence('essay.pdf', 'too-many-pages')).toMatch(
    /^essay\.pdf has more than 300 pages\./,
  );
});
