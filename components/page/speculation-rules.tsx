import { prefetchedLink } from '@/lib/record/sign-in-page';
import { asset, routes, staticRoutes } from '@/lib/site/routes';

/** Matches links to other pages of this site, not links to a section of the same page. */
const sameSiteLinks = [
  { href_matches: asset('/*') },
  { not: { selector_matches: 'a[href^="#"]' } },
];
const publicPages = { href_matches: staticRoutes.map((name) => asset(routes[name])) };

/**
 * Public pages are light, so they are prerendered; for portal pages only the HTML is prefetched: at once for the page after
 * signing in.
 */
const rules = {
  prerender: [{ where: { and: [...sameSiteLinks, publicPages] }, eagerness: 'moderate' }],
  prefetch: [
    { where: { and: [...sameSiteLinks, { not: publicPages }] }, eagerness: 'moderate' },
    {
      where: { and: [...sameSiteLinks, { selector_matches: prefetchedLink }] },
      eagerness: 'immediate',
    },
  ],
};

/** Lets a browser that supports speculation rules fetch a page when the reader is about to follow its link. */
export function SpeculationRules() {
  return (
    <script
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(rules).replaceAll('<', '\\u003c') }}
    />
  );
}
