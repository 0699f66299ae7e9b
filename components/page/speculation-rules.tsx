import { asset, routes, staticRoutes } from '@/lib/site/routes';

/** Matches links to other pages of this site; a link to a part of the same page is none. */
const sameSiteLinks = [
  { href_matches: asset('/*') },
  { not: { selector_matches: 'a[href^="#"]' } },
];
const publicPages = { href_matches: staticRoutes.map((name) => asset(routes[name])) };

/** Public pages are light and are drawn ahead; of the portal's pages only the HTML comes ahead. */
const rules = {
  prerender: [{ where: { and: [...sameSiteLinks, publicPages] }, eagerness: 'moderate' }],
  prefetch: [{ where: { and: [...sameSiteLinks, { not: publicPages }] }, eagerness: 'moderate' }],
};

/** Lets a browser that knows speculation rules fetch a page when a person is about to follow its link. */
export function SpeculationRules() {
  return (
    <script
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(rules).replaceAll('<', '\\u003c') }}
    />
  );
}
