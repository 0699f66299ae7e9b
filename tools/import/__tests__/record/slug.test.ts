import fc from 'fast-check';
import { slugOf } from '@/tools/import/record/slug';

test('an id in the form of content stays as it is', () => {
  expect(slugOf('cs101-a')).toBe('cs101-a');
});

test('every id becomes a valid one, and no two ids become the same', () => {
  const seen = new Map<string, string>();
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }), (id) => {
      const slug = slugOf(id);
      expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(60);
      expect(seen.get(slug) ?? id).toBe(id);
      seen.set(slug, id);
    }),
  );
});
