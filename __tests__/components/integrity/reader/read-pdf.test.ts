import fc from 'fast-check';
import { ReaderPool } from '@/components/integrity/reader/read-text';
import { cpuTime } from '@/__tests__/cpu-time';
import { ordinaryLine, triedHostilePdfs } from '@/__tests__/fixture/integrity/hostile-pdf';
import {
  pdfDocument,
  show,
  showLines,
  stream,
  type PdfParts,
} from '@/__tests__/fixture/integrity/pdf-document';
import { threadWorkers } from '@/__tests__/fixture/integrity/thread-worker';
import { runsOf } from '@/__tests__/full-run';

const limit = { workers: 1, pause: 4000, time: 50_000 };
let pool: ReaderPool;

beforeAll(async () => {
  pool = new ReaderPool(await threadWorkers(), limit);
});

afterAll(() => pool.close());

const read = (pdf: Buffer) =>
  pool.read({ name: 'essay.pdf', content: new Blob([new Uint8Array(pdf)]) });
const readPage = async (content: string, parts: Partial<PdfParts> = {}) => {
  const pages = await read(pdfDocument({ pages: [{ content }], ...parts }));
  return typeof pages === 'string' ? pages : pages[0];
};

const seen = showLines(['Words to be seen.']);
const picture = Buffer.from(
  `<</Type/XObject/Subtype/Image/Width 9/Height 9/ColorSpace/DeviceGray/BitsPerComponent 8/Length 81>>stream\n${' '.repeat(81)}\nendstream`,
);
const scan = { resources: '/XObject<</Scan 10 0 R>>', objects: [picture] };
const drawScan = 'q 595 0 0 842 0 0 cm /Scan Do Q';

