import fc from 'fast-check';
import type { ProfileRecord, ProfileSection } from '@/components/profile/model/profile-record';
import { profileSections } from '@/components/profile/model/profile-record';
import { tenPoints } from '@/__tests__/components/performance/model/scale';
import { site } from '@/content/site';
import { achievements, activities, entries, projects, student } from '@/content/student';

const ofCollege = <T extends object>(list: readonly T[]) =>
  list.map((item) => ({ ...item, origin: 'content' as const, changed: false }));

/** The sample record on a device without changes. */
export const sample: ProfileRecord = {
  college: site.college,
  logo: site.logo,
  notice: site.notice,
  student,
  grading: tenPoints,
  achievements: ofCollege(achievements),
  activities: ofCollege(activities),
  projects: ofCollege(projects),
  entries: ofCollege(entries),
};

/** All profile sections. */
export const all: ReadonlySet<ProfileSection> = new Set(profileSections.map(({ id }) => id));

/** Any choice of sections. */
export const choice = fc
  .subarray(profileSections.map(({ id }) => id))
  .map((ids): ReadonlySet<ProfileSection> => new Set(ids));

const text = (longest: number, shortest = 1) =>
  fc
    .string({ unit: 'binary', minLength: shortest, maxLength: longest })
    .map((any) => (shortest > 0 ? `x${any}`.slice(0, longest) : any));
const origin = fc.constantFrom('device' as const, 'content' as const);
const listOf = <T extends object>(shape: fc.Arbitrary<T>) =>
  fc.array(
    fc
      .tuple(shape, origin, fc.boolean(), fc.uuid())
      .map(([fields, from, changed, id]) => ({ ...fields, id, origin: from, changed })),
    { maxLength: 6 },
  );
const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const date = fc.oneof(
  text(40),
  fc.constantFrom('Jun 2025 - Jul 2025', '14 Sep 2025', '2025', '31 Feb 2025', 'soon', '- - -'),
);
const href = fc.oneof(
  fc.constantFrom('#', '/work', 'mailto:a@b.example', 'https://a.example/|x[%]"<b>?q=é#ü'),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
);

/** Any record that content and stored changes can produce. */
export const anyRecord: fc.Arbitrary<ProfileRecord> = fc
  .record({
    achievements: listOf(fc.record({ name: text(40) })),
    activities: listOf(
      fc.record({
        name: text(120),
        status: fc.constantFrom('Approved' as const, 'Pending' as const, 'Rejected' as const),
        category: fc.constantFrom('Workshop' as const, 'Hackathon' as const, 'Course' as const),
        dateAdded: day,
        issuer: text(80, 0),
        date: fc.option(day),
        credits: fc.option(fc.integer({ min: 0, max: 40 })),
        withdrawn: fc.boolean(),
      }),
    ),
    projects: listOf(
      fc.record({ title: text(80), technology: text(120, 0), about: text(600, 0), href }),
    ),
    entries: listOf(
      fc.record({
        title: text(80),
        description: text(200, 0),
        date,
        kind: fc.constantFrom('activity' as const, 'internship' as const),
      }),
    ),
    summary: text(600),
  })
  .map(({ summary, ...lists }) => ({ ...sample, ...lists, student: { ...student, summary } }));
