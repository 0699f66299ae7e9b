import { strToU8, zipSync } from 'fflate';
import { problemSentence } from '@/components/integrity/reader/problem-sentence';
import { fileKind } from '@/components/integrity/reader/file-kind';
import { readDocx } from '@/components/integrity/reader/document/read-docx';
import { readOdt } from '@/components/integrity/reader/document/read-odt';
import { readRtf } from '@/components/integrity/reader/document/read-rtf';
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

  it('keeps hidden text apart, and leaves out deleted text', async () => {
    const run = (properties: string, text: string) =>
      `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
    const pages = readDocx(
      docx(
        `<w:p>${run('', 'Seen')}${run('<w:vanish/>', 'unseen')}${run('<w:vanish w:val="0"/>', ' words')}<w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p>`,
      ),
    );
    expect(pages).toEqual([{ number: 1, text: 'Seen words', hidden: 'unseen' }]);
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
    ])('keeps text apart that is %s', (_, hidden) => {
      const body = `<w:p>${run('', 'seen')}${hidden}</w:p>`;
      expect(textOf(`<w:document>${body}</w:document>`)).toMatchObject({
        ...{ text: 'seen', hidden: 'unseen' },
      });
    });

    it('keeps text apart that has the colour of the page', () => {
      const page = '<w:background w:color="1F2937"/>';
      const body = `<w:p>${run(white, 'seen')}${run('<w:color w:val="1f2937"/>')}</w:p>`;
      expect(textOf(`<w:document>${page}${body}</w:document>`)).toMatchObject({
        ...{ text: 'seen', hidden: 'unseen' },
      });
    });

    it('keeps text apart that is white or hidden by a style', () => {
      const style = (id: string, more: string) => `<w:style w:styleId="${id}">${more}</w:style>`;
      const styled = (id: string, text: string) => run(`<w:rStyle w:val="${id}"/>`, text);
      const content = archive({
        'word/_rels/document.xml.rels': relations({ styles: 'styles.xml' }),
        'word/styles.xml': `<w:styles>${style('White', `<w:rPr>${white}</w:rPr>`)}${style('Based', '<w:basedOn w:val="White"/>')}${style('Gone', '<w:rPr><w:vanish/></w:rPr>')}${style('Circle', '<w:basedOn w:val="Circle"/>')}</w:styles>`,
        'word/document.xml': `<w:document><w:p>${run('', 'seen')}${styled('Gone', 'gone')}${styled('Circle', ' words')}</w:p><w:p><w:pPr><w:pStyle w:val="Based"/></w:pPr>${run('')}${run('<w:color w:val="auto"/>', 'black')}</w:p></w:document>`,
      });
      expect(readDocx(content)).toEqual([
        { number: 1, text: 'seen words\nblack', hidden: 'goneunseen' },
      ]);
    });

    it('keeps text apart that is white by the style of all paragraphs', () => {
      const style = `<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:rPr>${white}</w:rPr></w:style>`;
      const content = archive({
        'word/_rels/document.xml.rels': relations({ styles: 'styles.xml' }),
        'word/styles.xml': `<w:styles>${style}</w:styles>`,
        'word/document.xml': `<w:document><w:p>${run('')}${run('<w:color w:val="000000"/>', 'seen')}</w:p></w:document>`,
      });
      expect(readDocx(content)).toEqual([{ number: 1, text: 'seen', hidden: 'unseen' }]);
    });

    it('leaves the gap of a white letter', () => {
      const body = `<w:p>${run('', 'Rain')}${run(white, 'x')}${run('', 'falls')}</w:p>`;
      expect(textOf(`<w:document>${body}</w:document>`)).toMatchObject({ text: 'Rain falls' });
    });

    it.each([
      ['on a dark ground', `<w:p>${run(`${white}<w:shd w:fill="000000"/>`)}</w:p>`],
      ['highlighted', `<w:p>${run(`${white}<w:highlight w:val="darkBlue"/>`)}</w:p>`],
      ['in a dark paragraph', `<w:p><w:pPr><w:shd w:fill="000000"/></w:pPr>${run(white)}</w:p>`],
      ['in a table', `<w:tc><w:p>${run(white)}</w:p></w:tc>`],
    ])('has white text %s', (_, body) => {
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

describe('An OpenDocument text', () => {
  const odt = (body: string, styles = '', named = '') =>
    new Uint8Array(
      zipSync({
        mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
        'styles.xml': strToU8(
          `<office:document-styles>${named}<text:p>Footer</text:p></office:document-styles>`,
        ),
        'content.xml': strToU8(
          `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
        ),
      }),
    );

  it('has its paragraphs, spaces and pages, and its notes at the end', () => {
    const note =
      '<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>A note.</text:p></text:note-body></text:note>';
    expect(
      readOdt(
        odt(
          `<text:h>Rain &amp; snow</text:h>\n<text:p>one<text:tab/>two<text:s text:c="2"/>three<text:line-break/>four${note}</text:p><text:p>End<text:soft-page-break/>Next page</text:p>`,
        ),
      ),
    ).toEqual([
      { number: 1, text: 'Rain & snow\none two  three\nfour\nEnd' },
      { number: 2, text: 'Next page\nA note.' },
    ]);
  });

  it('has a page after a break of its own', () => {
    const style =
      '<style:style style:name="New"><style:paragraph-properties fo:break-before="page"/></style:style>';
    const body = ['New', 'Other', 'New']
      .map((name, index) => `<text:p text:style-name="${name}">${name} ${index}</text:p>`)
      .join('');
    expect(readOdt(odt(body, style)).map(({ text }) => text)).toEqual(['New 0\nOther 1', 'New 2']);
  });

  it('keeps hidden text of its notes apart', () => {
    const style =
      '<style:style style:name="V"><style:text-properties text:display="none"/></style:style>';
    const note = `<text:note><text:note-body><text:p>A note<text:span text:style-name="V">gone</text:span></text:p></text:note-body></text:note>`;
    expect(readOdt(odt(`<text:p>Seen${note}</text:p>`, style))).toEqual([
      { number: 1, text: 'Seen\nA note', hidden: 'gone' },
    ]);
  });

  it('keeps a hidden section apart', () => {
    const section =
      '<text:section text:display="none" text:name="A"><text:p>Gone</text:p></text:section>';
    expect(readOdt(odt(`<text:p>Seen</text:p>${section}<text:p>Words</text:p>`))).toEqual([
      { number: 1, text: 'Seen\n\nWords', hidden: 'Gone' },
    ]);
  });

  it('says that a page is a picture and was not read', () => {
    const frame = (width: string) =>
      `<text:p><draw:frame svg:width="${width}" svg:height="21.2cm"><draw:image/></draw:frame></text:p>`;
    expect(readOdt(odt(frame('15.9cm')))).toEqual([{ number: 1, text: '', unread: 'picture' }]);
    expect(readOdt(odt(frame('59mm')))).toEqual([{ number: 1, text: '' }]);
  });

  it('says so of pictures on several pages after a cover, of which it does not say where they begin', () => {
    const picture = '<draw:frame svg:width="15.9cm" svg:height="21.2cm"><draw:image/></draw:frame>';
    const cover = `<text:p>${'A cover of thirty words. '.repeat(6)}</text:p>`;
    const unreadAfter = (count: number) => readOdt(odt(cover + picture.repeat(count)))[0]?.unread;
    expect([unreadAfter(1), unreadAfter(6)]).toEqual([undefined, 'picture']);
  });

  it('keeps hidden text apart, and leaves out comments and deleted text', () => {
    const style = (name: string, properties: string) =>
      `<style:style style:name="${name}"><style:text-properties ${properties}/></style:style>`;
    const span = (name: string, text: string) =>
      `<text:span text:style-name="${name}">${text}</text:span>`;
    const styles = [
      style('W', 'fo:color="#ffffff"'),
      style('D', 'fo:color="#ffffff" fo:background-color="#000000"'),
      style('T', 'fo:font-size="1pt"'),
      style('N', 'text:display="none"'),
      '<style:style style:name="P" style:parent-style-name="Pale"/>',
    ].join('');
    const gone = '<text:tracked-changes><text:p>gone</text:p></text:tracked-changes>';
    const comment = '<office:annotation><text:p>comment</text:p></office:annotation>';
    const hidden = span('W', 'white') + span('T', 'tiny') + span('N', 'none');
    const body = `${gone}<text:p>Seen${comment}${hidden}${span('D', 'heading')}${span('P', 'pale')}</text:p>`;
    expect(readOdt(odt(body, styles, style('Pale', 'fo:color="#ffffff"')))).toEqual([
      { number: 1, text: 'Seen heading', hidden: 'whitetinynonepale' },
    ]);
  });
});