describe('A PDF', () => {
  it('has its text by page and line', async () => {
    const pages = await read(pdfDocument({ pages: [['First line', 'Second line'], ['Third']] }));
    expect(pages).toEqual([
      { number: 1, text: 'First line\nSecond line' },
      { number: 2, text: 'Third' },
    ]);
  });

  it('keeps every script, and the joiners of Devanagari', async () => {
    const lines = ['क्‍ष और र्‍य', 'தமிழ் மொழி', 'English'];
    expect(await readPage(showLines(lines))).toEqual({ number: 1, text: lines.join('\n') });
  });

  describe('in Arabic', () => {
    const text = 'كتاب 2026 لغة Edify العربية';
    const reversed = (word: string) => [...word].reverse().join('');
    const isLatin = (word: string) => /[\da-z]/.test(word);
    const drawn = (word: string) => (isLatin(word) ? word : reversed(word));
    const at = (x: number, part: string) => `BT /F1 11 Tf ${x} 700 Td ${show(part)} ET`;
    /** As it looks, from left to right. */
    const seenText = text.split(' ').map(drawn).reverse();
    /** Letters are 5.5 points wide. */
    const widthOf = (words: readonly string[]) => words.join(' ').length * 5.5;

    it.each([
      ['in one piece', showLines([seenText.join(' ')])],
      [
        'letter by letter from the left',
        [...seenText.join(' ')].map((letter, index) => at(50 + index * 5.5, letter)).join(' '),
      ],
      [
        'word by word from the right',
        seenText
          .map((word, index) => at(50 + widthOf([...seenText.slice(0, index), '']), word))
          .reverse()
          .join(' '),
      ],
    ])('is read as people do if it is drawn %s', async (_, content) => {
      expect(await readPage(content)).toEqual({ number: 1, text });
    });

    it('has ordinary letters where the font has forms of them', async () => {
      expect(await readPage(showLines([reversed('\ufe8d\ufedf\ufee0\ufed0\ufe94')]))).toEqual({
        number: 1,
        text: 'اللغة',
      });
    });

    it('has the letters of a glyph in their order', async () => {
      const letters = '<01> <0628> <02> <06440627> <03> <0627> <04> <062a>';
      const objects = [
        '<</Type/Font/Subtype/TrueType/BaseFont/Any/FontDescriptor 5 0 R/ToUnicode 11 0 R>>',
        stream(
          `1 begincodespacerange <00> <ff> endcodespacerange 4 beginbfchar ${letters} endbfchar`,
        ),
        stream(
          'BT /F2 11 Tf 50 700 Td <01020304> Tj ET',
          '/Type/XObject/Subtype/Form/BBox[0 0 600 900]/Resources<</Font<</F2 10 0 R>>>>',
        ),
      ];
      const parts = { resources: '/XObject<</Joined 12 0 R>>', objects };
      expect(await readPage('/Joined Do', parts)).toEqual({ number: 1, text: 'تالاب' });
    });
  });

  it('reads columns and turned pages', async () => {
    const at = (x: number, y: number, part: string, matrix = '1 0 0 1') =>
      `BT /F1 11 Tf ${matrix} ${x} ${y} Tm ${show(part)} ET`;
    const columns = [50, 320].flatMap((x) => [at(x, 700, `Column ${x},`), at(x, 686, 'next line')]);
    expect(await readPage(columns.join(' '))).toMatchObject({
      text: 'Column 50,\nnext line\nColumn 320,\nnext line',
    });
    const turned = [at(100, 100, 'A turned', '0 1 -1 0'), at(114, 100, 'page', '0 1 -1 0')];
    expect(await readPage(turned.join(' '))).toMatchObject({ text: 'A turned\npage' });
  });

  it('has letters of a second font, which are drawn after the rest of the line, at their places', async () => {
    const parts = ['A caf', ' in ', 'mla'].map((part) => show(part).replace(' Tj', ''));
    const line = `50 700 Td [${parts.join(' -500 ')}] TJ`;
    const second = `1 0 0 1 77.5 700 Tm ${show('é')} 1 0 0 1 105 700 Tm ${show('Š')}`;
    expect(await readPage(`BT /F1 11 Tf ${line} ${second} ET`)).toMatchObject({
      text: 'A café in Šmla',
    });
  });

  it('has letters where the font has ligatures', async () => {
    expect(await readPage(showLines(['\ufb01rst o\ufb03ce']))).toMatchObject({
      text: 'first office',
    });
  });

  it('has letters where pictures of letters of TeX have ligatures', async () => {
    const numbers = [...Array(256).keys()];
    const glyphs = numbers.map((number) => `/a${number} 11 0 R`).join('');
    const names = numbers.map((number) => `/a${number}`).join('');
    const objects = [
      `<</Type/Font/Subtype/Type3/FontMatrix[.001 0 0 .001 0 0]/FontBBox[0 0 500 700]/FirstChar 0/LastChar 255/Widths[${'500 '.repeat(256)}]/CharProcs<<${glyphs}>>/Encoding<</Differences[0${names}]>>>>`,
      stream('500 0 d0'),
      stream(
        'BT /F1 11 Tf 50 700 Td (\\020o\\036ce, \\034ve \\035owers\\021 \\025 e\\033ect, wa\\037e) Tj ET',
        '/Type/XObject/Subtype/Form/BBox[0 0 600 900]/Resources<</Font<</F1 10 0 R>>>>',
      ),
    ];
    const parts = { resources: '/XObject<</Text 12 0 R>>', objects };
    expect(await readPage('/Text Do', parts)).toMatchObject({
      text: '“office, five flowers” – effect, waffle',
    });
  });

  it('has all lines of a full page', async () => {
    const lines = Array.from({ length: 50 }, (_, index) => `Line ${index + 1}`);
    expect(await readPage(showLines(lines))).toEqual({ number: 1, text: lines.join('\n') });
  });

  it('keeps zero-width characters, which are worth a note', async () => {
    expect(await readPage(showLines(['co\u200bpied']))).toMatchObject({ text: 'co\u200bpied' });
  });

  describe('with text that stands for what is drawn', () => {
    const span = (text: string, drawn: string) =>
      `/Span<</ActualText(${text})>>BDC ${show(drawn)} EMC`;
    const line = (...parts: string[]) => `BT /F1 11 Tf 50 700 Td ${parts.join(' ')} ET`;

    it('has that text', async () => {
      const content = line(show('The '), span('office', '\ufffd'), show(' is '), span('open', 'o'));
      expect(await readPage(content)).toEqual({ number: 1, text: 'The office is open' });
    });

    it('has the text of named properties', async () => {
      const resources = '/Properties<</P<</ActualText(fish)>>>>';
      const content = line(`/Span /P BDC ${show('\ufffd')} EMC`);
      expect(await readPage(content, { resources })).toMatchObject({ text: 'fish' });
    });
  });

  describe('with a form', () => {
    const field = (entries: string) =>
      `<</Type/Annot/Subtype/Widget/Rect[50 600 300 620]/T(a)${entries}>>`;
    const note = '<</Type/Annot/Subtype/FreeText/Rect[50 500 300 520]/DA(/F1 11 Tf)';

    it.each([
      ['what was typed into a field', field('/FT/Tx/V(Typed words)'), 'Typed words'],
      ['what was chosen', field('/FT/Ch/Opt[(One)(Two)]/V(Two)'), 'Two'],
      ['text that was written on it', `${note}/Contents(Written words)>>`, 'Written words'],
    ])('has %s', async (_, object, text) => {
      const parts = { page: '/Annots[10 0 R]', catalog: '/AcroForm<</Fields[10 0 R]>>' };
      expect(await readPage(seen, { ...parts, objects: [object] })).toEqual({
        ...{ number: 1, text: `Words to be seen.\n${text}` },
      });
    });

    it('has what its fields show, and no hidden field or comment', async () => {
      const appearance = `q BT /F1 11 Tf ${show('to be')} ET Q`;
      const comment = '<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/Contents(Comment)>>';
      const page = await readPage(seen, {
        page: '/Annots[10 0 R 11 0 R 12 0 R]',
        objects: [
          field('/FT/Tx/V(Value)/AP<</N 13 0 R>>'),
          field('/F 2/FT/Tx/V(Unseen)'),
          comment,
          stream(
            appearance,
            '/Type/XObject/Subtype/Form/BBox[0 0 250 20]/Resources<</Font<</F1 3 0 R>>>>',
          ),
        ],
      });
      expect(page).toEqual({ number: 1, text: 'Words to be seen.\nto be' });
    });
  });

  it('has vowel signs after their letters, in whichever order they are drawn', async () => {
    const drawn = ['िकताब िमट्टी', 'ெகாடி ைக'];
    expect(await readPage(showLines(drawn))).toMatchObject({ text: 'किताब मिट्टी\nகொடி கை' });
  });

  it('joins words that are divided at the end of a line, but not Edify', async () => {
    const lines = ['An exam-', 'ple of Anglo-', 'Saxon soft\u00ad', 'ware'];
    expect(await readPage(showLines(lines))).toMatchObject({
      text: 'An example of Anglo-\nSaxon software',
    });
  });
});

