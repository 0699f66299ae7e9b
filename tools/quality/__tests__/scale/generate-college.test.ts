import { readContent } from '@/__tests__/content/read-content';
import { crossCheck, problemsIn } from '@/content/parse';
import { catalogue, type ContentFile } from '@/content/schema/catalogue';
import { generateCollege, type College } from '@/tools/quality/scale/generate-college';

const names = Object.keys(catalogue) as ContentFile[];
const sample = Object.fromEntries(names.map((file) => [file, readContent(file)])) as College;

describe.each([10, 1000])('a generated college of %i records', (count) => {
  const college = generateCollege(sample, count);

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
    expect(generateCollege(sample, count)).toEqual(college);
  });
});