describe('A document in the Rich Text Format', () => {
  const pagesOf = (content: string) => readRtf(`{\\rtf1\\ansi\\ansicpg1252 ${content}}`);
  const textOf = (content: string) => pagesOf(content)[0];

  it('has its paragraphs, and letters as bytes and as numbers', () => {
    expect(
      textOf(
        "Caf\\'e9 \\ldblquote open\\rdblquote\\par \\u2332\\'3f\\u2354?\\tab \\{1\\}\\line {\\uc0\\u8364}5",
      ),
    ).toMatchObject({ text: 'Café “open”\nजल {1}\n€5' });
  });

  it('has letters in the encoding of their font', () => {
    const fonts = '{\\fonttbl{\\f0\\fcharset0 A;}{\\f1\\fnil\\fcharset204 B;}}';
    expect(textOf(`${fonts}\\f1 \\'c2\\'ee\\'e4\\'e0 {\\f0 \\'80}`)).toMatchObject({
      text: 'Вода €',
    });
  });

  it('has the text of fields and boxes once, and no pictures, comments or headers', () => {
    const field = '{\\field{\\*\\fldinst HYPERLINK "x"}{\\fldrslt link}}';
    const box = '{\\shp{\\*\\shpinst{\\sp{\\sn a}{\\sv 1}}{\\shptxt box}}{\\shprslt box}}';
    const other = '{\\*\\generator G}{\\pict ffd8}{\\header top}{\\info{\\title T}}';
    expect(textOf(`${other}A ${field}, ${box}`)).toMatchObject({ text: 'A link, box' });
  });

  it('has its pages, and its notes at the end', () => {
    const styles = '{\\stylesheet{\\s1\\pagebb A;}}';
    const content = `${styles}\\pagebb First{\\footnote A note.} line\\page Second\\par\\pagebb Third`;
    expect(pagesOf(content).map(({ text }) => text)).toEqual([
      ...['First line', 'Second', 'Third\nA note.'],
    ]);
  });

  it('has the cells of a table in a table apart, and the lines of a text with Windows line ends', () => {
    const row =
      'Rain\\nestcell snow\\nestcell{\\*\\nesttableprops\\nestrow}{\\nonesttables\\par}\\cell\\row';
    expect(textOf(row)).toMatchObject({ text: 'Rain snow' });
    expect(textOf('Rain\\\r\nsnow')).toMatchObject({ text: 'Rain\nsnow' });
  });

  it('has moved text where it was moved to', () => {
    expect(textOf('{\\mvf Rain}Snow{\\mvt rain}')).toMatchObject({ text: 'Snowrain' });
  });

  it('keeps hidden text apart, and leaves out deleted text', () => {
    const colours = '{\\colortbl;\\red255\\green255\\blue255;}';
    const hidden = '{\\v none}{\\fs2 tiny}Rain{\\cf1 white}falls';
    const seen = '{\\cf1\\highlight2  on black}{\\deleted gone}';
    expect(textOf(`${colours}${hidden}${seen}`)).toEqual({
      ...{ number: 1, text: 'Rain falls on black', hidden: 'nonetinywhite' },
    });
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
  expect(fileKind('a.doc', bytes('{\\rtf1 Words}'))).toBe('rtf');
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
