import type { Landing } from '@/content/schema/marketing/landing';
import type { Site } from '@/content/schema/site';

/** A landing page; a college without the sample has no pictures of it. */
export type ShownLanding = Omit<Landing, 'demo'> & { demo: Landing['demo'] | null };

/**
 * The landing page of a college: without the figures, testimonials and rating as long as they are invented, without the
 * call to open the sample, and without its pictures.
 */
export function ownClaims(
  landing: Landing,
  { openSample, sampleContent }: Pick<Site, 'openSample' | 'sampleContent'>,
): ShownLanding {
  if (openSample) return landing;
  const own = { ...landing, demo: null, callToAction: null };
  return sampleContent ? { ...own, statistics: null, testimonials: null, rating: null } : own;
}
