import { readBucketCount } from '@/tools/college/publish/bucket-option';

test('the number of buckets is read; without the option it stays as it was', () => {
  expect(readBucketCount('4096')).toBe(4096);
  expect(readBucketCount('0')).toBe(0);
  expect(readBucketCount(undefined)).toBeUndefined();
});

test.each(['-1', '1.5', 'many', '65537', ''])('"%s" buckets are refused', (count) => {
  expect(() => readBucketCount(count)).toThrow('Write a number from 1 to 65536');
});
