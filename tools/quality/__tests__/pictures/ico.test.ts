import { ico } from '@/tools/quality/pictures/ico';

const small = Buffer.from('small picture');
const large = Buffer.from('a larger picture');
const bytes = ico([
  { side: 32, png: small },
  { side: 256, png: large },
]);

test('an icon file has its type and the number of its pictures', () => {
  expect([...bytes.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
});

test('each entry points to the bytes of its picture', () => {
  const pictures = [6, 22].map((entry) => {
    const offset = bytes.readUInt32LE(entry + 12);
    return bytes.subarray(offset, offset + bytes.readUInt32LE(entry + 8));
  });
  expect(pictures).toEqual([small, large]);
  expect(bytes).toHaveLength(6 + 2 * 16 + small.length + large.length);
});

test('each entry states the side of its picture, 256 as 0', () => {
  expect([bytes.readUInt8(6), bytes.readUInt8(7)]).toEqual([32, 32]);
  expect([bytes.readUInt8(22), bytes.readUInt8(23)]).toEqual([0, 0]);
});
