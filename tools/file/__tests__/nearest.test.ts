import fc from 'fast-check';
import { distanceOf, nearestOf } from '@/tools/file/nearest';

test.each([
  ['BIO-12', ['CHE-112', 'BIO-112'], 'BIO-112'],
  ['frist_name', ['last_name', 'first_name'], 'first_name'],
  ['rollno', ['Roll No', 'Name'], 'Roll No'],
  ['cs101', ['CS101', 'CS102'], 'CS101'],
  ['physics', ['chemistry', 'history of art'], undefined],
  ['', ['a', 'b'], undefined],
])('the name that is most like %s', (value, names, nearest) => {
  expect(nearestOf(value, names)).toBe(nearest);
});

test('Texts of more than 200 characters are not compared', () => {
  const long = 'a'.repeat(201);
  expect(nearestOf(long, [`${long}b`])).toBeUndefined();
  expect(nearestOf('BIO-12', [long, 'BIO-112'])).toBe('BIO-112');
  expect(distanceOf(long, long, 4)).toBe(4);
});

test('Comparing ends when it has cost enough', () => {
  const effort = { left: 6 * 1000 };
  const names = Array.from({ length: 1000 }, () => 'chemistry');
  expect(nearestOf('BIO-12', [...names, 'BIO-112'], effort)).toBeUndefined();
  expect(effort.left).toBeLessThan(0);
});

test('A distance is the same whichever text is first, and a limit does not change what is below it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 }),
      fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 }),
      fc.nat(6),
      (one, other, limit) => {
        const distance = distanceOf(one, other);
        expect(distanceOf(other, one)).toBe(distance);
        expect(Math.min(distanceOf(one, other, limit), limit)).toBe(Math.min(distance, limit));
      },
    ),
    { seed: 15 },
  );
});