describe('Text that is not to be seen', () => {
  const hidden = show('Words to be found.');
  it.each([
    ['white', `1 g BT /F1 11 Tf 50 400 Td ${hidden} ET`],
    ['of one point', `BT /F1 1 Tf 50 400 Td ${hidden} ET`],
  ])('is not part of the text if it is %s', async (_, content) => {
    expect(await readPage(`${seen} ${content}`)).toEqual({
      number: 1,
      text: 'Words to be seen.',
      hidden: 'Words to be found.',
    });
  });

  it('is found next to text off the page, which is not read', async () => {
    const offPage = `BT /F1 11 Tf 50 -400 Td ${show('Off the page.')} ET`;
    const white = `1 g BT /F1 11 Tf 50 400 Td ${hidden} ET`;
    expect(await readPage(`${seen} ${offPage} ${white}`)).toEqual({
      number: 1,
      text: 'Words to be seen.',
      hidden: 'Words to be found.',
    });
  });

  it('is ordinary text if it is white on a dark area, or on a picture', async () => {
    const heading = `1 g BT /F1 11 Tf 60 400 Td ${show('Heading')} ET`;
    expect(await readPage(`${seen} 0 g 50 390 500 30 re f ${heading}`)).toEqual({
      number: 1,
      text: 'Words to be seen.\nHeading',
    });
    const onPicture = await readPage(`${seen} q 500 0 0 30 50 390 cm /Scan Do Q ${heading}`, scan);
    expect(onPicture).toEqual({ number: 1, text: 'Words to be seen.\nHeading' });
  });

  it('leaves the gap that a reader sees', async () => {
    const words = ['Words', 'to', 'be', 'seen'];
    const drawn = words.map(show).join(` 1 g ${show('x')} 0 g `);
    expect(await readPage(`BT /F1 11 Tf 50 700 Td ${drawn} ET`)).toEqual({
      ...{ number: 1, text: 'Words to be seen', hidden: 'x x x' },
    });
    const small = ['Wo', 'rds'].map(show).join(` 1 g /F1 1.5 Tf ${show('x')} 0 g /F1 11 Tf `);
    expect(await readPage(`BT /F1 11 Tf 50 700 Td ${small} ET`)).toMatchObject({ text: 'Words' });
  });

  it('is the text of a scan if it lies over a picture of the page', async () => {
    const page = await readPage(
      `${drawScan} BT 3 Tr /F1 11 Tf 50 400 Td ${show('Words of a scan.')} ET`,
      scan,
    );
    expect(page).toEqual({ number: 1, text: 'Words of a scan.' });
  });
});

