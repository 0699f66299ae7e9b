import { readContent } from '@/__tests__/content/read-content';
import { crossCheck, problemsIn } from '@/content/parse';
import { catalogue, type ContentFile } from '@/content/schema/catalogue';
import { demoContent, type Content } from '@/tools/college/demo/content';

const names = Object.keys(catalogue) as ContentFile[];
const sample = Object.fromEntries(names.map((file) => [file, readContent(file)])) as Content;

describe.each([10, 1000])('the content of an invented college with %i records', (count) => {
  const college = demoContent(sample, count);

  test('passes the content check', () => {
    expect(names.flatMap((file) => problemsIn(file, college[file]))).toEqual([]);
    expect(crossCheck(college)).toEqual([]);
  });

  test('has that many entries in every list that can grow', () => {
    const lengths = names
      .map((file) => (college[file] as { items?: unknown[] }).items?.length)
      .filter((length) => length !== undefined);
    const bounded = Math.min(count, 20);
    expect(new Set(lengths)).toEqual(new Set([count, bounded]));
  });

  test('is the same in every run', () => {
    expect(demoContent(sample, count)).toEqual(college);
  });
});
