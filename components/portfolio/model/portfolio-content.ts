import { profileSections, type ProfileContent } from '@/components/profile/model/profile-record';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { Grading } from '@/content/schema/academic';
import type { Results } from '@/content/schema/student/results';

/** What a portfolio is made from, besides the changes stored on this device. */
export interface PortfolioContent extends ProfileContent {
  results?: Results | undefined;
  grading: Grading;
  /** How activities count for points. */
  rules: ActivityRules;
}

const contact = profileSections.filter(({ id }) => id === 'contact');

/** What a person can include in a portfolio. */
export const portfolioParts = [
  ...profileSections.filter(({ id }) => id !== 'contact'),
  { id: 'points', label: 'Activity points' },
  { id: 'evidence', label: 'List of evidence' },
  { id: 'results', label: 'Results of past terms' },
  { id: 'pictures', label: 'Pictures' },
  ...contact,
] as const;

export type PortfolioPart = (typeof portfolioParts)[number]['id'];

const asked: readonly PortfolioPart[] = ['results', 'pictures', 'contact'];

/** Results, pictures and contact details are included only when the person selects them. */
export const defaultParts: ReadonlySet<PortfolioPart> = new Set(
  portfolioParts.map(({ id }) => id).filter((id) => !asked.includes(id)),
);
