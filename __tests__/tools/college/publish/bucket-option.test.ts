import { readPeopleOptions } from '@/tools/college/publish/option';

test('the folder and the number of buckets are read', () => {
  expect(readPeopleOptions(['/srv/site'])).toEqual({ targets: ['/srv/site'], buckets: undefined });
  expect(readPeopleOptions(['a', '--buckets', '4096'])).toMatchObject({ buckets: 4096 });
  expect(readPeopleOptions(['a', '--buckets', '0'])).toMatchObject({ buckets: 0 });
});

test.each(['-1', '1.5', 'many', '65537', ''])('"%s" buckets are refused', (count) => {
  expect(() => readPeopleOptions([`--buckets=${count}`])).toThrow('Write a number from 1 to 65536');
});

test('an unknown option is refused', () => {
  expect(() => readPeopleOptions(['--bucket', '4'])).toThrow("Unknown option '--bucket'");
});
