import type { ImportedAssignment, ImportedPerson, Section } from '@/tools/import/model/entity';
import { classFiguresOf, figuresOf } from '@/tools/import/record/class-figures';
import type { ClassFigures } from '@/content/schema/student/assignment';
import { createRandom } from '@/__tests__/random';

const comparison = { smallest: 10, show: true };

/** A class whose students have these marks of 50, in sections of these sizes. */
function classWith(marks: readonly number[], sizes: readonly number[] = [marks.length]) {
  const sections = sizes.map((_, index) => ({ id: `s${index}` }) as Section);
  const sectionOf = (place: number) => {
    let end = 0;
    return sections.find((_, index) => place < (end += sizes[index] ?? 0));
  };
  const results = new Map(
    marks.map((score, place) => {
      const student = { id: `p${place}`, sections: [sectionOf(place)] } as ImportedPerson;
      return [student, { score }];
    }),
  );
  return {
    sections,
    assignment: { sections, results, maximum: 50 } as unknown as ImportedAssignment,
  };
}

const publish = (marks: readonly number[], before?: ClassFigures) => {
  const { sections, assignment } = classWith(marks);
  const old = () => (before ? { class: before } : undefined);
  return classFiguresOf(comparison, old)(assignment, sections[0], 'quiz');
};

test('quarters are those that counting gives, for 300 classes', () => {
  const random = createRandom(60);
  for (let round = 0; round < 300; round += 1) {
    const marks = Array.from({ length: random.int(10, 70) }, () => random.int(0, 100));
    const { low, middle, high, count } = figuresOf(marks, 10)!;
    expect(count).toBe(marks.length);
    const below = (limit: number) => marks.filter((mark) => mark <= limit + 0.5).length;
    const above = (limit: number) => marks.filter((mark) => mark >= limit - 0.5).length;
    expect(below(middle) * 2).toBeGreaterThanOrEqual(marks.length);
    expect(above(middle) * 2).toBeGreaterThanOrEqual(marks.length);
    expect(above(low ?? middle) * 4).toBeGreaterThanOrEqual(3 * marks.length - 3);
    expect(below(high ?? middle) * 4).toBeGreaterThanOrEqual(3 * marks.length - 3);
  }
});

test('nine marks have no figures, ten have', () => {
  expect(publish(Array<number>(9).fill(30))).toBeUndefined();
  expect(publish(Array<number>(10).fill(30))).toEqual({ count: 10, middle: 60 });
});

test('figures of two publishes that differ by one or two marks are equal', () => {
  const random = createRandom(61);
  for (let round = 0; round < 200; round += 1) {
    const marks = Array.from({ length: random.int(10, 50) }, () => random.int(0, 50));
    const before = publish(marks);
    for (const added of [[50], [0], [0, 50], [50, 50]])
      expect(publish([...marks, ...added], before)).toEqual(before);
    expect(publish([...marks, 50, 50, 50], before)?.count).toBe(marks.length + 3);
  }
});

test('a section with few marks has the figures of the course, and the others the same', () => {
  const { sections, assignment } = classWith(
    Array.from({ length: 32 }, (_, index) => index),
    [12, 12, 8],
  );
  const figures = classFiguresOf(comparison, () => undefined);
  for (const section of sections)
    expect(figures(assignment, section, 'quiz')).toMatchObject({ count: 32 });
});

test('a college without comparison has no figures', () => {
  const { sections, assignment } = classWith(Array<number>(40).fill(30));
  expect(classFiguresOf(undefined, () => undefined)(assignment, sections[0], 'quiz')).toBe(
    undefined,
  );
});
