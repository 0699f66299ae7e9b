import fc from 'fast-check';
import * as v from 'valibot';
import { line, rollNumber } from '@/content/schema/common';
import { limits } from '@/content/schema/limits';
import { activities, type PublishedActivity } from '@/content/schema/student/activity';
import { toStated } from '@/lib/activity/activity';
import { filled, sender } from '@/lib/store/field-schema';
import { statedActivity } from '@/lib/store/kind/activity';
import { toLine } from '@/tools/import/value/line';
import { runsOf } from '@/__tests__/full-run';

/** A text of this many UTF-16 code units, in letters of one and of two of them. */
const textOf = (
  units: { min: number; max: number },
  letters: readonly string[] = ['a', 'க', 'é', '😀', '𝒜'],
) =>
  fc
    .tuple(fc.constantFrom(...letters), fc.integer(units))
    .chain(([letter, length]) =>
      fc
        .string({ unit: fc.constantFrom(letter, ...letters), maxLength: 3 })
        .map((end) => letter.repeat(length).slice(0, length - end.length) + end),
    )
    .filter((text) => text.isWellFormed());

const fits = (longest: number) => textOf({ min: Math.max(10, longest - 20), max: longest });
const isTooLong = (longest: number, letters?: readonly string[]) =>
  textOf({ min: longest + 1, max: longest + 3 }, letters);

const { activity: most } = limits;
const anyActivity: fc.Arbitrary<PublishedActivity> = fc.record({
  id: fc.constant('a'),
  status: fc.constant('Pending' as const),
  decision: fc.constant(null),
  name: fits(most.name),
  category: fits(most.category),
  level: fc.option(fits(most.level), { nil: undefined }),
  proof: fc.option(fits(most.proof), { nil: undefined }),
  hours: fc.option(fc.constantFrom(0.5, most.hours), { nil: undefined }),
  issuer: fc.option(fits(most.issuer)),
  dateAdded: fc.constant('2026-11-24'),
  date: fc.constantFrom(null, '2026-02-28'),
  credits: fc.constantFrom(null, 0, most.credits),
});
const texts = ['name', 'category', 'level', 'proof', 'issuer'] as const;

test('A device accepts every activity that content accepts', () => {
  const schema = v.strictObject(statedActivity);
  fc.assert(
    fc.property(anyActivity, (activity) => {
      expect(activities.safeParse({ items: [activity] }).error).toBeUndefined();
      expect(v.safeParse(schema, toStated(activity)).issues).toBeUndefined();
    }),
    { numRuns: runsOf(3000) },
  );
});

test.each(texts)('Content refuses an activity whose %s is too long for a device', (field) => {
  fc.assert(
    fc.property(anyActivity, isTooLong(most[field]), (activity, text) => {
      expect(activities.safeParse({ items: [{ ...activity, [field]: text }] }).success).toBe(false);
    }),
  );
});

test('A device accepts every line and every roll number that content accepts', () => {
  const longests = [limits.person, limits.section, limits.decision.reason, limits.notice.title];
  for (const longest of longests) {
    fc.assert(
      fc.property(fits(longest), (text) => {
        expect(line(longest).safeParse(text).error).toBeUndefined();
        expect(v.is(filled(longest), text)).toBe(true);
      }),
      { numRuns: runsOf(900) },
    );
    fc.assert(
      fc.property(isTooLong(longest), (text) => {
        expect(line(longest).safeParse(text).success).toBe(false);
      }),
    );
  }
  const digits = fc.nat(3).map((less) => '7'.repeat(limits.personId - less));
  fc.assert(
    fc.property(digits, (text) => {
      expect(rollNumber.safeParse(text).error).toBeUndefined();
      expect(v.is(sender, { name: 'Asha', rollNumber: text })).toBe(true);
    }),
  );
  fc.assert(
    fc.property(isTooLong(limits.personId, ['7', '𝒜']), (text) => {
      expect(rollNumber.safeParse(text).success).toBe(false);
    }),
  );
});

test('A text of a device that is cut to a limit is a line of content', () => {
  fc.assert(
    fc.property(fc.oneof(fits(limits.person), isTooLong(limits.person)), (text) => {
      const cut = toLine(text, limits.person);
      expect(line(limits.person).safeParse(cut).error).toBeUndefined();
      expect(cut.isWellFormed()).toBe(true);
    }),
  );
});
