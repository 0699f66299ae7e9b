/** @jest-environment node */
import fc from 'fast-check';
import { ReaderPool } from '@/components/integrity/reader/reader-pool';
import { hostilePdfs, ordinaryLine } from '@/__tests__/fixture/integrity/hostile-pdf';
import {
  pdfDocument,
  show,
  showLines,
  type PdfParts,
} from '@/__tests__/fixture/integrity/pdf-document';
import { threadWorkers } from '@/__tests__/fixture/integrity/thread-worker';

jest.setTimeout(60_000);

const limit = { workers: 1, pause: 4000, time: 20_000 };
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

  it('has Arabic in the order in which it is read', async () => {
    const drawn = [...'اللغة العربية'].reverse().join('');
    expect(await readPage(showLines([drawn]))).toMatchObject({ text: 'اللغة العربية' });
  });

  it('has all lines of a full page', async () => {
    const lines = Array.from({ length: 50 }, (_, index) => `Line ${index + 1}`);
    expect(await readPage(showLines(lines))).toEqual({ number: 1, text: lines.join('\n') });
  });

  it('keeps zero-width characters, which are worth a note', async () => {
    expect(await readPage(showLines(['co\u200bpied']))).toMatchObject({ text: 'co\u200bpied' });
  });

  it('joins words that are divided at the end of a line, but not two words', async () => {
    expect(await readPage(showLines(['An exam-', 'ple of Anglo-', 'Saxon']))).toMatchObject({
      text: 'An example of Anglo-\nSaxon',
    });
  });
});

describe('Text that is not to be seen', () => {
  const hidden = show('Words to be found.');
  it.each([
    ['white', `1 g BT /F1 11 Tf 50 400 Td ${hidden} ET`],
    ['drawn with nothing', `BT 3 Tr /F1 11 Tf 50 400 Td ${hidden} ET`],
    ['smaller than a point', `BT /F1 .4 Tf 50 400 Td ${hidden} ET`],
    ['off the page', `BT /F1 11 Tf 50 -400 Td ${hidden} ET`],
    ['inside a form', '/Scan Do'],
  ])('is kept apart if it is %s', async (_, content) => {
    const parts = content.includes('/Scan')
      ? {
          resources: '/XObject<</Scan 10 0 R>>',
          objects: [
            `<</Type/XObject/Subtype/Form/BBox[0 0 600 900]/Resources<</Font<</F1 3 0 R>>>>/Length ${hidden.length + 34}>>stream\n1 g BT /F1 11 Tf 50 400 Td ${hidden} ET    \nendstream`,
          ],
        }
      : {};
    expect(await readPage(`${seen} ${content}`, parts)).toEqual({
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

  it('is the text of a scan if it lies over a picture of the page', async () => {
    const page = await readPage(
      `${drawScan} BT 3 Tr /F1 11 Tf 50 400 Td ${show('Words of a scan.')} ET`,
      scan,
    );
    expect(page).toEqual({ number: 1, text: 'Words of a scan.', isScan: true });
  });
});

describe('A PDF without text to compare', () => {
  it('is named as a scan, or as empty', async () => {
    expect(await readPage(drawScan, scan)).toBe('scanned');
    expect(await readPage('')).toBe('no-text');
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
  const faults: Readonly<Record<string, string>> = {
    'a stream that unpacks to 300 MB': 'too-large',
    'forms that draw one another ten thousand million times': 'too-slow',
    'ten thousand pages': 'too-many-pages',
  };

  it.each(Object.entries(hostilePdfs))('with %s ends in time', async (name, make) => {
    const began = Date.now();
    const result = await read(make());
    expect(Date.now() - began).toBeLessThan(limit.pause * 3);
    if (faults[name]) expect(result).toBe(faults[name]);
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
      { numRuns: 60 },
    );
  });
});