describe('A page that cannot be read', () => {
  const nextLetter = (letter: string) =>
    String.fromCharCode(97 + ((letter.charCodeAt(0) - 96) % 26));
  const words = 'Twenty words make a page that is more than a stamp. ';

  it('is named if its fonts do not say which letters they show', async () => {
    const unread = ['\ue001\ue002\ue003 \ue004\ue005 w\ue006rd', 'some words'];
    expect(await readPage(showLines(unread))).toBe('unreadable');
    expect(await read(pdfDocument({ pages: [['Words'], unread] }))).toEqual([
      { number: 1, text: 'Words' },
      { number: 2, text: '', unread: 'font' },
    ]);
  });

  it.each([
    ['the codes of a font are numbers of its glyphs', 'Identity-H', 'Identity'],
    ['the table of its codes is missing', 'UniGB-UTF16-H', 'GB1'],
  ])('is named if %s', async (_, encoding, ordering) => {
    const objects = [
      `<</Type/Font/Subtype/Type0/BaseFont/Any/Encoding/${encoding}/DescendantFonts[11 0 R]>>`,
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/Any/CIDSystemInfo<</Registry(Adobe)/Ordering(${ordering})/Supplement 0>>/DW 500/FontDescriptor 5 0 R>>`,
    ];
    const form = stream(
      showLines(['5DLQ IDOOV IURP FORXGV LQWR ULYHUV']),
      '/Type/XObject/Subtype/Form/BBox[0 0 600 900]/Resources<</Font<</F1 10 0 R>>>>',
    );
    const parts = { resources: '/XObject<</Other 12 0 R>>', objects: [...objects, form] };
    expect(await readPage('/Other Do', parts)).toBe('unreadable');
  });

  it('has the lines in Latin letters that another font shows', async () => {
    const latin = [
      'Rain falls from clouds into rivers, because water rises from the ground, lakes and people.',
      'Farmers keep some of it in basins for months when little falls, because crops fail otherwise.',
    ];
    const unread = ['वषार् ऋतु में \ue001सतंबर तक \ue002कसान क\ue003 प्रतीक्षा', '\ue004\ue005 \ue006'];
    for (const lines of [latin, [...latin, ...latin, ...latin, ...latin]])
      expect(await readPage(showLines([...lines, ...unread]))).toEqual({
        ...{ number: 1, text: lines.join('\n'), unread: 'font' },
      });
  });

  it.each([
    ['other letters', (text: string) => text.replace(/[a-z]/g, nextLetter)],
    ['vowel signs without letters', () => 'ि की र्षा ा क ा ी त '.repeat(5)],
  ])('is named if its fonts say %s than they show', async (_, garble) => {
    const text =
      'Rain falls from clouds into rivers, because water rises from the ground, lakes and people.';
    const lines = [
      ...[text, 'The process never ends where snow melts in spring.'],
      'Farmers keep some of it in basins for months when little falls, because crops fail otherwise.',
    ];
    expect(await readPage(showLines(lines))).toMatchObject({ text: lines.join('\n') });
    expect(await readPage(showLines(lines.map(garble)))).toBe('unreadable');
  });

  it.each([
    ['program', 'while (next) printf("%s", html[index]); strcmp(name, tmpl); return https;'],
    ['text with Czech words', 'Vlk a prst jsou česká slova; smrt, čtvrt a srst nemají samohlásky.'],
    ['list of abbreviations', 'HTML HTTP PDF XML CSV RGB CMYK PNG SQL RSS DHTML XSLT XHR TCP'],
  ])('is no %s', async (_, text) => {
    expect(await readPage(showLines([text]))).toMatchObject({ text });
  });

  it('is no page with a formula', async () => {
    const text = `${words}\nx \ue001 y, \ue002`;
    expect(await readPage(showLines(text.split('\n')))).toMatchObject({
      text: expect.stringContaining('x \ue001 y'),
    });
  });

  it('is named if it is a picture with a stamp, but not with a text on it', async () => {
    const content = `${drawScan} ${showLines(['Scanned with CamScanner'])}`;
    const onPicture = `${drawScan} ${showLines([words, words])}`;
    const pages = [{ content: showLines(['A cover']) }, { content }, { content: onPicture }];
    expect(await readPage(content, scan)).toBe('scanned');
    expect(await read(pdfDocument({ pages, ...scan }))).toMatchObject([
      { number: 1, text: 'A cover' },
      { number: 2, unread: 'picture' },
      { number: 3, text: expect.stringContaining('more than a stamp') },
    ]);
  });
});

test('A page that is written by hand on a tablet is named, and its recognised text is read', async () => {
  const stroke = (x: number, y: number) =>
    `${x} ${y} m ${x + 6} ${y + 10} ${x + 10} ${y - 10} ${x + 14} ${y + 4} c S`;
  const written = Array.from({ length: 300 }, (_, index) =>
    stroke(60 + (index % 20) * 22, 760 - Math.floor(index / 20) * 40),
  ).join(' ');
  expect(await read(pdfDocument({ pages: [['A cover'], { content: written }] }))).toEqual([
    { number: 1, text: 'A cover' },
    { number: 2, text: '', unread: 'picture' },
  ]);
  const recognised = `BT 3 Tr /F1 11 Tf 50 400 Td ${show('Words of a pen.')} ET`;
  expect(await readPage(`${written} ${recognised}`)).toEqual({
    number: 1,
    text: 'Words of a pen.',
  });
  const logo = `q .2 0 0 .2 200 600 cm ${written} Q ${showLines(['A cover'])}`;
  expect(await readPage(logo)).toEqual({ number: 1, text: 'A cover' });
});

describe('A PDF without text to compare', () => {
  it('is named as a scan, or as empty', async () => {
    expect(await readPage(drawScan, scan)).toBe('scanned');
    expect(await readPage('')).toBe('no-text');
  });

  it('is named as a portfolio if it holds other documents', async () => {
    const pages = [['Open this portfolio in Acrobat.']];
    const catalog = '/Collection<</Type/Collection>>';
    expect(await read(pdfDocument({ pages, catalog }))).toBe('embedded');
  });

  it('is named as encrypted if it needs a password', async () => {
    const key = '00'.repeat(32);
    const trailer = `/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/O<${key}>/U<${key}>/P -4>>`;
    expect(await read(pdfDocument({ pages: [['a']], trailer }))).toBe('encrypted');
  });

  it('is named as too long with more than 300 pages', async () => {
    const pages = (count: number) => Array.from({ length: count }, () => ['Words']);
    expect(await read(pdfDocument({ pages: pages(300) }))).toHaveLength(300);
    expect(await read(pdfDocument({ pages: pages(301) }))).toBe('too-many-pages');
  });
});

describe('A hostile PDF', () => {
  const problems: Readonly<Record<string, string>> = {
    'a stream that unpacks to 300 MB': 'packed',
    'a stream that is packed twice': 'packed',
    'a stream of four gigabytes that is packed twice': 'packed',
    'millions of instructions': 'too-slow',
    'forms that draw one another ten thousand million times': 'too-slow',
    'ten thousand pages': 'too-many-pages',
  };

  it.each(triedHostilePdfs)('with %s ends in time', async (name, make) => {
    const began = cpuTime();
    const result = await read(make());
    expect(cpuTime() - began).toBeLessThan(limit.pause * 3);
    // A busy computer may reach the limit of time first.
    if (problems[name]) expect([problems[name], 'too-slow']).toContain(result);
    else if (typeof result !== 'string')
      expect(result.map(({ text }) => text).join()).toContain(ordinaryLine);
    // The next file is read as always.
    expect(await readPage(seen)).toEqual({ number: 1, text: 'Words to be seen.' });
  });

  it('with any damage is read or refused', async () => {
    const pdf = pdfDocument({ pages: [[ordinaryLine], [ordinaryLine]] });
    const damage = fc.array(fc.tuple(fc.nat(pdf.length - 1), fc.nat(255)), {
      minLength: 1,
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(damage, async (changes) => {
        const copy = Buffer.from(pdf);
        for (const [at, byte] of changes) copy[at] = byte;
        const result = await read(copy);
        expect(typeof result === 'string' || Array.isArray(result)).toBe(true);
      }),
      { numRuns: runsOf(60) },
    );
  });
});
