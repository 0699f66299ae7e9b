import fc from 'fast-check';
import * as v from 'valibot';
import { line, rollNumber } from '@/content/schema/common';
import { limits } from '@/content/schema/limits';
import { activities, type PublishedActivity } from '@/content/schema/student/activity';
import { toStated } from '@/lib/activity/activity';
import { filled, sender } from '@/lib/store/field-schema';
import { statedActivity } from '@/lib/store/kind/activity';
import { toLine } from '@/tools/import/value/line';

/** A text about as long as a limit, in letters of one and of two UTF-16 code units. */
const textNear = (longest: number, letters: readonly string[] = ['a', 'க', 'é', '😀', '𝒜']) =>
  fc
    .tuple(fc.constantFrom(...letters), fc.integer({ min: longest - 20, max: longest }))
    .chain(([letter, length]) =>
      fc
        .string({ unit: fc.constantFrom(letter, ...letters), maxLength: 3 })
        .map((end) => letter.repeat(Math.ceil(length / letter.length)).slice(0, length) + end),
    )
    .filter((text) => text.isWellFormed());

const { activity: most } = limits;
const anyActivity: fc.Arbitrary<PublishedActivity> = fc.record({
  id: fc.constant('a'),
  status: fc.constant('Pending' as const),
  decision: fc.constant(null),
  name: textNear(most.name),
  category: textNear(most.category),
  level: fc.option(textNear(most.level), { nil: undefined }),
  proof: fc.option(textNear(most.proof), { nil: undefined }),
  hours: fc.option(fc.constantFrom(0.5, most.hours), { nil: undefined }),
  issuer: fc.option(textNear(most.issuer)),
  dateAdded: fc.constant('2026-11-24'),
  date: fc.constantFrom(null, '2026-02-28'),
  credits: fc.constantFrom(null, 0, most.credits),
});

const isContent = (schema: { safeParse: (value: unknown) => { success: boolean } }) => {
  const counts = { accepted: 0, refused: 0 };
  return {
    counts,
    accepts: (value: unknown) => {
      const { success } = schema.safeParse(value);
      counts[success ? 'accepted' : 'refused'] += 1;
      return success;
    },
  };
};

test('A device accepts every activity that content accepts', () => {
  const { counts, accepts } = isContent(activities);
  const schema = v.strictObject(statedActivity);
  fc.assert(
    fc.property(anyActivity, (activity) => {
      if (!accepts({ items: [activity] })) return;
      expect(v.safeParse(schema, toStated(activity)).issues).toBeUndefined();
    }),
    { numRuns: 3000 },
  );
  expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(100);
});

test('A device accepts every line and every roll number that content accepts', () => {
  const longests = [limits.person, limits.section, limits.decision.reason, limits.notice.title];
  for (const longest of longests) {
    const { counts, accepts } = isContent(line(longest));
    fc.assert(
      fc.property(textNear(longest), (text) => {
        if (accepts(text)) expect(v.is(filled(longest), text)).toBe(true);
      }),
      { numRuns: 900 },
    );
    expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(10);
  }
  fc.assert(
    fc.property(textNear(limits.personId, ['7', '𝒜']), (text) => {
      if (rollNumber.safeParse(text).success)
        expect(v.is(sender, { name: 'Asha', rollNumber: text })).toBe(true);
    }),
  );
});

test('A text of a device that is cut to a limit is a line of content', () => {
  fc.assert(
    fc.property(textNear(limits.person), (text) => {
      const cut = toLine(text, limits.person);
      expect(line(limits.person).safeParse(cut).error).toBeUndefined();
      expect(cut.isWellFormed()).toBe(true);
    }),
  );
});
