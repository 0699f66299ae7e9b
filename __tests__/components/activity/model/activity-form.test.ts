import fc from 'fast-check';
import { safeParse } from 'valibot';
import {
  activityFields,
  checkActivity,
  choicesOf,
  type ActivityValues,
  findDuplicate,
  type DuplicateCandidate,
} from '@/components/activity/model/activity-form';
import { activityRules } from '@/content/campus';
import { limits } from '@/content/schema/limits';
import { checkFields, readFields, showFields } from '@/lib/form/field';
import { schemas } from '@/lib/store/schema';
import type { OwnActivity } from '@/lib/store/use-list';
import { filledActivity as valid } from './filled-activity';
import { runsOf } from '@/__tests__/full-run';

const today = '2026-11-21';

const errors = (change: Partial<ActivityValues>) =>
  checkActivity({ ...valid, ...change }, today, activityRules).map(({ message }) => message);

/** Returns true if the store accepts a record with these fields. */
const isStorable = (fields: object) =>
  safeParse(schemas.activities, {
    id: 'own',
    origin: 'content',
    removed: false,
    at: '2026-11-21T10:00:00.000Z',
    fields,
  }).success;

describe('a submission', () => {
  it('is valid when filled in correctly', () => {
    expect(errors({})).toEqual([]);
    expect(errors({ date: today, credits: '1.5' })).toEqual([]);
  });

  it('lists everything that is missing, in the order of the form', () => {
    expect(
      checkFields(activityFields, showFields(activityFields, {}), today).map(({ field }) => field),
    ).toEqual(['name', 'category', 'issuer', 'date']);
  });

  it.each([
    ['a name of spaces', { name: ' \n ' }, 'Enter the activity name.'],
    ['an invisible name', { name: '\u200b\u200d' }, 'Enter the activity name.'],
    ['no category', { category: '' }, 'Choose a category.'],
    ['an unknown category', { category: 'Party' }, 'Choose another category: this one is gone.'],
    ['no hours where they count', { hours: ' ' }, 'Enter how many hours it took.'],
    [
      'hours in words',
      { hours: 'a week' },
      'Enter the hours as a number up to 10000, such as 40 or 7.5.',
    ],
    [
      'no hours at all',
      { hours: '0' },
      'Enter the hours as a number up to 10000, such as 40 or 7.5.',
    ],
    ['no proof', { proof: '' }, 'Choose the proof that you have.'],
    [
      'a proof that the category does not accept',
      { proof: 'Attendance sheet' },
      'Choose the proof that you have.',
    ],
    ['no level where it counts', { category: 'Hackathon' }, 'Choose the level.'],
    [
      'a level that the category does not have',
      { category: 'Hackathon', level: 'Galactic' },
      'Choose the level.',
    ],
    ['no organiser', { issuer: '' }, 'Enter the organiser.'],
    ['no date', { date: '' }, 'Enter the date it took place or ended.'],
    [
      'a date that does not exist',
      { date: '2026-02-30' },
      'This date does not exist. Enter a real date with a 4-digit year.',
    ],
    ['tomorrow', { date: '2026-11-22' }, 'This date is in the future. Enter today or earlier.'],
    ['too many credits', { credits: '40.5' }, 'Enter at most 40 credits.'],
    [
      'negative credits',
      { credits: '-1' },
      'Enter the credits as a number from 0 to 40, such as 2 or 1.5.',
    ],
    [
      'credits in words',
      { credits: 'two' },
      'Enter the credits as a number from 0 to 40, such as 2 or 1.5.',
    ],
    [
      'a name that is too long',
      { name: 'x'.repeat(121) },
      'The name has 121 characters. Shorten it to 120.',
    ],
    [
      'an organiser that is too long',
      { issuer: 'x'.repeat(81) },
      'The organiser has 81 characters. Shorten it to 80.',
    ],
    [
      'a note that is too long',
      { note: 'x'.repeat(601) },
      'The note has 601 characters. Shorten it to 600.',
    ],
  ])('is refused for %s', (_, change, message) => {
    expect(errors(change)).toEqual([message]);
  });

  it('is asked for what its category needs, and for nothing else', () => {
    expect(errors({ category: 'Seminar', hours: '', level: '' })).toEqual([]);
    expect(errors({ category: 'Hackathon', hours: '', level: 'National' })).toEqual([]);
    expect(choicesOf('Course', activityRules)).toMatchObject({ needsHours: true, levels: [] });
    expect(choicesOf('Party', activityRules)).toEqual({
      category: undefined,
      levels: [],
      needsLevel: false,
      needsHours: false,
      proofs: [],
    });
  });

  it('may leave out credits and note', () => {
    expect(errors({ credits: ' ', note: '' })).toEqual([]);
    expect(readFields(activityFields, { ...valid, credits: ' ' }).credits).toBeNull();
  });

  it('is stored with single spaces and a decimal point', () => {
    expect(
      readFields(activityFields, {
        ...valid,
        name: '  Machine \n Learning ',
        credits: '1,5',
        note: ' a\nb ',
      }),
    ).toMatchObject({ name: 'Machine Learning', credits: 1.5, note: 'a\nb' });
  });
});

