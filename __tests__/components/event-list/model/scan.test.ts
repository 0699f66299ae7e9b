import { execFileSync } from 'node:child_process';
import { encode } from 'uqr';
import { readScan } from '@/components/event-list/model/scan';
import { cardOf } from '@/tools/college/cards/card';

/** Reads a picture, grey on light grey at 8 pixels a square, with the decoder of the page, which is an ES module. */
const script = `
import { readFileSync } from 'node:fs';
import decode from 'qr/decode.js';
const { data: rows, size } = JSON.parse(readFileSync(0, 'utf8'));
const width = size * 8;
const data = new Uint8ClampedArray(width * width * 4).fill(255);
for (let y = 0; y < width; y++)
  for (let x = 0; x < width; x++)
    data.fill(rows[y >> 3][x >> 3] ? 60 : 210, (y * width + x) * 4, (y * width + x) * 4 + 3);
process.stdout.write(decode({ width, height: width, data }));`;

const decoded = (text: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    input: JSON.stringify(encode(text, { ecc: 'M', border: 4 })),
    encoding: 'utf8',
  });

const card = cardOf(
  { kind: 'student', id: '24CSE3018', name: 'Kavya Shah', writtenId: '24CSE3018', sections: [] },
  { secret: 'ab'.repeat(32), generations: {} } as never,
  'https://college.example',
);

test('The small code of a card is of the smallest size and gives the roll number', () => {
  expect(encode(card.number!, { ecc: 'M', border: 0 }).size).toBe(21);
  expect(readScan([decoded(card.number!)])).toEqual({
    kind: 'number',
    rollNumber: '24CSE3018',
  });
});

test('Of the sign-in code nothing is used, also beside a small one', () => {
  const link = decoded(card.link);
  expect(link).toContain('#');
  expect(readScan([link])).toEqual({ kind: 'signIn' });
  expect(readScan([card.number!, link])).toEqual({ kind: 'signIn' });
});

test.each([
  ['24CSE3018', { kind: 'number', rollNumber: '24CSE3018' }],
  ['edify:24cse3018', { kind: 'number', rollNumber: '24cse3018' }],
  ['https://somewhere.example/24CSE3018', { kind: 'other' }],
  ['EDIFY:', { kind: 'other' }],
  ['Buy 2 pay 1', { kind: 'other' }],
])('A code with %j is read as %j', (text, scan) => expect(readScan([text])).toEqual(scan));
