import { createCipheriv } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { paddedLength } from '@/lib/file/padding';
import { deflatePadded } from '../../seal/seal-record';

test('what is padded inflates to the same JSON and spaces', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const text = inflateRawSync(deflatePadded(json)).toString('utf8');
      expect(text.startsWith(json)).toBe(true);
      expect(text.slice(json.length).trim()).toBe('');
      expect(JSON.parse(text)).toEqual(JSON.parse(json));
    }),
  );
});

test('padding adds at most 12 %, and the length has few values', () => {
  const lengths = Array.from({ length: 20_000 }, (_, index) => index + 100);
  const factors = lengths.map((length) => paddedLength(length) / length);
  expect(Math.min(...factors)).toBe(1);
  expect(Math.max(...factors)).toBeLessThanOrEqual(1.12);
  expect(new Set(lengths.map(paddedLength)).size).toBeLessThan(150);
});

test.each([[8], [9], [1000], [2809], [65_536], [1_000_000]])(
  'the next allowed length after %i is one of those in the paper',
  (length) => {
    const padded = paddedLength(length);
    const exponent = Math.floor(Math.log2(padded));
    const lastBits = exponent - Math.floor(Math.log2(exponent)) - 1;
    expect(padded % 2 ** lastBits).toBe(0);
    expect(paddedLength(padded)).toBe(padded);
  },
);

test('a large record, whose padding needs several blocks, has an allowed length too', () => {
  for (const size of [700_000, 1_400_000, 2_000_001]) {
    // Bytes that deflate does not make smaller.
    const cipher = createCipheriv('aes-256-ctr', Buffer.alloc(32), Buffer.alloc(16));
    const json = JSON.stringify(cipher.update(Buffer.alloc(size)).toString('base64'));
    const padded = deflatePadded(json);
    expect(paddedLength(padded.length)).toBe(padded.length);
    expect(JSON.parse(inflateRawSync(padded).toString('utf8'))).toBe(JSON.parse(json));
  }
});