describe('the rules of the form and the store', () => {
  it.each(['name', 'issuer', 'note', 'level'] as const)(
    'allow the same maximum length for %s',
    (field) => {
      const fits = 'x'.repeat(limits.activity[field]);
      expect(errors({ [field]: fits })).toEqual([]);
      expect(isStorable({ [field]: fits })).toBe(true);
      expect(errors({ [field]: `${fits}x` })).toHaveLength(1);
      expect(isStorable({ [field]: `${fits}x` })).toBe(false);
    },
  );

  it('allow the same credits', () => {
    for (const credits of [0, limits.activity.credits]) {
      expect(errors({ credits: String(credits) })).toEqual([]);
      expect(isStorable({ credits })).toBe(true);
    }
    expect(errors({ credits: String(limits.activity.credits + 0.1) })).toHaveLength(1);
    expect(isStorable({ credits: limits.activity.credits + 0.1 })).toBe(false);
  });

  it('agree: the store accepts what the form accepts, and the form shows it unchanged', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 130 }), fc.string());
    const anything = {
      name: text,
      category: fc.constantFrom('Workshop', 'Hackathon', 'Course', 'Party', ''),
      level: text,
      hours: fc.oneof(fc.double().map(String), fc.integer({ min: -2, max: 90 }).map(String)),
      proof: text,
      issuer: text,
      date: fc.oneof(
        fc
          .date({ min: new Date('1890-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
          .map((date) => date.toISOString().slice(0, 10)),
        fc.string(),
      ),
      credits: fc.oneof(
        fc.double().map(String),
        fc.integer({ min: -2, max: 45 }).map(String),
        text,
      ),
      note: fc.oneof(text, fc.string({ maxLength: 700, minLength: 500 })),
    };
    // At most two fields differ from a form that is filled in correctly.
    const fields = fc.subarray(Object.keys(anything) as (keyof ActivityValues)[], { maxLength: 2 });
    const values = fc.tuple(fields, fc.record(anything)).map(([changed, any]) => ({
      ...valid,
      ...Object.fromEntries(changed.map((field) => [field, any[field]])),
    }));
    let accepted = 0;
    fc.assert(
      fc.property(values, (filled) => {
        if (checkFields(activityFields, filled, today).length > 0) return;
        accepted++;
        const fields = readFields(activityFields, filled);
        expect(isStorable(fields)).toBe(true);
        expect(fields.date! <= today).toBe(true);
        const again = showFields(activityFields, fields);
        expect(checkFields(activityFields, again, today)).toEqual([]);
        expect(readFields(activityFields, again)).toEqual(fields);
      }),
      { numRuns: runsOf(3000), examples: [[valid]] },
    );
    expect(accepted).toBeGreaterThan(0);
  });
});

const evidence = (sha256: string) => ({ file: 'f', name: 'c.pdf', size: 1, sha256 });

const stored = {
  id: 'poetry',
  name: 'Poetry Course',
  status: 'Approved',
  category: 'Course',
  dateAdded: '2026-01-10',
  issuer: 'Arts Club',
  date: '2026-01-08',
  evidence: evidence('a'.repeat(64)),
  origin: 'device',
  changed: true,
} as OwnActivity;

const candidate: DuplicateCandidate = {
  name: 'Another Course',
  issuer: 'Another Club',
  date: '2026-02-01',
};

const reasonOf = (change: Partial<DuplicateCandidate>, activities = [stored]) =>
  findDuplicate({ ...candidate, ...change }, activities)?.reason ?? null;

const same = { name: stored.name, issuer: 'Arts Club', date: '2026-01-08' };

test('Finds the same file, whatever its facts are', () => {
  expect(reasonOf({ sha256: 'a'.repeat(64) })).toBe('file');
  expect(reasonOf({ sha256: 'b'.repeat(64) })).toBeNull();
});

test('Finds the same name, organiser and date, in another spelling as well', () => {
  expect(reasonOf(same)).toBe('facts');
  expect(reasonOf({ ...same, name: ' POETRY  cóurse ', issuer: 'arts club' })).toBe('facts');
});

test.each([
  ['name', { name: 'Poetry Course 2' }],
  ['organiser', { issuer: 'Drama Club' }],
  ['date', { date: '2026-01-09' }],
])('Does not report another %s', (_, change) => {
  expect(reasonOf({ ...same, ...change })).toBeNull();
});

test('Does not compare facts that are missing', () => {
  const unknown = { ...stored, issuer: null, date: null } as unknown as OwnActivity;
  expect(reasonOf({ name: stored.name, issuer: '', date: '' }, [unknown])).toBeNull();
});

test('Does not compare an activity with itself', () => {
  expect(reasonOf({ ...same, id: stored.id, sha256: 'a'.repeat(64) })).toBeNull();
});

test('Names the activity with the same file before one with the same facts', () => {
  const other = { ...stored, id: 'other', name: 'Other', evidence: evidence('b'.repeat(64)) };
  const found = findDuplicate({ ...same, sha256: 'b'.repeat(64) }, [stored, other]);
  expect(found).toEqual({ activity: other, reason: 'file' });
});
