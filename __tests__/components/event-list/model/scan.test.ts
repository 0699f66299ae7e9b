import { execFileSync } from 'node:child_process';
import { encode } from 'uqr';
import { readScan } from '@/components/event-list/model/scan';
import { cardOf } from '@/tools/college/cards/card';

/** Reads all codes of a picture, grey on light grey at 8 pixels a square, with the decoder of the page, which is an ES module. */
const script = `
import { readFileSync } from 'node:fs';
import { decodeQRBatch } from 'qr/decode.js';
const codes = JSON.parse(readFileSync(0, 'utf8'));
const height = 8 * Math.max(...codes.map(({ size }) => size));
const width = 8 * codes.reduce((sum, { size }) => sum + size, 0);
const data = new Uint8ClampedArray(width * height * 4).fill(210);
let left = 0;
for (const { data: rows, size } of codes) {
  for (let y = 0; y < size * 8; y++)
    for (let x = 0; x < size * 8; x++)
      if (rows[y >> 3][x >> 3]) data.fill(60, (y * width + left + x) * 4, (y * width + left + x) * 4 + 3);
  left += size * 8;
}
const maxSize = { width, height };
const [found] = await decodeQRBatch([{ ...maxSize, data }], { maxSize });
process.stdout.write(JSON.stringify(found.filter((one) => typeof one === 'string')));`;

const decoded = (...texts: string[]): string[] =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      input: JSON.stringify(texts.map((text) => encode(text, { ecc: 'M', border: 4 }))),
      encoding: 'utf8',
    }),
  ) as string[];

const card = cardOf(
  { kind: 'student', id: '24CSE3018', name: 'Kavya Shah', writtenId: '24CSE3018', sections: [] },
  { secret: 'ab'.repeat(32), generations: {} } as never,
  'https://college.example',
);

test('The small code of a card is of the smallest size and gives the roll number', () => {
  expect(encode(card.number!, { ecc: 'M', border: 0 }).size).toBe(21);
  expect(readScan(decoded(card.number!))).toEqual({
    kind: 'numbers',
    rollNumbers: ['24CSE3018'],
  });
});

test('Several cards on one photo are read together', () => {
  const numbers = ['24CSE3018', '24CSE3019', '24CSE3020'];
  const scan = readScan(decoded(...numbers.map((one) => `EDIFY:${one}`)));
  expect(scan).toMatchObject({ kind: 'numbers' });
  expect('rollNumbers' in scan && [...scan.rollNumbers].sort()).toEqual(numbers);
});

test('Of the sign-in code nothing is used, also beside a small one', () => {
  const found = decoded(card.number!, card.link);
  expect(found).toHaveLength(2);
  expect(readScan(found)).toEqual({ kind: 'signIn' });
});

test.each([
  ['24CSE3018', { kind: 'numbers', rollNumbers: ['24CSE3018'] }],
  ['edify:24cse3018', { kind: 'numbers', rollNumbers: ['24cse3018'] }],
  ['https://somewhere.example/24CSE3018', { kind: 'other' }],
  ['EDIFY:', { kind: 'other' }],
  ['Buy 2 pay 1', { kind: 'other' }],
])('A code with %j is read as %j', (text, scan) => expect(readScan([text])).toEqual(scan));
