import { tenPoints, results } from '@/__tests__/components/performance/model/scale';
import { sample } from '@/__tests__/components/profile/model/profile-record';
import type { PortfolioSource } from '@/components/portfolio/model/portfolio';
import { portfolioParts, type PortfolioPart } from '@/components/portfolio/model/portfolio-section';
import type { Step } from '@/components/activity/model/activity-history';
import { activityRules } from '@/content/campus';
import type { OwnActivity } from '@/lib/store/use-list';

/** Every part of a portfolio. */
export const allParts: ReadonlySet<PortfolioPart> = new Set(portfolioParts.map(({ id }) => id));

/** The sample record with results, with these activities in place of its own. */
export function sourceOf(activities: readonly OwnActivity[] = sample.activities): PortfolioSource {
  const content = {
    ...sample,
    keys: [],
    results,
    grading: tenPoints,
    rules: activityRules,
  };
  return {
    record: { ...sample, activities },
    content: content as unknown as PortfolioSource['content'],
    photo: null,
    today: '2026-11-23',
  };
}

/** An activity that was submitted and approved on this device or, with a source, on the teacher's. */
export function approved(
  name: string,
  { source, ...fields }: Partial<OwnActivity> & { source?: Step['source'] } = {},
): OwnActivity {
  const decision: Step = {
    ...{ at: '2026-10-05T09:30:00Z', what: 'approved', by: 'Dr. Ananya Rao' },
    ...(source && { source }),
  };
  return {
    ...{
      id: `id-${name.length}-${name.slice(-6)}`,
      name,
      status: 'Approved',
      category: 'Workshop',
    },
    ...{ dateAdded: '2026-10-01', origin: 'device', changed: true, date: '2026-09-14' },
    history: [{ at: '2026-10-01T09:30:00Z', what: 'submitted' }, decision],
    ...fields,
  };
}

/** A file of an activity, as the device stores it. */
export const evidenceOf = (name: string, size = 49_301): NonNullable<OwnActivity['evidence']> => ({
  ...{ file: '0b0a1c1e-2b7c-4f3e-9d55-0d9a6f6b1234', name, size },
  sha256: '0123456789abcdef'.repeat(4),
});
