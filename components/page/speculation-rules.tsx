import { asset, routes, staticRoutes } from '@/lib/site/routes';

/** Matches links to other pages of this site; a link to a part of the same page is none. */
const inside = [{ href_matches: asset('/*') }, { not: { selector_matches: 'a[href^="#"]' } }];
const isPublic = { href_matches: staticRoutes.map((name) => asset(routes[name])) };

/** Public pages are light and are drawn ahead; of the portal's pages only the HTML comes ahead. */
const rules = {
  prerender: [{ where: { and: [...inside, isPublic] }, eagerness: 'moderate' }],
  prefetch: [{ where: { and: [...inside, { not: isPublic }] }, eagerness: 'moderate' }],
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
