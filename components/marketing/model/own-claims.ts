import type { Landing } from '@/content/schema/marketing/landing';
import type { Site } from '@/content/schema/site';

/**
 * The landing page of a college: without the figures, testimonials and rating as long as they are invented, and without the
 * call to open the sample.
 */
export function ownClaims(
  landing: Landing,
  { openSample, sampleContent }: Pick<Site, 'openSample' | 'sampleContent'>,
): Landing {
  if (openSample || !sampleContent) return landing;
  return { ...landing, statistics: null, testimonials: null, rating: null, callToAction: null };
}
